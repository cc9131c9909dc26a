// The lessons of a search: every line to keep, change, or exclude, its effect, and earlier versions.
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { ErrorState } from '../../../../ui/ErrorState.tsx'
import { LessonRow } from './LessonRow.tsx'
import { VersionList } from './VersionList.tsx'
import { applyEdit, useLearned } from './use-learned.ts'
import { text as panelLearnedText } from '../../../../i18n/panel-learned.ts'
import type { PreviewLessons } from '@fairlead/contract/v2/projects/lessons/preview'

const decisions = (count: number) => panelLearnedText.decisions(count)

export function LearnedDialog({ projectId, onClose }: { projectId: string; onClose: () => void }) {
  const learned = useLearned(projectId)
  const { query, lines, edits, busy } = learned
  const { data } = query
  const gone = data?.lines.filter(({ difference }) => difference === 'gone') ?? []
  const count = data ? data.approved + data.rejected : 0
  return (
    <Dialog title={panelLearnedText.title} size={640} onClose={onClose}>
      {query.isError && !data && <ErrorState text={panelLearnedText.loadFailed} onRetry={() => void query.refetch()} />}
      {query.isPending && <Skeleton h={240} radius={8} />}
      {data && (
        <Stack gap="md">
          {count === 0 ? (
            <Text size="sm">
              {data.undone > 0 ? panelLearnedText.decisionsIgnored(decisions(data.undone)) : panelLearnedText.noLessonsHint}
            </Text>
          ) : (
            <Text size="sm">{panelLearnedText.basedOn(decisions(count), data.approved, data.rejected)}</Text>
          )}
          {lines.length > 0 && <EffectText effect={learned.effect.data} failed={learned.effect.isError} />}
          {lines.length > 0 && (
            <ul aria-label={panelLearnedText.lessons}>
              {lines.map((line) => (
                <LessonRow
                  key={line.key}
                  line={applyEdit(line, edits[line.key])}
                  moved={learned.movedBy(line.key)}
                  onEdit={(edit) => learned.edit(line.key, edit)}
                />
              ))}
            </ul>
          )}
          {gone.length > 0 && (
            <Text size="sm" c="dimmed">
              {panelLearnedText.noLongerLearned(gone.map(({ text }) => text).join('; '))}
            </Text>
          )}
          {lines.length > 0 && data.searches && (
            <Text size="sm" c="dimmed">
              {panelLearnedText.searchesAgain(data.unseen)}
            </Text>
          )}
          {(lines.length > 0 || count > 0) && (
            <Group justify="space-between" gap="xs">
              <Button
                variant="subtle"
                color="red"
                disabled={busy || count === 0}
                onClick={() => void learned.undo().then((done) => done && data.searches && onClose())}
              >
                {panelLearnedText.undoAll}
              </Button>
              <Group gap="xs">
                <Button variant="subtle" onClick={onClose}>
                  {panelLearnedText.cancel}
                </Button>
                <Button loading={busy} onClick={() => void learned.accept().then((saved) => saved && onClose())}>
                  {learned.isEdited && data.searches ? panelLearnedText.acceptAndSearch : panelLearnedText.accept}
                </Button>
              </Group>
            </Group>
          )}
          <VersionList
            versions={data.versions}
            busy={busy}
            onRestore={(number) => void learned.restore(number).then((done) => done && data.searches && onClose())}
          />
        </Stack>
      )}
    </Dialog>
  )
}

type Effect = PreviewLessons['answer']

/** How many of the next people change rank, and who moves the most. */
function sentence({ compared, moved, entered }: Effect): string {
  if (compared === 0) return panelLearnedText.noOneLeft
  if (moved === 0) return panelLearnedText.noneMoves(compared)
  const moves = panelLearnedText.someMove(moved, compared)
  return entered === 0 ? moves : `${moves} ${panelLearnedText.areNew(entered)}`
}

const place = ({ name, before, after }: Effect['risen'][number]) => `${name} (${before} → ${after})`

function EffectText({ effect, failed }: { effect: Effect | undefined; failed: boolean }) {
  return (
    <output className="sunken pad-8 round anywhere block">
      <Text size="sm" fw={600}>
        {effect ? sentence(effect) : failed ? panelLearnedText.effectFailed : panelLearnedText.computingEffect}
      </Text>
      {effect && effect.risen.length > 0 && <Text size="sm">{panelLearnedText.strongestGains(effect.risen.map(place).join(', '))}</Text>}
      {effect && effect.fallen.length > 0 && <Text size="sm">{panelLearnedText.strongestLosses(effect.fallen.map(place).join(', '))}</Text>}
    </output>
  )
}
