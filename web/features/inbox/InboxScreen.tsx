// The team inbox: conversations of all projects by what needs an answer, and email that was matched to none.
import { NativeSelect, SegmentedControl, Text, Title, Drawer } from '@mantine/core'
import type { ListInbox } from '@fairlead/contract/v2/inbox'
import { replyLabels } from '@fairlead/domain/ports/reply-classifier'
import { IconInbox } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState, type ReactNode, useRef, type KeyboardEvent } from 'react'
import { queryFor } from '../../api/cache.ts'
import { replyLabel } from '../../candidate/replies/reply-words.ts'
import { useProjects } from '../../project/use-projects.ts'
import { useUser } from '../../session/use-user.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { LoadingRows } from '../../ui/LoadingRows.tsx'
import { text as inboxText } from '../../i18n/inbox.ts'
import { ConversationList } from './ConversationList.tsx'
import { readInboxSearch, type InboxSearch } from './inbox-search.ts'
import type { Writing, WritingRequest } from './PaneWriter.tsx'
import { finishConversations, type Conversation } from './sort.ts'
import { UnmatchedList } from './UnmatchedList.tsx'
import styles from './inbox.module.css'
import { useDesktop } from '../../ui/use-screen.ts'
import { PaneContent, type PaneProps } from './PaneContent.tsx'

export function InboxScreen() {
  const search = readInboxSearch(useSearch({ strict: false }))
  const navigate = useNavigate()
  const goto = (change: Partial<InboxSearch>) => void navigate({ to: '/inbox', search: { ...search, ...change }, replace: true })
  useEffect(() => {
    document.title = inboxText.inbox
  }, [])
  const head = (
    <>
      <Title order={1} mb={4}>
        {inboxText.inbox}
      </Title>
      <Text c="dimmed" mb="md">
        {inboxText.about}
      </Text>
      <SegmentedControl
        aria-label={inboxText.show}
        mb="md"
        fullWidth
        data={Object.entries(inboxText.views).map(([value, label]) => ({ value, label }))}
        value={search.show ?? 'open'}
        onChange={(show) => goto({ show: readInboxSearch({ show }).show })}
      />
    </>
  )
  if (search.show === 'unmatched')
    return (
      <div className={`page ${styles.screen}`}>
        {head}
        <UnmatchedList />
      </div>
    )
  return <Conversations head={head} search={search} goto={goto} />
}

interface ConversationsProps {
  head: ReactNode
  search: InboxSearch
  goto: (change: Partial<InboxSearch>) => void
}

function Conversations({ head, search, goto }: ConversationsProps) {
  const { show, project, label, mailbox, assignee, mentions } = search
  const [focus, setFocus] = useState<WritingRequest | null>(null)
  const view = show === 'snoozed' || show === 'done' ? show : 'open'
  const input = {
    show: view,
    project_id: project,
    label,
    mailbox_id: mailbox,
    assignee_id: assignee,
    mentions_me: mentions === 'me',
  } as const
  const inbox = useQuery({ ...queryFor<ListInbox>('v2/inbox', input), staleTime: 5000, placeholderData: keepPreviousData })
  const projects = useProjects().data ?? []
  const me = useUser().data
  const isFiltered = Boolean(project ?? label ?? mailbox ?? assignee ?? mentions)
  const members = inbox.data?.members ?? []
  const filters = [
    {
      name: 'project',
      title: inboxText.project,
      all: inboxText.allProjects,
      options: projects.map((projectEntry) => [projectEntry.project_id, projectEntry.project_name] as const),
    },
    {
      name: 'label',
      title: inboxText.reply,
      all: inboxText.allReplies,
      options: replyLabels.map((replyKind) => [replyKind, replyLabel(replyKind)] as const),
    },
    {
      name: 'assignee',
      title: inboxText.assignee,
      all: inboxText.everyone,
      options: [
        ...(me ? [[me.id, inboxText.me] as const] : []),
        ['none', inboxText.noOne] as const,
        ...members.filter(({ id }) => id !== me?.id).map((member) => [member.id, member.name] as const),
      ],
    },
    { name: 'mentions', title: inboxText.mentions, all: inboxText.allComments, options: [['me', inboxText.mentionsMe] as const] },
    {
      name: 'mailbox',
      title: inboxText.mailbox,
      all: inboxText.allMailboxes,
      options: (inbox.data?.mailboxes ?? []).map((account) => [account.id, account.address] as const),
    },
  ] as const
  const conversations = inbox.data?.conversations ?? []
  const isOpen = search.conversation !== undefined
  const open = (next: Conversation | undefined, writing: Writing | null) => {
    setFocus(writing && { kind: writing })
    goto({ conversation: next?.candidate_id, conversation_project: next?.project_id })
  }
  const finish = (conversation: Conversation) => {
    void finishConversations([conversation])
    if (conversation.candidate_id !== search.conversation) return
    const place = conversations.indexOf(conversation)
    open(conversations[place + 1] ?? conversations[place - 1], null)
  }
  const close = () => {
    const row = document.querySelector<HTMLElement>(`[data-candidate="${CSS.escape(search.conversation ?? '')}"] a`)
    goto({ conversation: undefined, conversation_project: undefined })
    row?.focus({ preventScroll: true })
  }
  const list = conversations.length > 0 && (
    <ConversationList
      conversations={conversations}
      members={members}
      search={search}
      onOpen={open}
      onRead={() => setFocus(null)}
      onFinish={finish}
    />
  )
  return (
    <div className={`page ${styles.screen}`} data-open={isOpen || undefined}>
      <div>
        {head}
        <div className="tiles below-16" data-small>
          {filters.map(({ name, title, all, options }) => (
            <NativeSelect
              key={name}
              aria-label={title}
              size="sm"
              value={search[name] ?? ''}
              data={[{ value: '', label: all }, ...options.map(([value, text]) => ({ value, label: text }))]}
              onChange={(event) => goto({ [name]: event.currentTarget.value || undefined })}
            />
          ))}
        </div>
        {inbox.isError && !inbox.data ? (
          <ErrorState text={inboxText.inboxLoadFailed} onRetry={() => void inbox.refetch()} />
        ) : !inbox.data ? (
          <LoadingRows rows={4} />
        ) : (
          list || (
            <EmptyState
              icon={<IconInbox size={40} stroke={1.4} />}
              title={isFiltered ? inboxText.nothingFound : inboxText.empty[view]}
              text={isFiltered ? inboxText.changeTheFilters : inboxText.emptyHint[view]}
            />
          )
        )}
        {inbox.data?.has_more && (
          <Text c="dimmed" mt="md">
            {inboxText.hasMore(conversations.length)}
          </Text>
        )}
      </div>
      {isOpen && (
        <ConversationPane
          projectId={search.conversation_project ?? ''}
          candidateId={search.conversation ?? ''}
          conversation={conversations.find(({ candidate_id }) => candidate_id === search.conversation) ?? null}
          members={members}
          focus={focus}
          onFinish={finish}
          onClose={close}
        />
      )}
    </div>
  )
}

/** A conversation next to the list; full screen if there is no room for both. */
function ConversationPane(props: PaneProps) {
  const isDesktop = useDesktop()
  const { onClose } = props
  const section = useRef<HTMLElement>(null)
  // a conversation opened by a click or link is read from its beginning
  useEffect(() => {
    if (props.focus === null) section.current?.focus({ preventScroll: true })
  }, [props.candidateId, props.focus])
  if (!isDesktop)
    return (
      <Drawer.Root opened onClose={onClose} position="right" size="min(100vw, 640px)" returnFocus>
        <Drawer.Overlay backgroundOpacity={0.3} />
        <Drawer.Content aria-label={inboxText.conversation}>
          <PaneContent key={props.candidateId} {...props} />
        </Drawer.Content>
      </Drawer.Root>
    )
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return
    // an open menu, dialog, or list above it closes first
    if (!(event.target instanceof Node) || !section.current?.contains(event.target)) return
    event.stopPropagation()
    onClose()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes the pane from anywhere inside
    <section ref={section} tabIndex={-1} aria-label={inboxText.conversation} className={`card ${styles.pane}`} onKeyDown={onKeyDown}>
      <PaneContent key={props.candidateId} {...props} />
    </section>
  )
}
