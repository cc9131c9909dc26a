// A stable color for a person without a picture.
import { uiColors } from '@fairlead/domain/reference/lists'

/** One of the 16 interface colors as #rrggbb, the same for the same name. */
export function colorOfName(name: string): string {
  let hash = 0
  for (const char of name) hash = (hash * 31 + char.codePointAt(0)!) % 9973
  return uiColors[hash % uiColors.length]!
}
