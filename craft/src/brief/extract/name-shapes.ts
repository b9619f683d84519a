/** How names are written, and capitals that are none. */
export const WORD = "\\p{Lu}[A-Za-zÀ-ɏ\\d'&-]*(?:\\.[A-Za-zÀ-ɏ\\d]+)*"
export const CAPITAL_RUN = `${WORD}(?: (?:(?:&|and|und|et|y|of|de|du|la|the|na|an|del|di|van|von|zur?|am) )?(?:[dl]['’])?${WORD}){0,4}`

export const NOT_NAMES =
  /^(?:[A-Z]{1,3}\d{1,2}|[A-Z]{2,3}|Herrn?|Frau|Mr|Mrs|Ms|Mme|Sra?|Dr|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|The|A|An|Our|My|We|You|I|It|This|Please|Part|Full|Senior|Junior|English|German|French|Spanish|Google|Excel|Series [A-E]|Europe|Christmas|Xmas|Easter|Due|Um|GmbH|Sales|Marketing|Finance|Board|Head|Level|Grade|Band|Key|Stage|Weekend|Ort|Ende|Anfang|Bedarf|Interesse|Eignung|Uns|Berufserfahrung|Vollzeit|Teilzeit|Teamarbeit|Product|Engineering|Kunden|Projekten|Montage|Need|Looking|No|Not|Non|Kein|Keine|Keinen|Ohne|Sans|Sin|Nada|Pas|Without|Nice|Must|Bonus|Pay|Salary|Start|Tel|Auch|Nur|Only|Plus|Also|Bitte|Deutsch|Englisch|Betriebsrat|Works|HR|IT|MS|Microsoft|SAP|Suppliers|Customers|Clients|Team|Teams|Leitung|Urlaub|Language|Car|Bike|Values)$/

/** "Call HR", "don't ring Mondays": capitals that name nobody one could ask. */
export const NOBODY =
  /^(?:HR|CV|PDF|AM|PM|IT|UK|EU|US|Us|The|Our|Cent(?:er|re)|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?)$/
