import { Button, Group, SegmentedControl, Text } from '@mantine/core'
import type { HandleContactMessage, ListContactMessages } from '@fairlead/contract/v2/operations/messages'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { queryFor, invalidate } from '../../api/cache.ts'
import { send } from '../../api/send.ts'
import { useSubmit } from '../../api/use-submit.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { When } from '../../ui/When.tsx'
import { LoadingRows } from '../../ui/LoadingRows.tsx'
import { useProductName } from '../../session/use-user.ts'
import { OperationsFrame } from './OperationsFrame.tsx'
import { Pages, PastLastPage } from './Pages.tsx'
import { text as operationsText } from '../../i18n/operations.ts'

type Message = ListContactMessages['answer']['messages'][number]

export function MessagesScreen() {
  const routeSearch = useSearch({ strict: false })
  const navigate = useNavigate()
  const isHandled = routeSearch.handled === 'yes'
  const page = /^\d{1,4}$/.test(routeSearch.page ?? '') ? Number(routeSearch.page) : 1
  const list = useQuery({
    ...queryFor<ListContactMessages>('v2/operations/messages', { is_handled: isHandled, page_idx: page }),
    placeholderData: keepPreviousData,
    staleTime: 5000,
  })
  const goto = (search: { handled?: string | undefined; page?: string | undefined }) => void navigate({ to: '.', search })
  return (
    <OperationsFrame
      title={operationsText.messages}
      action={
        <SegmentedControl
          aria-label={operationsText.whichMessages}
          value={isHandled ? 'yes' : 'no'}
          onChange={(value) => goto({ handled: value === 'yes' ? 'yes' : undefined })}
          data={[
            { value: 'no', label: list.data ? operationsText.openTab(list.data.open) : operationsText.open },
            { value: 'yes', label: operationsText.handled },
          ]}
        />
      }
    >
      {list.isError && !list.data ? (
        <ErrorState text={operationsText.messagesLoadFailed} onRetry={() => void list.refetch()} />
      ) : !list.data ? (
        <LoadingRows rows={4} />
      ) : list.data.messages.length === 0 && page > 1 ? (
        <PastLastPage onFirst={() => goto({ handled: routeSearch.handled })} />
      ) : list.data.messages.length === 0 ? (
        <EmptyState
          title={isHandled ? operationsText.noHandledMessages : operationsText.noOpenMessages}
          text={isHandled ? undefined : operationsText.contactMessagesEmpty}
        />
      ) : (
        <ul className="stack gap-12">
          {list.data.messages.map((message) => (
            <MessageCard key={message.message_id} message={message} />
          ))}
        </ul>
      )}
      {list.data && list.data.messages.length > 0 && (
        <Pages page={page} hasMore={list.data.has_more} onGo={(next) => goto({ handled: routeSearch.handled, page: String(next) })} />
      )}
    </OperationsFrame>
  )
}

function MessageCard({ message }: { message: Message }) {
  const product = useProductName()
  const reply = `mailto:${message.email}?${new URLSearchParams({ subject: operationsText.yourMessageTo(product) }).toString().replaceAll('+', '%20')}`
  const marking = useSubmit({
    send: (isHandled: boolean) =>
      send<HandleContactMessage>('PUT', 'v2/operations/messages', { message_id: message.message_id, is_handled: isHandled }),
    onSuccess: () => invalidate('v2/operations/messages'),
    failure: operationsText.messageNotUpdated,
    failureIn: 'toast',
  })
  return (
    <li className="card pad-16 anywhere">
      <Group justify="space-between" gap="xs">
        <strong>{message.name}</strong>
        <Text size="sm" c="dimmed" component="span">
          <When date={message.date} />
        </Text>
      </Group>
      <Text size="sm" c="dimmed">
        {[message.company, message.email].filter(Boolean).join(' · ')}
      </Text>
      <p className="text-14 anywhere lines above-4 below-8">{message.message}</p>
      <Group gap="xs">
        <Button component="a" href={reply} size="xs">
          {operationsText.replyByEmail}
        </Button>
        <Button size="xs" variant="subtle" loading={marking.busy} onClick={() => void marking.run(message.handled_date === null)}>
          {message.handled_date === null ? operationsText.markAsHandled : operationsText.openAgain}
        </Button>
        {message.handled_date && (
          <Text size="sm" c="dimmed">
            {message.handled_by} <When date={message.handled_date} />
          </Text>
        )}
      </Group>
    </li>
  )
}
