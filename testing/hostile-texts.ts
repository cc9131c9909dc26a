// Texts that make a careless parser slow. Each is a function of a size, so that a test can compare n with 2n.

export interface HostileText {
  name: string
  /** About `size` characters (never more than a few percent over, never less than a tenth). */
  make(size: number): string
}

const filled = (unit: string, size: number) => unit.repeat(Math.max(1, Math.floor(size / unit.length)))
const between = (before: string, unit: string, after: string, size: number) =>
  before + filled(unit, Math.max(unit.length, size - before.length - after.length)) + after
/** n openings, then n endings. */
const nested = (open: string, close: string, size: number) => {
  const times = Math.max(1, Math.floor(size / (open.length + close.length)))
  return open.repeat(times) + close.repeat(times)
}

const of = (name: string, make: (size: number) => string): HostileText => ({ name, make })

/** One long run of a character or a short unit, with something behind it that makes a pattern fail late. */
const runs = [
  ['spaces', ' '],
  ['tabs', '\t'],
  ['line breaks', '\n'],
  ['CRLF', '\r\n'],
  ['no-break spaces', '\u00a0'],
  ['mixed blanks', ' \t'],
  ['blank lines', ' \n'],
  ['letters', 'a'],
  ['capitals', 'A'],
  ['accented letters', 'é'],
  ['CJK', '漢'],
  ['emoji', '👩‍👩‍👧'],
  ['digits', '1'],
  ['commas', ','],
  ['semicolons', ';'],
  ['dots', '.'],
  ['dashes', '-'],
  ['underscores', '_'],
  ['stars', '*'],
  ['slashes', '/'],
  ['backslashes', '\\'],
  ['quotes', '"'],
  ['apostrophes', "'"],
  ['parentheses', '('],
  ['brackets', '['],
  ['braces', '{'],
  ['opening angles', '<'],
  ['closing angles', '>'],
  ['at signs', '@'],
  ['ampersands', '&'],
  ['colons', ':'],
  ['equals', '='],
  ['percent signs', '%'],
  ['plus signs', '+'],
  ['NUL', '\0'],
  ['half surrogates', '\ud800'],
  ['letters and dots', 'a.'],
  ['letters and dashes', 'a-'],
  ['letters and commas', 'a, '],
  ['words', 'word '],
  ['capitalized words', 'Word '],
  ['and', 'and '],
  ['numbers', '12 '],
  ['years', '2019 - 2020 '],
  ['dates', '01/02/2020 '],
] as const

export const hostileRuns: readonly HostileText[] = runs.flatMap(([name, unit]) => [
  of(`${name}, then a letter`, (size) => between('x', unit, '!x', size)),
  of(name, (size) => filled(unit, size)),
])

/** Shapes that mean something to one of our readers. */
export const hostileShapes: readonly HostileText[] = [
  of('nested tags', (size) => nested('<b>', '</b>', size)),
  of('nested blocks', (size) => nested('<div>', '</div>', size)),
  of('nested block quotes', (size) => nested('<blockquote>', '</blockquote>', size)),
  of('open tags', (size) => filled('<p>', size)),
  of('half tags', (size) => filled('<a ', size)),
  of('half attributes', (size) => between('<a ', 'a="', '', size)),
  of('a tag without an end', (size) => between('<', 'a', '', size)),
  of('many attributes', (size) => between('<a ', 'b="c" ', '>x</a>', size)),
  of('many styles', (size) => between('<p style="', 'color:red;', '">x</p>', size)),
  of('comments', (size) => filled('<!--', size)),
  of('a paragraph of spaces', (size) => between('<p>', ' ', '</p>', size)),
  of('entities', (size) => filled('&amp;', size)),
  of('half entities', (size) => filled('&#', size)),
  of('paragraphs', (size) => filled('<p>a</p>', size)),
  of('variables', (size) => filled('{{first_name}} ', size)),
  of('half variables', (size) => filled('{{', size)),
  of('a variable without an end', (size) => between('{{', ' ', 'x', size)),
  of('web addresses', (size) => filled('https://a.example/b ', size)),
  of('a long web address', (size) => between('https://', 'a.', '', size)),
  of('a web address of dots', (size) => between('https://a', '.', ' x', size)),
  of('an address without a domain', (size) => between('', 'a', '@', size)),
  of('an address of dots', (size) => between('a@', 'a.', '', size)),
  of('addresses', (size) => filled('a@b.example, ', size)),
  of('addresses without a separator', (size) => filled('a@b.example', size)),
  of('display names', (size) => filled('"A B" <a@b.example>, ', size)),
  of('a LinkedIn address', (size) => between('https://www.linkedin.com/in/', 'a-', '', size)),
  of('LinkedIn addresses', (size) => filled('linkedin.com/in/ann ', size)),
  of('telephone numbers', (size) => filled('+49 170 1234567 ', size)),
  of('half a JSON list', (size) => filled('[', size)),
  of('nested JSON objects', (size) => filled('{"a":', size)),
  of('a JSON list', (size) => `[${filled('"a",', size)}"a"]`),
  of('Best regards', (size) => filled('Best regards\n', size)),
  of('signature marks', (size) => filled('-- \nx\n', size)),
  of('disclaimers', (size) => filled('This email is confidential and intended\n', size)),
  of('Sent from my', (size) => filled('Sent from my phone\n', size)),
  of('On … wrote', (size) => filled('On Mon, Jan 1, 2026 at 10:00 Ann <a@b.example> wrote:\n', size)),
  of('On … without wrote', (size) => filled('On Mon, Jan 1, 2026 Ann\n', size)),
  of('On, on one line', (size) => between('On ', '1 wrote ', ' x', size)),
  of('quoted lines', (size) => filled('> quoted text\n', size)),
  of('nested quote marks', (size) => `${filled('>', size)} x\n`),
  of('header blocks', (size) => filled('From: a@b.example\nSent: 1\nTo: c\nSubject: d\n', size)),
  of('From lines', (size) => filled('From: x\n', size)),
  of('bars', (size) => filled('-----Original Message-----\n', size)),
  of('half bars', (size) => filled('----- - - - -\n', size)),
  of('report fields', (size) => filled('Final-Recipient: rfc822; a\n', size)),
  of('a report field of letters', (size) => between('Final-Recipient: ', 'a', '', size)),
  of('folded report fields', (size) => between('Final-Recipient: a', '\r\n a', '\r\nx', size)),
  of('message ids', (size) => filled('<a@b.example> ', size)),
  of('half message ids', (size) => filled('<a', size)),
  of('Message-ID lines', (size) => filled('Message-ID:\r\n ', size)),
  of('list of items', (size) => filled('- five years of Java\n', size)),
  of('headings', (size) => filled('Requirements:\n', size)),
  of('not followed by words', (size) => filled('no experience with ', size)),
  of('years of experience', (size) => filled('5+ years of experience in ', size)),
  of('places', (size) => filled('Berlin, ', size)),
  of('based in', (size) => filled('based in ', size)),
  of('titles', (size) => filled('Senior Software Engineer ', size)),
  of('abbreviations', (size) => filled('e.g. ', size)),
  of('sentences', (size) => filled('A. ', size)),
  of('iCalendar lines', (size) => between('BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:', 'a', '\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n', size)),
  of('folded iCalendar lines', (size) =>
    between('BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:a', '\r\n a', '\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n', size),
  ),
  of('iCalendar parameters', (size) =>
    between('BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nATTENDEE', ';A=B', ':x\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n', size),
  ),
  of('nested iCalendar parts', (size) => nested('BEGIN:VEVENT\r\n', 'END:VEVENT\r\n', size)),
  of('CSV quotes', (size) => between('name,email\n', '"a', '\n', size)),
  of('CSV rows with one open quote each', (size) => between('name,email\n', '"a,b\n', '', size)),
  of('CSV cells', (size) => filled('a,', size)),
  of('XML elements', (size) => nested('<w:p>', '</w:p>', size)),
  of('XML text', (size) => filled('<w:t>a</w:t>', size)),
  of('half XML text', (size) => filled('<w:t>', size)),
]

/** All of the above: texts any field must handle in linear time. */
export const hostileTexts: readonly HostileText[] = [...hostileRuns, ...hostileShapes]
