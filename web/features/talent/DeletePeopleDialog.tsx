// Deleting people for good says what goes and what stays, and is confirmed by ticking that it was read.
import { Alert, Button, Checkbox, Group, Stack, Text } from '@mantine/core'
import type { DeletePeople } from '@fairlead/contract/v2/talent/people'
import { useState } from 'react'
import { invalidate } from '../../api/cache.ts'
import { sentenceOf } from '../../api/failure.ts'
import { send } from '../../api/send.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { showToast } from '../../ui/toast.ts'
import styles from './talent.module.css'
import { refreshPool } from './tags.tsx'
import * as talentText from '../../i18n/en/talent.ts'

interface Props {
  people: readonly { person_id: string; name: string }[]
  onClose: () => void
  onDeleted: () => void
}

export function DeletePeopleDialog({ people, onClose, onDeleted }: Props) {
  const [isRead, setIsRead] = useState(false)
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<string | null>(null)
  const one = people.length === 1 ? people[0]!.name : null
  const who = one ?? `${people.length} people`

  async function run() {
    setBusy(true)
    setWrong(null)
    try {
      await send<DeletePeople>('DELETE', 'v2/talent/people', { person_ids: people.map(({ person_id: id }) => id) })
      showToast(`${who} deleted`)
      refreshPool()
      invalidate('v1/projects', 'v2/projects/candidates', 'v2/tasks')
      onDeleted()
    } catch (error) {
      setWrong(sentenceOf(error, 'Nothing was deleted. Please try again.'))
      setBusy(false)
    }
  }

  return (
    <Dialog onClose={onClose} size={520} title={talentText.deleteWho(who)}>
      <Stack>
        <div>
          <Text fw={600} size="sm">
            {talentText.deletedForGood}
          </Text>
          <ul className={styles.plainList}>
            <li>{talentText.profileContactDataResumesAnd}</li>
            <li>
              {talentText.notesTagsAndCommentsAbout} {one ? talentText.them : talentText.eachOfThem}
            </li>
            <li>{talentText.emailsSentAndReceivedIn}</li>
            <li>{talentText.emailsThatWaitToBe}</li>
          </ul>
        </div>
        <div>
          <Text fw={600} size="sm">
            {talentText.whatStays}
          </Text>
          <ul className={styles.plainList}>
            <li>{talentText.stagesAndDatesInProjects}</li>
            <li>{talentText.aOneWayHashOf}</li>
            <li>{talentText.copiesInYourApplicantTracking}</li>
          </ul>
        </div>
        {wrong && (
          <Alert color="red" role="alert">
            {wrong}
          </Alert>
        )}
        <Checkbox
          label={talentText.iUnderstandThatThisCant}
          checked={isRead}
          onChange={(event) => setIsRead(event.currentTarget.checked)}
        />
        <Group justify="end" gap="xs">
          <Button variant="subtle" onClick={onClose} data-autofocus>
            {talentText.keep}
          </Button>
          <Button color="red" disabled={!isRead} loading={busy} onClick={() => void run()}>
            {talentText.deleteWho2(who)}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
