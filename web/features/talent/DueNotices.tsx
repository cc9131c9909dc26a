// Who must be told that the workspace has their data, by when, and telling or deleting them.
import { Anchor, Button, Checkbox, Group, SegmentedControl, Text, Title } from '@mantine/core'
import type { ListDueNotices } from '@fairlead/contract/v2/talent/notices'
import { dueGroups, type DueGroup } from '@fairlead/domain/outreach/notice-rules'
import { limits } from '@fairlead/domain/shared/limits'
import { dayAsMoment, dayText } from '@fairlead/domain/shared/dates'
import { readersLocale } from '@fairlead/domain/shared/readers-language'
import { IconArrowLeft, IconShieldCheck } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { invalidate, queryFor } from '../../api/cache.ts'
import { text as noticeText } from '../../i18n/notices.ts'
import { text as talentText } from '../../i18n/talent.ts'
import { useUser } from '../../session/use-user.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { LoadingRows } from '../../ui/LoadingRows.tsx'
import { SelectionBar } from '../../ui/SelectionBar.tsx'
import { useSelection } from '../../ui/use-selection.ts'
import { DeletePeopleDialog } from './DeletePeopleDialog.tsx'
import { SendNotices, type Chosen } from './SendNotices.tsx'

type Page = ListDueNotices['answer']
const count = (value: number) => value.toLocaleString(readersLocale())

export function DueNotices() {
  const [chosenGroup, setGroup] = useState<DueGroup | null>(null)
  const [pages, setPages] = useState(1)
  const counted = useQuery({ ...queryFor<ListDueNotices>('v2/talent/notices', {}), staleTime: 0 })
  const group = chosenGroup ?? dueGroups.find((entry) => (counted.data?.counts[entry] ?? 0) > 0) ?? 'overdue'
  const list = useQuery({
    ...queryFor<ListDueNotices>('v2/talent/notices', { group, pages }),
    staleTime: 0,
    placeholderData: keepPreviousData,
    enabled: counted.data !== undefined,
  })
  const data = list.data ?? counted.data
  return (
    <div className="page">
      <Button component={Link} to="/talent" variant="subtle" size="compact-sm" leftSection={<IconArrowLeft size={16} />} mb="sm">
        {talentText.talentPool}
      </Button>
      <Title order={1}>{noticeText.dueTitle}</Title>
      <Text size="sm" c="dimmed" mb={4}>
        {noticeText.dueAbout}
      </Text>
      <Anchor component={Link} to="/team/notices" size="sm" mb="md" display="inline-block">
        {noticeText.openRules}
      </Anchor>
      {counted.isError || list.isError ? (
        <ErrorState text={noticeText.dueFailed} onRetry={() => invalidate('v2/talent/notices')} />
      ) : !data || !list.data ? (
        <LoadingRows rows={6} />
      ) : (
        <>
          <SegmentedControl
            fullWidth
            mb="md"
            aria-label={noticeText.dueTitle}
            value={group}
            onChange={(value) => {
              setGroup(dueGroups.find((entry) => entry === value) ?? 'overdue')
              setPages(1)
            }}
            data={dueGroups.map((value) => ({
              value,
              label: noticeText.withCount(noticeText.dueTabs[value], count(data.counts[value] ?? 0)),
            }))}
          />
          <DueList key={group} page={list.data} group={group} />
          {list.data.people.length < list.data.total && (
            <Button variant="default" mt="sm" loading={list.isFetching} onClick={() => setPages(pages + 1)}>
              {noticeText.showMore}
            </Button>
          )}
          {data.is_cut && (
            <Text size="sm" c="dimmed" mt="sm">
              {noticeText.isCut}
            </Text>
          )}
        </>
      )}
    </div>
  )
}

function DueList({ page, group }: { page: Page; group: DueGroup }) {
  const isAdmin = useUser().data?.is_workspace_admin ?? false
  const ids = useMemo(() => page.people.flatMap(({ person_id: id }) => id ?? []), [page])
  const selection = useSelection(ids)
  const [sending, setSending] = useState<Chosen | null>(null)
  const [deleting, setDeleting] = useState(false)
  const people = page.people.flatMap(({ person_id, name }) => (person_id && selection.ids.has(person_id) ? [{ person_id, name }] : []))
  if (page.total === 0)
    return <EmptyState icon={<IconShieldCheck size={40} stroke={1.4} />} title={noticeText.noneDue} text={noticeText.noneDueText} />
  return (
    <section className="card pad-16" aria-label={noticeText.dueTabs[group]}>
      <SelectionBar
        label={noticeText.selected}
        ids={ids}
        selection={selection}
        total={ids.length}
        max={limits.deleteAtOnce}
        idle={
          <Button size="xs" onClick={() => setSending({ group })}>
            {noticeText.sendAll(count(page.total))}
          </Button>
        }
      >
        <Button size="xs" onClick={() => setSending({ person_ids: [...selection.ids] })}>
          {noticeText.sendChosen(selection.ids.size)}
        </Button>
        {isAdmin && (
          <Button size="xs" color="red" variant="light" onClick={() => setDeleting(true)}>
            {noticeText.deleteChosen}
          </Button>
        )}
      </SelectionBar>
      <ul className="lined">
        {page.people.map((person, index) => (
          <DueRow
            key={person.person_id ?? index}
            person={person}
            isPicked={selection.ids.has(person.person_id ?? '')}
            onPick={(on, range) => person.person_id && selection.toggle(person.person_id, on, range)}
          />
        ))}
      </ul>
      {sending && <SendNotices chosen={sending} onClose={() => setSending(null)} />}
      {deleting && (
        <DeletePeopleDialog
          people={people}
          onClose={() => setDeleting(false)}
          onDeleted={() => {
            setDeleting(false)
            selection.clear()
            invalidate('v2/talent/notices', 'v2/home')
          }}
        />
      )}
    </section>
  )
}

interface RowProps {
  person: Page['people'][number]
  isPicked: boolean
  onPick: (on: boolean, range: boolean) => void
}

function DueRow({ person: { person_id, name, place, due_date, group, why_not }, isPicked, onPick }: RowProps) {
  const day = dayText(dayAsMoment(due_date), 'UTC')
  return (
    <li className="row pad-y gap-12 tight">
      <Checkbox
        aria-label={name}
        disabled={person_id === null}
        checked={isPicked}
        onChange={() => undefined}
        onClick={(event) => onPick(!isPicked, event.shiftKey)}
      />
      <div className="basis anywhere">
        <Group gap="xs">
          {person_id === null ? (
            <Text size="sm" fw={600}>
              {name}
            </Text>
          ) : (
            <Anchor component={Link} to={`/talent/${person_id}`} size="sm" fw={600}>
              {name}
            </Anchor>
          )}
          <Text size="sm" c={group === 'overdue' ? 'red' : 'dimmed'}>
            {group === 'overdue' ? noticeText.wasDueOn(day) : noticeText.dueOn(day)}
          </Text>
        </Group>
        <Text size="sm" c="dimmed">
          {[place ?? noticeText.noPlace, why_not].filter(Boolean).join(' · ')}
        </Text>
      </div>
    </li>
  )
}
