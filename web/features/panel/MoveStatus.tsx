import { Button, Group, Progress } from '@mantine/core'
import { Banner } from '../../ui/Banner.tsx'
import type { BulkMoves } from './use-bulk-moves.ts'
import { text as panelStageText } from '../../i18n/panel-stage.ts'

const listed = 20

export function MoveStatus({ moves }: { moves: BulkMoves }) {
  const { progress, notMoved } = moves
  const button = (label: string, run: () => void) => (
    <Button size="compact-sm" variant="subtle" c="inherit" onClick={run}>
      {label}
    </Button>
  )
  return (
    <>
      {progress && (
        <Banner action={button(panelStageText.stop, moves.stop)}>
          {panelStageText.movingProgress(progress.done, progress.total)}
          <Progress mt={6} value={(100 * progress.done) / progress.total} size={4} aria-label={panelStageText.movedSoFar} />
        </Banner>
      )}
      {notMoved.length > 0 && (
        <Banner
          tone="bad"
          role="alert"
          action={
            <Group gap={4}>
              {button(panelStageText.tryAgain, moves.retry)}
              {button(panelStageText.dismiss, moves.dismiss)}
            </Group>
          }
        >
          <strong>{notMoved.length === 1 ? panelStageText.oneNotMoved : panelStageText.notMoved(notMoved.length)}</strong>
          <ul style={{ margin: '4px 0 0', paddingLeft: 18 }}>
            {notMoved.slice(0, listed).map(({ candidate, name, reason }) => (
              <li key={candidate.id}>
                {name}: {reason}
              </li>
            ))}
            {notMoved.length > listed && (
              <li>
                {panelStageText.and} {notMoved.length - listed} {panelStageText.moreNotMoved}
              </li>
            )}
          </ul>
        </Banner>
      )}
    </>
  )
}
