// Opens the link editor and puts its link at the caret.
import { Button } from '@mantine/core'
import { IconLink } from '@tabler/icons-react'
import { useState } from 'react'
import { LinkEditor } from './LinkEditor.tsx'
import type { TextInsertion } from './text-insertion.ts'
import * as panelOutreachText from '../../i18n/en/panel-outreach.ts'

export function LinkButton({ insertion, disabled = false }: { insertion: TextInsertion; disabled?: boolean }) {
  const [selected, setSelected] = useState<string | null>(null)
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconLink size={15} />}
        disabled={disabled}
        onClick={() => setSelected(insertion.selected())}
      >
        {panelOutreachText.addLink}
      </Button>
      {selected !== null && <LinkEditor selected={selected} onClose={() => setSelected(null)} onInsert={insertion.insert} />}
    </>
  )
}
