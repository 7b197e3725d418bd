// Made from openapi/svc.yaml by `pnpm generate`. Change the description, not this file.

/** The states of each resource and how one leads to another, as pieces of SVG whose colours come from a stylesheet. */
export const lifecycles = {
  ConnectionStatus: {
    width: 549,
    height: 506,
    begin: "<circle class=\"begin\" cx=\"252\" cy=\"21\" r=\"7\"/>",
    arrows: [
      {
        from: null,
        to: "INITIATING",
        cause: "create, accepted",
        svg: "<path class=\"line\" d=\"M252 30 C252 36 252 54 252 66 C252 78 252 96 252 102\" fill=\"none\" stroke-width=\"1.5\"/><path class=\"head\" d=\"M1 0-7-4-7 4Z\" transform=\"translate(252 102) rotate(90)\"/><rect class=\"plate\" x=\"217.5\" y=\"47\" width=\"69\" height=\"38\" rx=\"4\"/><text class=\"cause\" font-weight=\"600\" x=\"252\" y=\"57.5\" dy=\"0.35em\" text-anchor=\"middle\" font-family=\"system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif\" font-size=\"13\">create</text><text class=\"condition\" x=\"252\" y=\"74.5\" dy=\"0.35em\" text-anchor=\"middle\" font-family=\"system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif\" font-size=\"13\">accepted</text>",
      },
      {
        from: "INITIATING",
        to: "PENDING",
        cause: "processing completed, OTP needed",
        svg: "<path class=\"line\" d=\"M252 146 C252 152 252 170 252 182 C252 194 252 212 252 218\" fill=\"none\" stroke-width=\"1.5\"/><path class=\"head\" d=\"M1 0-7-4-7 4Z\" transform=\"translate(252 218) rotate(90)\"/><rect class=\"plate\" x=\"174\" y=\"163\" width=\"156\" height=\"38\" rx=\"4\"/><text class=\"cause\" font-weight=\"600\" x=\"252\" y=\"173.5\" dy=\"0.35em\" text-anchor=\"middle\" font-family=\"system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif\" font-size=\"13\">processing completed</text><text class=\"condition\" x=\"252\" y=\"190.5\" dy=\"0.35em\" text-anchor=\"middle\" font-family=\"system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif\" font-size=\"13\">OTP needed</text>",
      },
      {
        from: "INITIATING",
        to: "ACTIVE",
        cause: "processing completed, standing order reused",
        svg: "<path class=\"line\" d=\"M315.5 142.1 C338.8 148.8 431.8 165.7 455 182 C478.3 198.3 455 220.7 455 240 C455 259.3 458.8 282.3 455 298 C451.2 313.7 436 328 432.2 334\" fill=\"none\" stroke-width=\"1.5\"/><path class=\"head\" d=\"M1 0-7-4-7 4Z\" transform=\"translate(432.2 334) rotate(122.4)\"/><rect class=\"plate\" x=\"373.5\" y=\"221\" width=\"163\" height=\"38\" rx=\"4\"/><text class=\"cause\" font-weight=\"600\" x=\"455\" y=\"231.5\" dy=\"0.35em\" text-anchor=\"middle\" font-family=\"system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif\" font-size=\"13\">processing completed</text><text class=\"condition\" x=\"455\" y=\"248.5\" dy=\"0.35em\" text-anchor=\"middle\" font-family=\"system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif\" font-size=\"13\">standing order reused</text>",
      },
      {
        from: "INITIATING",
        to: "FAILED",
        cause: "processing failed",
        svg: "<path class=\"line\" d=\"M188.5 145.3 C170.3 151.4 97.3 169.9 79 182 C60.8 194.1 79 212 79 218\" fill=\"none\" stroke-width=\"1.5\"/><path class=\"head\" d=\"M1 0-7-4-7 4Z\" transform=\"translate(79 218) rotate(90)\"/><rect class=\"plate\" x=\"12\" y=\"171.5\" width=\"134\" height=\"21\" rx=\"4\"/><text class=\"cause\" font-weight=\"600\" x=\"79\" y=\"182\" dy=\"0.35em\" text-anchor=\"middle\" font-family=\"system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif\" font-size=\"13\">processing failed</text>",
      },
      {
        from: "PENDING",
        to: "ACTIVE",
        cause: "confirm, correct OTP",
        svg: "<path class=\"line\" d=\"M282.8 262 C291.2 268 316.1 286 333.3 298 C350.4 310 377.2 328 386 334\" fill=\"none\" stroke-width=\"1.5\"/><path class=\"head\" d=\"M1 0-7-4-7 4Z\" transform=\"translate(386 334) rotate(34.3)\"/><rect class=\"plate\" x=\"287.8\" y=\"279\" width=\"91\" height=\"38\" rx=\"4\"/><text class=\"cause\" font-weight=\"600\" x=\"333.3\" y=\"289.5\" dy=\"0.35em\" text-anchor=\"middle\" font-family=\"system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif\" font-size=\"13\">confirm</text><text class=\"condition\" x=\"333.3\" y=\"306.5\" dy=\"0.35em\" text-anchor=\"middle\" font-family=\"system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif\" font-size=\"13\">correct OTP</text>",
      },
      {
        from: "PENDING",
        to: "EXPIRED",
        cause: "expiry after 30 minutes, OTP not confirmed",
        svg: "<path class=\"line\" d=\"M221.2 262 C212.8 268 179.2 286 170.8 298 C162.3 310 170.8 328 170.8 334\" fill=\"none\" stroke-width=\"1.5\"/><path class=\"head\" d=\"M1 0-7-4-7 4Z\" transform=\"translate(170.8 334) rotate(90)\"/><rect class=\"plate\" x=\"81.8\" y=\"279\" width=\"178\" height=\"38\" rx=\"4\"/><text class=\"cause\" font-weight=\"600\" x=\"170.8\" y=\"289.5\" dy=\"0.35em\" text-anchor=\"middle\" font-family=\"system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif\" font-size=\"13\">expiry after 30 minutes</text><text class=\"condition\" x=\"170.8\" y=\"306.5\" dy=\"0.35em\" text-anchor=\"middle\" font-family=\"system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif\" font-size=\"13\">OTP not confirmed</text>",
      },
      {
        from: "ACTIVE",
        to: "INACTIVE",
        cause: "cancel, user cancels",
        svg: "<path class=\"line\" d=\"M418.3 378 C418.3 384 418.3 402 418.3 414 C418.3 426 418.3 444 418.3 450\" fill=\"none\" stroke-width=\"1.5\"/><path class=\"head\" d=\"M1 0-7-4-7 4Z\" transform=\"translate(418.3 450) rotate(90)\"/><rect class=\"plate\" x=\"369.3\" y=\"395\" width=\"98\" height=\"38\" rx=\"4\"/><text class=\"cause\" font-weight=\"600\" x=\"418.3\" y=\"405.5\" dy=\"0.35em\" text-anchor=\"middle\" font-family=\"system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif\" font-size=\"13\">cancel</text><text class=\"condition\" x=\"418.3\" y=\"422.5\" dy=\"0.35em\" text-anchor=\"middle\" font-family=\"system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif\" font-size=\"13\">user cancels</text>",
      },
    ],
    states: [
      {
        state: "INITIATING",
        isFinal: false,
        svg: "<rect x=\"188.5\" y=\"102\" width=\"127\" height=\"44\" rx=\"8\" stroke-width=\"1.5\"/><text x=\"252\" y=\"124\" dy=\"0.35em\" text-anchor=\"middle\" font-family=\"ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace\" font-size=\"14\" font-weight=\"600\">INITIATING</text>",
      },
      {
        state: "PENDING",
        isFinal: false,
        svg: "<rect x=\"201.5\" y=\"218\" width=\"101\" height=\"44\" rx=\"8\" stroke-width=\"1.5\"/><text x=\"252\" y=\"240\" dy=\"0.35em\" text-anchor=\"middle\" font-family=\"ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace\" font-size=\"14\" font-weight=\"600\">PENDING</text>",
      },
      {
        state: "ACTIVE",
        isFinal: false,
        svg: "<rect x=\"371.75\" y=\"334\" width=\"93\" height=\"44\" rx=\"8\" stroke-width=\"1.5\"/><text x=\"418.25\" y=\"356\" dy=\"0.35em\" text-anchor=\"middle\" font-family=\"ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace\" font-size=\"14\" font-weight=\"600\">ACTIVE</text>",
      },
      {
        state: "FAILED",
        isFinal: true,
        svg: "<rect x=\"32.5\" y=\"218\" width=\"93\" height=\"44\" rx=\"8\" stroke-width=\"1.5\"/><rect x=\"36.5\" y=\"222\" width=\"85\" height=\"36\" rx=\"4\" stroke-width=\"1.5\"/><text x=\"79\" y=\"240\" dy=\"0.35em\" text-anchor=\"middle\" font-family=\"ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace\" font-size=\"14\" font-weight=\"600\">FAILED</text>",
      },
      {
        state: "EXPIRED",
        isFinal: true,
        svg: "<rect x=\"120.25\" y=\"334\" width=\"101\" height=\"44\" rx=\"8\" stroke-width=\"1.5\"/><rect x=\"124.25\" y=\"338\" width=\"93\" height=\"36\" rx=\"4\" stroke-width=\"1.5\"/><text x=\"170.75\" y=\"356\" dy=\"0.35em\" text-anchor=\"middle\" font-family=\"ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace\" font-size=\"14\" font-weight=\"600\">EXPIRED</text>",
      },
      {
        state: "INACTIVE",
        isFinal: true,
        svg: "<rect x=\"363.25\" y=\"450\" width=\"110\" height=\"44\" rx=\"8\" stroke-width=\"1.5\"/><rect x=\"367.25\" y=\"454\" width=\"102\" height=\"36\" rx=\"4\" stroke-width=\"1.5\"/><text x=\"418.25\" y=\"472\" dy=\"0.35em\" text-anchor=\"middle\" font-family=\"ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace\" font-size=\"14\" font-weight=\"600\">INACTIVE</text>",
      },
    ],
  },
  StandingOrderStatus: {
    width: 335,
    height: 390,
    begin: "<circle class=\"begin\" cx=\"182.25\" cy=\"21\" r=\"7\"/>",
    arrows: [
      {
        from: null,
        to: "PENDING_CONFIRMATION",
        cause: "processing completed, OTP needed",
        svg: "<path class=\"line\" d=\"M182.3 30 C182.3 36 182.3 54 182.3 66 C182.3 78 182.3 96 182.3 102\" fill=\"none\" stroke-width=\"1.5\"/><path class=\"head\" d=\"M1 0-7-4-7 4Z\" transform=\"translate(182.3 102) rotate(90)\"/><rect class=\"plate\" x=\"104.3\" y=\"47\" width=\"156\" height=\"38\" rx=\"4\"/><text class=\"cause\" font-weight=\"600\" x=\"182.3\" y=\"57.5\" dy=\"0.35em\" text-anchor=\"middle\" font-family=\"system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif\" font-size=\"13\">processing completed</text><text class=\"condition\" x=\"182.3\" y=\"74.5\" dy=\"0.35em\" text-anchor=\"middle\" font-family=\"system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif\" font-size=\"13\">OTP needed</text>",
      },
      {
        from: "PENDING_CONFIRMATION",
        to: "ACTIVE",
        cause: "confirm, correct OTP",
        svg: "<path class=\"line\" d=\"M213.1 146 C221.5 152 255.1 170 263.5 182 C271.9 194 263.5 212 263.5 218\" fill=\"none\" stroke-width=\"1.5\"/><path class=\"head\" d=\"M1 0-7-4-7 4Z\" transform=\"translate(263.5 218) rotate(90)\"/><rect class=\"plate\" x=\"218\" y=\"163\" width=\"91\" height=\"38\" rx=\"4\"/><text class=\"cause\" font-weight=\"600\" x=\"263.5\" y=\"173.5\" dy=\"0.35em\" text-anchor=\"middle\" font-family=\"system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif\" font-size=\"13\">confirm</text><text class=\"condition\" x=\"263.5\" y=\"190.5\" dy=\"0.35em\" text-anchor=\"middle\" font-family=\"system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif\" font-size=\"13\">correct OTP</text>",
      },
      {
        from: "PENDING_CONFIRMATION",
        to: "EXPIRED",
        cause: "expiry after 30 minutes, OTP not confirmed",
        svg: "<path class=\"line\" d=\"M151.4 146 C143 152 109.4 170 101 182 C92.6 194 101 212 101 218\" fill=\"none\" stroke-width=\"1.5\"/><path class=\"head\" d=\"M1 0-7-4-7 4Z\" transform=\"translate(101 218) rotate(90)\"/><rect class=\"plate\" x=\"12\" y=\"163\" width=\"178\" height=\"38\" rx=\"4\"/><text class=\"cause\" font-weight=\"600\" x=\"101\" y=\"173.5\" dy=\"0.35em\" text-anchor=\"middle\" font-family=\"system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif\" font-size=\"13\">expiry after 30 minutes</text><text class=\"condition\" x=\"101\" y=\"190.5\" dy=\"0.35em\" text-anchor=\"middle\" font-family=\"system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif\" font-size=\"13\">OTP not confirmed</text>",
      },
      {
        from: "ACTIVE",
        to: "CANCELLED",
        cause: "cancel, correct OTP",
        svg: "<path class=\"line\" d=\"M263.5 262 C263.5 268 263.5 286 263.5 298 C263.5 310 263.5 328 263.5 334\" fill=\"none\" stroke-width=\"1.5\"/><path class=\"head\" d=\"M1 0-7-4-7 4Z\" transform=\"translate(263.5 334) rotate(90)\"/><rect class=\"plate\" x=\"218\" y=\"279\" width=\"91\" height=\"38\" rx=\"4\"/><text class=\"cause\" font-weight=\"600\" x=\"263.5\" y=\"289.5\" dy=\"0.35em\" text-anchor=\"middle\" font-family=\"system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif\" font-size=\"13\">cancel</text><text class=\"condition\" x=\"263.5\" y=\"306.5\" dy=\"0.35em\" text-anchor=\"middle\" font-family=\"system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif\" font-size=\"13\">correct OTP</text>",
      },
    ],
    states: [
      {
        state: "PENDING_CONFIRMATION",
        isFinal: false,
        svg: "<rect x=\"75.25\" y=\"102\" width=\"214\" height=\"44\" rx=\"8\" stroke-width=\"1.5\"/><text x=\"182.25\" y=\"124\" dy=\"0.35em\" text-anchor=\"middle\" font-family=\"ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace\" font-size=\"14\" font-weight=\"600\">PENDING_CONFIRMATION</text>",
      },
      {
        state: "ACTIVE",
        isFinal: false,
        svg: "<rect x=\"217\" y=\"218\" width=\"93\" height=\"44\" rx=\"8\" stroke-width=\"1.5\"/><text x=\"263.5\" y=\"240\" dy=\"0.35em\" text-anchor=\"middle\" font-family=\"ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace\" font-size=\"14\" font-weight=\"600\">ACTIVE</text>",
      },
      {
        state: "EXPIRED",
        isFinal: true,
        svg: "<rect x=\"50.5\" y=\"218\" width=\"101\" height=\"44\" rx=\"8\" stroke-width=\"1.5\"/><rect x=\"54.5\" y=\"222\" width=\"93\" height=\"36\" rx=\"4\" stroke-width=\"1.5\"/><text x=\"101\" y=\"240\" dy=\"0.35em\" text-anchor=\"middle\" font-family=\"ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace\" font-size=\"14\" font-weight=\"600\">EXPIRED</text>",
      },
      {
        state: "CANCELLED",
        isFinal: true,
        svg: "<rect x=\"204\" y=\"334\" width=\"119\" height=\"44\" rx=\"8\" stroke-width=\"1.5\"/><rect x=\"208\" y=\"338\" width=\"111\" height=\"36\" rx=\"4\" stroke-width=\"1.5\"/><text x=\"263.5\" y=\"356\" dy=\"0.35em\" text-anchor=\"middle\" font-family=\"ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace\" font-size=\"14\" font-weight=\"600\">CANCELLED</text>",
      },
    ],
  },
} as const;
