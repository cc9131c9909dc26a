// One ready answer of the project.
import { checkAnswers } from '@fairlead/domain/project/check-outreach'
import type { StepProps } from '../step.ts'
import { settingsOf } from '../../../project/wire-settings.ts'
import type { AnswerOf } from './answer-fields.ts'
import { OwnText } from './OwnText.tsx'

const asked = { information: 'your résumé', information_link: '(link to send it)' }

export function AnswerField({ field, settings, change, projectId }: StepProps & { field: AnswerOf }) {
  const { name, title, hint } = field
  const all = settingsOf(settings)
  return (
    <OwnText
      id={`answer-${name}`}
      title={title}
      hint={hint}
      own={settings[name]}
      standard={field.defaultOf(all)}
      wrong={checkAnswers(all)[name]}
      more={asked}
      settings={settings}
      projectId={projectId}
      onChange={(text) => change({ [name]: text })}
    />
  )
}
