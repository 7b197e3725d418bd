import { describe, expect, it } from "vitest";
import { badgeOrigins } from "../src/decorations/badge-origins.ts";
import { describeBodies } from "../src/decorations/describe-bodies.ts";
import { hideExcludedMembers } from "../src/decorations/hide-excluded-members.ts";
import { inlinePathItems } from "../src/decorations/inline-path-items.ts";
import { listErrorCodes } from "../src/decorations/list-error-codes.ts";
import { showKnownValues } from "../src/decorations/show-known-values.ts";
import { stateFacts } from "../src/decorations/state-facts.ts";
import { catalogue } from "./catalogue.ts";

describe("badges", () => {
  it("stand on schemas, members, parameters and calls as Redoc's own", () => {
    const schema = { type: "string", "x-origin": "observed" };
    const document = { components: { schemas: { Key: { ...schema, properties: { part: schema } } } } };
    const badges = [{ name: "observed", color: "sky" }];
    expect(badgeOrigins(document)).toMatchObject({
      components: { schemas: { Key: { "x-badges": badges, properties: { part: { "x-badges": badges } } } } },
    });
  });

  it.each(["responses", "headers", "securitySchemes"])("open the text of %s, which have none", (kind) => {
    const document = { components: { [kind]: { one: { description: "Reason.", "x-origin": "assumed" } } } };
    const description = expect.stringMatching(
      /^<span class="origin origin-assumed" title="[^"]+">assumed<\/span> Reason\.$/,
    );
    expect(badgeOrigins(document)).toMatchObject({ components: { [kind]: { one: { description } } } });
  });

  it("stay away from what the service states, and from data", () => {
    const document = { components: { schemas: { Key: { type: "string" } } }, example: { "x-origin": "observed" } };
    expect(badgeOrigins(document)).toEqual(document);
  });

  it("leave the description that they decorate as it was", () => {
    const document = Object.freeze({ components: Object.freeze({ schemas: Object.freeze({}) }) });
    expect(badgeOrigins(document)).not.toBe(document);
  });
});

describe("known values", () => {
  const schemas = {
    Status: { description: "How it stands.", "x-extensible-enum": ["UP", "DOWN"] },
    Only: { description: "The one.", "x-extensible-enum": ["UP"] },
    Machine: {
      properties: {
        plain: { $ref: "#/components/schemas/Status" },
        own: { $ref: "#/components/schemas/Status", description: "How it stood." },
      },
    },
  };
  const shown = showKnownValues({ components: { schemas } });

  it("are listed as values of an open list", () => {
    expect(shown).toMatchObject({
      components: {
        schemas: {
          Status: { description: "How it stands.\n\nKnown values: `UP`, `DOWN`. More may come." },
          Only: { description: "The one.\n\nKnown value: `UP`. More may come." },
        },
      },
    });
  });

  it("follow a reference that has a text of its own", () => {
    expect(shown).toMatchObject({
      components: {
        schemas: {
          Machine: {
            properties: {
              plain: schemas.Machine.properties.plain,
              own: { description: "How it stood.\n\nKnown values: `UP`, `DOWN`. More may come." },
            },
          },
        },
      },
    });
  });
});

it("members that a variant excludes are left out, others that are called so are not", () => {
  const schema = { properties: { gone: { not: {} }, kept: { not: { type: "string" } }, not: { type: "string" } } };
  expect(hideExcludedMembers(schema)).toEqual({
    properties: { kept: schema.properties.kept, not: { type: "string" } },
  });
});

it("an error response lists its codes", () => {
  const response = { description: "It conflicts.", "x-error-codes": ["NAME_TAKEN", "BROKEN"] };
  const { description } = listErrorCodes(response, catalogue);
  expect(description).toMatch(
    /^It conflicts\.\n\n- `NAME_TAKEN`<br> It is taken\. Choose another\.\n- `BROKEN` <span /,
  );
});

it("an error code that the catalogue lacks is refused", () => {
  expect(() => listErrorCodes({ "x-error-codes": ["TYPO"] }, catalogue)).toThrow('"TYPO" is not in the catalogue');
});

describe("what is said about a body", () => {
  const schemas = { Marked: { description: "Seen.", "x-origin": "observed" }, Stated: { description: "Sure." } };
  const body = (name: string) => ({
    content: { "application/json": { schema: { $ref: `#/components/schemas/${name}` } } },
  });
  const described = (call: object) => describeBodies({ components: { schemas }, post: { ...call } });

  it("is said of the request", () => {
    expect(described({ requestBody: body("Stated") })).toMatchObject({
      post: { requestBody: { description: "Sure." } },
    });
  });

  it("is said of a response when the body is marked", () => {
    const responses = {
      "200": { description: "Done.", ...body("Marked") },
      "201": { description: "Made.", ...body("Stated") },
    };
    expect(described({ responses })).toMatchObject({
      post: {
        responses: {
          "200": { description: expect.stringMatching(/^Done\.\n\nSeen\. <span .*>observed<\/span>$/) },
          "201": { description: "Made." },
        },
      },
    });
  });
});

it("events stand in the place of references to them", () => {
  const event = { post: { operationId: "orderStatus" } };
  const reference = { $ref: "#/components/pathItems/orderStatus" };
  const document = { components: { pathItems: { orderStatus: event } }, webhooks: { orderStatus: reference } };
  expect(inlinePathItems(document)).toMatchObject({ webhooks: { orderStatus: event } });
});

describe("the facts of an operation", () => {
  const operation = (operationId: string) => ({ operationId, description: "Text.", responses: {} });
  const call = (operationId: string) => {
    const paths = { "/x": { post: operation(operationId) } };
    return stateFacts({ paths }, catalogue);
  };
  const withText = (description: string) => ({ paths: { "/x": { post: { description } } } });

  it("name it, its keys and whether it may be repeated", () => {
    expect(call("createConnection")).toMatchObject(withText("`createConnection` · user key\n\nText."));
    expect(call("getRate")).toMatchObject(withText("`getRate` · master key or user key · safe to repeat\n\nText."));
  });

  it("end with how to poll it", () => {
    expect(call("getConnection")).toMatchObject({
      paths: { "/x": { post: { description: expect.stringContaining("Text.\n\n**Polling.** Every 2 to 3 seconds") } } },
    });
  });

  it("say of an event what identifies a delivery", () => {
    const webhooks = { orderStatus: { post: operation("orderStatus") } };
    const facts = "`orderStatus` · event · a delivery is identified by `orderId`, `status`\n\nText.";
    expect(stateFacts({ webhooks }, catalogue)).toMatchObject({
      webhooks: { orderStatus: { post: { description: facts } } },
    });
  });
});
