// The ready answers as shown in the wizard: API field, title, purpose, and default text.
import { informationRequest } from '@fairlead/domain/conversation/information'
import { defaultAnswer } from '@fairlead/domain/outreach/answer-texts'
import type { ProjectSettings } from '@fairlead/domain/project/settings'
import { text as wizardOutreachText } from '../../../i18n/wizard-outreach.ts'

export interface AnswerOf {
  name: 'compensation_template' | 'remote_template' | 'visa_template' | 'info_request_template'
  title: string
  hint: string
  defaultOf: (settings: ProjectSettings) => string
}

export const answerFields: readonly AnswerOf[] = [
  {
    name: 'compensation_template',
    ...wizardOutreachText.compensation,
    defaultOf: (settings) => defaultAnswer('compensation', settings),
  },
  {
    name: 'remote_template',
    ...wizardOutreachText.remote,
    defaultOf: (settings) => defaultAnswer('remote', settings),
  },
  {
    name: 'visa_template',
    ...wizardOutreachText.visa,
    defaultOf: (settings) => defaultAnswer('visa', settings),
  },
  {
    name: 'info_request_template',
    ...wizardOutreachText.informationRequest,
    defaultOf: () => informationRequest(''),
  },
]
