// Words that standard terms replaced, and the files that may say them.
/** A pattern, and what is written instead. */
export const banned: readonly [word: string, instead: string][] = [
  ['whoever', 'anyone who'],
  ['whom', 'who, or the noun'],
  ['nobody', 'no one'],
  ['somebody', 'someone'],
  ['anybody', 'anyone'],
  ['anew', 'again'],
  ['judgements?', 'assessment, classification, or decision'],
  ['constellations?', 'test app'],
  // no oracle: a product of that name is a skill
  ['torture', 'stress test'],
  ['diar(?:y|ies)', 'schedule, availability'],
  ['deeds?', 'action'],
  ['mails', 'emails'],
  ['meanwhile', 'in the meantime, during'],
  ['surroundings', 'local services'],
  ['spines?', 'core features'],
  ['told outwards', 'reported'],
]

/** Files that may say a word, and why. */
export const exceptions: readonly [file: RegExp, reason: string][] = [
  [/^tests\/banned-(?:words|names)\.ts$/, 'the lists themselves'],
  [/^docs\/requirements\//, 'sentences of the specification'],
  [/^replies\/(rules|finer|reason-signs|language-signs|requests)\.ts$/, 'what candidates write'],
  [/\.data\.ts$/, 'data'],
  [/^domain\/account\/common-passwords\.json$/, 'common passwords'],
  [/^local-services\/talent\/vocations\//, 'what fictional people did'],
  [/\/NOTICE\.md$/, 'licenses of others'],
  [/^local-services\/database\/places\.ts$|^testing\/(dovecot|postfix)\.ts$/, 'the Unix user of that name'],
]
