// Classifies a candidate's question by its words.

export const questionTopics = ['compensation', 'remote', 'visa', 'scheduling', 'information'] as const
export type QuestionTopic = (typeof questionTopics)[number]

const signs: Record<QuestionTopic, RegExp> = {
  compensation:
    /\b(salar(y|ies)|compensation|pay(s|ing)?|paid|wages?|bonus(es)?|equity|stock options?|rsus?|benefits?|budget|rate|remuneration|package|ote)\b/i,
  remote: /\b(remote(ly)?|hybrid|on-?site|in[- ](the )?office|work(ing)? from home|wfh|home office|relocat\w*|office days?|commut\w*)\b/i,
  visa: /\b(visas?|h-?1b|sponsor\w*|work (permit|authori[sz]ation)|green card|immigration|right to work)\b/i,
  scheduling:
    /\b(schedul\w*|call|calendar|meet(ing)?|chat|available|availability|times? (that|which)? ?(suits?|works?)|book a|when (can|could|should|would) we|next steps?)\b/i,
  information:
    /\b(more (information|info|details?)|job description|details?|tell me more|learn more|tech stack|team size|company (name|do)|who is (the|your)|responsibilit\w*|role (involve|entail)\w*)\b/i,
}

/** The topics of a text, in order of appearance; [] when none is recognized. */
export function topicsIn(text: string): QuestionTopic[] {
  return questionTopics
    .flatMap((topic) => {
      const start = text.search(signs[topic])
      return start < 0 ? [] : [{ topic, at: start }]
    })
    .toSorted((a, b) => a.at - b.at)
    .map(({ topic }) => topic)
}

/** The first topic of a question; 'other' when unknown. */
export function questionType(text: string): QuestionTopic | 'other' {
  return topicsIn(text)[0] ?? 'other'
}
