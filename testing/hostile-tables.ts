// Tables that are hard to read: too wide, too long, without an end, without a header, in odd encodings.
const head = 'Name,Email,LinkedIn'
export const hostileTables: readonly string[] = [
  `${head}${',x'.repeat(40_000)}\nAnn,ann@home.example,`,
  `${head}${',x'.repeat(500)}\n${','.repeat(503)}\n`,
  `${head}\nAnn${','.repeat(60_000)}\nBo,bo@home.example,\n`,
  `${head}\n"Ann${'\n'.repeat(20_000)}Bo,bo@home.example,\n`,
  `${head}\n"${'""'.repeat(30_000)}\n`,
  `${'Notes\n'.repeat(19)}${head}\nAnn,ann@home.example,\n`,
  `${'"a\nb",'.repeat(5000)}\n${head}\n`,
  `${head}\n${'x'.repeat(150_000)},ann@home.example,not a link\n`,
  `${head}\n\u00A3ukasz \u009C,\u00FF\u00FE@home.example,\u0081\u0040\n`,
  `${head}\nDr. ${'PMP, '.repeat(10_000)},<${'a@'.repeat(10_000)}>,linkedin.com/in/${'%'.repeat(10_000)}\n`,
  '\u001B$B;3ED\u001B(B\n',
]
