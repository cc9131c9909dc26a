// The block under every mail of an autopilot sequence, the same for all, as the settings have it.
import { isAutopilot, type ProjectFacts } from '@fairlead/domain/project/project'
import type { Settings } from '../../platform/settings.ts'
import { mailBody } from './mail-body.ts'
import type { FilledMail } from './template-values.ts'

export function signed(
  mail: FilledMail,
  project: Pick<ProjectFacts, 'type'>,
  { autopilotSignature }: Pick<Settings, 'autopilotSignature'>,
): FilledMail {
  if (autopilotSignature === '' || !isAutopilot(project)) return mail
  const block = mailBody(autopilotSignature, true)
  return { ...mail, html: `${mail.html}<div>${block.html}</div>`, text: `${mail.text}\n\n${block.text}` }
}
