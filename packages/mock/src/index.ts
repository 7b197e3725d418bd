export type { OperationExamples } from "./list-examples.ts";
export { type Mock, type MockOptions, startMock } from "./start-mock.ts";
