import { Button, Text, Title } from '@mantine/core'
import { createProjectPath } from '@fairlead/domain/account/user-kinds'
import { emptySettings } from '@fairlead/domain/project/settings'
import { settingsToWire } from '@fairlead/contract/shapes/settings-names'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useUser } from '../../../session/use-user.ts'
import { saveFirstStep, readFirstStep } from '../../../project/first-step.ts'
import type { Change } from '../../../project/kept-draft.ts'
import { WithPreview } from '../preview/WithPreview.tsx'
import { IdealCandidates } from '../steps/IdealCandidates.tsx'
import wizard from '../wizard.module.css'
import styles from './demos.module.css'
import { text as wizardDemosText } from '../../../i18n/wizard-demos.ts'

const nothing = settingsToWire(emptySettings, { project_id: '', version: 0, status: 'draft', type: 'self-serve', is_peq: false }, {})
const none = {}

export function IdealCandidatesDemo() {
  const navigate = useNavigate()
  const user = useUser().data
  const [changed, setChanged] = useState<Change>({})
  const settings = { ...nothing, ...changed }
  const change = (part: Change) => setChanged((before) => ({ ...before, ...part }))
  const begin = () => {
    const first = readFirstStep(false)
    saveFirstStep({ ...first, criteria: { ...first.criteria, ...changed } }, false)
    void navigate({
      to: createProjectPath(user?.experiments.enable_self_serve_lean_test ?? false),
      search: { begin: 'new' },
    })
  }
  return (
    <div className="screen">
      <header className="flex wrap split gap-16 below-24">
        <div>
          <Title order={1}>{wizardDemosText.idealCandidates}</Title>
          <Text c="dimmed">{wizardDemosText.idealsIntro}</Text>
        </div>
        <Button disabled={settings.ideal_candidates.length === 0} onClick={begin}>
          {wizardDemosText.idealsAction}
        </Button>
      </header>
      <div className={styles.narrow}>
        <WithPreview parts={['ideals']} settings={settings} change={change}>
          <section className={wizard.card} aria-label={wizardDemosText.idealCandidates} style={{ paddingBottom: 28 }}>
            <IdealCandidates settings={settings} change={change} errors={none} projectId="" />
          </section>
        </WithPreview>
      </div>
    </div>
  )
}
