/** `npm run -s craft -- measure`: labels, lines, titles, claims, and pages from end to end, on briefs that taught nothing. */
import './measure.ts'
import './measure-titles.ts'
import './measure-claims.ts'
import './measure-pages.ts'
