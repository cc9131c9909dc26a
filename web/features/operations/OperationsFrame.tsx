import { Title } from '@mantine/core'
import { may } from '@fairlead/domain/account/permissions'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, type ReactNode } from 'react'
import { useUser } from '../../session/use-user.ts'
import { useSelectedTab } from '../../ui/use-selected-tab.ts'
import { text as operationsText } from '../../i18n/operations.ts'

const pages = [
  { to: '/operations', label: operationsText.board, needs: 'open_operations' },
  { to: '/operations/email', label: operationsText.email, needs: 'open_operations' },
  { to: '/operations/unmatched', label: operationsText.unmatchedEmail, needs: 'open_operations' },
  { to: '/operations/messages', label: operationsText.messages, needs: 'open_operations' },
  { to: '/operations/system', label: operationsText.system, needs: 'open_operations' },
  { to: '/operations/plans', label: operationsText.plans, needs: 'open_operations' },
  { to: '/operations/users', label: operationsText.users, needs: 'change_accounts' },
  { to: '/operations/audit', label: operationsText.auditLog, needs: 'read_audit_log' },
] as const

export function OperationsFrame({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  const user = useUser().data
  const standing = { role: 'none', isSuperAdmin: user?.is_super_admin ?? false, isStaff: user?.is_staff ?? false } as const
  useEffect(() => {
    document.title = `${title} · Operations`
  }, [title])
  const nav = useRef<HTMLElement>(null)
  // the user determines which pages there are
  useSelectedTab(nav, `${title} ${user !== undefined}`)
  return (
    <div className="screen">
      <nav ref={nav} aria-label={operationsText.operations} className="tabs">
        {pages
          .filter(({ needs }) => may(needs, standing))
          .map(({ to, label }) => (
            <Link key={to} to={to} className="tab" activeOptions={{ exact: true, includeSearch: false }}>
              {label}
            </Link>
          ))}
      </nav>
      <header className="row wrap split gap-12 below-16">
        <Title order={1}>{title}</Title>
        {action}
      </header>
      {children}
    </div>
  )
}
