// At the start of a new project: its job may already be in the linked system. Empty when none is linked.
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { Dialog } from '../../../ui/Dialog.tsx'
import { useAts } from '../../../project/ats/ats-link.ts'
import { JobList } from '../../../project/ats/JobList.tsx'
import { useImport, type ImportAs } from '../../../project/ats/use-import.ts'
import { text as wizardAtsText } from '../../../i18n/wizard-ats.ts'

export function ImportFromAts(mode: ImportAs) {
  const integration = useAts().data?.link?.integration
  const [open, setOpen] = useState(false)
  if (!integration) return null
  return (
    <>
      <Button variant="light" mb="md" leftSection={<IconDownload size={16} aria-hidden />} onClick={() => setOpen(true)}>
        {wizardAtsText.importFrom(integration)}
      </Button>
      {open && <ImportDialog integration={integration} as={mode} onClose={() => setOpen(false)} />}
    </>
  )
}

function ImportDialog({ integration, as: mode, onClose }: { integration: string; as: ImportAs; onClose: () => void }) {
  const { busy, take } = useImport(mode)
  return (
    <Dialog title={wizardAtsText.aJobOf(integration)} size={620} onClose={onClose}>
      <JobList integration={integration} verb={wizardAtsText.importLabel} busy={busy} onTake={take} />
    </Dialog>
  )
}
