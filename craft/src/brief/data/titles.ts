/**
 * Nouns that head a job title, by family. A "+" behind a noun says that it needs a word before it to name a job
 * ("lead+"). "=" gives the full form of an abbreviation or the right spelling of a plain one.
 */
import type { Family, Language } from '../facts.ts'

export const HEADS: Record<Language, Partial<Record<Family, string>>> = {
  en: {
    software:
      'software engineer|security analyst|cyber security analyst|release manager|delivery manager|technical delivery manager|computer vision engineer|sight reliability engineer=site reliability engineer|software developer|backend engineer|backend developer|back end developer|back end engineer|frontend developer|frontend engineer|front end developer|front end engineer|full stack developer|full stack engineer|fullstack developer|fullstack engineer|web developer|mobile developer|ios developer|android developer|developer|dev=developer|devs=developer|swe=software engineer|programmer|coder=developer|devops engineer|devops=devops engineer|sre=site reliability engineer|site reliability engineer|platform engineer|cloud engineer|cloud architect|qa engineer|qa tester|qa=qa engineer|test engineer|test automation engineer|software tester|tester|security engineer|embedded engineer|firmware engineer|engineering manager|tech lead|technical lead|software architect|solution architect|solutions architect|system administrator|systems administrator|sysadmin=system administrator|network engineer|database administrator|dba=database administrator|infrastructure engineer|game developer|penetration tester|release engineer|head of engineering|vp engineering|vp of engineering|systems engineer|salesforce developer|sap consultant|robotics engineer',
    data: 'data analyst|data engineer|data scientist|analytics engineer|machine learning engineer|ml engineer|ai engineer|bi developer|bi analyst|business intelligence analyst|data architect|head of data|statistician|research scientist|data steward|data manager|quantitative analyst|quant=quantitative analyst|insight analyst|research analyst|data entry analyst|biostatistician|mlops engineer',
    product:
      'product manager|pm=product manager|product owner|product lead|head of product|technical product manager|product marketing manager|chief product officer|cpo=chief product officer|group product manager|scrum master|agile coach|product analyst|product director|vp product|business analyst|ba=business analyst',
    design:
      'designer|ux designer|ui designer|ui/ux designer|ux/ui designer|product designer|graphic designer|visual designer|motion designer|interior designer|ux researcher|user researcher|art director|creative director|illustrator+|ux writer|web designer|service designer|fashion designer|industrial designer|animator|video editor|photographer|videographer|architect+|landscape architect|3d artist|artworker',
    marketing:
      'marketing manager|marketing executive|marketing exec=marketing executive|marketing assistant|marketing coordinator|marketing specialist|marketing director|head of marketing|marketer|copywriter|content writer|content manager|content editor|content strategist|social media manager|community manager|seo specialist|seo manager|ppc specialist|ppc manager|pr manager|pr officer|communications officer|communications manager|comms manager=communications manager|comms officer=communications officer|event manager|events manager|event coordinator|events coordinator|brand manager|growth manager|crm manager|email marketer|campaign manager|journalist|editor|press officer|performance marketer|digital marketer|media planner|fundraiser|fundraising manager|marketing intern',
    sales:
      'sales manager|sales executive|sales exec=sales executive|sales rep=sales representative|sales representative|account executive|account manager|key account manager|kam=key account manager|sdr=sales development representative|bdr=business development representative|sales development representative|business development manager|bdm=business development manager|business developer|sales engineer|pre-sales engineer|presales consultant|sales consultant|sales advisor|sales director|head of sales|area sales manager|regional sales manager|territory manager|field sales|inside sales representative|inside sales|telesales agent|telesales|salesperson|salesman=salesperson|saleswoman=salesperson|customer success manager|csm=customer success manager|estate agent|lettings negotiator|sales agent|sales development rep=sales development representative|travel consultant|partnerships manager|ae=account executive|sales associate|sales lead|rep+=representative|insurance agent|real estate agent',
    hr: 'recruiter|hr manager|hr generalist|hr business partner|hrbp=hr business partner|hr assistant|hr officer|hr advisor|hr administrator|hr director|hr coordinator|hr specialist|talent acquisition specialist|talent acquisition partner|talent partner|talent manager|people partner|people manager|people operations manager|people ops manager=people operations manager|head of people|head of hr|payroll specialist|payroll manager|payroll clerk|payroll administrator|payroll officer|learning and development manager|l&d manager|compensation analyst|compensation and benefits manager|training manager|training officer|recruitment consultant|sourcer|resourcer|people advisor|training coordinator|people and culture manager',
    finance:
      'audit senior|audit manager|audit associate|accountant|bookkeeper|controller|financial controller|finance manager|finance director|financial analyst|finance analyst|fp&a analyst|fp&a manager|accounts assistant|accounts payable clerk|accounts receivable clerk|accounts payable|accounts receivable|ap clerk=accounts payable clerk|ar clerk=accounts receivable clerk|ap specialist=accounts payable specialist|credit controller|auditor|internal auditor|tax advisor|tax manager|tax specialist|treasurer|treasury analyst|treasury manager|management accountant|financial accountant|assistant accountant|finance assistant|finance business partner|credit analyst|investment analyst|investment manager|risk analyst|risk manager|actuary|underwriter|claims handler|claims adjuster|mortgage adviser|mortgage advisor|financial adviser|financial advisor|billing specialist|insurance adviser|relationship manager|loan officer|bank teller|private banker|portfolio manager|finance officer|purchase ledger clerk|payments analyst|bursar',
    legal:
      'lawyer|legal counsel|counsel|in-house counsel|general counsel|solicitor|barrister|attorney|paralegal|legal assistant|legal secretary|compliance officer|compliance manager|compliance analyst|data protection officer|dpo=data protection officer|contract manager|contracts manager|conveyancer|notary clerk|company secretary|legal executive|associate attorney|patent attorney|privacy manager|aml officer|aml analyst|kyc analyst|trainee solicitor|legal officer',
    support:
      'field service engineer|service engineer|renewals manager|customer support agent|customer service agent|customer support representative|customer service representative|customer service rep=customer service representative|customer service advisor|customer service assistant|customer support specialist|support agent|support agents=support agent|support engineer|technical support engineer|technical support specialist|it support technician|it support engineer|it support specialist|it support|it helpdesk|helpdesk|service desk|helpdesk technician|helpdesk analyst|help desk technician|service desk analyst|call centre agent|call center agent|contact centre agent|call handler|customer service manager|customer support manager|support specialist|customer care agent|customer advisor|customer adviser|field service technician|field engineer|customer support|customer service|desktop support engineer|support lead|complaints handler|customer experience manager|call centre team leader',
    operations:
      'property manager|lettings manager|policy adviser|policy advisor|policy officer|vineyard worker|farm manager|operations manager|ops manager=operations manager|operations coordinator|operations analyst|operations director|operations assistant|operations associate|business operations analyst|head of operations|project manager|project coordinator|programme manager|program manager|procurement manager|procurement specialist|buyer|purchaser|purchasing manager|facilities manager|facility manager|facilities coordinator|chief of staff|office operations manager|pmo analyst|pmo manager|planner|process manager|supply manager|caretaker|site coordinator|fleet manager|continuous improvement manager|change manager|business manager|transformation manager|service delivery manager|sustainability manager|volunteer coordinator|programme officer|program officer|project officer|operations lead|health and safety manager|environmental manager|hse manager|safety officer',
    healthcare:
      'registered nurse|rn=registered nurse|nurse|staff nurse|nurse practitioner|charge nurse|ward manager|lpn=licensed practical nurse|cna=certified nursing assistant|nursing assistant|healthcare assistant|hca=healthcare assistant|care assistant|carer|caregiver|support worker|care worker|home carer|live-in carer|midwife|doctor|physician|gp=general practitioner|general practitioner|consultant psychiatrist|psychiatrist|psychologist|clinical psychologist|psychotherapist|counsellor|therapist|physiotherapist|physio=physiotherapist|physical therapist|occupational therapist|speech therapist|speech and language therapist|radiographer|sonographer|dentist|dental nurse|dental assistant|dental hygienist|pharmacist|pharmacy technician|pharmacy assistant|paramedic|optician|optometrist|dietitian|medical assistant|medical receptionist|medical secretary|phlebotomist|lab technician|laboratory technician|biomedical scientist|veterinary nurse|vet nurse=veterinary nurse|vet tech=veterinary technician|veterinarian|vet=veterinarian|veterinary surgeon|surgeon|anaesthetist|radiologist|cardiologist|care home manager|care manager|clinical nurse specialist|home health aide|surgical technologist|respiratory therapist|theatre nurse|icu nurse|health visitor|podiatrist|audiologist|massage therapist|care coordinator|healthcare support worker|medical officer|clinical research associate|chiropractor|osteopath',
    education:
      'teacher|maths teacher|english teacher|science teacher|primary teacher|secondary teacher|teaching assistant|ta=teaching assistant|learning support assistant|lsa=learning support assistant|lecturer|professor|tutor|trainer|instructor|headteacher|head teacher|deputy head|principal+|early years practitioner|early years educator|nursery nurse|nursery practitioner|nursery assistant|nanny|childminder|childcare worker|preschool teacher|kindergarten teacher|educator|youth worker|social worker|school administrator|senco|sen teacher|language teacher|coach+|swimming teacher|librarian|school counselor|academic advisor|postdoc=postdoctoral researcher|research assistant|research fellow|researcher|teaching fellow|exam invigilator|family support worker|playworker|music teacher|driving instructor|football coach|tennis coach|education officer|teacher of maths|teacher of mathematics|substitute teacher',
    retail:
      'shop assistant|sales assistant|store assistant|retail assistant|retail associate|store manager|shop manager|assistant store manager|assistant manager|deputy manager|store supervisor|shop supervisor|supervisor|cashier|checkout assistant|till operator|visual merchandiser|merchandiser|stock assistant|shelf stacker|shelf filler|stocker|key holder|keyholder|keyholders=keyholder|area manager|retail manager|department manager|e-commerce manager|ecommerce manager|florist|butcher|baker|fishmonger|beauty advisor|beauty consultant|personal shopper|bookseller|stylist|hairdresser|barber|beautician|nail technician|pharmacy sales assistant|category manager|customer assistant|deli assistant|garden centre assistant|optical assistant|store associate|jeweller|tailor|seamstress',
    hospitality:
      'barista|waiter|waitress=waiter|server|bartender|barkeeper|bar staff|barman=bartender|barmaid=bartender|bar person=bartender|chef|sous chef|head chef|chef de partie|commis chef|pastry chef|line cook|prep cook|cook|kitchen porter|kitchen assistant|kitchen hand|dishwasher|hotel receptionist|front desk agent|front desk receptionist|front office manager|night auditor|night porter|concierge|housekeeper|room attendant|housekeeping supervisor|restaurant manager|hotel manager|general manager|duty manager|bar manager|cafe manager|catering assistant|catering manager|events assistant|sommelier|food and beverage manager|f&b manager|host+|hostess=host|stewardess=flight attendant|porter|tour guide|flight attendant|cabin crew|travel agent|waiting staff|front of house staff|front of house|team member+|crew member|pizzaiolo|pizza chef|spa therapist|lifeguard|ski instructor|cruise director|steward+|kitchen manager|banqueting manager|revenue manager|butler',
    logistics:
      "tramper=tramper driver|customs broker|customs agent|warehouse operative|warehouse operatives=warehouse operative|warehouse worker|warehouse assistant|warehouse manager|warehouse supervisor|warehouse associate|warehouse team leader|picker packer|picker/packer|order picker|picker|packer|forklift driver|forklift operator|flt driver=forklift driver|hgv driver|hgv class 1 driver|hgv class 2 driver|lgv driver|lorry driver|truck driver|van driver|delivery driver|driver|bus driver|taxi driver|train driver|courier|dispatcher|transport planner|transport manager|logistics coordinator|logistics manager|supply chain manager|supply chain planner|supply chain analyst|demand planner|stock controller|inventory manager|inventory controller|inventory analyst|materials planner|customs agent|customs specialist|customs clerk|freight forwarder|import/export coordinator|import coordinator|export coordinator|shipping clerk|goods-in operative|postal worker|postman=postal worker|delivery man=delivery driver|loader|yard operative|pilot|ship's officer|deckhand|removals operative|reach truck driver|shift manager|cdl driver|cdl a driver|cdl-a driver|cdl class a driver|class a driver|c+e driver|class 1 driver|class 2 driver|hgv c+e driver|tramper|fleet coordinator|aircraft dispatcher|material handler|fulfilment associate",
    construction:
      'electrician|electrical engineer|plumber|heating engineer|gas engineer|carpenter|joiner|bricklayer|roofer|painter|painter and decorator|decorator|plasterer|tiler|scaffolder|glazier|welder fabricator|groundworker|labourer|laborer|construction worker|site manager|sight manager=site manager|construction manager|site supervisor|superintendent|foreman=site supervisor|site engineer|civil engineer|structural engineer|building surveyor|quantity surveyor|qs=quantity surveyor|surveyor|estimator|construction project manager|plant operator|excavator operator|crane operator|hvac technician|hvac engineer|hvac installer|refrigeration engineer|mason|stonemason|landscaper|landscape gardener|gardener|groundskeeper|handyman=maintenance technician|maintenance plumber|solar installer|lift engineer|fitter+|kitchen fitter|window fitter|architectural technician|bim coordinator|bim manager|building inspector|site agent|contracts supervisor|drywall installer|concrete finisher|heavy equipment operator|lineman=line worker|tree surgeon|arborist|flooring installer',
    manufacturing:
      'upholsterer|boat builder|boatbuilder=boat builder|cnc machinist|machinist|cnc operator|cnc programmer|cnc miller|cnc turner|machine operator|production operator|production operative|production worker|factory worker|production manager|production supervisor|production planner|plant manager|shift leader|shift supervisor|line leader|team leader|maintenance technician|maintenance engineer|maintenance mechanic|maintenance manager|mechanic|car mechanic|vehicle technician|hgv technician|auto technician|toolmaker|quality engineer|quality manager|quality inspector|quality technician|qa inspector|qc inspector|quality controller|process engineer|manufacturing engineer|mechanical engineer|design engineer|production engineer|industrial engineer|chemical engineer|automation engineer|controls engineer|plc engineer|welder|assembler|assembly operator|assembly technician|packaging operator|technician|laboratory analyst|process technician|chemist|brewer|food technologist|sewing machinist|printer operator|die setter|mould setter|tool setter|sheet metal worker|fabricator|bench fitter|validation engineer|electronics technician|electronics engineer|millwright|boilermaker|validation specialist|regulatory affairs manager|regulatory affairs specialist|lean manager|electromechanical technician|bakery worker|butchery worker|farm manager|farm worker|fruit picker|tractor driver|winemaker|horticulturist',
    executive:
      'ceo=chief executive officer|chief executive officer|chief executive|managing director|md=managing director|cfo=chief financial officer|chief financial officer|coo=chief operating officer|chief operating officer|cto=chief technology officer|chief technology officer|cio=chief information officer|chief information officer|cmo=chief marketing officer|chief marketing officer|cro=chief revenue officer|chief revenue officer|chro=chief human resources officer|chief people officer|ciso=chief information security officer|chief commercial officer|executive director|country manager|director general|non-executive director|ned=non-executive director|chair of the board|board member|trustee|chief medical officer|president|vice president|vp=vice president|director|vp of sales|vp sales|vp finance|vp operations|vp product|chief legal officer|chief scientific officer|deputy ceo|medical director|interim ceo',
    administration:
      'receptionist|administrator|admin assistant=administrative assistant|admin=administrator|administrative assistant|admin officer=administrative officer|office assistant|office administrator|office manager|executive assistant|ea=executive assistant|personal assistant|pa=personal assistant|virtual assistant|team assistant|secretary|clerk|data entry clerk|data entry operator|typist|translator|interpreter|front desk|case handler|case worker|caseworker|filing clerk|records clerk|school secretary|dental receptionist|switchboard operator|mail clerk|registrar|committee clerk|town clerk|cleaner|cleaning lady=cleaner|cleaning woman=cleaner|cleaning operative|security guard|security officer|security supervisor|janitor|park ranger|police officer|firefighter|dog walker|dog groomer|pet sitter|housing officer|planning officer|benefits officer|archivist|curator|museum assistant|gallery assistant|actor|musician|sound engineer|stage manager|lighting technician|game master',
    general:
      'gamekeeper|beekeeper|zookeeper|groundskeeper|greenkeeper|herdsperson|herdsman=herdsperson|manager|assistant|engineer|analyst|consultant|specialist|coordinator|officer|executive+|exec+=executive|representative+|advisor|adviser|associate+|agent+|operator+|operative|worker+|lead+|leader+|head of+|director of+|head+|supervisor|scientist|intern|trainee|apprentice|graduate+|expert+|partner+|inspector|owner+|investigator|mechanical fitter|volunteer|helper|ambassador+|engineers=engineer|counselor+|strategist|architect|negotiator|controller|attendant|practitioner+|handler+|installer|artist+|writer|staff nurse|guard+|chair+|moderator|evangelist|ninja+|rockstar+|guru+|wizard+|team lead|student assistant',
  },
  de: {
    software:
      'Softwareentwickler|Testmanager|Software-Entwickler|Entwickler|Backend-Entwickler|Frontend-Entwickler|Webentwickler|Fullstack-Entwickler|Programmierer|Systemadministrator|Fachinformatiker|IT-Administrator|Softwarearchitekt|Testingenieur|Entwicklungsleiter|Informatiker|App-Entwickler|Netzwerkadministrator|IT-Leiter|Java-Entwickler|Anwendungsentwickler|SAP-Berater|IT-Systemadministrator|IT-Sicherheitsbeauftragter|IT-Projektleiter',
    data: 'Datenanalyst|Datenbankentwickler|Statistiker|Business-Analyst|Data-Analyst|Datenmanager',
    product: 'Produktmanager|Produktleiter|Produktverantwortlicher|Anforderungsmanager',
    design:
      'Grafikdesigner|Mediengestalter|Produktdesigner|UX-Designer|Kommunikationsdesigner|Webdesigner|Innenarchitekt|Architekt|Fotograf|Grafiker|Art-Direktor|Raumausstatter|Modedesigner|Bauzeichner|Landschaftsarchitekt',
    marketing:
      'Marketingmanager|Marketing-Manager|Marketingleiter|Marketingreferent|Marketingassistent|Referent Kommunikation|Pressesprecher|Redakteur|Online-Redakteur|Content-Manager|Social-Media-Manager|Texter|Eventmanager|Veranstaltungskaufmann=Veranstaltungskaufleute|Veranstaltungskauffrau|Kommunikationsmanager|Journalist|Veranstaltungsmanager|Mediaplaner|Referent Öffentlichkeitsarbeit|Fundraiser|Kampagnenmanager',
    sales:
      'Vertriebsmitarbeiter|Vertriebsleiter|Vertriebsinnendienst|Vertriebsaußendienst|Außendienstmitarbeiter|Innendienstmitarbeiter|Mitarbeiter Vertrieb|Key-Account-Manager|Verkaufsberater|Verkaufsleiter|Gebietsleiter|Regionalleiter|Handelsvertreter|Kundenbetreuer|Vertriebsingenieur|Vertriebsassistent|Vertriebler|Immobilienmakler|Makler|Automobilverkäufer|Außendienst|Innendienst|Vertriebsbeauftragter|Verkäufer im Außendienst|Großkundenbetreuer|Mediaberater',
    hr: 'Personalreferent|Personalleiter|Personalsachbearbeiter|Lohnbuchhalter|Personalberater|Lohn- und Gehaltsbuchhalter|Personalentwickler|Entgeltabrechner|Personaldisponent|HR-Manager|Personalmanager|Personalassistent|Sachbearbeiter Personal|HR-Referent|Personaler=Personalreferent|Ausbilder|Ausbildungsleiter',
    finance:
      'Buchhalter|Finanzbuchhalter|Bilanzbuchhalter|Controller|Steuerfachangestellter|Steuerfachangestellte|Steuerberater|Wirtschaftsprüfer|Debitorenbuchhalter|Kreditorenbuchhalter|Sachbearbeiter Buchhaltung|Bankkaufmann=Bankkaufleute|Bankkauffrau|Versicherungskaufmann|Kaufmann für Versicherungen|Finanzberater|Kreditsachbearbeiter|Revisor|Treasurer|Leiter Finanzen|Leiter Rechnungswesen|Schadenregulierer|Steuerfachwirt|Steuerassistent|Finanzierungsberater|Kundenberater Bank|Kämmerer|Versicherungsfachmann|Schadensachbearbeiter',
    legal:
      'Rechtspfleger|Syndikusanwalt|ReNo=ReNo-Fachangestellte|ReNo-Fachangestellte|RA-Fachangestellte|Rechtsanwalt|Jurist|Wirtschaftsjurist|Rechtsanwaltsfachangestellter|Rechtsanwaltsfachangestellte|Notarfachangestellte|Notarfachangestellter|Syndikusrechtsanwalt|Datenschutzbeauftragter|Compliance-Beauftragter|Syndikus|Rechtsreferendar|Vertragsmanager|Patentanwalt|Patentanwaltsfachangestellte|Rechtsfachwirt|Justiziar',
    support:
      'Kundenberater|Kundenservice-Mitarbeiter|Mitarbeiter Kundenservice|Kundendienstmitarbeiter|Kundendiensttechniker|Servicetechniker|Callcenter-Agent|Call-Center-Agent|IT-Supporter|Supportmitarbeiter|Serviceberater|Support-Mitarbeiter|IT-Support|Helpdesk-Mitarbeiter|Anwendungsbetreuer|Mitarbeiter Kundenbetreuung|Teamleiter Kundenservice|Serviceleiter|Kundenbetreuung',
    operations:
      'Betriebsleiter|Disponent|Projektleiter|Projektmanager|Einkäufer|Einkaufsleiter|Sachbearbeiter Einkauf|Objektleiter|Facility-Manager|Hausmeister|Hausverwalter|Projektassistent|Projektkoordinator|Niederlassungsleiter|Standortleiter|Prozessmanager|Immobilienverwalter|Strategischer Einkäufer|Operativer Einkäufer|Fuhrparkleiter|Immobilienkaufmann|Objektbetreuer|Fachkraft für Arbeitssicherheit|Nachhaltigkeitsmanager|Technischer Leiter',
    healthcare:
      'Pflegefachkraft|Pflegefachkräfte=Pflegefachkraft|Pflegefachfrau|Pflegefachmann|Pflegefachperson|Gesundheits- und Krankenpfleger|Krankenpfleger|Krankenschwester=Pflegefachkraft|Altenpfleger|Pflegehelfer|Pflegehilfskraft|Pflegeassistent|Pflegedienstleitung|Pflegedienstleiter|Stationsleitung|Medizinische Fachangestellte=Medizinische Fachangestellte|Medizinischer Fachangestellter|MFA=Medizinische Fachangestellte|ZFA=Zahnmedizinische Fachangestellte|Zahnmedizinische Fachangestellte|Zahnarzthelferin=Zahnmedizinische Fachangestellte|Arzthelferin=Medizinische Fachangestellte|Arzt|Ärztin=Arzt|Oberarzt|Facharzt|Assistenzarzt|Chefarzt|Hausarzt|Zahnarzt|Zahnärztin=Zahnarzt|Tierarzt|Tierärztin=Tierarzt|Tierarzthelfer|Tiermedizinische Fachangestellte|Physiotherapeut|Ergotherapeut|Logopäde|Logopädin=Logopäde|Hebamme|Apotheker|PTA=Pharmazeutisch-technische Assistenz|PKA|MTA|MTRA|MTLA|Notfallsanitäter|Rettungssanitäter|Psychologe|Psychologin=Psychologe|Psychotherapeut|Heilerziehungspfleger|Betreuungskraft|Betreuungsassistent|Alltagsbegleiter|Augenoptiker|Hörakustiker|Zahntechniker|Diätassistent|Laborant|Intensivpfleger|Pflegekraft|Pflegekräfte=Pflegekraft|Praxisanleiter|Praxismanager|Einrichtungsleitung|Masseur|OP-Pfleger|Haushaltshilfe|Schulbegleiter|Podologe|Operationstechnischer Assistent|Optometrist|Wohnbereichsleitung',
    education:
      'Schulbegleitung|Schulbegleiter|Integrationshelfer|Lehrer|Lehrkraft|Lehrkräfte=Lehrkraft|Grundschullehrer|Erzieher|Kinderpfleger|Sozialarbeiter|Sozialpädagoge|Sozialpädagogin=Sozialpädagoge|Pädagoge|Pädagogische Fachkraft|Pädagogische Ergänzungskraft|Dozent|Trainer|Schulleiter|Kita-Leitung|Kitaleitung|Tagesmutter|Heilpädagoge|Nachhilfelehrer|Bibliothekar|Wissenschaftlicher Mitarbeiter|Professor|Fahrlehrer|Schulsozialarbeiter|Jugendreferent|Musiklehrer|Deutschlehrer|Mathelehrer=Mathematiklehrkraft|Schwimmlehrer|Sonderpädagoge|Integrationshelfer|Fachlehrer|Referendar|Doktorand|Studienrat|Schulassistenz|Einrichtungsleiter',
    retail:
      'Verkäufer|Filialleiter|Filialleitung|stellvertretender Filialleiter|Kassierer|Kassenkraft|Einzelhandelskaufmann=Einzelhandelskaufleute|Einzelhandelskauffrau|Marktleiter|Verkaufshilfe|Aushilfe Verkauf|Storemanager|Store-Manager|Fleischer|Fleischereifachverkäufer|Metzger|Bäcker|Bäckereifachverkäufer|Fachverkäufer|Konditor|Florist|Friseur|Kosmetiker|Drogist|Verkaufsmitarbeiter|Regalauffüller|Verräumkraft|Visual Merchandiser|Buchhändler|Warenverräumer|Abteilungsleiter|Marktmitarbeiter|Servicekraft Kasse|Schneider|Goldschmied|Category-Manager',
    hospitality:
      'Koch|Köchin=Koch|Küchenchef|Souschef|Sous-Chef|Jungkoch|Chef de Partie|Beikoch|Küchenhilfe|Küchenhilfskraft|Kellner|Servicekraft|Servicekräfte=Servicekraft|Servicemitarbeiter|Restaurantfachmann|Restaurantfachfrau|Restaurantleiter|Restaurantleitung|Barkeeper|Barista|Rezeptionist|Hotelfachmann|Hotelfachfrau|Hotelmanager|Hoteldirektor|Zimmermädchen=Zimmerreinigungskraft|Zimmerreinigungskraft|Housekeeping-Mitarbeiter|Hausdame=Housekeeping-Leitung|Spülkraft|Spüler|Serviceleiter Restaurant|Betriebsleiter Gastronomie|Empfangsmitarbeiter Hotel|Thekenkraft|Pizzabäcker|Pâtissier|Hauswirtschafter|Hauswirtschaftskraft|Reiseleiter|Oberkellner|Commis de Cuisine|Demichef|Demichef de Rang|Bankettleiter|Bademeister|Rettungsschwimmer|Hostess|Nachtportier|Reisebürokaufmann|Flugbegleiter|Skilehrer|Serviceaushilfe|Chef de Rang',
    logistics:
      'Lagerist|Lagermitarbeiter|Lagerhelfer|Lagerarbeiter|Lagerleiter|Fachkraft für Lagerlogistik|Fachlagerist|Kommissionierer|Staplerfahrer|Gabelstaplerfahrer|LKW-Fahrer|Lkw-Fahrer|Kraftfahrer|Berufskraftfahrer|Fahrer|Busfahrer|Kurierfahrer|Zusteller|Paketzusteller|Auslieferungsfahrer|Kurier|Logistiker|Logistikleiter|Speditionskaufmann=Kaufleute für Spedition und Logistikdienstleistung|Speditionskauffrau|Versandmitarbeiter|Versandleiter|Zolldeklarant|Transportplaner|Lokführer|Triebfahrzeugführer|Postbote|Schichtleiter Lager|Disponent Fernverkehr|Disponent Nahverkehr|Supply-Chain-Manager|Baggerfahrer|Kranfahrer|Verpacker|Straßenbahnfahrer|Umzugshelfer|Taxifahrer|Zugbegleiter|Logistikmitarbeiter|Materialdisponent|Zollsachbearbeiter|Lagerlogistiker|Logistikplaner|Pilot|Matrose',
    construction:
      'Elektriker|Elektroniker|Elektroinstallateur|Elektromeister|Anlagenmechaniker SHK|Anlagenmechaniker|Installateur|Heizungsbauer|Klempner|Sanitärinstallateur|Maurer|Zimmerer|Zimmermann=Zimmerer|Tischler|Schreiner|Maler|Maler und Lackierer|Dachdecker|Fliesenleger|Trockenbauer|Stuckateur|Gerüstbauer|Bauleiter|Polier|Bauingenieur|Bauhelfer|Tiefbauer|Straßenbauer|Betonbauer|Kalkulator|Vermesser|Vermessungstechniker|Bautechniker|Elektrohelfer|Gärtner|Landschaftsgärtner|Glaser|Kältetechniker|Mechatroniker für Kältetechnik|Metallbauer|Bodenleger|Solarteur|Solarmonteur|Monteur|Obermonteur|Baggerführer|Architekt Bauleitung|Statiker|Tragwerksplaner|SHK-Meister|Servicemonteur|Bauarbeiter|Rohrleitungsbauer|Kundendienstmonteur|Schornsteinfeger|Ofenbauer|Fensterbauer|Baumpfleger|Parkettleger|Kranführer|Estrichleger|Facharbeiter',
    manufacturing:
      'Zerspanungsmechaniker|CNC-Fräser|CNC-Dreher|CNC-Fachkraft|Fräser|Dreher|Industriemechaniker|Schlosser|Betriebsschlosser|Mechatroniker|Kfz-Mechatroniker|KFZ-Mechaniker=Kfz-Mechatroniker|Mechaniker|Betriebselektriker|Industrieelektriker|Instandhalter|Instandhaltungstechniker|Schweißer|Produktionsmitarbeiter|Produktionshelfer|Maschinenbediener|Maschinenführer|Maschinen- und Anlagenführer|Anlagenführer|Anlagenbediener|Produktionsleiter|Schichtleiter|Schichtführer|Werksleiter|Fertigungsleiter|Qualitätsingenieur|Qualitätsmanager|Qualitätsprüfer|Qualitätssicherer|Prozessingenieur|Verfahrensmechaniker|Werkzeugmechaniker|Werkzeugmacher|Konstrukteur|Maschinenbauingenieur|Elektroingenieur|Ingenieur|Techniker|Chemikant|Chemielaborant|Elektroniker für Betriebstechnik|Feinwerkmechaniker|Lackierer|Bäckereihelfer|Brauer|Brauer und Mälzer|Braumeister|Drucker|Medientechnologe|Montagemitarbeiter|Monteur Fertigung|Produktionsplaner|Arbeitsvorbereiter|Lebensmitteltechniker|Fachkraft für Lebensmitteltechnik|Landwirt|Landmaschinenmechaniker|Landmaschinenmechatroniker|Winzer|Karosseriebauer|Erntehelfer|SPS-Programmierer|Automatisierungstechniker|Teamleiter Produktion|Orthopädietechniker|Elektrotechniker|Kfz-Meister|Konstruktionsmechaniker|Stanzer|Packer|Gruppenleiter|Labortechniker|Chemiker|Physiker|Biologe|Galvaniseur|Näher|Vorarbeiter|Meister|Entwicklungsingenieur|Projektingenieur',
    executive:
      'Geschäftsführer|Vorstand|Bereichsleiter|Kaufmännischer Leiter|Technischer Geschäftsführer|Vorstandsvorsitzender|Geschäftsleiter|Finanzvorstand|Landesgeschäftsführer|Prokurist|Direktor|Geschäftsführung|Werkleiter|Verwaltungsleiter|Kaufmännischer Geschäftsführer|Bürgermeister',
    administration:
      'Büroassistent|Büroassistenz|Bürokraft|Bürokaufmann=Kaufleute für Büromanagement|Bürokauffrau|Kaufmann für Büromanagement|Kauffrau für Büromanagement|Kaufmann|Kauffrau|Sekretär|Assistent der Geschäftsführung|Assistenz der Geschäftsführung|Assistentin der Geschäftsleitung|Teamassistent|Teamassistenz|Empfangsmitarbeiter|Empfangskraft|Empfang|Sachbearbeiter|Verwaltungsfachangestellter|Verwaltungsfachangestellte|Verwaltungsangestellte|Verwaltungsmitarbeiter|Industriekaufmann=Industriekaufleute|Industriekauffrau|Übersetzer|Dolmetscher|Reinigungskraft|Reinigungskräfte=Reinigungskraft|Putzkraft=Reinigungskraft|Putzfrau=Reinigungskraft|Gebäudereiniger|Sicherheitsmitarbeiter|Sicherheitskraft|Pförtner|Wachmann|Datenerfasser|Schreibkraft|Office-Manager|Archivar|Telefonist|Assistent|Assistenz|Schulsekretär|Vorstandsassistent|Bürohilfe|Verwaltungskraft|Verwaltungsfachwirt|Museumsaufsicht|Standesbeamter|Feuerwehrmann|Polizist|Hundetrainer|Detektiv',
    general:
      'Tierpfleger|Imker|Förster|Pferdewirt|Mitarbeiter|Mitarbeitende|Leiter|Leitung|Referent|Berater|Manager|Fachkraft+|Koordinator|Spezialist|Experte+|Teamleiter|Teamleitung|Praktikant|Werkstudent|Auszubildender|Azubi=Auszubildende|Aushilfe|Helfer|Angestellter|Beauftragter|Prüfer|Planer|Trainee|Aushilfskraft|Hilfskraft|Volontär|Minijobber|Gruppenleitung|Redaktionsassistent|Ehrenamtlicher|Consultant',
  },
  fr: {
    software:
      'développeur|développeuse=développeur|développeur web|développeur full stack|dev=développeur|ingénieur logiciel|ingénieur développement|ingénieur informatique|administrateur système|administrateur systèmes et réseaux|administrateur réseau|architecte logiciel|ingénieur devops|testeur|informaticien|programmeur|chef de projet informatique|chef de projet IT|ingénieur système|responsable informatique|DSI|ingénieur sécurité|lead dev=lead développeur|ingénieur qa|intégrateur web|technicien réseau|ingénieur embarqué|ingénieur réseau',
    data: "analyste de données|data analyst|data scientist|data engineer|ingénieur données|ingénieur data|statisticien|analyste data|responsable data|chargé d'études statistiques",
    product: 'chef de produit|product owner|product manager|responsable produit|business analyst|coach agile',
    design:
      "graphiste|designer|designer UX|UX designer|UI designer|webdesigner|directeur artistique|directrice artistique=directeur artistique|maquettiste|infographiste|architecte|architecte d'intérieur|décorateur|photographe|monteur vidéo|motion designer|dessinateur|paysagiste|styliste|dessinateur projeteur",
    marketing:
      "chargé de communication|chargé(e) de communication|chargé de marketing|chargé de com=chargé de communication|responsable marketing|responsable communication|chef de projet marketing|chef de projet digital|community manager|rédacteur|rédacteur web|rédactrice=rédacteur|attaché de presse|chargé d'événementiel|chef de projet événementiel|assistant marketing|assistant communication|traffic manager|responsable acquisition|responsable SEO|journaliste|chargé de mission|chef de publicité|social media manager|responsable e-commerce|content manager|concepteur rédacteur|chargé de projet|chargé de mécénat",
    sales:
      "commercial|commerciale=commercial|commercial terrain|commercial sédentaire|technico-commercial|ingénieur commercial|ingénieur d'affaires|responsable grands comptes|responsable commercial|directeur commercial|directrice commerciale=directeur commercial|attaché commercial|assistant commercial|assistant ADV|chargé d'affaires|conseiller commercial|délégué commercial|délégué médical|téléprospecteur|business developer|key account manager|chef des ventes|agent immobilier|négociateur immobilier|conseiller de vente|chef de secteur|VRP|account manager|responsable de secteur|chargé de clientèle|responsable ADV|customer success manager",
    hr: 'chargé RH|chargé de recrutement|chargé des ressources humaines|assistant RH|responsable RH|responsable ressources humaines|DRH|gestionnaire de paie|gestionnaire paie|responsable paie|chargé de formation|recruteur|consultant en recrutement|juriste social|responsable formation|talent acquisition|HRBP|gestionnaire RH|technicien paie|directeur des ressources humaines|conseiller en insertion|chargé de développement RH',
    finance:
      'comptable|comptable général|comptable fournisseurs|comptable clients|comptable unique|aide-comptable|assistant comptable|expert-comptable|collaborateur comptable|contrôleur de gestion|contrôleuse de gestion=contrôleur de gestion|responsable comptable|chef comptable|DAF|directeur financier|trésorier|auditeur|analyste financier|conseiller bancaire|chargé de recouvrement|conseiller en assurance|gestionnaire de sinistres|responsable administratif et financier|RAF|conseiller patrimonial|chargé de clientèle banque|fiscaliste|gestionnaire de patrimoine|conseiller clientèle|courtier|actuaire|credit manager|auditeur interne|gestionnaire de contrats',
    legal:
      "juriste|juriste d'entreprise|juriste en droit social|avocat|avocate=avocat|avocat collaborateur|assistant juridique|assistante juridique=assistant juridique|responsable juridique|directeur juridique|notaire|clerc de notaire|DPO|délégué à la protection des données|compliance officer|responsable conformité|secrétaire juridique|huissier|paralégal|chargé de conformité|notaire assistant|mandataire",
    support:
      'conseiller client|conseiller clientèle|chargé de clientèle|téléconseiller|conseiller relation client|technicien support|technicien informatique|technicien helpdesk|support technique|hotliner|responsable service client|chargé de support|technicien SAV|technicien itinérant|technicien de maintenance informatique|superviseur call center|service client|agent de support|technicien de proximité',
    operations:
      "responsable des opérations|responsable opérations|coordinateur|coordinatrice=coordinateur|chef de projet|directeur des opérations|acheteur|acheteuse=acheteur|responsable achats|assistant achats|responsable exploitation|responsable de site|office manager|chargé de mission|responsable qualité|gestionnaire de copropriété|gestionnaire locatif|responsable QHSE|chargé QSE|approvisionneur|responsable des services généraux|concierge|gardien|gardien d'immeuble|responsable d'exploitation|PMO|directeur de projet|responsable technique|régisseur|gestionnaire immobilier|responsable HSE|chef de service|animateur QSE",
    healthcare:
      "infirmier|infirmière=infirmier|IDE=infirmier|IADE|IBODE|aide-soignant|aide-soignante=aide-soignant|aide soignant|auxiliaire de vie|aide à domicile|médecin|médecin généraliste|médecin coordonnateur|médecin du travail|chirurgien|dentiste|chirurgien-dentiste|assistant dentaire|assistante dentaire=assistant dentaire|kinésithérapeute|kiné=kinésithérapeute|masseur-kinésithérapeute|ergothérapeute|orthophoniste|sage-femme|pharmacien|préparateur en pharmacie|ambulancier|psychologue|secrétaire médicale|secrétaire médical|brancardier|manipulateur radio|technicien de laboratoire|biologiste|opticien|audioprothésiste|vétérinaire|auxiliaire vétérinaire|ASH|agent de service hospitalier|cadre de santé|directeur d'EHPAD|diététicien|psychomotricien|accompagnant éducatif et social|AES|puéricultrice|prothésiste dentaire|podologue|ostéopathe|orthoptiste|infirmier coordinateur",
    education:
      "enseignant|professeur|professeur des écoles|prof=professeur|formateur|formatrice=formateur|éducateur|éducateur spécialisé|éducatrice spécialisée=éducateur spécialisé|éducateur de jeunes enfants|EJE|auxiliaire de puériculture|ATSEM|animateur|animatrice=animateur|assistant maternel|assistante maternelle|CAP petite enfance|directeur de crèche|AESH|surveillant|CPE|assistant social|assistante sociale=assistant social|travailleur social|moniteur-éducateur|moniteur éducateur|bibliothécaire|chercheur|enseignant-chercheur|doctorant|garde d'enfants|nounou=garde d'enfants|moniteur auto-école|moniteur de ski|directeur d'école|maître-nageur|éducateur sportif|coach sportif|conseiller pédagogique|accompagnateur|directeur de centre de loisirs|documentaliste|responsable pédagogique|maître de conférences",
    retail:
      'vendeur|vendeuse=vendeur|vendeur conseil|conseiller de vente|hôte de caisse|hôtesse de caisse=hôte de caisse|caissier|caissière=caissier|responsable de magasin|responsable magasin|directeur de magasin|adjoint responsable de magasin|responsable adjoint|chef de rayon|employé libre-service|employé de rayon|ELS=employé libre-service|boucher|boulanger|pâtissier|poissonnier|fleuriste|coiffeur|coiffeuse=coiffeur|esthéticienne=esthéticien|esthéticien|merchandiser|visual merchandiser|employé polyvalent|charcutier|fromager|libraire|responsable de boutique|employé commercial|étalagiste|barbier|chocolatier|caviste|responsable de rayon|tailleur|couturier|couturière=couturier|bijoutier|vendeur en boulangerie|primeur|manager de rayon',
    hospitality:
      "serveur|serveuse=serveur|chef de rang|commis de salle|maître d'hôtel|barman|barmaid=barman|barista|cuisinier|cuisinière=cuisinier|chef de partie|second de cuisine|chef de cuisine|commis de cuisine|plongeur|réceptionniste|réceptionniste de nuit|veilleur de nuit|femme de chambre=employé d'étage|valet de chambre=employé d'étage|gouvernante|directeur d'hôtel|directeur de restaurant|responsable de salle|pizzaiolo|employé de restauration|équipier polyvalent|crêpier|sommelier|runner|aide de cuisine|agent de restauration|cuisinier de collectivité|chef gérant|saisonnier|spa praticien|guide touristique|agent de voyages|bagagiste|gouvernant|pâtissier|employé d'étage|responsable de restaurant|hôte d'accueil|second|agent d'escale|steward|hôtesse de l'air|manager de restaurant",
    logistics:
      "préparateur de commandes|préparatrice de commandes=préparateur de commandes|cariste|magasinier|agent logistique|agent de quai|manutentionnaire|chauffeur poids lourd|chauffeur PL|chauffeur SPL|conducteur routier|conducteur poids lourd|chauffeur|chauffeur livreur|chauffeur-livreur|livreur|coursier|conducteur|conducteur de bus|conducteur de car|affréteur|exploitant transport|responsable logistique|responsable entrepôt|responsable d'entrepôt|chef d'équipe logistique|gestionnaire de stock|approvisionneur|déclarant en douane|agent de transit|agent d'exploitation|facteur|supply chain manager|chauffeur VL|taxi|logisticien|agent de tri|planificateur|chef de quai|gestionnaire transport|responsable supply chain|assistant logistique|conducteur de train|emballeur|déménageur|responsable transport|technicien logistique|conducteur de tramway|marin",
    construction:
      "électricien|électricienne=électricien|plombier|plombier chauffagiste|plombier-chauffagiste|chauffagiste|maçon|menuisier|charpentier|couvreur|peintre|peintre en bâtiment|plaquiste|carreleur|conducteur de travaux|conductrice de travaux=conducteur de travaux|chef de chantier|chef d'équipe|ingénieur travaux|ingénieur structure|géomètre|métreur|économiste de la construction|grutier|conducteur d'engins|terrassier|frigoriste|étancheur|façadier|serrurier|serrurier métallier|métallier|manœuvre|ouvrier|ouvrier polyvalent|jardinier|paysagiste|technicien CVC|solier|monteur échafaudage|dessinateur BTP|chargé d'affaires BTP|poseur|menuisier poseur|ouvrier agricole|vitrier|agent d'entretien des espaces verts|tailleur de pierre|ouvrier VRD|élagueur|ramoneur|coffreur|canalisateur|électromécanicien|installateur photovoltaïque|poseur de menuiseries",
    manufacturing:
      "opérateur de production|opératrice de production=opérateur de production|agent de production|opérateur|opérateur régleur|usineur|tourneur|fraiseur|tourneur-fraiseur|soudeur|chaudronnier|technicien de maintenance|mécanicien|mécanicien auto|mécanicien automobile|électrotechnicien|électromécanicien|automaticien|monteur|ajusteur|régleur|chef d'équipe|chef d'atelier|responsable de production|responsable production|directeur d'usine|responsable maintenance|ingénieur qualité|technicien qualité|responsable qualité|contrôleur qualité|ingénieur procédés|ingénieur méthodes|technicien méthodes|ingénieur mécanique|ingénieur|technicien|conducteur de ligne|conducteur de machine|conducteur d'installation|ouvrier de production|technicien de laboratoire|chimiste|carrossier|peintre industriel|couturier|opérateur de conditionnement|conditionneur|brasseur|boulanger industriel|imprimeur|viticulteur|ouvrier viticole|agriculteur|plasturgiste|métrologue|pilote de ligne|ingénieur de production|technicien d'usinage|monteur câbleur|câbleur|technicien agricole|vendangeur|mécanicien agricole|mécanicien poids lourd|préparateur|agent de fabrication|menuisier industriel|ébéniste",
    executive:
      "directeur général|directrice générale=directeur général|DG=directeur général|PDG|directeur|directrice=directeur|DAF|directeur administratif et financier|directeur des opérations|directeur technique|directeur de site|secrétaire général|président|gérant|directeur de filiale|directeur régional|DGA|directeur marketing|directeur de la communication|directeur d'agence|directeur adjoint|directeur industriel",
    administration:
      "assistant administratif|assistante administrative=assistant administratif|assistant de direction|assistante de direction=assistant de direction|assistant|assistante=assistant|secrétaire|secrétaire comptable|agent d'accueil|chargé d'accueil|hôte d'accueil|hôtesse d'accueil=hôte d'accueil|standardiste|agent administratif|gestionnaire administratif|gestionnaire|employé administratif|employé de bureau|traducteur|interprète|agent d'entretien|agent de propreté|femme de ménage=agent d'entretien|agent de sécurité|agent de nettoyage|opérateur de saisie|archiviste|greffier|secrétaire de mairie|instructeur|agent technique|agent polyvalent|assistant polyvalent|attaché de direction|office manager|pompier|policier municipal|agent de surveillance|agent immobilier|agent de mairie|maître-chien|assistant de gestion",
    general:
      "responsable|chargé|chargée|chef|technicien|conseiller|consultant|manager|coordinateur|stagiaire|alternant|apprenti|agent|employé|adjoint|animateur|superviseur|chef d'équipe|spécialiste|intérimaire|bénévole|expert|délégué|inspecteur|volontaire|collaborateur|référent|médiateur|analyste|administrateur",
  },
  es: {
    software:
      'desarrollador|desarrolladora=desarrollador|desarrollador web|desarrollador full stack|programador|programadora=programador|ingeniero de software|ingeniero informático|ingeniero devops|administrador de sistemas|arquitecto de software|tester|técnico informático|técnico de sistemas|ingeniero de sistemas|jefe de proyecto IT|QA tester|analista programador|ingeniero de datos|responsable de sistemas|director de tecnología|ingeniero de redes|técnico de ciberseguridad',
    data: 'analista de datos|científico de datos|ingeniero de datos|data analyst|data scientist|analista BI|estadístico|analista de business intelligence',
    product: 'product manager|product owner|responsable de producto|jefe de producto|analista de negocio|scrum master',
    design:
      'diseñador|diseñadora=diseñador|diseñador gráfico|diseñadora gráfica=diseñador gráfico|diseñador UX|diseñador UX/UI|diseñador web|director de arte|maquetador|ilustrador|fotógrafo|editor de vídeo|interiorista|arquitecto|delineante|diseñador de producto|diseñador de moda|videógrafo|escaparatista|paisajista',
    marketing:
      'responsable de marketing|técnico de marketing|técnico de comunicación|community manager|responsable de comunicación|redactor|redactora=redactor|copywriter|periodista|especialista SEO|especialista en marketing digital|gestor de redes sociales|coordinador de eventos|organizador de eventos|director de marketing|asistente de marketing|brand manager|traffic manager|relaciones públicas|social media manager|técnico SEO|especialista SEM|responsable de eventos|captador de fondos|ejecutivo de cuentas',
    sales:
      'comercial|comerciales=comercial|agente comercial|técnico comercial|técnico-comercial|gestor de cuentas|key account manager|director comercial|directora comercial=director comercial|jefe de ventas|responsable comercial|delegado comercial|ejecutivo comercial|ejecutivo de ventas|asesor comercial|asesor inmobiliario|agente inmobiliario|representante|vendedor|teleoperador de ventas|teleoperador|visitador médico|promotor|asesor de ventas|comercial de campo|account manager|ejecutiva comercial|agente de seguros|area manager|account executive|customer success manager|ingeniero comercial|ingeniero preventa',
    hr: 'técnico de RRHH|técnico de RR. HH.|técnico de recursos humanos|responsable de RRHH|responsable de recursos humanos|técnico de selección|técnico de nóminas|especialista en nóminas|gestor de nóminas|director de RRHH|director de recursos humanos|recruiter|HRBP|técnico de formación|responsable de formación|técnico de administración de personal|consultor de selección|técnico de relaciones laborales|auxiliar de RRHH|técnico de PRL|técnico de prevención de riesgos laborales|responsable de nóminas|formador',
    finance:
      'contable|administrativo contable|auxiliar contable|controller|controller financiero|director financiero|directora financiera=director financiero|responsable de administración|asesor fiscal|asesor financiero|auditor|auditora=auditor|tesorero|analista financiero|gestor de cobros|técnico contable|jefe de administración|responsable financiero|responsable de contabilidad|gestor bancario|tramitador de siniestros|técnico de tesorería|analista de riesgos|gestor de patrimonios|actuario|asesor contable|asesor de seguros|gestor administrativo|técnico fiscal|perito',
    legal:
      'abogado|abogada=abogado|asesor jurídico|asesora jurídica=asesor jurídico|jurista|paralegal|procurador|notario|oficial de notaría|responsable legal|compliance officer|delegado de protección de datos|asistente jurídico|abogado laboralista|abogado mercantil|auxiliar jurídico|técnico jurídico|abogado procesalista|director jurídico|responsable de cumplimiento|oficial de registro',
    support:
      'atención al cliente|agente de atención al cliente|teleoperador|teleoperadora=teleoperador|técnico de soporte|técnico de soporte informático|asesor de clientes|responsable de atención al cliente|gestor telefónico|técnico helpdesk|agente de soporte|técnico de campo|operador de call center|coordinador de call center|gestor de incidencias|técnico de postventa|técnico SAT|asesor telefónico|recuperador de deuda|agente telefónico',
    operations:
      'responsable de operaciones|coordinador|coordinadora=coordinador|jefe de proyecto|jefe de operaciones|director de operaciones|comprador|responsable de compras|técnico de compras|project manager|gestor de proyectos|encargado|encargada=encargado|conserje|técnico de calidad|responsable de calidad|técnico de mantenimiento de edificios|facility manager|coordinador de proyectos|planificador|responsable de servicio|responsable de planta|administrador de fincas|técnico de medio ambiente|técnico de proyectos|coordinador de voluntariado|jefe de servicio|jefe de compras|gestor de flota',
    healthcare:
      'enfermero|enfermera=enfermero|enfermeros=enfermero|enfermeras=enfermero|auxiliar de enfermería|TCAE=auxiliar de enfermería|médico|médica=médico|médico de familia|pediatra|fisioterapeuta|terapeuta ocupacional|logopeda|matrona|farmacéutico|farmacéutica=farmacéutico|auxiliar de farmacia|técnico de farmacia|odontólogo|dentista|auxiliar dental|higienista dental|auxiliar de odontología|psicólogo|psicóloga=psicólogo|gerocultor|gerocultora=gerocultor|cuidador|cuidadora=cuidador|auxiliar de ayuda a domicilio|auxiliar geriátrico|técnico de laboratorio|técnico de rayos|celador|técnico en emergencias sanitarias|óptico|optometrista|veterinario|veterinaria=veterinario|auxiliar veterinario|supervisor de enfermería|director de residencia|trabajador social sanitario|técnico de radiología|podólogo|nutricionista|audioprotesista|médico de urgencias|anestesista|psiquiatra|recepcionista médico|osteópata|médico del trabajo',
    education:
      'profesor|profesora=profesor|maestro|maestra=maestro|docente|educador|educadora=educador|educador infantil|educadora infantil=educador infantil|educador social|monitor|monitora=monitor|monitor de ocio|monitor de comedor|trabajador social|trabajadora social=trabajador social|orientador|formador|tutor|director de colegio|profesor de inglés|profesor particular|investigador|integrador social|bibliotecario|niñera=cuidador infantil|canguro=cuidador infantil|entrenador|socorrista|monitor de esquí|profesor de autoescuela|técnico de educación infantil|pedagogo|psicopedagogo|animador|animador sociocultural|jefe de estudios|profesor de matemáticas|auxiliar de conversación|monitor deportivo|entrenador personal|mediador|profesor universitario',
    retail:
      'dependiente|dependienta=dependiente|vendedor|vendedora=vendedor|encargado de tienda|encargada de tienda=encargado de tienda|responsable de tienda|gerente de tienda|cajero|cajera=cajero|reponedor|reponedora=reponedor|visual merchandiser|carnicero|pescadero|panadero|pastelero|florista|peluquero|peluquera=peluquero|esteticista|frutero|charcutero|auxiliar de tienda|store manager|asesor de belleza|personal de tienda|jefe de sección|segundo encargado|subencargado|mozo de tienda|asistente de ventas|librero|barbero|dependiente de comercio|modista|sastre|estilista|joyero|jefe de tienda',
    hospitality:
      'camarero|camarera=camarero|camareros=camarero|camarero de sala|camarera de pisos=camarero de pisos|camarero de pisos|cocinero|cocinera=cocinero|ayudante de cocina|ayudante de camarero|jefe de cocina|segundo de cocina|jefe de partida|jefe de sala|barista|bartender|barman|coctelero|friegaplatos|office de cocina|recepcionista de hotel|recepcionista|gobernanta|conserje de hotel|director de hotel|encargado de restaurante|encargado de bar|pizzero|pastelero|sumiller|maître|animador turístico|guía turístico|personal de sala|personal de limpieza de hotel|parrillero|metre|jefe de rango|auxiliar de vuelo|agente de viajes|repostero|jefe de recepción|botones|ayudante de barra|ayudante de sala|tripulante de cabina|valet',
    logistics:
      'mozo de almacén|mozo|moza de almacén=mozo de almacén|operario de almacén|carretillero|carretillera=carretillero|preparador de pedidos|conductor|conductora=conductor|conductor de camión|conductor de trailer|conductor de autobús|camionero|chófer|chofer=chófer|repartidor|repartidora=repartidor|mensajero|técnico de logística|responsable de logística|jefe de almacén|responsable de almacén|encargado de almacén|jefe de tráfico|gestor de tráfico|coordinador de transporte|administrativo de logística|administrativo de tráfico|aprovisionador|agente de aduanas|declarante de aduanas|técnico de supply chain|planificador de producción|manipulador|cartero|auxiliar de almacén|taxista|jefe de logística|técnico de comercio exterior|conductor repartidor|transportista|maquinista|marinero|estibador|responsable de tráfico|gestor de almacén',
    construction:
      'electricista|fontanero|fontanera=fontanero|albañil|oficial de primera|oficial 1ª|oficial de segunda|peón|peón de obra|carpintero|pintor|jefe de obra|jefa de obra=jefe de obra|encargado de obra|capataz|arquitecto técnico|aparejador|ingeniero de caminos|ingeniero civil|ingeniero de edificación|topógrafo|delineante|instalador|instalador de placas solares|soldador de obra|gruista|maquinista|operador de grúa|frigorista|calefactor|técnico de climatización|cerrajero|yesero|pladurista|solador|alicatador|ferrallista|encofrador|jardinero|técnico de obra|técnico de prevención|instalador eléctrico|montador|cristalero|techador|ayudante de obra|técnico de ascensores|retroexcavadorista|paisajista|operario de mantenimiento|instalador de gas|andamiero|escayolista|técnico de calefacción',
    manufacturing:
      'operario de producción|operaria de producción=operario de producción|operario|operaria=operario|operario de fábrica|operador de máquina|mecanizador|tornero|fresador|programador CNC|operario CNC|soldador|soldadora=soldador|técnico de mantenimiento|mecánico|mecánica=mecánico|mecánico de mantenimiento|mecánico de automóviles|electromecánico|jefe de turno|jefa de turno=jefe de turno|jefe de producción|responsable de producción|encargado de producción|director de planta|jefe de taller|jefe de equipo|ingeniero de calidad|ingeniero de procesos|ingeniero industrial|ingeniero mecánico|ingeniero de producción|ingeniero|técnico de calidad|inspector de calidad|técnico de laboratorio|técnico|montador mecánico|ajustador|matricero|envasador|operario de envasado|chapista|químico|panadero industrial|costurero|maquinista de línea|oficial|enólogo|agricultor|peón agrícola|técnico agrícola|tractorista|matarife|impresor|jefe de mantenimiento|responsable de mantenimiento|verificador|instrumentista|automatista|tapicero|manipulador de alimentos|operario de línea|ebanista|aprendiz de mecánico',
    executive:
      'director general|directora general=director general|CEO|director financiero|director|directora=director|gerente|consejero delegado|director de operaciones|director técnico|director de sucursal|director de área|presidente|subdirector|director ejecutivo|director industrial|director de zona|director de fundación',
    administration:
      'administrativo|administrativa=administrativo|administrativos=administrativo|auxiliar administrativo|auxiliar administrativa=auxiliar administrativo|asistente de dirección|secretario|secretaria=secretario|secretaria de dirección=secretario de dirección|office manager|recepcionista|grabador de datos|telefonista|traductor|traductora=traductor|intérprete|personal de limpieza|limpiador|limpiadora=limpiador|vigilante de seguridad|vigilante|ordenanza|gestor documental|archivero|auxiliar de oficina|técnico administrativo|asistente personal|asistente ejecutivo|auxiliar de servicios|controlador de accesos|empleado de hogar|empleada de hogar=empleado de hogar|bombero|policía local|agente de la propiedad',
    general:
      'responsable|técnico|auxiliar|ayudante|asistente|gestor|especialista|consultor|consultora=consultor|analista|coordinador|supervisor|supervisora=supervisor|jefe|jefa=jefe|asesor|becario|aprendiz|agente|operador|inspector|delegado|manager|experto|voluntario|promotor|subdirector|dinamizador|empleado|oficial administrativo',
  },
}

/** Words that tell the family of a title whose noun does not. Plain spelling. */
export const FAMILY_HINTS: [Family, RegExp][] = [
  [
    'executive',
    /(?<![a-z])(?:chief|ceo|cfo|coo|cto|managing director|geschaftsfuhr|directeur general|director general|board)/,
  ],
  [
    'software',
    /software|backend|front ?end|full ?stack|devops|(?<![a-z])(?:java|python|golang|react|php|cloud|sre|embedded|firmware|web|ios|android|cyber|security engineer|kubernetes|typescript|node|rust|platform|it)(?![a-z])|entwickl|developpeu|desarrollad/,
  ],
  ['data', /(?<![a-z])(?:data|analytics|machine learning|ml|ai|bi|daten|donnees|datos|statist)/],
  ['product', /(?<![a-z])(?:product owner|product|produkt|producto|scrum|agile)/],
  ['design', /(?<![a-z])(?:ux|ui|graphic|design|creative|grafik|graphi|diseno)/],
  [
    'marketing',
    /marketing|(?<![a-z])(?:seo|ppc|content|brand|social media|communications?|comms|kommunikation|presse|pr|event|campaign|comunicacion|press)(?![a-z])/,
  ],
  [
    'sales',
    /(?<![a-z])(?:sales|account|business development|vertrieb|verkauf|commercial|ventas|key account|territory|partnerships)/,
  ],
  [
    'hr',
    /(?<![a-z])(?:hr|human resources|people|talent|recruit|payroll|personal(?=refer|leit|sach)|paie|rrhh|nominas|rh(?![a-z]))/,
  ],
  [
    'finance',
    /(?<![a-z])(?:financ|account(?:s|ing)|tax|audit|treasury|credit|payable|fp&a|buchhalt|steuer|bilanz|compta|contab|billing|insurance|bank|invest|risk|actuar)/,
  ],
  ['legal', /(?<![a-z])(?:legal|law|compliance|privacy|gdpr|contract|recht|juri|litigation|aml|kyc)/],
  [
    'support',
    /(?<![a-z])(?:support|customer service|customer|helpdesk|help desk|call cent|kundenservice|kunden|client(?:ele)?|atencion|service desk)/,
  ],
  [
    'healthcare',
    /(?<![a-z])(?:nurs|care|clinic|medic|hospital|patient|pflege|arzt|dental|pharma|therap|health|ward|icu|infirm|sant|enferm|vet)/,
  ],
  [
    'education',
    /(?<![a-z])(?:teach|school|lehr|educat|tutor|nursery|kita|ecole|escuela|colegio|university|pupil|student|youth|children)/,
  ],
  ['retail', /(?<![a-z])(?:store|shop|retail|till|boutique|magasin|tienda|laden|filial|merchandis)/],
  [
    'hospitality',
    /(?<![a-z])(?:chef|kitchen|hotel|restaurant|bar|cafe|barista|waiter|kuche|gastro|cuisine|cocina|housekeep|catering)/,
  ],
  [
    'logistics',
    /(?<![a-z])(?:warehouse|driv|logistic|lager|forklift|hgv|truck|transport|supply chain|fleet|almacen|entrepot|customs|freight|shipping|stapler|lkw)/,
  ],
  [
    'construction',
    /(?<![a-z])(?:site|construction|electric|plumb|build|bau|elektr|chantier|obra|carpent|hvac|roof|civil|heating)/,
  ],
  [
    'manufacturing',
    /(?<![a-z])(?:production|manufactur|cnc|machin|quality|maintenance|assembly|fertigung|produktion|usine|fabri|mechani|process|plant|lab|mecan)/,
  ],
  [
    'operations',
    /(?<![a-z])(?:operations|ops|project|procurement|facilit|betrieb|einkauf|achat|compras|operacion|programme|program)/,
  ],
  [
    'administration',
    /(?<![a-z])(?:office|admin|reception|secretar|buro|empfang|sekretar|assistan|clerk|diary|accueil)/,
  ],
]

/** Words that carry a level. Plain spelling; the value is what is printed in English. */
export const SENIORITY: Record<string, string> = {
  junior: 'junior',
  jr: 'junior',
  jnr: 'junior',
  mid: 'mid',
  'mid level': 'mid',
  'mid-level': 'mid',
  midweight: 'mid',
  medior: 'mid',
  intermediate: 'mid',
  senior: 'senior',
  sr: 'senior',
  snr: 'senior',
  lead: 'lead',
  principal: 'principal',
  staff: 'staff',
  head: 'head',
  'head of': 'head',
  director: 'director',
  vp: 'vp',
  'vice president': 'vp',
  chief: 'chief',
  trainee: 'trainee',
  apprentice: 'apprentice',
  azubi: 'apprentice',
  auszubildende: 'apprentice',
  auszubildender: 'apprentice',
  graduate: 'graduate',
  intern: 'intern',
  praktikant: 'intern',
  stagiaire: 'intern',
  becario: 'intern',
  becaria: 'intern',
  werkstudent: 'working student',
  werkstudentin: 'working student',
  'working student': 'working student',
  alternance: 'apprentice',
  alternant: 'apprentice',
  alternante: 'apprentice',
  apprenti: 'apprentice',
  apprentie: 'apprentice',
  'entry level': 'entry',
  'entry-level': 'entry',
  berufseinsteiger: 'entry',
  debutant: 'entry',
  deputy: 'deputy',
  assistant: 'assistant',
  confirme: 'mid',
  confirmee: 'mid',
  leiter: 'head',
  leiterin: 'head',
  leitung: 'head',
  leitende: 'head',
  stellvertretende: 'deputy',
  stellvertretender: 'deputy',
  interim: 'interim',
  'team lead': 'lead',
  teamlead: 'lead',
  teamleiter: 'lead',
  executive: 'executive',
}
