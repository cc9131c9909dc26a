// What somebody allowed the product to do at their identity provider.

/** Scopes that let the product write into calendar or mailbox, by the names of Google and Microsoft. */
const modifying = [
  /^https:\/\/www\.googleapis\.com\/auth\/(calendar|calendar\.events|gmail\.modify)$/,
  /^https:\/\/mail\.google\.com\/$/,
  /^(https:\/\/graph\.microsoft\.com\/)?(Calendars|Mail)\.ReadWrite(\.Shared)?$/i,
]

/** True for whoever signed in at a provider and allowed reading alone; without a provider nothing is missing (spec A, section 3). */
export function isMissingModifyScope(identities: readonly { scopes: readonly string[] }[]): boolean {
  return identities.length > 0 && !identities.some(({ scopes }) => scopes.some((scope) => modifying.some((one) => one.test(scope))))
}
