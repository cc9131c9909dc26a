// Leaving the demo: what it means, a button for admins, and a dialog that says who goes.
import type { LeaveDemo as Leave, ReadDemo, WireDemo } from '@fairlead/contract/v2/talent/demo'
import { Button, Checkbox, Group, List, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { cache, putAnswer, queryFor } from '../api/cache.ts'
import { send } from '../api/send.ts'
import { useSubmit } from '../api/use-submit.ts'
import { text as startText } from '../i18n/start.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { FormError } from '../ui/FormError.tsx'

const query = queryFor<ReadDemo>('v2/talent/demo', {})

/** How many people the workspace has, and whether it is in the demo. @param everyMs how often it is read again */
export const useDemo = (everyMs: number | false = false) => useQuery({ ...query, staleTime: 0, refetchInterval: everyMs })

/** True once it is known that no search can find anyone. */
export const isPoolEmpty = (demo: WireDemo | undefined): boolean => demo !== undefined && !demo.is_in_demo && demo.people === 0

/** Nothing for a workspace that isn't in the demo. */
export function LeaveDemo({ demo }: { demo: WireDemo }) {
  const [isOpen, setOpen] = useState(false)
  if (!demo.is_in_demo) return null
  return (
    <section className="card" aria-labelledby="demo" style={{ padding: 20 }}>
      <Group justify="space-between" gap="sm">
        <div style={{ flex: '1 1 320px' }}>
          <Title order={2} size="h3" id="demo" mb={4}>
            {startText.inDemo}
          </Title>
          <Text size="sm" c="dimmed">
            {demo.can_leave ? startText.inDemoAdmin : startText.inDemoText}
          </Text>
        </div>
        {demo.can_leave && (
          <Button variant="default" onClick={() => setOpen(true)}>
            {startText.leave}
          </Button>
        )}
      </Group>
      {isOpen && <LeaveDemoDialog demo={demo} onClose={() => setOpen(false)} />}
    </section>
  )
}

function LeaveDemoDialog({ demo, onClose }: { demo: WireDemo; onClose: () => void }) {
  const navigate = useNavigate()
  const { candidates, projects, people } = demo
  const [isRead, setIsRead] = useState(candidates === 0)
  const leaving = useSubmit({
    send: () => send<Leave>('DELETE', 'v2/talent/demo', {}),
    success: startText.hasLeft,
    onSuccess: (answer) => {
      void cache.invalidateQueries()
      putAnswer(query.queryKey, answer)
      onClose()
      void navigate({ to: '/start' })
    },
    failure: startText.leaveFailed,
  })
  return (
    <Dialog onClose={onClose} size={520} title={startText.leaveTitle}>
      <Stack>
        <List size="sm" spacing={4}>
          <List.Item>{startText.searchesEmpty}</List.Item>
          <List.Item>{candidates === 0 ? startText.noCandidates : startText.candidatesGo(candidates, projects)}</List.Item>
          {candidates > 0 && <List.Item>{startText.queuedCanceled}</List.Item>}
          <List.Item>{startText.peopleStay(people)}</List.Item>
        </List>
        <FormError>{leaving.sentence}</FormError>
        {candidates > 0 && (
          <Checkbox label={startText.confirmLabel} checked={isRead} onChange={(event) => setIsRead(event.currentTarget.checked)} />
        )}
        <Group justify="end" gap="xs">
          <Button variant="subtle" onClick={onClose} data-autofocus>
            {startText.stay}
          </Button>
          <Button color="red" disabled={!isRead} loading={leaving.busy} onClick={() => void leaving.run()}>
            {startText.leave}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
