// Whether the employer sponsors a visa, or people must have a work permit already.
import type { JobProposal } from '@fairlead/domain/project/job-proposal'
import { allWords, whole } from '@fairlead/language/words'
import type { Sentence } from '@fairlead/matching/text/sentences'
import { prove } from './prove.ts'

const [sponsorship, permit, refusal] = [
  whole(allWords((words) => words.visa.sponsorship)),
  whole(allWords((words) => words.visa.permit)),
  whole(allWords((words) => words.visa.refusal)),
] as const
const longest = 600

/** Reads the first sentence about it: 'none' where no visa is sponsored or a permit is needed, else 'offered'. */
export function readJobVisa(sentences: readonly Sentence[]): JobProposal[] {
  for (const sentence of sentences) {
    const text = sentence.text.slice(0, longest)
    const sponsored = sponsorship.exec(text)
    const mention = sponsored ?? permit.exec(text)
    if (!mention) continue
    const isNone = !sponsored || refusal.test(text)
    const evidence = prove(sentence.text, mention.index, mention.index + mention[0].length)
    return [{ field: 'visa', value: isNone ? 'none' : 'offered', strength: 'nice', evidence }]
  }
  return []
}
