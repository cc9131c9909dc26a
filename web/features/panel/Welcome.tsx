// The panel of someone without a project: the first thing to do.
import { Button, Tooltip } from '@mantine/core'
import { messages } from '@fairlead/domain/shared/messages'
import { IconCompass } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useCreatePath } from '../../session/use-user.ts'
import { markSeen, useTours } from './tours/use-tours.ts'
import { SettingsMenu } from './SettingsMenu.tsx'
import styles from './panel.module.css'
import * as panelText from '../../i18n/en/panel.ts'

export function Welcome() {
  const { isSelfServe, unseen } = useTours()
  const create = useCreatePath()
  return (
    <div className={styles.panel}>
      <div className={styles.welcome}>
        <SettingsMenu projectId={null} allowed={false} />
      </div>
      <EmptyState
        alone
        icon={<IconCompass size={44} stroke={1.4} />}
        title={messages.welcome}
        text={messages.firstProject}
        action={
          <Tooltip label={messages.createFirst} opened={isSelfServe && unseen('project')} position="bottom" withArrow>
            <Button component={Link} to={create} size="md" onClick={() => markSeen('project')}>
              {panelText.createProject}
            </Button>
          </Tooltip>
        }
      />
    </div>
  )
}
