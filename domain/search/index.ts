/** Search: packages by name, guides by their words, and page sizes. */
export { anchorOf, excerptOf, readGuide, searchGuides, sectionsOf } from './documentation.ts';
export type { Guide, GuideSection } from './documentation.ts';
export { findNames } from './find.ts';
export type { FoundName } from './find.ts';
export { PACKAGE_SEVERITIES, PACKAGE_SPANS, SEARCH_GROUPS, SEARCH_SIZES, searchAddress } from './kinds.ts';
export type { PackageSeverity, PackageSpan, SearchGroupName } from './kinds.ts';
export { PackageNames } from './names.ts';
export type { NamedPackage, NameMatch } from './names.ts';
export { isHeld, subjectOf } from './subject.ts';
export { LONGEST_QUERY, readSearch } from './text.ts';
export type { SearchText } from './text.ts';
