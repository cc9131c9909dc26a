import { Button, Menu } from '@mantine/core'
import { IconChartBar } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useGoto } from '../../project/panel-search.ts'
import type { PanelView } from '../../project/panel-view.ts'
import { text as panelText } from '../../i18n/panel.ts'

const pages = [
  { path: '/analytics', label: panelText.analytics },
  { path: '/analytics/pipeline', label: panelText.pipelinePerformance },
  { path: '/analytics/candidate', label: panelText.candidateDemographics },
  { path: '/analytics/fairness', label: panelText.fairness },
  { path: '/analytics/records', label: panelText.records },
  { path: '/analytics/model', label: panelText.model },
] as const

export function AnalyticsMenu({ view }: { view: PanelView }) {
  const goto = useGoto()
  // comment-only users have no analytics
  const visiblePages = view.mayDecide ? pages : []
  const all = view.tabs.reduce((sum, { count }) => sum + count, 0)
  return (
    <Menu width={260}>
      <Menu.Target>
        <Button variant="default" leftSection={<IconChartBar size={16} />}>
          {panelText.analytics}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{all === 1 ? panelText.oneCandidateSoFar : panelText.candidatesSoFar(all)}</Menu.Label>
        {view.tabs.map(({ key, label, owner, count }) => (
          <Menu.Item
            key={key}
            rightSection={
              <span className="num">
                {count}
                <small className="num">{all > 0 ? ` ${Math.round((100 * count) / all)}%` : ''}</small>
              </span>
            }
            onClick={() => goto({ tab: key, candidate: undefined, view: undefined, find: undefined, only: undefined })}
          >
            {label} {owner && <span className="soft text-12 medium">{owner}</span>}
          </Menu.Item>
        ))}
        {visiblePages.length > 0 && <Menu.Divider />}
        {visiblePages.map(({ path, label }) => (
          <Menu.Item key={path} renderRoot={(props) => <Link to={path} search={{ project: view.facts.id }} {...props} />}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
