// A project's free trial: on or off, and how many candidates it may contact.
import { Button, Group, NumberInput, Switch } from '@mantine/core'
import type { WireBoardProject } from '@fairlead/contract/shapes/operations'
import type { SetFreeTrial } from '@fairlead/contract/v2/operations/free_trial'
import { messages } from '@fairlead/domain/shared/messages'
import { useState } from 'react'
import { send } from '../../api/send.ts'
import { useSubmit } from '../../api/use-submit.ts'
import { refetchOperations } from '../../project/staff/use-operations.ts'
import { text as operationsText } from '../../i18n/operations.ts'

export function Trial({ project }: { project: WireBoardProject }) {
  const [on, setOn] = useState(project.is_free_trial)
  const [contacts, setContacts] = useState<number | string>(project.contacts ?? '')
  const limit = contacts === '' ? null : Number(contacts)
  const isSame = on === project.is_free_trial && (!on || limit === project.contacts)
  const saving = useSubmit({
    send: () =>
      send<SetFreeTrial>('PUT', 'v2/operations/free_trial', { project_id: project.project_id, is_free_trial: on, contacts: limit }),
    onSuccess: refetchOperations,
    failure: messages.projectFailed,
    failureIn: 'toast',
    fields: ['contacts'],
  })
  return (
    <Group mt="md" gap="md" align="end">
      <Switch label={operationsText.freeTrial} checked={on} onChange={(event) => setOn(event.currentTarget.checked)} mb={8} />
      {on && (
        <NumberInput
          label={operationsText.contactLimitLabel}
          placeholder={operationsText.asUsual}
          min={1}
          max={10_000}
          allowDecimal={false}
          allowNegative={false}
          hideControls
          value={contacts}
          error={saving.errors.contacts}
          onChange={(value) => {
            setContacts(value)
            saving.clear()
          }}
          w={200}
        />
      )}
      {!isSame && (
        <Button size="sm" loading={saving.busy} onClick={() => void saving.run()}>
          {operationsText.saveTheTrial}
        </Button>
      )}
    </Group>
  )
}
