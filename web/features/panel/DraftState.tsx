// A project that has not been handed in: no one is searched for yet, and where to go on.
import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { EmptyState } from '../../ui/EmptyState.tsx'
import type { PanelView } from './panel-view.ts'

export function DraftState({ view }: { view: PanelView }) {
  return (
    <EmptyState
      icon={<IconPencil size={40} stroke={1.4} />}
      title="This project is not finished"
      text={
        view.mayAdminister
          ? 'No one is searched for yet: the search begins when the setup is handed in.'
          : 'No one is searched for yet: the search begins when an owner of the project hands the setup in.'
      }
      action={
        view.mayAdminister && (
          <Button component={Link} to={`/projects/v2/draft/${view.facts.id}`} size="md">
            Finish setting up
          </Button>
        )
      }
    />
  )
}
