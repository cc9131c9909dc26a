// Recomputes every reason's claim from the stored profile before it leaves the service, and drops false ones.
import { isProven, type Reason } from '@fairlead/domain/candidate/assessment'
import type { Language } from '@fairlead/domain/shared/language'
import type { Profile } from '@fairlead/domain/shared/profile'
import type { ClaimChecker } from '@fairlead/matching/explain/claims/check-claim'
import { explainClaim } from '@fairlead/matching/explain/claims/explain'
import { candidatesSentence, readersSentence, sentenceOf, sentencesIn } from '@fairlead/matching/explain/claims/sentence'
import { text as sentencesText } from '@fairlead/matching/explain/claims/texts/sentences'
import type { Log } from '../../../platform/log.ts'

/** A reason as it may be shown. */
export interface ShownReason extends Omit<Reason, 'claim'> {
  /** How its years were counted; null when it counts none. */
  computation: string | null
}

export interface ReasonGate {
  /** The reasons whose claims hold for this profile, in order, in the present reader's language or in the candidate's. */
  pass(profile: Profile, reasons: readonly Reason[], language?: Language): ShownReason[]
  /** How many claims were dropped since the process started, by the metric's labels. */
  dropped(): ReadonlyMap<string, number>
}

const quotesShown = 3

/** A reason without a claim shows only its quotes from the profile. */
function quoted(reason: Reason, texts: Pick<typeof sentencesText, 'fromProfile'>): string {
  const quotes = reason.evidence.flatMap(({ part, quote }) => (part === 'start' ? [] : [quote]))
  return texts.fromProfile([...new Set(quotes)].slice(0, quotesShown))
}

/** The remaining claim about a title when its years or kind of work fail: the job itself. */
function onlyTheJob(reason: Reason): Reason | null {
  const { claim } = reason
  if (claim?.kind !== 'title') return null
  const none = { jobs: [], months: 0 }
  const evidence = reason.evidence.filter(({ part }) => part !== 'start')
  const rest = { ...claim, closeTo: null, same: none, related: none }
  return { ...reason, evidence, claim: rest, text: sentenceOf(rest, evidence) }
}

/** @param checker built on first use: it reads the reference tables */
export function openReasonGate(checker: () => ClaimChecker, log: Pick<Log, 'warn'>): ReasonGate {
  const counts = new Map<string, number>()
  let opened: ClaimChecker | null = null

  function passOne(
    profile: Profile,
    reason: Reason,
    texts: typeof sentencesText | ReturnType<typeof sentencesIn>,
  ): { shown: Reason | null; fault: string | null } {
    // stored before claims existed, so there is nothing to recompute
    if (!reason.claim) {
      const isQuotable = isProven(profile, reason) && reason.evidence.some(({ part }) => part !== 'start')
      return isQuotable ? { shown: { ...reason, text: quoted(reason, texts) }, fault: null } : { shown: null, fault: 'quote' }
    }
    opened ??= checker()
    const fault = opened.faultOf(profile, reason)
    if (fault === null) return { shown: reason, fault }
    const rest = onlyTheJob(reason)
    return { shown: rest && opened.faultOf(profile, rest) === null ? rest : null, fault }
  }

  /** Counted every time, logged the first, tenth, and hundredth time: the same card is read often. */
  function drop(key: string): void {
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    if (/^10*$/.test(String(count))) log.warn({ reason: key, count }, 'a reason was not shown because its claim does not hold')
  }

  return {
    pass(profile, reasons, language) {
      const texts = language === undefined ? sentencesText : sentencesIn(language)
      const faults: string[] = []
      const visible = reasons.flatMap((reason) => {
        const { shown: rest, fault } = passOne(profile, reason, texts)
        if (fault !== null) faults.push(`kind="${reason.claim?.kind ?? 'quoted'}",fault="${fault}"`)
        if (!rest) return []
        const { group, evidence, claim } = rest
        const sentence = language === undefined ? readersSentence(rest) : candidatesSentence(language, rest)
        return [{ group, text: sentence, computation: claim ? explainClaim(profile, claim, texts) : null, evidence }]
      })
      for (const key of faults) drop(key)
      return visible
    },
    dropped: () => counts,
  }
}
