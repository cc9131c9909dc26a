// One of the project's ready answers.
import { checkAnswers } from '@fairlead/domain/project/check-outreach'
import { text as wizardOutreachText } from '../../../i18n/wizard-outreach.ts'
import type { StepProps } from '../step.ts'
import { settingsOf } from '../../../project/wire-settings.ts'
import type { AnswerOf } from './answer-fields.ts'
import { OwnText } from './OwnText.tsx'

const labels = { information: wizardOutreachText.yourResume, information_link: wizardOutreachText.linkToSendIt }

export function AnswerField({ field, settings, change, projectId }: StepProps & { field: AnswerOf }) {
  const { name, title, hint } = field
  const all = settingsOf(settings)
  return (
    <OwnText
      id={`answer-${name}`}
      title={title}
      hint={hint}
      text={settings[name]}
      standard={field.defaultOf(all)}
      error={checkAnswers(all)[name]}
      more={labels}
      settings={settings}
      projectId={projectId}
      onChange={(text) => change({ [name]: text })}
    />
  )
}
