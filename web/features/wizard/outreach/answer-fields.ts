// The ready answers as the wizard shows them: the wire's field, its title, what it is for and what it says by itself.
import { informationRequest } from '@fairlead/domain/conversation/information'
import { defaultAnswer } from '@fairlead/domain/outreach/answer-texts'
import type { ProjectSettings } from '@fairlead/domain/project/settings'

export interface AnswerOf {
  name: 'compensation_template' | 'remote_template' | 'visa_template' | 'info_request_template'
  title: string
  hint: string
  defaultOf: (settings: ProjectSettings) => string
}

export const answerFields: readonly AnswerOf[] = [
  {
    name: 'compensation_template',
    title: 'Compensation',
    hint: 'When someone asks what the job pays',
    defaultOf: (settings) => defaultAnswer('compensation', settings),
  },
  {
    name: 'remote_template',
    title: 'Remote Work Policy',
    hint: 'When someone asks where the work is done',
    defaultOf: (settings) => defaultAnswer('remote', settings),
  },
  {
    name: 'visa_template',
    title: 'Visa Sponsorship',
    hint: 'When someone asks for a visa',
    defaultOf: (settings) => defaultAnswer('visa', settings),
  },
  {
    name: 'info_request_template',
    title: 'Request for information',
    hint: 'Asks a candidate for something: {{information}} is what it is, {{information_link}} where they send it. A text without {{information}} is the quick answer Additional Information as well.',
    defaultOf: () => informationRequest(''),
  },
]
