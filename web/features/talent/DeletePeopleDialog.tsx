import { Button, Checkbox, Group, Stack, Text } from '@mantine/core'
import type { DeletePeople } from '@fairlead/contract/v2/talent/people'
import { useState } from 'react'
import { invalidate } from '../../api/cache.ts'
import { send } from '../../api/send.ts'
import { useSubmit } from '../../api/use-submit.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormError } from '../../ui/FormError.tsx'
import styles from './talent.module.css'
import { refreshPool } from '../../candidate/tags/Tags.tsx'
import { text as talentText } from '../../i18n/talent.ts'

interface Props {
  people: readonly { person_id: string; name: string }[]
  onClose: () => void
  onDeleted: () => void
}

export function DeletePeopleDialog({ people, onClose, onDeleted }: Props) {
  const [isRead, setIsRead] = useState(false)
  const singleName = people.length === 1 ? (people[0]?.name ?? null) : null
  const label = singleName ?? talentText.countedPeople(people.length)
  const deleting = useSubmit({
    send: () => send<DeletePeople>('DELETE', 'v2/talent/people', { person_ids: people.map(({ person_id: id }) => id) }),
    success: talentText.whoDeleted(label),
    onSuccess: () => {
      refreshPool()
      invalidate('v1/projects', 'v2/projects/candidates', 'v2/tasks')
      onDeleted()
    },
    failure: talentText.nothingDeleted,
  })

  return (
    <Dialog onClose={onClose} size={520} title={talentText.deleteWho(label)}>
      <Stack>
        <div>
          <Text fw={600} size="sm">
            {talentText.deletedForGood}
          </Text>
          <ul className={styles.plainList}>
            <li>{talentText.profileDeleted}</li>
            <li>
              {talentText.deletedNotes} {singleName ? talentText.inPronoun : talentText.eachOfThem}
            </li>
            <li>{talentText.emailsDeleted}</li>
            <li>{talentText.waitingEmailsCanceled}</li>
          </ul>
        </div>
        <div>
          <Text fw={600} size="sm">
            {talentText.whatStays}
          </Text>
          <ul className={styles.plainList}>
            <li>{talentText.keptStages}</li>
            <li>{talentText.addressHashKept}</li>
            <li>{talentText.keptCopies}</li>
          </ul>
        </div>
        <FormError>{deleting.sentence}</FormError>
        <Checkbox label={talentText.confirmLabel} checked={isRead} onChange={(event) => setIsRead(event.currentTarget.checked)} />
        <Group justify="end" gap="xs">
          <Button variant="subtle" onClick={onClose} data-autofocus>
            {talentText.keep}
          </Button>
          <Button color="red" disabled={!isRead} loading={deleting.busy} onClick={() => void deleting.run()}>
            {talentText.deleteConfirm(label)}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
