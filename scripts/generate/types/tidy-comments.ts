/**
 * Comments as editors want them. openapi-typescript writes the text of a description as a tag, which is shown in small
 * print below the type instead of as what it is; it indents all lines but the first, which would make code of a second
 * paragraph; and it says of each list of values that it is one.
 */
export function tidyComments(code: string): string {
  return code
    .replaceAll(/^( *\*) {5}(?=\S)/gm, "$1 ")
    .replaceAll(/(?<!\/\*\*\n)^( *\*) @description /gm, "$1\n$1 ")
    .replaceAll(/^( *(?:\/\*\*|\*)) @description /gm, "$1 ")
    .replaceAll(/^ *\/\*\* @enum \{\w+\} \*\/\n/gm, "")
    .replaceAll(/^ *\* @enum \{\w+\}\n/gm, "");
}
