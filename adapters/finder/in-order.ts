import { EmailFinderDown, type EmailFinder } from '@fairlead/domain/ports/email-finder'

/**
 * Asks the vendors in this order; the next one only while nothing was found. A person who asked one vendor not to be found is not
 * looked for any further. A vendor that is down is passed over, but then "none found" is not certain: if no other vendor finds
 * anything, the first failure is the answer.
 */
export function findersInOrder(finders: readonly EmailFinder[]): EmailFinder {
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
  }
}
