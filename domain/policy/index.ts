/** Package policies: model, form, evaluation, explanation. Pure; runs in browsers and servers alike. */
export * from './vocabulary.ts';
export { COMPARATOR_SIGNS } from './condition.ts';
export type { Condition, Criterion, SummaryPart } from './condition.ts';
export * from './model.ts';
export {
  asksAboutAdvisories,
  besideControls,
  besideTexts,
  facetsReading,
  fieldLabel,
  formLine,
  reviewFields,
} from './facets.ts';
export type { Facet, FacetEntry, ReviewField } from './facets.ts';
export { scoreText } from './formFields.ts';
export type { BesideControl, FieldError, FormName, ListRule } from './formFields.ts';
export { policySpecError } from './specs.ts';
export * from './validate.ts';
export * from './schema.ts';
export * from './form.ts';
export * from './formCheck.ts';
export * from './formRules.ts';
export * from './formSchema.ts';
export * from './formDiff.ts';
export * from './trust.ts';
export * from './licenses.ts';
export * from './columns.ts';
export * from './affects.ts';
export * from './advisories.ts';
export * from './curation.ts';
export * from './knowledge.ts';
export * from './knowledgeWords.ts';
export { filesByCveStatus, SERIOUS_SCORE, seriousFilesOf } from './servedCves.ts';
export type { CveStatusFiles, SeriousFiles } from './servedCves.ts';
export type { Predicate } from './predicate.ts';
export * from './compile.ts';
export * from './evaluate.ts';
export { heldUntil, nextRelease } from './held.ts';
export { scriptsOf } from './scripts.ts';
export type { ScriptState } from './scripts.ts';
export { compatibleSubdirs } from './closure.ts';
export * from './severity.ts';
export * from './runs.ts';
export * from './nearest.ts';
export * from './explain.ts';
export * from './preview.ts';
export * from './summary.ts';
export * from './changes.ts';
export { readJson } from './json.ts';
export type { FileMistake } from './json.ts';
export * from './dialogTree.ts';
export * from './dialogForm.ts';
