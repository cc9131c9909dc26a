import { roleFromWire } from '@fairlead/contract/codes'
import { Select, Stack, TextInput } from '@mantine/core'
import type { StepProps } from '../step.ts'
import { memberOf, useTeam } from '../team/use-team.ts'
import type { Templates } from './use-templates.ts'
import { text as wizardOutreachText } from '../../../i18n/wizard-outreach.ts'

const ofProject = 'project'

export function SenderName({ settings, change, errors }: StepProps) {
  return (
    <TextInput
      label={wizardOutreachText.sendersName}
      description={wizardOutreachText.senderNameHint}
      value={settings.sender_name}
      error={errors.sender_name}
      maxLength={200}
      onChange={(event) => change({ sender_name: event.currentTarget.value })}
    />
  )
}

/** The sender of this template; no choice while no one else is on the roster. */
export function TemplateSender({ settings, list }: Pick<StepProps, 'settings'> & { list: Templates }) {
  const { template } = list
  const senders = settings.collaborators.filter(({ role }) => roleFromWire(role) !== 'commenter')
  const team = useTeam().data
  const mayNot = (email: string) => team !== undefined && !memberOf(team, email)?.may_send
  const gone = senders.some(({ email }) => email === template.user_email) ? null : template.user_email
  if (senders.length === 0 && gone === null) return null
  return (
    <Stack gap={0}>
      <Select
        label={wizardOutreachText.senderOf(template.name)}
        description={wizardOutreachText.sendAsPermission}
        allowDeselect={false}
        data={[
          {
            value: ofProject,
            label: settings.sender_name.trim()
              ? wizardOutreachText.projectSender(settings.sender_name.trim())
              : wizardOutreachText.projectSenderLabel,
          },
          ...senders.map(({ email, name }) => ({
            value: email,
            label: wizardOutreachText.senderOption(name, email, !mayNot(email)),
          })),
          ...(gone !== null ? [{ value: gone, label: wizardOutreachText.offRosterOption(gone) }] : []),
        ]}
        error={gone !== null ? wizardOutreachText.senderGone(gone) : undefined}
        value={template.user_email ?? ofProject}
        onChange={(value) => list.set({ user_email: value === ofProject ? null : value })}
      />
    </Stack>
  )
}
