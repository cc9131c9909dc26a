// The operations board: every live project by health, with the reason and filters in the URL.
import { readersLocale } from '@fairlead/domain/shared/readers-language'
import { projectTypeCodes, projectTypeFromWire } from '@fairlead/contract/codes'
import { keysOf } from '@fairlead/domain/shared/records'
import { Button, Group, NativeSelect, Text, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { healthGroups, healthLabel } from '@fairlead/domain/operations/health'
import { projectKinds } from '@fairlead/domain/project/project'
import { IconSearch, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { LoadingRows } from '../../ui/LoadingRows.tsx'
import { BoardList } from './BoardList.tsx'
import { BoardProject } from './BoardProject.tsx'
import { OperationsFrame } from './OperationsFrame.tsx'
import { Pages, PastLastPage } from './Pages.tsx'
import { sorts, useBoard, useBoardSearch, type BoardSearch } from '../../project/staff/use-operations.ts'
import { text as operationsText } from '../../i18n/operations.ts'
import type { ListBoard } from '@fairlead/contract/v2/operations/projects'
import { Dialog } from '../../ui/Dialog.tsx'
import { HealthDot } from '../../project/HealthDot.tsx'

function HealthRules({ rules, onClose }: { rules: ListBoard['answer']['rules']; onClose: () => void }) {
  return (
    <Dialog title={operationsText.healthRulesTitle} size={620} onClose={onClose}>
      <p className="soft text-14 below-12">{operationsText.healthRulesText}</p>
      <ol className="stack text-14 gap-12 bullets">
        {rules.map(({ operations_status: status, says }) => (
          <li key={status}>
            <strong className="row">
              <HealthDot status={status} /> {healthLabel(status)}
            </strong>
            <span className="soft">{says}</span>
          </li>
        ))}
      </ol>
    </Dialog>
  )
}

const codes = Object.values(projectTypeCodes)

export function BoardScreen() {
  const { search, goto } = useBoardSearch()
  const board = useBoard(search)
  const [rules, setRules] = useState(false)
  const filtered = Boolean(search.group ?? search.type ?? search.owner ?? search.text)
  const narrow = (change: BoardSearch) => goto({ ...change, page: undefined }, true)
  return (
    <OperationsFrame
      title={operationsText.operationsBoard}
      action={
        <Button variant="default" onClick={() => setRules(true)} disabled={!board.data}>
          {operationsText.healthRulesTitle}
        </Button>
      }
    >
      <Filters search={search} groups={board.data?.groups} onNarrow={narrow} />
      {board.isError && !board.data ? (
        <ErrorState text={operationsText.boardLoadFailed} onRetry={() => void board.refetch()} />
      ) : !board.data ? (
        <LoadingRows rows={7} />
      ) : board.data.projects.length === 0 && board.data.total > 0 ? (
        <PastLastPage onFirst={() => goto({ page: undefined })} />
      ) : board.data.projects.length === 0 ? (
        <EmptyState
          title={filtered ? operationsText.noMatchingProjects : operationsText.noLiveProjectsYet}
          text={filtered ? undefined : operationsText.boardEmptyText}
          action={
            filtered && (
              <Button variant="default" onClick={() => narrow({ group: undefined, type: undefined, owner: undefined, text: undefined })}>
                {operationsText.showAll}
              </Button>
            )
          }
        />
      ) : (
        <>
          <Text size="sm" c="dimmed" component="output" display="block" mb={6}>
            {operationsText.projectCount(board.data.total.toLocaleString(readersLocale()), board.data.total)}
          </Text>
          <BoardList projects={board.data.projects} grouped={(search.sort ?? 'urgency') === 'urgency'} />
          <Pages
            page={Number(search.page ?? 1)}
            hasMore={Number(search.page ?? 1) * 50 < board.data.total}
            onGo={(page) => goto({ page: String(page) })}
          />
        </>
      )}
      {search.project && <BoardProject key={search.project} projectId={search.project} onClose={() => goto({ project: undefined })} />}
      {rules && board.data && <HealthRules rules={board.data.rules} onClose={() => setRules(false)} />}
    </OperationsFrame>
  )
}

function Filters({
  search,
  groups,
  onNarrow,
}: {
  search: BoardSearch
  groups: Record<string, number> | undefined
  onNarrow: (change: BoardSearch) => void
}) {
  const [text, setText] = useState(search.text ?? '')
  const look = useDebouncedCallback((words: string) => onNarrow({ text: words.trim() || undefined }), 250)
  const count = (group: string) => groups && (groups[group] ?? 0)
  return (
    <>
      <fieldset className="flex wrap gap-6 below-12" aria-label={operationsText.health}>
        {[undefined, ...healthGroups].map((group) => (
          <button
            key={group ?? 'all'}
            type="button"
            className="choice pill text-13"
            aria-pressed={search.group === group}
            onClick={() => onNarrow({ group })}
          >
            {group ?? operationsText.all}{' '}
            <span className="num">
              {group ? count(group) : groups && Object.values(groups).reduce((sum, groupCount) => sum + groupCount, 0)}
            </span>
          </button>
        ))}
      </fieldset>
      <Group gap="sm" mb="md" align="end">
        <TextInput
          type="search"
          aria-label={operationsText.searchProjects}
          placeholder={operationsText.boardSearchPlaceholder}
          leftSection={<IconSearch size={16} />}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value)
            look(event.currentTarget.value)
          }}
          style={{ flex: '1 1 220px' }}
        />
        <NativeSelect
          aria-label={operationsText.kind}
          value={search.type ?? ''}
          onChange={(event) => onNarrow({ type: codes.find((code) => code === event.currentTarget.value) })}
          data={[
            { value: '', label: operationsText.everyKind },
            ...codes.map((code) => ({ value: code, label: projectKinds[projectTypeFromWire(code)] })),
          ]}
        />
        <NativeSelect
          aria-label={operationsText.order}
          value={search.sort ?? 'urgency'}
          onChange={(event) => onNarrow({ sort: keysOf(sorts).find((sort) => sort === event.currentTarget.value) })}
          data={Object.entries(sorts).map(([value, label]) => ({ value, label }))}
        />
        {search.owner && (
          <Button variant="light" rightSection={<IconX size={14} aria-hidden />} onClick={() => onNarrow({ owner: undefined })}>
            {operationsText.ofOwner(search.owner)}
          </Button>
        )}
      </Group>
    </>
  )
}
