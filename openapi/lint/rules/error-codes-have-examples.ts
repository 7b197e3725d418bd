import { findCatalogue } from "../document/catalogue.ts";
import { listCalls } from "../document/list-operations.ts";
import { listErrorResponses } from "../document/list-responses.ts";
import type { Place } from "../document/place.ts";
import type { Finding, Rule } from "../rule.ts";

/** Each code of an error answer has an example that is named as the code and carries it with its status; no other examples. */
export const errorCodesHaveExamples: Rule = function* (root): Iterable<Finding> {
  const responses = listCalls(root)
    .flatMap(listErrorResponses)
    .map(({ place }) => place);
  const distinct = new Map(responses.map((response) => [response.pointer, response]));
  for (const response of distinct.values()) {
    for (const content of response.at("content").children) yield* checkContent(root, response, content);
  }
};

function* checkContent(root: Place, response: Place, content: Place): Iterable<Finding> {
  const codes = response.at("x-error-codes").texts;
  const examples = content.at("examples");
  for (const code of codes) {
    const example = examples.at(code);
    if (example.exists) yield* checkExample(root, code, example);
    else yield { place: content, message: `${code} has no example here: add one that is named ${code}.` };
  }
  for (const stray of examples.children.filter(({ key }) => !codes.includes(key))) {
    yield {
      place: stray,
      message: `The example ${stray.key} is not in \`x-error-codes\`: list the code, or remove the example.`,
    };
  }
}

function* checkExample(root: Place, code: string, example: Place): Iterable<Finding> {
  const status = findCatalogue(root).at(code, "status").value;
  const body = example.follow().at("value");
  if (body.at("errorCode").value !== code) {
    yield { place: body, message: `The example ${code} must carry \`errorCode: ${code}\`.` };
  }
  if (status !== undefined && body.at("statusCode").value !== status) {
    yield { place: body, message: `The example ${code} must carry \`statusCode: ${status}\`, as the catalogue says.` };
  }
}
