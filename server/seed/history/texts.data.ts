// What the people of the demo's past wrote and said.
import type { RejectionReason } from '@fairlead/domain/candidate/rejection'
import type { Recommendation } from '@fairlead/domain/interview/scorecard'

export type Reply =
  | 'interested'
  | 'question'
  | 'not_interested'
  | 'not_now'
  | 'referral'
  | 'wrong_person'
  | 'unsubscribe'
  | 'data_request'
  | 'unclear'
  | 'withdrawal'

/** In turn, so that the same sentence is not read twice soon. */
export const replies: Record<Reply, readonly string[]> = {
  interested: [
    'Hi Dana,\n\nThank you for reaching out. Yes, I am interested, and I would be happy to talk this week or next.\n\nBest,',
    'Hello Dana,\n\nI am interested and would love to hear more. Thursday afternoon works well for a call.\n\nKind regards,',
    'Hi Dana,\n\nYes, I am interested, and the timing is good. Let’s set up a call.\n\nThanks,',
    'Dear Dana,\n\nI am interested in the role and happy to have a first call, mornings are best.\n\nBest regards,',
    'Hi,\n\nYes please, I’d like to learn more about the team. I am free on Tuesday and Wednesday for a call.\n\nCheers,',
  ],
  question: [
    'Hi Dana,\n\nThanks for your message. Before we talk: what is the salary range for this role?\n\nBest,',
    'Hello,\n\nIs the position fully remote, or how many days a week would I need to be in the office?\n\nThanks,',
    'Hi Dana,\n\nHow big is the team at the moment, and who would I report to?\n\nKind regards,',
  ],
  not_interested: [
    'Hi Dana,\n\nThank you for thinking of me, but I am happy in my current role and not looking for a change.\n\nAll the best,',
    'Hello Dana,\n\nThanks, but I am not interested. I only consider fully remote positions.\n\nRegards,',
    'Hi,\n\nI appreciate the message, but this is a no from me. The compensation would have to be well above what I see here.\n\nBest,',
    'Hi Dana,\n\nThis role is too junior for where I am now, so I will pass. Good luck with the search!\n\nThanks,',
  ],
  not_now: [
    'Hi Dana,\n\nThanks for your note. Now is not a good time, I am in the middle of a big launch. Please get back to me in six months.\n\nBest,',
    'Hello Dana,\n\nI am not looking right now, but please contact me again in three months.\n\nKind regards,',
  ],
  referral: [
    'Hi Dana,\n\nThis is not for me, but please talk to my former colleague Iris Holm (iris.holm@people.fairlead.example), she is looking for exactly this.\n\nBest,',
    'Hello,\n\nThis is not for me, but please talk to my friend Jonas Feld (jonas.feld@people.fairlead.example), he is looking for exactly this.\n\nCheers,',
  ],
  wrong_person: ['Hi,\n\nI think you have the wrong person. I have never worked in this field, I am a plumber.\n\nRegards,'],
  unsubscribe: [
    'Please remove me from your list and do not contact me again.',
    'Please stop emailing me. I do not want to receive any more messages from you.',
  ],
  data_request: [
    'Hello,\n\nWhere did you get my data? Under the GDPR I request that you delete all personal data you hold about me.\n\nRegards,',
  ],
  unclear: ['Hi Dana,\n\nHm. Let me see.'],
  withdrawal: ['Hi Dana,\n\nI have to withdraw my application, I accepted another offer last week. I am no longer interested.\n\nBest,'],
}

export const absence = (until: string): string =>
  `Thank you for your email. I am out of the office until ${until} with limited access to email and will reply when I am back.`

export const managerRejections: readonly { reasons: RejectionReason[]; words: string }[] = [
  { reasons: ['underqualified'], words: 'Strong energy, but has only sold deals below 20k. We need someone who has closed six figures.' },
  { reasons: ['industry'], words: 'All of it in retail. The ramp into industrial customers would take a year.' },
  { reasons: ['missing_skills'], words: 'Good profile, but I see no proof of the tools we use every day.' },
]

export const managerApprovals: readonly { score: number; liked: string[]; feedback: string }[] = [
  { score: 3, liked: ['Relevant Experience', 'Companies worked at'], feedback: 'Please ask about the biggest deal they lost, and why.' },
  { score: 2, liked: ['Skills match'], feedback: 'I like the growth, but go deeper on how they work with engineers.' },
  { score: 3, liked: ['Professional background', 'Skills match'], feedback: 'Exactly the mix we need. Let’s move fast.' },
  { score: 1, liked: ['Education'], feedback: 'Unsure about seniority. Find out what they owned themselves.' },
]

export const goodCards: readonly { recommendation: Recommendation; words: string }[] = [
  {
    recommendation: 'strong_yes',
    words: 'Led the conversation, asked the sharpest questions of this round, and had numbers for everything.',
  },
  { recommendation: 'yes', words: 'Solid and honest about a project that failed. I would work with them.' },
]
export const badCards: readonly { recommendation: Recommendation; words: string }[] = [
  { recommendation: 'no', words: 'Friendly, but stayed general. I couldn’t find out what they did themselves.' },
  { recommendation: 'no', words: 'Not enough depth for this level. Could fit a more junior opening.' },
]

export const offerNotes: readonly string[] = ['Base plus commission, four weeks of notice.', 'Asked for an answer by Friday.']

/** Why people of a batch are rejected before anyone writes to them. */
export const reviewRejections: readonly { reasons: RejectionReason[]; words?: string }[] = [
  { reasons: ['underqualified'] },
  { reasons: ['industry'], words: 'We need more experience with software companies.' },
  { reasons: ['missing_skills'] },
  { reasons: ['job_changes'] },
  { reasons: ['job_title'] },
  { reasons: ['location'] },
  { reasons: ['overqualified'] },
]
