// What a first email must say by country and state: rules with their dates and sources, which admins change.
import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { text as noticeText } from '../../i18n/notices.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { LoadingRows } from '../../ui/LoadingRows.tsx'
import { AddedRuleDialog } from './AddedRuleDialog.tsx'
import { NoticeRule } from './NoticeRule.tsx'
import { NoticeWording } from './NoticeWording.tsx'
import { rulesQuery, type ListedRule } from './use-notice-rules.ts'

export function NoticeRulesScreen() {
  const page = useQuery({ ...rulesQuery, staleTime: 0 })
  const [edited, setEdited] = useState<ListedRule | 'new' | null>(null)
  const { data } = page
  return (
    <div className="page">
      <Anchor component={Link} to="/team" size="sm">
        {noticeText.backToTeam}
      </Anchor>
      <Title order={1} mb={4} mt={4}>
        {noticeText.title}
      </Title>
      <Text c="dimmed" mb="xs">
        {noticeText.about}
      </Text>
      <Anchor component={Link} to="/talent/notices" size="sm" mb="lg" display="inline-block">
        {noticeText.openDue}
      </Anchor>
      {data ? (
        <Stack gap="lg">
          <section className="card pad-16" aria-labelledby="rules">
            <Group justify="space-between" mb="xs" gap="xs">
              <Title order={2} size="h3" id="rules">
                {noticeText.rulesTitle(data.rules.length)}
              </Title>
              {data.can_manage && (
                <Button variant="default" size="xs" onClick={() => setEdited('new')}>
                  {noticeText.addRule}
                </Button>
              )}
            </Group>
            {data.rules.length === 0 ? (
              <Text size="sm" c="dimmed">
                {noticeText.noRules}
              </Text>
            ) : (
              <ul className="lined">
                {data.rules.map((rule) => (
                  <NoticeRule key={rule.id} rule={rule} canManage={data.can_manage} onEdit={() => setEdited(rule)} />
                ))}
              </ul>
            )}
          </section>
          <NoticeWording page={data} />
        </Stack>
      ) : page.isError ? (
        <ErrorState text={noticeText.loadFailed} onRetry={() => void page.refetch()} />
      ) : (
        <LoadingRows rows={6} />
      )}
      {edited && <AddedRuleDialog rule={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </div>
  )
}
