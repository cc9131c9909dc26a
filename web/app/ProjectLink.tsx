// A project in the list: its link, counts, and actions.
import { statusFromWire, projectTypeFromWire } from '@fairlead/contract/codes'
import { ActionIcon, Menu, Tooltip } from '@mantine/core'
import type { WireProject } from '@fairlead/contract/shapes/project'
import { may } from '@fairlead/domain/account/permissions'
import { isWaiting, type Waiting } from '@fairlead/domain/project/waiting'
import { limits } from '@fairlead/domain/shared/limits'
import { shortened } from '@fairlead/domain/shared/formats'
import { IconDots, IconFlag3Filled, IconLink, IconSettings } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { memo, useRef, useState } from 'react'
import { HealthDot } from '../project/HealthDot.tsx'
import { waitingOf } from '../project/wire.ts'
import { useUser } from '../session/use-user.ts'
import { MenuOnDemand } from '../ui/MenuOnDemand.tsx'
import { showToast } from '../ui/toast.ts'
import { useQueryText } from './use-address.ts'
import styles from './drawer.module.css'
import { text as homeText } from '../i18n/home.ts'
import { text as appText } from '../i18n/app.ts'
import { navCount as countOfProject } from '@fairlead/domain/project/nav-count'

/** The domain's count next to a project, for a project from the API. */
type Counted = Pick<
  WireProject,
  | 'type'
  | 'status'
  | 'candidate_batch_count'
  | 'in_auto_swipe_mode'
  | 'is_warmleads_recruiter'
  | 'candidates_warm_leads_recruiter_count'
  | 'candidates_warm_leads_question_count'
  | 'candidates_warm_leads_hm_count'
  | 'candidates_review_count'
>

export function navCount(project: Counted, isSuperAdmin: boolean): number {
  const counted = {
    type: projectTypeFromWire(project.type),
    status: statusFromWire(project.status),
    inAutoSwipeMode: project.in_auto_swipe_mode,
    isWarmleadsRecruiter: project.is_warmleads_recruiter,
    batchCount: project.candidate_batch_count,
    counts: {
      review: project.candidates_review_count,
      recruiter: project.candidates_warm_leads_recruiter_count,
      question: project.candidates_warm_leads_question_count,
      hiringManager: project.candidates_warm_leads_hm_count,
    },
  }
  return countOfProject(counted, isSuperAdmin)
}

/** `hint` distinguishes projects with the same name. Rendered again only when something about this project changes. */
export const ProjectLink = memo(function ProjectLink({
  project,
  current,
  hint,
}: {
  project: WireProject
  current: boolean
  hint: string | undefined
}) {
  const user = useUser().data
  const candidate = useQueryText('candidate')
  const text = useRef<HTMLSpanElement>(null)
  const [cut, setCut] = useState(false)
  const waiting = waitingOf(project, user)
  const count = navCount(project, user?.is_super_admin ?? false)
  const draft = statusFromWire(project.status) === 'draft' && !project.is_archived
  const name = project.project_name || appText.untitledProject
  const place = draft ? `/projects/v2/draft/${project.project_id}` : '/panel'
  const search = draft ? {} : { project: project.project_id, candidate: current ? candidate : undefined }
  const standing = { role: 'none', isSuperAdmin: false, isStaff: user?.is_staff ?? false } as const
  const isMarked = project.is_peq && may('see_project_kind', standing)
  const measure = () =>
    setCut(name.length > limits.projectNameLength || (text.current?.scrollWidth ?? 0) > (text.current?.clientWidth ?? 0))

  return (
    <li className={styles.item} data-current={current || undefined}>
      <Tooltip label={name} disabled={!cut} position="bottom-start">
        <Link
          to={place}
          search={search}
          className={styles.project}
          aria-current={current ? 'page' : undefined}
          onMouseEnter={measure}
          onFocus={measure}
        >
          {isMarked && (
            <span className="flag fixed" title={appText.peqProject}>
              <IconFlag3Filled size={14} aria-hidden />
            </span>
          )}
          <span ref={text} className="clip grow">
            {shortened(name, limits.projectNameLength)}
            {hint && <span className="soft text-12 block">{hint}</span>}
            {isWaiting(waiting) && <span className={`accent text-12 block ${styles.waiting}`}>{waitingText(waiting)}</span>}
          </span>
          {may('set_health_status', standing) && <HealthDot alone status={project.operations_status} />}
          {draft && <span className={`pill warn strong ${styles.draft}`}>{appText.draft}</span>}
          {count > 0 && !draft && <span className={styles.badge}>{count}</span>}
        </Link>
      </Tooltip>
      <MenuOnDemand
        position="bottom-start"
        width={180}
        button={(props) => (
          <ActionIcon
            variant="subtle"
            color="gray"
            c="var(--soft)"
            size={26}
            className={`corner ${styles.dots}`}
            aria-label={appText.actionsFor(name, hint)}
            {...props}
          >
            <IconDots size={16} />
          </ActionIcon>
        )}
      >
        {() => (
          <>
            <Menu.Item
              component={Link}
              to={draft ? place : `/projects/settings/v2/${project.project_id}`}
              leftSection={<IconSettings size={16} />}
            >
              {draft ? appText.finishSettingUp : appText.settings}
            </Menu.Item>
            <Menu.Item
              leftSection={<IconLink size={16} />}
              onClick={() => void copyLink(draft ? place : `/panel?project=${project.project_id}`)}
            >
              {appText.copyLink}
            </Menu.Item>
          </>
        )}
      </MenuOnDemand>
    </li>
  )
})

/** '25 to review · 2 need an answer' */
function waitingText({ review, answers, decisions }: Waiting): string {
  const parts = [
    review > 0 && homeText.reviewCount(review),
    answers > 0 && homeText.answerCount(answers),
    decisions > 0 && homeText.decisionCount(decisions),
  ]
  return parts.filter(Boolean).join(' · ')
}

async function copyLink(path: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(new URL(path, location.origin).href)
    showToast(appText.linkCopied)
  } catch {
    showToast(appText.copyFailed, { tone: 'bad' })
  }
}
