import { EmailFinderDown, type AddressCheck, type EmailFinder } from '@fairlead/domain/ports/email-finder'

type Verify = NonNullable<EmailFinder['verify']>

/**
 * Asks the vendors in this order; the next one only while nothing was found. If a person opted out with one vendor, no other is
 * asked. A vendor that is down is skipped, but then "none found" isn't certain: if no other vendor finds anything, the first
 * failure is the result.
 */
export function findersInOrder(finders: readonly EmailFinder[]): EmailFinder {
  const verifiers = finders.map(({ verify }) => verify).filter((verify) => verify !== null)
  return {
    async find(person) {
      let failure: EmailFinderDown | null = null
      for (const finder of finders) {
        try {
          const answer = await finder.find(person)
          if (answer.hasOptedOut || answer.addresses.length > 0) return answer
        } catch (error) {
          if (!(error instanceof EmailFinderDown)) throw error
          failure ??= error
        }
      }
      if (failure) throw failure
      return { addresses: [], hasOptedOut: false }
    },
    verify: verifiers.length === 0 ? null : (email) => verifyInOrder(verifiers, email),
  }
}

/** The next vendor is asked only when the previous one is down: each check costs a credit. */
async function verifyInOrder(verifiers: readonly Verify[], email: string): Promise<AddressCheck> {
  let failure = new EmailFinderDown('No email finder checks addresses.')
  for (const [place, verify] of verifiers.entries()) {
    try {
      return await verify(email)
    } catch (error) {
      if (!(error instanceof EmailFinderDown)) throw error
      if (place === 0) failure = error
    }
  }
  throw failure
}
