import { Button, Group, Select, Stack, Text, Textarea, Title } from '@mantine/core'
import type { SaveNoticeWording } from '@fairlead/contract/v2/team/notice_rules'
import { noticeLimits } from '@fairlead/domain/outreach/notice-rules'
import { languageLabels, languages, type Language } from '@fairlead/domain/shared/language'
import { readersLanguage } from '@fairlead/domain/shared/readers-language'
import { useState } from 'react'
import { invalidate, putAnswer } from '../../api/cache.ts'
import { send } from '../../api/send.ts'
import { useForm } from '../../api/use-form.ts'
import { text as noticeText } from '../../i18n/notices.ts'
import { rulesQuery, type RulesPage } from './use-notice-rules.ts'

export function NoticeWording({ page }: { page: RulesPage }) {
  const [language, setLanguage] = useState<Language>(readersLanguage())
  return (
    <section className="card pad-16" aria-labelledby="wording">
      <Title order={2} size="h3" id="wording" mb={4}>
        {noticeText.wordingTitle}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {noticeText.wordingAbout}
      </Text>
      <Stack gap="md">
        <Select
          label={noticeText.language}
          allowDeselect={false}
          w={200}
          data={languages.map((value) => ({ value, label: languageLabels[value] }))}
          value={language}
          onChange={(chosen) => setLanguage(languages.find((entry) => entry === chosen) ?? 'en')}
        />
        {page.wording
          .filter((entry) => entry.language === language)
          .map((entry) => (
            <PartWording key={`${entry.part} ${language}`} entry={entry} canManage={page.can_manage} />
          ))}
      </Stack>
    </section>
  )
}

function PartWording({ entry, canManage }: { entry: RulesPage['wording'][number]; canManage: boolean }) {
  const { part, language, standard } = entry
  const stored = entry.text ?? ''
  const form = useForm(
    { text: stored },
    {
      send: ({ text }) => send<SaveNoticeWording>('PUT', 'v2/team/notice_rules/wording', { part, language, text }),
      success: noticeText.wordingSaved,
      onSuccess: (page) => {
        putAnswer(rulesQuery.queryKey, page)
        invalidate('v2/outreach/preview')
      },
      failure: noticeText.wordingFailed,
      failureIn: { field: 'text' },
    },
  )
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <Textarea
        label={noticeText.parts[part]}
        lang={language}
        placeholder={standard}
        autosize
        minRows={2}
        maxLength={noticeLimits.wording}
        readOnly={!canManage}
        {...form.field('text')}
      />
      {form.values.text !== stored && (
        <Group justify="end" mt={4}>
          <Button type="submit" size="xs" loading={form.busy}>
            {noticeText.save}
          </Button>
        </Group>
      )}
    </form>
  )
}
