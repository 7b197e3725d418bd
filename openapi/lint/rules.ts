import type { Rule } from "./rule.ts";
import { bodiesHaveExamples } from "./rules/bodies-have-examples.ts";
import { callsListErrors } from "./rules/calls-list-errors.ts";
import { constHasType } from "./rules/const-has-type.ts";
import { currenciesAreDescribed } from "./rules/currencies-are-described.ts";
import { descriptionsAreSentences } from "./rules/descriptions-are-sentences.ts";
import { enumsFitTheirSide } from "./rules/enums-fit-their-side.ts";
import { errorCodesAreKnown } from "./rules/error-codes-are-known.ts";
import { errorCodesAreUsed } from "./rules/error-codes-are-used.ts";
import { errorCodesHaveExamples } from "./rules/error-codes-have-examples.ts";
import { eventsAreComplete } from "./rules/events-are-complete.ts";
import { extensionsAreKnown } from "./rules/extensions-are-known.ts";
import { fillingsHaveOrigins } from "./rules/fillings-have-origins.ts";
import { limitsAreKnown } from "./rules/limits-are-known.ts";
import { linksLeadSomewhere } from "./rules/links-lead-somewhere.ts";
import { markersAreKnown } from "./rules/markers-are-known.ts";
import { membersAreShown } from "./rules/members-are-shown.ts";
import { namesHaveDescriptions } from "./rules/names-have-descriptions.ts";
import { operationIdsBeginWithAVerb } from "./rules/operation-ids-begin-with-a-verb.ts";
import { originsHaveReasons } from "./rules/origins-have-reasons.ts";
import { pollingStopsOnKnownStates } from "./rules/polling-stops-on-known-states.ts";
import { scalarsAreNamed } from "./rules/scalars-are-named.ts";
import { scalarsHaveExamples } from "./rules/scalars-have-examples.ts";
import { tagsAreGrouped } from "./rules/tags-are-grouped.ts";
import { titlesAreSentenceCase } from "./rules/titles-are-sentence-case.ts";
import { transitionsFormALifecycle } from "./rules/transitions-form-a-lifecycle.ts";
import { transitionsNameKnownThings } from "./rules/transitions-name-known-things.ts";
import { unionsAreExclusive } from "./rules/unions-are-exclusive.ts";
import { unionsAreFlat } from "./rules/unions-are-flat.ts";
import { variantsHaveExamples } from "./rules/variants-have-examples.ts";

/** Every rule by the name that redocly.yaml uses, `svc/` in front. */
export const rules: Readonly<Record<string, Rule>> = {
  "bodies-have-examples": bodiesHaveExamples,
  "calls-list-errors": callsListErrors,
  "const-has-type": constHasType,
  "currencies-are-described": currenciesAreDescribed,
  "descriptions-are-sentences": descriptionsAreSentences,
  "enums-fit-their-side": enumsFitTheirSide,
  "error-codes-are-known": errorCodesAreKnown,
  "error-codes-are-used": errorCodesAreUsed,
  "error-codes-have-examples": errorCodesHaveExamples,
  "events-are-complete": eventsAreComplete,
  "extensions-are-known": extensionsAreKnown,
  "fillings-have-origins": fillingsHaveOrigins,
  "limits-are-known": limitsAreKnown,
  "links-lead-somewhere": linksLeadSomewhere,
  "markers-are-known": markersAreKnown,
  "members-are-shown": membersAreShown,
  "names-have-descriptions": namesHaveDescriptions,
  "operation-ids-begin-with-a-verb": operationIdsBeginWithAVerb,
  "origins-have-reasons": originsHaveReasons,
  "polling-stops-on-known-states": pollingStopsOnKnownStates,
  "scalars-are-named": scalarsAreNamed,
  "scalars-have-examples": scalarsHaveExamples,
  "tags-are-grouped": tagsAreGrouped,
  "titles-are-sentence-case": titlesAreSentenceCase,
  "transitions-form-a-lifecycle": transitionsFormALifecycle,
  "transitions-name-known-things": transitionsNameKnownThings,
  "unions-are-exclusive": unionsAreExclusive,
  "unions-are-flat": unionsAreFlat,
  "variants-have-examples": variantsHaveExamples,
};
