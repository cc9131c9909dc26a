// The one email that only tells people about their data: as they get it, who is left out, and sending it.
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import type { ListDueNotices, PreviewNotices, SendNotices as Send } from '@fairlead/contract/v2/talent/notices'
import { dayAsMoment, dayText } from '@fairlead/domain/shared/dates'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { invalidate, queryFor } from '../../api/cache.ts'
import { send } from '../../api/send.ts'
import { useSubmit } from '../../api/use-submit.ts'
import { text as noticeText } from '../../i18n/notices.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { DialogFooter } from '../../ui/DialogFooter.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { SafeHtml } from '../../ui/SafeHtml.tsx'

/** Which of those who are due. */
export type Chosen = Pick<Send['input'], 'import_id' | 'person_ids' | 'group'>

export function SendNotices({ chosen, onClose }: { chosen: Chosen; onClose: () => void }) {
  const preview = useQuery({ ...queryFor<PreviewNotices>('v2/talent/notices/preview', chosen), staleTime: 0 })
  const [count, setCount] = useState(0)
  const sending = useSubmit({
    send: async () => {
      let sent = 0
      for (;;) {
        const answer = await send<Send>('POST', 'v2/talent/notices', chosen)
        sent += answer.sent
        setCount(sent)
        if (answer.remaining === 0) return sent
      }
    },
    success: (sent) => noticeText.sentNotices(sent),
    onSuccess: onClose,
    onSettled: () => invalidate('v2/talent/notices', 'v2/talent/notices/preview', 'v2/home'),
    failure: noticeText.sendFailed,
  })
  const { data } = preview
  const more = data ? data.left_out_count - data.left_out.length : 0
  return (
    <Dialog title={noticeText.sendTitle} onClose={onClose} size={640}>
      <Stack>
        {data ? (
          <>
            <Text size="sm" fw={600}>
              {noticeText.sendCount(data.count)}
            </Text>
            {data.html !== '' && (
              <section className="stack gap-4" aria-label={noticeText.sendExample}>
                <Text size="xs" c="dimmed">
                  {noticeText.sendExample}
                </Text>
                <div className="card pad-16" style={{ background: 'var(--paper)' }}>
                  <Text fw={600} mb="xs" className="anywhere">
                    {data.subject}
                  </Text>
                  <SafeHtml html={data.html} title={noticeText.sendExample} />
                </div>
              </section>
            )}
            {data.left_out_count > 0 && (
              <Banner tone="warn" role="note">
                <strong>{noticeText.leftOut(data.left_out_count)}</strong>
                <ul className="stack gap-4 text-13 anywhere">
                  {data.left_out.map(({ name, why: reason }, index) => (
                    <li key={`${name} ${index}`}>{noticeText.leftOutLine(name, reason)}</li>
                  ))}
                  {more > 0 && <li>{noticeText.andMore(more)}</li>}
                </ul>
              </Banner>
            )}
          </>
        ) : preview.isError ? (
          <ErrorState text={noticeText.previewFailed} onRetry={() => void preview.refetch()} />
        ) : (
          <Skeleton h={240} radius={12} />
        )}
        <FormError>{sending.sentence}</FormError>
        <DialogFooter>
          <Group justify="end" gap="xs">
            {sending.busy && count > 0 && (
              <Text size="sm" c="dimmed" component="output">
                {noticeText.sending(count)}
              </Text>
            )}
            <Button variant="subtle" onClick={onClose}>
              {noticeText.cancel}
            </Button>
            <Button disabled={!data || data.count === 0} loading={sending.busy} onClick={() => void sending.run()}>
              {noticeText.send}
            </Button>
          </Group>
        </DialogFooter>
      </Stack>
    </Dialog>
  )
}

/** After an import: how many must be told until when. */
export function ImportNotice({ importId }: { importId: string }) {
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery({ ...queryFor<ListDueNotices>('v2/talent/notices', { import_id: importId }), staleTime: 0 })
  const first = data?.people[0]
  if (!data || !first) return null
  return (
    <Banner
      action={
        <Button size="xs" variant="default" onClick={() => setOpen(true)}>
          {noticeText.tellThem}
        </Button>
      }
    >
      {noticeText.ofImport(data.total, dayText(dayAsMoment(first.due_date), 'UTC'))}
      {isOpen && <SendNotices chosen={{ import_id: importId }} onClose={() => setOpen(false)} />}
    </Banner>
  )
}
