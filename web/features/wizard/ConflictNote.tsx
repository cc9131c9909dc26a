import { Button, Group } from '@mantine/core'
import { Banner } from '../../ui/Banner.tsx'
import { fieldWords, valueWords } from './changed-by-both.ts'
import type { Draft } from './use-draft.ts'
import { text as wizardText } from '../../i18n/wizard.ts'

export function ConflictNote({ draft }: { draft: Draft }) {
  if (draft.both.length > 0)
    return (
      <Banner
        tone="warn"
        role="alert"
        action={
          <Group gap="xs">
            <Button size="compact-sm" variant="default" onClick={() => draft.settle('theirs')}>
              {wizardText.useTheirs}
            </Button>
            <Button size="compact-sm" onClick={() => draft.settle('mine')}>
              {wizardText.keepMine}
            </Button>
          </Group>
        }
      >
        {wizardText.changedByBoth(draft.both.map(fieldWords).join(', '))}
        {draft.theirs.map(([field, value]) => (
          <div key={field}>
            {draft.theirs.length > 1 ? wizardText.theirsFieldwords(fieldWords(field)) : wizardText.theirValue}
            {valueWords(value)}
          </div>
        ))}
      </Banner>
    )
  if (draft.news.length > 0)
    return (
      <Banner
        action={
          <Button size="compact-sm" variant="default" onClick={draft.heard}>
            {wizardText.ok}
          </Button>
        }
      >
        {wizardText.othersChanged(draft.news.map(fieldWords).join(', '))}
      </Banner>
    )
  return null
}
