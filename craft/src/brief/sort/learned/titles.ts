/** Written by craft/training/train.ts from 988 labelled briefs: a feature, then a letter for each label and its weight. */
export const TITLES = `
 
	aG

 (	aR

 -	aI

 a	aI

 applications	aG

 as	aI

 base	aV

 benefits	aG

 bitte	aG

 das	aB

 der	aC

 du	aJ

 extras	aG

 fixed	aG

 full	aE

 grade	aI

 job	aZ

 kein	aI

 le	aH

 lgps	aG

 may	a@

 me	aA

 not	aI

 one	aB

 ort	aC

 permanent	a@

 que	aU

 responsable	a6

 se	aG

 site	aB

 sur	aW

 team	aB

 the	aS

 two	aH

 type	aF

 un	aA

 was	aS

 we	aF

 what	aS

 where	aB

 •	aI
! 
	aV
! !	aI
! )	a>
! _	aG
" 
	aE
" .	aF
" a	aE
( !	aG
( e	aZ
( ja	aA
( m/w/d	a^
( mid	aY
( no	aF
( or	aC
( the	aD
( w/m/d	aZ
( yes	aJ
) +	aF
) -	aT
) .	aJ
) :	a9
) ;	aE
) _	aC
) a	a?
) and	aB
) de	ac
) for	aY
) in	a7
) sucht	aE
) und	aC
) with	aI
) y	aC
+++	a\\
++-	aZ
+-+	a[
, 
	aD
, "	aE
, (	a>
, ab	aE
, aber	aF
, able	aG
, about	aF
, after	a>
, all	aG
, alle	aE
, anbei	aH
, and	aJ
, as	aC
, auch	aI
, auto	aB
, avec	aF
, base	aD
, basically	aC
, been	aD
, bereitschaft	aJ
, between	aF
, bitte	aA
, book	aS
, but	aI
, c'est	aB
, cabinet	aC
, call	aT
, can	aF
, cap	aG
, cdd	aG
, cdi	aS
, chasing	aF
, class	a@
, clean	aF
, comme	aI
, control	a>
, cuatro	aG
, da	aI
, dass	aI
, dazu	aI
, desde	aF
, deux	aH
, die	aI
, direkt	aI
, donc	aH
, dos	aI
, drei	aC
, du	aJ
, egal	aX
, eigene	aD
, ein	aA
, en	aH
, english	aI
, er	aH
, eso	aC
, est	aH
, eur	aG
, exempt	aT
, family	aF
, forecast	aI
, funf	aG
, gas	aC
, gern	aY
, gestion	aH
, good	aI
, he	aF
, hier	aD
, hr	aG
, ich	aJ
, in	aI
, incl	aE
, ist	aI
, je	aG
, just	aJ
, keine	aI
, lead	a?
, legal	aD
, level	aI
, lo	aI
, mannlich	ac
, me	aD
, merci	aC
, mise	aI
, mit	aI
, montar	aI
, mostly	aI
, muelle	aF
, nach	aJ
, ne	aG
, nein	aW
, new	aC
, night	aT
, no	aI
, non	aB
, notes	aE
, o	aY
, oder	aE
, on	aI
, once	aJ
, open	aI
, ou	a@
, paid	aI
, people	aA
, pls	aI
, pour	aG
, put	aJ
, r	aE
, ref	aH
, remote	aI
, reporting	aE
, rtt	aI
, sap	aI
, school	aW
, se	aE
, seasonal	aF
, second	a>
, service	a\\
, sie	aG
, since	aF
, small	aE
, some	a>
, sorry	aJ
, soy	aI
, start	aI
, sub	aG
, te	a@
, teilzeit	aE
, thu	aE
, trade	aY
, tres	aC
, tu	aC
, two	aD
, une	aE
, unsere	aG
, verteilt	aJ
, vier	aW
, voila	a[
, vor	aI
, was	aG
, wohnung	aH
, working	aH
, would	a]
, yes	aS
, you	aH
, zero	aE
- 
	a@
- -	aB
-'000	aH
-'ai	a>
-'en	aG
-'ll	aH
-'re	aF
-*in	a\`
-++	a\`
-+-	aT
--+	aX
--07	aE
--10	aA
--11	aC
--13	a@
--15	aJ
--16	aE
--17	aG
--18	aA
--20	a@
--36	aE
--38	aF
--40	aA
--bed	aE
--day	aD
--end	a@
--in	aH
-.00	aC
-.10	aH
-.100	aI
-.12	aD
-.20	aG
-.200	aJ
-.25	aD
-.30	aH
-.40	aI
-.45	aH
-.50	aJ
-.60	aH
-.75	aC
-.sc	aG
-/day	aB
-/in	a[
-/m/d	aS
-/std	aA
-/tag	aI
-/wk	aF
-/yr	aJ
-0-15	aH
-0-6	aF
-0.6	aF
-0/yr	aJ
-000	aI
-00k	aI
-1.5	aG
-14h	aB
-15k	aF
-18h	aF
-1st	aI
-2.5	aC
-200	aE
-20h	aB
-2291	aB
-250	aI
-291	aB
-3+	aJ
-300	aJ
-35h	aH
-4.1	aH
-42k	aI
-46k	aG
-4x7	a@
-5-7	aG
-520	aA
-5:30	aE
-5pm	aJ
-5th	aC
-6:00	aG
-6:30	aH
-6k	aI
-6th	aG
-7.5	aH
-7.50	aH
-700	aC
-8-4	aI
-80k	aA
-900	aA
-90k	aI
-9b	aJ
-:00	aG
-:15	aC
-:20	aF
-:30	aD
-:40	aF
-:in	ab
-aar	aD
-aas	aA
-ab	aH
-abe	aE
-abs	aF
-acc	aI
-acer	aH
-aces	aH
-acht	aI
-ack	aJ
-acon	aA
-act	aJ
-acts	aJ
-adas	aG
-add	aG
-aded	aE
-ades	aD
-ados	aH
-adr	aI
-adre	aD
-adt	aG
-aed	aG
-afin	aG
-afte	aF
-aga	aI
-aged	aJ
-ago	aE
-ags	aI
-ah	aI
-ahe	aC
-aher	aI
-ahl	aF
-ahm	aF
-ahn	aH
-ahr	aH
-ahrt	aE
-aide	aH
-aine	aD
-ains	aG
-air	aI
-airs	aE
-ais	aJ
-ait	aI
-aite	aD
-aja	aG
-ajar	aI
-aje	a@
-ajes	aG
-aker	a=
-akes	aG
-akt	aI
-al	aI
-ala	aS
-alb	aJ
-albe	aF
-ald	aG
-alen	aJ
-ales	aJ
-ali	a>
-alia	aB
-alk	aI
-allo	aJ
-alls	aH
-alon	aH
-alte	aI
-alut	aH
-alz	aC
-am	aI
-ama	a=
-ames	aG
-amm	aI
-amo	a@
-amos	aG
-ampo	aJ
-ams	aD
-ana	aI
-anal	a?
-anas	aC
-anc	aA
-anda	aD
-ande	aG
-ane	aF
-ang	aE
-ange	aJ
-ank	aC
-anks	aH
-ann	aG
-anne	aA
-annt	aH
-ans	aI
-anta	aE
-anto	aD
-any	aJ
-anz	a@
-anze	aH
-apa	aE
-ape	aA
-aphy	aE
-api	aI
-app	aI
-aps	a?
-arar	aH
-arca	aG
-ard	aI
-area	aT
-ared	aJ
-aren	aD
-ares	aI
-arf	aI
-arin	a[
-ario	aG
-arla	aJ
-arle	aI
-arms	aH
-arn	aG
-aro	a@
-arp	a@
-ars	aD
-arse	aD
-art	aE
-arty	aE
-ary	aG
-arzo	aH
-as	aI
-asap	aG
-ase	aI
-ased	aF
-asen	aE
-aser	aC
-ash	aI
-asia	aS
-ask	aI
-aso	aH
-ast	aF
-asta	aH
-asts	aC
-ata	aE
-atas	aB
-athe	aE
-atif	aD
-atik	aH
-atin	aI
-atos	aI
-atre	aI
-att	aD
-atz	aE
-au	aJ
-aube	a?
-auch	aC
-aud	a@
-auer	aJ
-aug	aF
-ault	aD
-aum	aG
-auna	aJ
-aune	a?
-aus	aF
-ause	aJ
-aut	aI
-aux	a@
-ave	aG
-aves	aA
-avis	aH
-away	aI
-aws	aH
-ay's	aH
-ayo	aH
-ays	aJ
-azo	aH
-b2	aI
-bach	a@
-bad	aE
-bado	aG
-baja	aH
-ban	aD
-bank	aJ
-bar	aF
-befr	aJ
-bei	aH
-beit	aC
-bel	aG
-beln	aG
-ben	aF
-berg	a>
-bers	aD
-bes	a@
-biet	aC
-bing	aD
-bio	aH
-bist	aS
-bjet	aG
-bles	aG
-bon	aI
-bra	aI
-bre	aH
-brir	aG
-bro	aC
-btp	aH
-buch	aV
-bung	aE
-burg	aA
-bury	aD
-ca	aI
-cado	aG
-cale	aH
-cals	aI
-cant	a@
-cap	aH
-car	aH
-cas	a=
-cate	aD
-cats	aH
-cbs	aI
-cca	aF
-cdd	aH
-cdi	aJ
-cdl	aT
-cela	aH
-ceo	aH
-cera	aH
-ces	aH
-ceso	aG
-chas	aH
-ches	aF
-chez	aJ
-chf	aI
-chi	aS
-cho	aC
-chon	aI
-chos	aJ
-chs	aD
-chst	aI
-chts	aD
-cia	aI
-ciar	aI
-ciel	aI
-cies	aH
-cil	aI
-cios	aI
-cis	aJ
-cite	aF
-city	aB
-cke	aA
-cked	aB
-cker	a=
-cks	aH
-claw	aC
-cles	aF
-club	aI
-come	aG
-comm	aE
-comp	aI
-cool	aJ
-coop	aG
-cos	aE
-cost	aE
-cpc	aG
-cro	aD
-cs	aI
-cse	aJ
-cta	a]
-cte	aE
-cter	aG
-ctly	aJ
-cto	aH
-ctor	aJ
-ctos	aU
-cts	aH
-cula	aF
-cut	aG
-d's	aA
-d'un	aI
-dad	aI
-dado	aE
-dale	aD
-dam	aD
-dan	aJ
-dann	aI
-dant	aF
-dar	aB
-darf	aI
-das	aH
-data	aI
-dbt	aG
-dc	aH
-dded	a]
-dear	aG
-dec	aE
-ded	aG
-dell	aD
-deln	aI
-dent	aB
-dera	aA
-dere	aF
-dern	aG
-des	aI
-desk	aH
-det	aF
-dev	aV
-devs	aE
-dge	aF
-dges	aH
-di	aJ
-dic	aA
-dice	aI
-dies	aG
-diff	aI
-dig	aG
-digo	aI
-din	aF
-ding	aJ
-dio	aI
-dir	aJ
-dire	aH
-diz	a?
-dler	aG
-dles	aG
-dly	aE
-dmin	aW
-doce	aJ
-does	aJ
-don	aH
-donc	aF
-dora	aE
-dorf	aD
-dort	aD
-dot	aJ
-dre	aD
-dres	aA
-drh	a@
-dria	aH
-dros	aA
-duit	aH
-dump	aC
-e're	aH
-e's	aG
-eads	aI
-eage	aH
-eal	aF
-ean	aF
-eans	aF
-ear	aI
-eas	aB
-ease	aI
-eau	aE
-eber	aB
-ebs	aH
-ebt	aF
-eces	aG
-eche	a?
-ecie	aT
-eck	aB
-ecks	aI
-eda	aF
-edad	aF
-eded	aF
-eden	aJ
-eder	a@
-edes	aG
-edir	aI
-edo	a>
-eds	aF
-eece	aI
-eeds	aJ
-eek	aD
-een	aH
-eep	aJ
-eeps	aF
-eers	aE
-eet	aH
-efa	aG
-efer	aI
-eff	aC
-efon	aI
-efr	aJ
-efs	aB
-eg	aI
-ega	aC
-ege	aG
-egen	aG
-ego	aB
-egs	aF
-egt	aB
-egun	aI
-ehe	aG
-eher	aH
-ehre	aI
-eib	aJ
-eich	a?
-eide	aH
-eie	aG
-eien	aD
-eige	aH
-eil	aH
-eile	a?
-eilt	aI
-eim	aG
-eins	aI
-eis	aB
-eiss	aA
-ejo	a<
-eke	aR
-ekt	aE
-ela	aB
-elas	aH
-elec	aI
-elen	aH
-elf	aE
-ella	aI
-ello	aH
-ells	aS
-ellt	aD
-eln	aE
-els	aC
-else	aJ
-elt	aH
-elta	aF
-elve	aI
-ely	aD
-emas	aF
-eme	aC
-emen	aF
-emo	a:
-emos	aH
-emps	aI
-ems	aG
-en's	aF
-ena	aE
-enar	aG
-enas	aF
-ency	aJ
-endo	aF
-ene	aI
-eng	aJ
-enk	aB
-enne	aS
-eno	aC
-enos	aH
-ensa	aH
-ento	aG
-ents	aJ
-enu	aI
-eos	aD
-epa	aD
-epot	aI
-ept	aD
-eras	aT
-erat	aF
-erca	aI
-erce	aA
-erd	a?
-eres	aD
-erg	a>
-ergy	aS
-eri	aF
-erie	aB
-erin	aU
-erio	aJ
-erke	aF
-erle	aE
-erly	aJ
-erna	aW
-erno	aW
-ernt	aI
-eron	aD
-erp	aG
-err	aI
-erra	aH
-erry	aG
-erse	aE
-ert	aC
-erta	aH
-erts	aC
-erty	aU
-ery	aD
-es	aG
-ese	aE
-esi	aS
-esk	aH
-esos	a>
-esse	aC
-esta	aG
-este	aG
-eta	aH
-etas	aI
-ete	aF
-eten	aG
-eter	a?
-etes	aG
-eto	aA
-etos	aA
-etro	aD
-ett	aH
-ette	aF
-etz	a?
-euen	aH
-euer	aE
-euh	aF
-eum	aG
-euse	aY
-eva	aC
-eve	aH
-evo	aD
-evor	aD
-evs	aE
-ex-m	aJ
-exas	aI
-exo	aF
-ext	aD
-exte	aH
-eys	a@
-ezas	aC
-eßen	aF
-fach	aI
-fair	aJ
-fais	aJ
-fas	aB
-feb	aI
-fee	aH
-feld	aD
-fen	aF
-fest	aH
-few	aG
-ffer	aJ
-ffs	aF
-fic	aE
-fico	a=
-fil	a@
-fill	a?
-fils	aG
-fing	a=
-firm	aG
-fish	aR
-fit	aF
-fix	aI
-flat	aI
-flex	aI
-folk	aJ
-fon	aI
-fort	aC
-frei	aG
-from	aI
-fs	aJ
-ftc	aF
-ften	aU
-fts	aI
-fue	aG
-ful	aF
-fund	aI
-fung	aG
-furt	aF
-g	aI
-gada	aR
-gain	aF
-gais	aJ
-gan	aC
-gar	aE
-gau	aB
-ged	aH
-gee	aE
-gel	aH
-gen	aH
-gend	a@
-gens	aD
-gent	aF
-gers	a?
-ges	aI
-ghly	aI
-gica	aC
-gig	aD
-gis	aI
-give	aH
-gle	aE
-gma	aI
-gmbh	aG
-gne	aC
-gnes	aH
-golf	aH
-gone	aB
-gor	aF
-gos	a@
-got	aG
-gp	aF
-grad	aH
-gram	aI
-gres	aI
-gros	aF
-grow	aF
-gry	aD
-gte	aH
-gua	aE
-gue	aF
-gun	aG
-guna	aJ
-gung	aD
-gure	aI
-guro	aJ
-gut	aF
-guy	aV
-gym	aH
-h/f	a[
-h30	a?
-h45	a?
-ha	aG
-hab	aG
-hace	aJ
-had	aF
-hair	aH
-hal	aD
-halb	aJ
-ham	a?
-han	aD
-has	aI
-hase	aB
-hast	aI
-hat	aG
-haus	aG
-hcpc	aJ
-hefs	aA
-heim	aG
-herr	aI
-hes	aF
-hey	aF
-hez	aJ
-hi	aE
-hien	aE
-hill	a@
-hind	aJ
-hine	aH
-hing	aF
-hip	aJ
-hire	aH
-his	aI
-hit	aH
-hler	aE
-hlt	aI
-hme	aH
-hmen	aE
-hne	aH
-hnen	aC
-ho's	aJ
-hof	aG
-hoir	aU
-holz	aI
-home	aI
-hons	aA
-hore	aF
-hos	aF
-hot	aF
-hour	aJ
-hout	aH
-hre	aI
-hren	aE
-hrer	aR
-hrs	aJ
-hsen	aG
-hst	aJ
-ht's	aI
-hten	aD
-htig	aI
-hub	aH
-hung	aD
-hurs	aG
-huss	aJ
-hut	aF
-i've	aJ
-iado	aI
-iage	aB
-iale	a>
-ials	aE
-iana	aB
-ias	aG
-ibre	aI
-ica	aH
-icar	aC
-icas	aG
-ici	aC
-ick	aF
-icle	aI
-ico	aG
-ict	aJ
-ida	aE
-ide	aH
-iden	aD
-ider	a@
-ides	aJ
-idge	aH
-ido	aE
-idos	aE
-idy	aI
-ied	aC
-iem	aC
-iene	aG
-iens	aG
-iera	aT
-iere	aD
-iero	aF
-iert	aI
-iet	aB
-ieu	aF
-ieux	aE
-ieve	aE
-ifa	aE
-iff	aD
-ifi	aC
-ific	aE
-ifts	aI
-ige	aB
-igen	aF
-iger	aS
-iges	aA
-igh	aE
-igma	aI
-ign	aI
-igne	aI
-igs	aU
-igt	aE
-ihr	aJ
-ijo	aH
-ijob	aI
-ijos	aI
-ike	aH
-iken	aI
-ila	aB
-ilar	aF
-ild	aU
-ile	aG
-ilen	aE
-iler	aT
-iles	aF
-ilio	aG
-ille	a@
-ills	aD
-ilo	aE
-ils	aC
-ilt	aG
-im	aI
-ima	aE
-imes	aH
-immt	aR
-imo	aI
-ina	aH
-inal	aD
-inas	aH
-inde	aC
-inea	aH
-inee	aJ
-ines	aH
-ingt	aI
-ini	aC
-inic	aE
-inn	aB
-inne	aC
-ino	a@
-ins	aH
-inte	a@
-into	aH
-ints	aA
-inz	aB
-iona	a>
-ior	aS
-iors	aI
-ios	aE
-ipe	aH
-ipt	aC
-ipts	aH
-ique	aH
-ira	aI
-ird	aH
-ires	aJ
-irls	aT
-irm	aG
-irma	aH
-irme	aX
-iron	aI
-irs	aD
-irt	aG
-irty	aF
-is	aJ
-isa	aG
-isch	aG
-ise	aG
-iser	aS
-isk	aI
-ismo	aH
-iso	aF
-ison	aB
-isos	aT
-ispo	aD
-iss	aR
-isse	aH
-ista	aS
-iste	aR
-isto	aH
-ists	aB
-ita	aD
-itas	aB
-itat	aE
-itel	a\`
-iten	aG
-ites	aI
-itet	aH
-ith	aJ
-itle	aS
-ito	aF
-itre	aE
-its	aH
-itt	aB
-itz	aA
-ium	aE
-iva	aH
-ivas	aE
-ivos	aG
-iya	aA
-ize	aB
-j	aI
-ja	aI
-jado	aH
-jahr	aI
-jara	aC
-jas	aI
-je	aI
-jes	aG
-jets	aZ
-jos	aH
-jour	aD
-june	aI
-kat	aI
-kbar	aJ
-keit	aT
-ken	aI
-kers	aU
-kes	aF
-ket	aI
-key	aD
-kin	a@
-king	aD
-klar	aD
-kopf	aR
-ktat	aJ
-kte	aD
-ktor	aA
-kung	aI
-kurs	aF
-kurz	aH
-kv	aI
-l	aH
-l's	aE
-l3	aI
-lace	aI
-lack	a?
-lada	aH
-lado	aB
-lage	aE
-lait	aJ
-lake	aF
-lamt	aE
-lan	aD
-land	a@
-lane	aH
-lant	aF
-las	aF
-lat	aG
-latt	aE
-latz	aG
-lay	aG
-lbar	aG
-lbe	aF
-lber	aJ
-lda	aH
-lde	aA
-lden	aJ
-lder	aD
-ldes	aB
-ldo	aH
-lds	aC
-lea	aH
-lec	aI
-led	aD
-lega	aH
-lege	aI
-lei	aI
-lein	aG
-lem	aD
-leo	aH
-lera	aW
-lers	aB
-let	aJ
-lets	aR
-leve	aW
-lex	aH
-ley	aG
-lfer	a\\
-lfte	aJ
-lgo	aG
-lia	aF
-lial	aI
-lian	aG
-lic	aI
-lice	aH
-lide	aI
-lie	aC
-lier	a>
-lieu	aF
-life	aG
-lift	aG
-like	aJ
-lim	aH
-lin	a:
-lis	aC
-lit	aG
-lite	aH
-lla	aC
-lled	aG
-llet	aG
-lley	aH
-llo	aC
-llon	aE
-llos	aH
-llt	aC
-llte	aS
-load	aB
-log	aG
-logo	aG
-logy	aH
-lom	aI
-look	aR
-loor	aG
-lor	aG
-lors	a>
-los	aJ
-lot	aE
-loud	aJ
-low	aC
-lsa	a>
-lse	aH
-lso	aH
-ltas	aI
-lten	aI
-lti	aT
-lts	aT
-lub	aI
-lue	aE
-lume	aG
-lut	aH
-lve	aI
-lves	aC
-m-f	aC
-m.sc	aG
-m/d	aS
-mada	a?
-mag	aH
-mail	aF
-main	aC
-make	aI
-mal	aH
-male	aH
-mall	aJ
-mann	aC
-mar	aG
-mary	aI
-mass	aB
-mat	aF
-max	aI
-mayo	aH
-maß	a@
-mba	aE
-mbh	aG
-meal	aJ
-med	aG
-mel	aH
-menu	aI
-mer	aG
-mera	aU
-mero	aI
-mers	aG
-mes	aH
-mesa	aR
-met	aB
-mia	aF
-mic	aF
-mie	aI
-mile	aG
-mill	aH
-mina	aG
-ming	aI
-mir	aI
-mira	aI
-mite	aH
-mmes	aH
-mms	aE
-mo	aI
-moin	aI
-mon	aF
-more	aE
-mos	aH
-most	aE
-moto	aE
-mpa	a?
-mpo	aH
-mps	aF
-mpty	aG
-mpus	aI
-mr	aJ
-ms	aG
-mt	aI
-mth	aD
-much	aI
-mum	aG
-muse	aF
-n	aG
-n's	aB
-n't	aI
-n-up	aT
-nach	aI
-nada	aE
-nah	aH
-nahe	aC
-nais	aJ
-nal	aI
-nan	aB
-nana	aJ
-nar	aD
-nat	aE
-nate	aI
-nato	aG
-nau	aC
-nbau	aB
-nca	aH
-nche	aZ
-ncil	aG
-nda	aG
-ndas	aC
-nday	aJ
-nde	aF
-nded	aD
-ndel	aB
-ndet	aE
-ndie	aG
-ndly	aJ
-ndo	aF
-ndon	aJ
-ndra	aG
-nea	aH
-near	aI
-ned	aD
-nee	aF
-nees	aG
-nel	aI
-nell	aG
-nem	aG
-nern	aC
-ners	a;
-nert	aE
-net	aI
-neu	aI
-neue	aU
-next	aI
-ney	aE
-nez	aD
-nga	aD
-nge	aH
-nges	aI
-ngig	aE
-ngo	aD
-ngry	aD
-ngt	aJ
-nian	aH
-nie	aI
-nien	aH
-nies	aA
-nine	aC
-nion	aF
-nior	aW
-nis	aF
-nish	aI
-nist	a]
-nita	aI
-nite	aI
-nks	aJ
-nly	aB
-nna	aB
-nnel	aH
-nnen	aG
-nnes	aB
-nns	aH
-nnst	aI
-nnt	aH
-nny	aE
-noch	aI
-nock	aF
-nol	aJ
-nome	aE
-nord	a=
-nore	aH
-nors	aT
-note	aH
-nov	aD
-now	aG
-nque	a@
-nr	aG
-nsa	aH
-nsed	aV
-nser	aE
-nso	aI
-nste	aG
-nta	aD
-ntar	aJ
-nted	aD
-nten	aE
-nter	aI
-nti	aG
-ntia	aH
-ntly	aJ
-ntor	aJ
-ntos	aF
-ntro	aH
-ntry	aH
-ntur	aJ
-nty	aC
-nur	aJ
-nus	aF
-nute	aH
-nza	a?
-nze	aE
-nzen	aF
-o's	aJ
-o/a	aa
-oad	aG
-oard	aG
-oast	aH
-oat	aJ
-oben	aJ
-obs	aI
-obus	aV
-ocal	aH
-oce	aD
-oche	aJ
-ochs	aG
-ock	aD
-oda	a=
-oday	aH
-odel	aH
-oden	aA
-odes	aE
-odge	aI
-odos	aI
-ods	aA
-oel	aF
-oes	aJ
-ofen	aA
-off	aH
-ofit	aE
-ofs	aG
-oft	aE
-oga	aH
-oge	aS
-ogen	aI
-ogo	aG
-ogs	a@
-ogy	aH
-oh	aJ
-ohn	aG
-ohne	aJ
-oid	aH
-oie	a@
-oila	aI
-oin	aG
-oing	aF
-oint	aA
-ois	aJ
-oise	aA
-oite	aC
-oja	aB
-ok	aI
-oke	aC
-oked	aY
-oken	aI
-ola	aF
-olar	aV
-old	aI
-olen	aC
-olk	aJ
-olle	aG
-olz	aB
-oma	aC
-omas	aA
-omer	aH
-omm	aF
-omme	aF
-ommt	aE
-omp	aI
-onc	aF
-once	aF
-onde	aI
-onds	aF
-oned	aJ
-onen	aC
-oner	aB
-ong	aB
-onga	aF
-onie	aD
-onor	aD
-onto	aH
-oof	aD
-ooms	aH
-oop	aF
-oors	aF
-oos	aE
-oose	aH
-oot	aD
-ope	aC
-opf	aR
-opfe	aH
-opia	aC
-or's	aH
-or/a	a]
-ora	aE
-orar	aH
-oras	aI
-ord	a?
-ords	aI
-ores	aJ
-orf	aD
-orge	aD
-oria	a>
-ork	aD
-orks	aA
-orma	aG
-orme	aC
-orn	aC
-orna	aJ
-orno	aD
-orte	aF
-orto	aG
-os	aE
-osa	aD
-ose	aH
-osed	aC
-osen	aG
-oss	aH
-ot	aS
-ota	aF
-otas	aH
-ote	aG
-otel	a@
-otes	aH
-otig	aG
-otos	aI
-otra	aI
-otte	aG
-oud	aD
-ough	aJ
-oui	aG
-oup	a@
-oupe	aG
-ourg	aE
-ours	aH
-ous	aH
-out	aG
-oute	aF
-outs	aH
-oux	a?
-ove	aJ
-ower	aD
-owie	aI
-own	aG
-ows	aC
-oxes	aG
-oye	a?
-oyer	aB
-oße	aF
-paar	aG
-pack	aI
-pad	a=
-pan	aV
-pana	aJ
-pany	aG
-par	aH
-paro	aJ
-part	aI
-pas	aH
-pat	aG
-pay	aJ
-pays	aH
-pect	aH
-ped	aJ
-pend	aA
-pers	aA
-pes	aH
-peut	aI
-pfe	aG
-pfen	aG
-phy	aE
-pia	aB
-pies	aC
-ping	aD
-pio	aF
-pios	aH
-piso	aF
-ple	aI
-pleo	aJ
-plet	aI
-pli	aE
-plom	aI
-pls	aG
-pms	aI
-pon	aA
-pool	aH
-pos	aI
-pot	aI
-pour	aJ
-pped	aI
-ppen	aE
-pper	aD
-ppy	aD
-pr	aE
-pra	aB
-pre	aI
-pro	aI
-prod	aJ
-prox	aI
-pta	aX
-pty	aG
-pues	aF
-pus	aI
-put	aG
-pv	aU
-qu'a	aG
-qual	aH
-qui	aH
-r's	aH
-r*in	a^
-r/a	a]
-r/in	a\\
-r:in	aZ
-race	aB
-rack	aU
-rado	aH
-raft	aV
-rag	aB
-rah	aC
-rai	aI
-rale	aX
-rals	aJ
-ram	a?
-rama	aG
-ramt	aU
-ran	aE
-rang	aI
-rar	aJ
-rare	aC
-rass	aE
-rauf	aI
-raum	aG
-rave	aG
-rbe	aD
-rber	aD
-rca	aD
-rce	aC
-rde	aE
-rded	aH
-rden	aG
-rdes	aJ
-rds	aI
-re	aG
-re's	aH
-rea	aR
-read	aH
-ream	aU
-reas	aD
-reau	aD
-rect	aI
-redi	aI
-ree	aJ
-reed	aE
-reer	aF
-rees	aE
-reg	aJ
-reib	aJ
-reie	aG
-rein	a<
-reit	aE
-rely	aI
-reo	aC
-rep	aH
-rero	aI
-resa	aG
-resi	aS
-ress	aB
-ret	aD
-rews	aH
-rges	aE
-rgie	aA
-rgy	aS
-rian	aH
-rias	aG
-rib	aF
-rich	aB
-rics	aB
-rict	aH
-rid	aJ
-rida	aB
-ride	aJ
-rie	aH
-ried	aH
-rien	aH
-rier	aF
-rift	aF
-rig	aB
-rige	aJ
-rime	aG
-rin	aS
-ring	aG
-rino	aB
-rio	aG
-rior	aF
-rios	aD
-rips	aI
-ript	aC
-rir	aG
-ris	aD
-risk	aI
-rist	aI
-rity	aJ
-rive	aJ
-rix	aC
-riya	aC
-rke	aF
-rket	aI
-rla	aJ
-rlap	aI
-rle	aC
-rls	aT
-rly	aJ
-rmal	aG
-rman	aI
-rmen	a@
-rms	aJ
-rner	aF
-rnes	aI
-rnet	aJ
-rns	aS
-rnt	aI
-rod	aG
-roit	aU
-roll	aJ
-rols	aF
-rom	aG
-ron	aH
-rope	aI
-row	aJ
-rown	aI
-rox	aI
-roße	aF
-rque	a>
-rras	aE
-rre	a?
-rren	aA
-rsa	aJ
-rta	aH
-rtal	aE
-rtar	aG
-rtas	aG
-rten	a@
-rtet	aI
-rth	aE
-rtin	aS
-rto	aF
-rtos	aF
-rts	aF
-ruar	aI
-rue	aH
-ruf	aG
-ruh	aD
-ruit	aD
-rule	aF
-rum	aC
-rupo	aE
-rust	aH
-rute	aG
-ruto	aJ
-rve	aG
-rves	aH
-rvus	aG
-rzen	aF
-rzo	aJ
-s	aI
-saas	aG
-sado	aS
-safe	aH
-sag	aG
-sage	aF
-sagt	aI
-said	aJ
-sal	aI
-sals	aE
-sam	a?
-same	aJ
-san	aG
-sand	aI
-sapp	aG
-sas	aF
-satz	aJ
-say	aH
-says	aH
-sca	aG
-sch	aI
-sci	aR
-sco	aX
-scp	aB
-scs	aD
-seat	aE
-sede	aJ
-see	aI
-sehr	aI
-seis	aJ
-seit	aF
-sell	aF
-sen	aI
-send	aJ
-seno	aI
-sent	aC
-seo	aG
-sera	aB
-sers	aI
-ses	aD
-sets	aF
-seum	aG
-seur	aD
-sfer	aI
-she	aH
-shes	aH
-shut	aH
-sian	aF
-sic	aJ
-sie	aH
-sign	aI
-sine	aC
-sio	aU
-sion	aJ
-sis	aB
-sita	aF
-sito	aJ
-sity	aV
-sive	aI
-sivo	aD
-six	aI
-size	aB
-sked	aJ
-sks	aG
-sman	a>
-smo	aH
-sms	aC
-sn't	aH
-snt	aB
-soc	aZ
-soir	aE
-sona	aU
-sort	aD
-soy	aH
-spa	aG
-spat	aC
-spo	aD
-sql	aJ
-sr	aY
-ssed	aG
-ssel	aH
-ssor	aG
-st	aH
-star	aC
-sten	aI
-stes	aS
-stos	aD
-su	aH
-sum	aG
-sun	aC
-sung	aH
-sure	aF
-sus	aF
-t/in	aJ
-tada	aA
-tado	a>
-tadt	aG
-tail	aE
-talk	aI
-tall	aG
-tals	aJ
-tan	aB
-tand	aF
-tat	aB
-tats	aF
-te	aH
-ted	aC
-tee	aC
-teer	aI
-tees	a>
-tein	aF
-tell	aI
-tely	aI
-tem	aD
-tent	aY
-teo	aH
-tern	a@
-tero	aG
-tet	aH
-teur	aG
-text	aI
-tez	aH
-tfit	aF
-then	aI
-thin	aJ
-thu	aI
-ti	aJ
-tia	aE
-tial	aE
-tian	aE
-tic	aI
-tidy	aI
-tied	aH
-tien	aU
-ties	aC
-tif	aG
-tige	aH
-til	aF
-tile	aH
-till	aJ
-tine	aF
-ting	aH
-tipo	aH
-tis	aE
-tite	aE
-tits	aI
-tiva	aB
-tive	aD
-tles	aG
-tmas	aH
-ton	aA
-tone	aD
-too	aJ
-tora	aB
-tors	aJ
-tort	aH
-tour	aA
-town	a;
-tra	aI
-trag	aF
-tral	aI
-tras	aF
-trat	aA
-tre	aJ
-tree	aB
-tri	aF
-trop	aI
-tros	aE
-try	aH
-ttag	aI
-tte	aH
-ttel	aF
-tten	aE
-tter	aE
-ttle	aF
-tto	aF
-tton	aJ
-tu	aJ
-tuck	aA
-tudy	aJ
-tuel	aH
-tun	aD
-tur	aE
-tus	aH
-tut	aH
-tv-l	aD
-tx	aG
-tyle	aI
-tze	aG
-u	aG
-u'a	aG
-uals	aI
-uan	aG
-ube	aR
-uber	aG
-ubi	aJ
-ubt	aH
-uce	aF
-uche	aA
-ucht	aF
-ude	a?
-udi	aS
-udio	aJ
-udy	aJ
-ueda	aH
-uego	aH
-uel	aI
-uelo	aB
-uels	aA
-uen	aG
-uer	aH
-uero	aT
-ues	aE
-uese	aI
-uest	aB
-ueve	aG
-ufe	aI
-uft	aG
-uge	aC
-ugen	aH
-ugh	aI
-ught	aE
-uhe	aE
-uhl	aI
-uhr	aI
-uhu	a>
-uil	aH
-uild	a?
-uipe	aI
-uire	aF
-uis	aG
-uite	aF
-uity	aA
-ular	a;
-uler	a@
-ulo	aJ
-ult	aF
-ults	aF
-um	aI
-ume	aG
-umen	aJ
-ump	aD
-ums	aE
-un/a	aX
-unas	aG
-unca	aH
-uner	aD
-ungs	aE
-unk	aF
-uns	aF
-unty	aJ
-uop	aJ
-upa	aC
-upe	aH
-upo	aE
-ups	aD
-ur	aH
-ural	aC
-uras	aH
-ured	aH
-uren	aC
-urf	aG
-uria	a@
-urne	a=
-urns	aE
-urst	aB
-urt	aI
-urz	aH
-usca	aF
-used	aJ
-user	aA
-uss	aE
-uta	a?
-utch	aH
-uten	aI
-uter	aF
-utes	aF
-uts	aI
-uvre	aG
-uße	aC
-v-l	aD
-va	aG
-vada	a<
-val	aD
-vans	aH
-var	aH
-vas	aE
-vat	aE
-ven	aF
-vera	aF
-vert	aI
-vet	aF
-via	aG
-vie	aD
-viel	aH
-vil	aH
-vis	a<
-voir	aD
-voll	aI
-vom	aJ
-von	aH
-vor	aH
-vous	aG
-vrai	aI
-vre	aA
-vril	aI
-vu	aJ
-vus	aG
-vz	aH
-wald	aE
-wall	aA
-war	aJ
-ward	a@
-wed	aI
-weit	aE
-wen	aE
-went	aI
-werk	aD
-wfh	aJ
-wg	aH
-what	aI
-wick	aB
-wie	aJ
-wing	aC
-wir	aH
-wirt	aG
-wish	aH
-wner	aE
-wns	aH
-wo	aG
-woch	aF
-wood	aD
-wort	aD
-wurf	aF
-x-m	aJ
-x2	aE
-xas	aI
-xen	aH
-xte	aH
-xto	aF
-y're	aI
-y's	aG
-ya	aG
-yage	a?
-yee	aD
-yees	aI
-yes	aB
-ying	aB
-yle	aI
-yme	aA
-yo	aI
-yrs	aI
-zada	aC
-zar	aF
-zent	aG
-zero	aI
-zig	aI
-zing	aG
-zlei	aI
-zon	aB
-zona	aD
-zubi	aJ
-zug	aF
-zuge	aG
-zum	aF
-zung	aA
-zur	aG
-ßen	aH
. "	aV
. ,	aJ
. .	aE
. 0	aI
. a	aG
. ad	aR
. al	aG
. applications	aG
. ausbildung	aF
. basic	aD
. call	aH
. danke	aI
. der	aF
. drei	a?
. ein	aH
. eine	aI
. en	aC
. english	aH
. er	aC
. fijo	aJ
. five	aI
. four	aF
. frau	aJ
. grade	a9
. hay	aE
. health	aI
. hr	aB
. i	aG
. i'd	aJ
. job	aC
. kein	aH
. keine	aH
. la	a@
. le	aI
. lohn	aG
. los	aG
. manipulador	aG
. master	aH
. me	aD
. mehr	aG
. mein	aI
. mostly	aC
. must	aE
. pas	aJ
. portfolio	aH
. post	aS
. poste	aJ
. reports	aH
. se	aF
. si	aG
. so	aI
. the	a?
. there	aH
. they'd	aF
. three	aI
. to	aB
. un	aF
. une	aG
. v	aG
. vollzeit	aA
. we've	aF
. wer	aH
. what	aJ
. y	aZ
/ 0	a>
/ h	aJ
0 
	aH
0 (	aB
0 )	aS
0 +	aI
0 -	aD
0 /	aI
0 :	a@
0 a	aI
0 anos	a>
0 at	aJ
0 auf	aG
0 beds	aH
0 bei	a@
0 beschaftigte	aH
0 bis	aF
0 children	aB
0 de	aG
0 employees	aJ
0 et	aY
0 fte	aW
0 h	aG
0 hr	aE
0 jahre	aI
0 jan	aI
0 kg	aJ
0 km	aH
0 m	a<
0 ma	aF
0 mitarbeitende	aJ
0 monate	aI
0 month	aD
0 months	aJ
0 net	aI
0 nights	a=
0 nov	aD
0 november	aF
0 oder	aH
0 on	aH
0 people	aD
0 pers	aE
0 personnes	aG
0 persons	a_
0 pm	a;
0 ppl	a?
0 salaries	aH
0 sites	aH
0 staff	aG
0 to	aG
0 und	aF
0 weeks	aI
0 wochenstunden	aI
0 year	aF
0 zimmer	aF
01.0-	aG
12.4-	aF
12s ,	aF
2.10-	aF
23-2-	aF
25-3-	aI
3.30-	aF
30-3-	aH
31.1-	aH
58-6-	aA
6.30-	aH
7.45-	aJ
7th	aS
7th-	aS
9.30-	aJ
: 
	a?
: "	a?
: dr	aD
: so	aI
: we	aC
<
 "	aT
<
 (	aI
<
 at	aF
<
 cdi	aI
<
 der	aG
<
 die	a>
<
 el	aH
<
 extras	aH
<
 fixed	aG
<
 grade	a@
<
 ihre	aJ
<
 job	ab
<
 kein	aI
<
 la	aS
<
 may	aH
<
 me	aE
<
 on	aD
<
 one	aJ
<
 ort	aH
<
 permanent	aH
<
 que	aI
<
 responsable	a@
<
 si	aH
<
 team	a>
<
 the	aE
<
 two	aJ
<
 un	aI
<
 was	aU
<
 we	aF
<
 where	aI
<
 wie	aG
<! )	a@
<" .	aH
<" a	aF
<" rockstar	aH
<( !	aI
<( e	aV
<( ja	aH
<( k	aJ
<( m/w/d	aY
<( mid	aY
<( or	aC
<( the	aF
<( w/m/d	a[
<( we	aG
<( yes	aH
<) 
	aF
<) +	aD
<) -	aZ
<) :	aC
<) a	a?
<) and	aB
<) de	aZ
<) in	aA
<) mit	aC
<) sucht	a^
<) y	aB
<+	aF
<+ prime	aH
<,	aI
<, 
	aB
<, "	aE
<, (	a<
<, able	aI
<, about	aH
<, after	aZ
<, all	aJ
<, alle	aJ
<, anbei	aE
<, auto	aG
<, basically	a?
<, bereitschaft	aH
<, bitte	aG
<, book	aW
<, bus	aG
<, c'est	aB
<, cabinet	aF
<, call	aS
<, cap	aG
<, carnet	aI
<, chasing	aG
<, chef	aC
<, class	aA
<, clean	aI
<, comme	aI
<, control	a<
<, cuatro	aI
<, dass	aI
<, davon	aI
<, desde	aE
<, deux	aE
<, donc	aF
<, drei	aG
<, du	aG
<, eigene	aF
<, ein	aE
<, eso	aI
<, eur	aF
<, exempt	aS
<, family	aJ
<, flexitime	aH
<, food	a?
<, for	aH
<, four	aH
<, fuhrerschein	aJ
<, fur	aE
<, gern	a\\
<, go	aT
<, good	aH
<, he	aE
<, hier	aC
<, in	aI
<, is	aW
<, lead	a@
<, leave	aF
<, legal	aF
<, lettre	aH
<, licencia	aJ
<, mannlich	aZ
<, me	aB
<, merci	aI
<, mise	aJ
<, mostly	aE
<, muelle	aI
<, must	aI
<, nach	aI
<, ne	aG
<, nein	aV
<, night	aS
<, notes	aI
<, o	aX
<, oder	aC
<, ohne	aI
<, open	aH
<, para	a=
<, pas	aI
<, pay	aI
<, people	aF
<, pour	aG
<, r	aG
<, ref	aJ
<, registered	aI
<, reporting	aE
<, sap	aI
<, school	aX
<, se	aJ
<, seasonal	aH
<, second	a>
<, service	aY
<, since	aG
<, six	aF
<, some	aD
<, soy	aE
<, sub	aI
<, temps	aJ
<, thanks	aI
<, there's	aJ
<, three	aF
<, thu	aH
<, tickets	aJ
<, trade	aY
<, tres	aG
<, trois	aF
<, tu	aE
<, two	aF
<, une	aH
<, unsere	aF
<, verteilt	aF
<, voila	aI
<, was	aB
<, wird	aJ
<, wohnung	aJ
<, would	a[
<, you	aJ
<, zero	aA
<, zwei	aA
<- -	aD
<. ,	aG
<. .	aG
<. 0	aG
<. a	aC
<. also	aR
<. applications	aH
<. ausbildung	a?
<. basic	aG
<. befristet	aG
<. best	aI
<. danke	aH
<. der	aF
<. deutsch	aI
<. drei	a@
<. du	aB
<. eine	aD
<. en	aD
<. er	aF
<. es	aH
<. frau	aI
<. from	aI
<. grade	aB
<. hay	aF
<. health	aE
<. hr	aC
<. in	aI
<. job	aJ
<. kein	aF
<. keine	aI
<. la	a?
<. lo	aE
<. lohn	aJ
<. los	aD
<. mai	aX
<. manipulador	aI
<. master	aG
<. me	aG
<. mehr	aG
<. mein	aF
<. mostly	aG
<. must	aI
<. need	aS
<. not	aE
<. office	aJ
<. own	aF
<. pas	aH
<. perdon	aJ
<. post	aW
<. que	aF
<. reports	aH
<. salary	aH
<. tendria	aF
<. the	a=
<. tiene	aI
<. to	aH
<. v	aC
<. vollzeit	aI
<. y	aW
<. you'd	aE
</ 0	aB
<0 (	aB
<0 )	aU
<0 -	aE
<0 /	aI
<0 0	aI
<0 :	a>
<0 an	aH
<0 anos	a@
<0 auf	aE
<0 beds	aJ
<0 bei	aJ
<0 beschaftigte	aH
<0 bruts	aF
<0 children	a=
<0 de	aF
<0 employees	aE
<0 et	aT
<0 for	aF
<0 fte	aW
<0 h	aJ
<0 home	aI
<0 hr	aE
<0 im	aJ
<0 in	aI
<0 jahre	aG
<0 jan	aI
<0 jours	aI
<0 june	aI
<0 kopfe	aJ
<0 la	aE
<0 leute	aR
<0 m	a?
<0 ma	aF
<0 meses	aH
<0 min	aG
<0 mio	aJ
<0 mitarbeitende	aE
<0 mois	aI
<0 monate	aG
<0 months	aH
<0 net	aE
<0 nights	a;
<0 november	aE
<0 oder	aI
<0 people	aC
<0 pers	aC
<0 personnes	aF
<0 persons	aZ
<0 pm	a?
<0 ppl	a?
<0 salaries	aG
<0 semaines	aJ
<0 sept	aE
<0 sites	aI
<0 tag	aI
<0 to	aH
<0 uhr	aJ
<0 und	aH
<0 weeks	aF
<0 wks	aH
<0 wochen	aH
<0 wochenstunden	aG
<0 x	aG
<0 y	aH
<0 year	aH
<0 zimmer	aD
<1.050	aD
<10th	aH
<11th	aH
<12s	aF
<12s ,	aG
<18th	aC
<1st	aF
<2-3	aE
<2.400	aI
<3+	aB
<35h	aA
<37.5	aF
<39h	aI
<3k	aH
<40h	aI
<5.30	aG
<60/40	aG
<6:30	aA
<7th	aW
<8-4	aB
<9a	aG
<9b	a@
<: "	aA
<: degree	aJ
<: dr	aG
<: so	aB
<: un	a\\
<: we	aE
<;	aI
<<+	aE
<<,	aH
<<0.8	aI
<<1.050	aI
<<12s	aG
<<13th	aH
<<18th	aD
<<1st	aE
<<2-3	aD
<<2.400	aH
<<2x	aG
<<3+	aD
<<35h	aC
<<37.5	aC
<<3k	aF
<<3rd	aJ
<<4-tage-woche	aI
<<40h	aI
<<5.30	aI
<<5k	aJ
<<60/40	aG
<<6:30	aE
<<7th	aY
<<8-4	aG
<<80-100	a=
<<9a	aG
<<9b	aA
<<;	aG
<<<&	aG
<<<+	aF
<<<,	aI
<<<10.30	aH
<<<12s	aE
<<<13th	aI
<<<18th	aG
<<<1st	aE
<<<2-3	aF
<<<2.400	aH
<<<3.500	aH
<<<35h	aD
<<<37.5	a@
<<<3rd	aI
<<<4-tage-woche	aH
<<<40h	aG
<<<5.30	aE
<<<5k	aG
<<<60/40	aD
<<<6:30	aD
<<<7th	aY
<<<8-4	aB
<<<80-100	aB
<<<9a	aC
<<<9b	aC
<<<;	aG
<<<a.m	aC
<<<ab	aD
<<<abends	aJ
<<<abgeschl	aI
<<<abgeschlossene	aI
<<<above	aE
<<<abril	aT
<<<abrir	aG
<<<abs	a?
<<<acca	aH
<<<accounts	aS
<<<acht	aB
<<<across	aG
<<<actually	aC
<<<add	aC
<<<ade	aH
<<<ademas	aG
<<<administrator	aA
<<<adr	aJ
<<<adults	aH
<<<advert	aG
<<<advertise	aX
<<<affairs	aV
<<<again	aS
<<<agence	a@
<<<agencia	a>
<<<agencies	aD
<<<agents	aH
<<<agentur	aD
<<<agosto	aI
<<<agreed	aG
<<<ah	aC
<<<ahm	aE
<<<aid	aH
<<<alimentacion	aF
<<<all	aG
<<<allemand	aE
<<<alles	aB
<<<allowance	aH
<<<already	aJ
<<<alta	aF
<<<alte	aD
<<<alter	aI
<<<alternance	aC
<<<alternate	aF
<<<altura	aC
<<<am	aE
<<<amt	a@
<<<analisis	aB
<<<analyst	a\\
<<<anbei	aF
<<<anchor	aD
<<<andere	aI
<<<anglais	aH
<<<animal	aF
<<<anlage	aC
<<<annonce	aT
<<<annual	aI
<<<ano	aG
<<<another	a_
<<<answer	aH
<<<ante	aF
<<<antes	aD
<<<anuales	aH
<<<anuncio	aX
<<<anywhere	aC
<<<anzeige	aR
<<<ap	aJ
<<<app	aD
<<<applications	aS
<<<apply	aF
<<<apprentice	aA
<<<apres	aB
<<<april	aI
<<<area	a[
<<<around	aC
<<<art	aB
<<<as	aF
<<<asap	aU
<<<ask	aI
<<<asked	aB
<<<assistant	a[
<<<assistante	aT
<<<assistants	aW
<<<association	aF
<<<asst	a]
<<<astreinte	aF
<<<at	aJ
<<<atelier	aD
<<<atender	aG
<<<au	aH
<<<auch	aH
<<<audit	aD
<<<auditorias	aE
<<<aufgaben	aD
<<<aufwarts	aG
<<<aug	aB
<<<aula	aX
<<<aun	aF
<<<aus	a@
<<<ausbildung	a<
<<<ausschreibung	aX
<<<aussi	aH
<<<authority	aF
<<<auto	aB
<<<autour	aF
<<<aux	a:
<<<auxiliar	aX
<<<avec	a=
<<<avoid	aI
<<<avril	aJ
<<<away	aG
<<<ayuda	aV
<<<b	aJ
<<<b2	aE
<<<b2b	aI
<<<baby	aV
<<<bac	aE
<<<bachelor's	aF
<<<backend	a]
<<<bad	aH
<<<badge	aG
<<<bahnhof	aB
<<<bajar	aH
<<<banking	aF
<<<bar	aC
<<<based	a?
<<<basico	aH
<<<basis	aF
<<<batch	aA
<<<baustellen	aG
<<<because	aF
<<<beds	aC
<<<been	aI
<<<before	aI
<<<beginn	aG
<<<begleiten	aB
<<<bei	aF
<<<being	aB
<<<below	aG
<<<beraten	aE
<<<beratung	aF
<<<beschaftigte	a@
<<<besetzen	ab
<<<besoin	aS
<<<besprochen	a=
<<<best	aC
<<<better	aD
<<<between	aC
<<<bevorzugt	aG
<<<bewerben	aH
<<<bezahlt	aH
<<<bid	aB
<<<bilingual	aW
<<<bin	aE
<<<bio	aA
<<<biologie	aG
<<<bitte	aH
<<<board	aJ
<<<body	aA
<<<bon	aG
<<<bonjour	aE
<<<bono	aI
<<<book	aF
<<<booking	aC
<<<both	aJ
<<<boutique	a@
<<<boxes	aG
<<<branches	aC
<<<brauchen	aS
<<<bridge	aF
<<<bring	aG
<<<british	aB
<<<broker	aV
<<<bruts	aC
<<<btp	aE
<<<bts	aF
<<<buchhaltung	aD
<<<budgets	aJ
<<<buenas	aG
<<<bueno	aU
<<<build	aE
<<<built	aH
<<<bureau	aI
<<<burgermeister	aE
<<<buro	aS
<<<busca	a\`
<<<buscamos	aa
<<<by	aH
<<<ca	aC
<<<cabin	aX
<<<cabinet	aB
<<<cada	aH
<<<cadre	aE
<<<cafe	aC
<<<caisse	a?
<<<caja	aD
<<<calidad	aE
<<<calle	aH
<<<calls	aF
<<<camion	aI
<<<camp	a?
<<<campana	aH
<<<campo	aE
<<<campus	aG
<<<can't	aE
<<<candidate	aE
<<<capital	aG
<<<card	aI
<<<carnet	aI
<<<carriers	aI
<<<cars	aJ
<<<carta	aD
<<<carte	aG
<<<cartera	aD
<<<casa	aH
<<<caseload	aE
<<<cash	aJ
<<<casi	aB
<<<castellano	aG
<<<casual	aC
<<<cat	a?
<<<catalan	aI
<<<cause	aI
<<<cdd	aH
<<<cdi	aF
<<<ce	aD
<<<centre	aF
<<<centro	aC
<<<centros	aH
<<<cerca	aB
<<<cert	aI
<<<certificado	aE
<<<certificate	aJ
<<<cfc	aB
<<<cfo	aC
<<<chair	aH
<<<change	aD
<<<changes	aI
<<<charge	aS
<<<charity	aJ
<<<chasing	aI
<<<chat	aD
<<<chavales	aC
<<<check	aH
<<<chef	a[
<<<chemist	a[
<<<cherche	aX
<<<chere	aB
<<<chez	aB
<<<choice	aG
<<<choir	aF
<<<cierre	aG
<<<city	aC
<<<claims	aY
<<<clase	a@
<<<clean	aI
<<<clearance	aJ
<<<client	aF
<<<cliente	aB
<<<clientes	aC
<<<clients	aG
<<<clinica	aT
<<<clinics	aE
<<<clock	aG
<<<closed	aI
<<<closes	aH
<<<closures	aD
<<<club	aZ
<<<cm	aD
<<<coach	aV
<<<coburg	aF
<<<codigo	aH
<<<coffee	aJ
<<<cold	aH
<<<colegiacion	aG
<<<college	aD
<<<com	aF
<<<come	aG
<<<comedor	aD
<<<comida	a@
<<<command	aI
<<<commande	aG
<<<comme	aF
<<<commission	aD
<<<community	aT
<<<como	aE
<<<comp	aH
<<<companeros	aA
<<<company	aE
<<<complaints	aH
<<<complet	aA
<<<compliance	aU
<<<con	aI
<<<conducir	aJ
<<<conferences	aI
<<<confidential	aJ
<<<conges	aH
<<<construction	aG
<<<consultants	aZ
<<<consumer	aE
<<<contact	aC
<<<contract	aD
<<<contractor	aI
<<<contracts	aD
<<<contrat	aF
<<<control	aU
<<<convenio	aC
<<<convenios	aH
<<<cook	a\\
<<<coop	aA
<<<coordinator	aF
<<<core	aH
<<<cork	aA
<<<corporate	aF
<<<correct	aF
<<<correo	aE
<<<cortex-m	aF
<<<could	aD
<<<council	aG
<<<county	aB
<<<cours	aF
<<<course	aI
<<<cover	aF
<<<covering	aH
<<<covers	aB
<<<cp	aJ
<<<cpd	aJ
<<<creche	aC
<<<credit	aC
<<<cro	aI
<<<cs	aG
<<<cto	aA
<<<cuando	aF
<<<cuarenta	aG
<<<cuenta	aI
<<<cuentas	aB
<<<cuento	aA
<<<culture	aF
<<<current	aC
<<<curso	aH
<<<customers	aG
<<<cut	aG
<<<cvs	aF
<<<cycle	aV
<<<d	aH
<<<d'anciennete	aG
<<<d'equipe	aD
<<<d'un	aS
<<<da	aF
<<<dabei	aZ
<<<daheim	aB
<<<damen	aF
<<<danish	aB
<<<dans	aG
<<<darf	aB
<<<das	aH
<<<data	aH
<<<date	aF
<<<davon	aF
<<<dazu	aI
<<<dbt	aG
<<<dc	aU
<<<dear	aD
<<<decision	aJ
<<<deja	aC
<<<dejar	aH
<<<del	aF
<<<delitos	aJ
<<<dem	aD
<<<demande	aC
<<<denise	aG
<<<denkbar	aD
<<<deplacements	aJ
<<<depot	aD
<<<deputy	aB
<<<dernier	aG
<<<des	aD
<<<desde	aH
<<<designer	a[
<<<desk	aI
<<<deutschlandticket	aI
<<<dev	ab
<<<devs	aD
<<<dia	aD
<<<dias	aH
<<<dicho	aH
<<<dienstort	aC
<<<dienstwagen	aI
<<<digital	aU
<<<diktat	aD
<<<diplom	aB
<<<diplome	aE
<<<dir	aG
<<<dire	aC
<<<direccion	aT
<<<directrice	aG
<<<diseno	aC
<<<dispo	aE
<<<disponibilidad	aE
<<<dix	a?
<<<do	aJ
<<<does	aJ
<<<dog	aA
<<<doing	aH
<<<domingo	aC
<<<domingos	aB
<<<don	aF
<<<don't	aA
<<<donde	aF
<<<donnerstag	aF
<<<door	aD
<<<down	aI
<<<dr	aB
<<<drafting	aD
<<<drafts	a@
<<<dreimal	aG
<<<drh	aZ
<<<drittmittel	aF
<<<drive	aG
<<<drivers	a\\
<<<droit	aH
<<<druber	aI
<<<du	aG
<<<due	aA
<<<e	aS
<<<each	aF
<<<early	aF
<<<easter	aG
<<<ecole	a>
<<<educacion	aG
<<<eg	aE
<<<ehrlich	aC
<<<eigene	aC
<<<eigentlich	aG
<<<eight	aB
<<<eine	aU
<<<einem	aC
<<<einen	a^
<<<einer	aH
<<<eins	aC
<<<eintritt	aI
<<<electrica	aG
<<<elektriker	aB
<<<elektro	aD
<<<eleven	aF
<<<elf	aF
<<<else	aH
<<<email	aE
<<<empleados	aB
<<<employed	aJ
<<<employees	aI
<<<empresa	aF
<<<en	aH
<<<encadrement	aI
<<<encore	a>
<<<end	aE
<<<energy	aY
<<<eng	aW
<<<engineer	ab
<<<engineering	aI
<<<engineers	a?
<<<england	aG
<<<ensuite	aB
<<<entre	aI
<<<entry	aU
<<<entwurf	aH
<<<environ	aD
<<<equal	aI
<<<equipe	a?
<<<equipo	aD
<<<equity	aE
<<<erfahrung	aF
<<<erp	aE
<<<erst	aE
<<<ersten	aA
<<<escribo	aE
<<<espana	aH
<<<essential	aH
<<<est	aE
<<<estate	aH
<<<este	aE
<<<esto	aE
<<<et	aC
<<<etablissement	aI
<<<etwa	aF
<<<eu	aJ
<<<eur	aF
<<<europe	a=
<<<even	aG
<<<evening	aB
<<<evenings	aH
<<<events	aH
<<<every	aG
<<<everything	aI
<<<evidence	aB
<<<examen	aG
<<<excel	aD
<<<exempt	aD
<<<exp	aB
<<<expect	aJ
<<<explain	aG
<<<extension	aI
<<<extra	aH
<<<f/t	aG
<<<fachkraft	aV
<<<facility	aD
<<<facturacion	aD
<<<fahren	aJ
<<<fair	aH
<<<faire	aD
<<<fais	aI
<<<fait	aA
<<<fall	aH
<<<falls	aD
<<<falta	aS
<<<familial	aG
<<<familiar	aC
<<<familie	aE
<<<families	aI
<<<famille	aD
<<<family	aG
<<<fast	aF
<<<fast-paced	aG
<<<faut	a]
<<<feb	aD
<<<februar	aZ
<<<feed	aG
<<<fehlt	a\`
<<<fest	aH
<<<festival	aJ
<<<few	aB
<<<fiche	aG
<<<fifteen	aI
<<<figma	aD
<<<fijos	aE
<<<file	aG
<<<filiale	aG
<<<filing	a@
<<<finally	aG
<<<finance	aE
<<<find	aC
<<<fine	aA
<<<firm	a=
<<<fisio	aF
<<<fix	aG
<<<fleece	aG
<<<fleet	aC
<<<flexitime	aE
<<<float	aF
<<<folk	aF
<<<following	aE
<<<fondo	aH
<<<forecast	aA
<<<forfait	aG
<<<form	aH
<<<formacion	aA
<<<fort	aH
<<<forty	aD
<<<fotos	aI
<<<fp	aF
<<<fr	aJ
<<<frances	aI
<<<franzosisch	aE
<<<frau	aD
<<<frauen	aH
<<<freelance	aB
<<<frei	aD
<<<freier	a?
<<<freundlich	aI
<<<fri	aI
<<<fridays	aE
<<<frisch	aI
<<<from	a=
<<<fruh	aF
<<<fruta	aG
<<<ft	aI
<<<ftc	aE
<<<fte	aF
<<<fue	aD
<<<fuhren	aF
<<<fuhrt	aB
<<<fuhrungszeugnis	aD
<<<full	aJ
<<<full-time	a?
<<<fundraising	aH
<<<funf	aI
<<<furs	aR
<<<g	aF
<<<garde	aF
<<<gc	aU
<<<geehrte	aC
<<<gehalt	aG
<<<geht's	aH
<<<gel	aD
<<<gelernt	aH
<<<general	aG
<<<genre	aF
<<<gern	aF
<<<gestern	aI
<<<gestion	aS
<<<gestoria	a@
<<<gesucht	aU
<<<get	aH
<<<girls	a[
<<<given	aH
<<<giving	aH
<<<gleitzeit	aF
<<<gmbh	aB
<<<goes	aD
<<<going	aC
<<<google	aD
<<<got	aR
<<<gotta	aB
<<<governors	aW
<<<gp	aB
<<<grad	a>
<<<grado	aF
<<<grand	aH
<<<grande	aD
<<<grant	aE
<<<great	aE
<<<green	aD
<<<gros	aB
<<<grow	aB
<<<große	aW
<<<grund	aT
<<<grupo	a=
<<<gruppe	aY
<<<guardia	aI
<<<guardias	aG
<<<gut	aB
<<<gute	aW
<<<guten	aF
<<<guy	aT
<<<gym	aI
<<<h/f	a?
<<<ha	a>
<<<hab	aH
<<<haben	aI
<<<haber	aH
<<<habitaciones	aF
<<<habitants	aB
<<<hablar	aF
<<<haga	aH
<<<half	aH
<<<halfte	aG
<<<hall	aB
<<<halle	aI
<<<hallo	aE
<<<halt	aX
<<<halten	aH
<<<handle	aF
<<<handover	aH
<<<hands	a[
<<<hast	aA
<<<hasta	aC
<<<hatte	aJ
<<<haus	aE
<<<have	aI
<<<haya	aE
<<<he's	aF
<<<health	aG
<<<heard	aD
<<<heights	aI
<<<heißt	aH
<<<hello	aD
<<<help	aT
<<<hep	aJ
<<<here	aH
<<<here's	a?
<<<herr	aF
<<<hibrido	aH
<<<hier	aE
<<<hiring	aC
<<<his	aI
<<<hiya	aE
<<<hochschule	a?
<<<hof	aH
<<<hold	aJ
<<<holen	aA
<<<hols	aH
<<<homeoffice	aJ
<<<homes	aD
<<<homme	aJ
<<<horario	aH
<<<horarios	aI
<<<horas	aE
<<<hospital	aC
<<<hot	aC
<<<hotel	aF
<<<hotels	aE
<<<how	aG
<<<hub	aE
<<<hundred	aG
<<<hybrid	aJ
<<<hygiene	aE
<<<i'd	aF
<<<i'm	aE
<<<i've	aD
<<<ig	aE
<<<ihnen	aB
<<<ihr	aC
<<<iii	aH
<<<il	aT
<<<im	aE
<<<immer	aF
<<<incl	aG
<<<incluido	aI
<<<indefinido	a@
<<<independent	aE
<<<individual	aJ
<<<industrial	a\\
<<<info	aI
<<<ing	aR
<<<ingles	aE
<<<inkl	aH
<<<ins	aE
<<<inside	aA
<<<inspeccion	aH
<<<inspector	aX
<<<intake	aH
<<<interesse	aJ
<<<interim	aH
<<<intern	aH
<<<interne	aF
<<<into	aC
<<<inutile	aI
<<<invoices	aG
<<<isn't	a?
<<<iso	aF
<<<ist	aI
<<<its	a@
<<<iv	aG
<<<j	a>
<<<jahre	aH
<<<jahressonderzahlung	aE
<<<jahrlich	aJ
<<<jan	aF
<<<january	aH
<<<janvier	aF
<<<je	aH
<<<jede	aH
<<<jeden	aB
<<<jeder	aI
<<<jedes	aE
<<<jefe	a[
<<<jetzt	aH
<<<jeunes	aG
<<<jobs	aF
<<<join	aE
<<<jour	aH
<<<journee	aJ
<<<jours	aF
<<<jueves	aA
<<<juli	aJ
<<<julio	aI
<<<june	aF
<<<junior	aC
<<<junta	a=
<<<jusqu'a	aE
<<<just	aE
<<<kann	aG
<<<kanzlei	a?
<<<karte	aS
<<<kaufmannische	aB
<<<kein	aI
<<<keine	aG
<<<keiner	aE
<<<kennen	aD
<<<kenntnisse	aG
<<<keys	aF
<<<kids	aG
<<<kind	aF
<<<kinder	aS
<<<kindly	a@
<<<kirche	aH
<<<kita	aE
<<<kitchen	aF
<<<klingt	aJ
<<<km	aF
<<<knowledge	aC
<<<kollegen	aH
<<<komm	aC
<<<komma	aF
<<<konnen	aI
<<<kopfe	aB
<<<kr	aI
<<<krank	aG
<<<kunden	aF
<<<kurs	aF
<<<kv	aD
<<<l	aB
<<<l'agence	aA
<<<l'an	aJ
<<<l'annonce	aG
<<<l'ecole	aT
<<<l'heure	aH
<<<l3	aD
<<<lab	aD
<<<labour	aH
<<<lad	aW
<<<lads	aI
<<<lait	aE
<<<lake	aJ
<<<landkreis	aI
<<<landlord	aF
<<<lang	aF
<<<laptop	aI
<<<las	aB
<<<last	aH
<<<lauft	aF
<<<lawyer	aZ
<<<lead	aI
<<<leader	aS
<<<learning	aF
<<<lease	aG
<<<leaves	aH
<<<leaving	aJ
<<<leer	aI
<<<legal	aG
<<<les	aI
<<<lesen	aD
<<<let	aG
<<<letter	aC
<<<letters	aF
<<<lettre	aJ
<<<letzte	aI
<<<leute	aD
<<<ley	aJ
<<<libra	aC
<<<libre	aC
<<<licencia	aI
<<<licensed	aW
<<<liebe	aJ
<<<liebsten	aH
<<<lieu	aF
<<<light	aR
<<<line	aH
<<<linea	aH
<<<lineas	aH
<<<lines	aI
<<<linien	aF
<<<lire	aH
<<<little	aF
<<<llamar	aF
<<<lleve	aI
<<<local	aE
<<<location	a<
<<<lodge	aJ
<<<logiciel	aD
<<<lohn	aE
<<<london	aG
<<<long	aI
<<<look	aT
<<<looker	aG
<<<looking	aW
<<<los	aG
<<<lost	aF
<<<lot	aC
<<<lots	aG
<<<love	aT
<<<lovely	aF
<<<luego	aG
<<<lunch	aI
<<<lundi	aI
<<<lyon	aI
<<<m	a>
<<<m-f	aH
<<<m.sc	a?
<<<m/w/d	aZ
<<<ma	aE
<<<machen	aF
<<<macht	aC
<<<mag	aB
<<<main	aE
<<<maintenance	a^
<<<maison	aD
<<<make	a?
<<<makes	aS
<<<mal	aE
<<<manage	aC
<<<manager	aW
<<<manana	a@
<<<mandate	aB
<<<manipulador	aJ
<<<mann	aE
<<<mannlich	a^
<<<mano	aE
<<<manufacturing	aJ
<<<march	aB
<<<mardi	aD
<<<marketing	aD
<<<markt	a=
<<<martes	aI
<<<marz	aD
<<<master	a@
<<<maternity	aE
<<<math	aB
<<<matin	aC
<<<may	aI
<<<maybe	aB
<<<mayo	a>
<<<md	aI
<<<meal	aJ
<<<meals	aH
<<<media	aJ
<<<medico	aH
<<<medio	aH
<<<meeting	aE
<<<meetings	aA
<<<mehr	aH
<<<mein	aG
<<<meister	aG
<<<menos	aH
<<<menschen	aB
<<<mensuales	aE
<<<mention	aH
<<<menus	aG
<<<merci	aB
<<<mes	aF
<<<mesa	aZ
<<<meses	aF
<<<meta	aI
<<<metal	aH
<<<method	aG
<<<metiers	aD
<<<mgr	aA
<<<mi-temps	aD
<<<mich	aD
<<<mid	aD
<<<midi	aD
<<<mieux	aH
<<<migration	aJ
<<<mileage	aF
<<<millones	aI
<<<mind	aF
<<<mini	aD
<<<minijob	aJ
<<<minuten	aE
<<<mio	aH
<<<mise	aI
<<<missions	aD
<<<mit	aE
<<<mittags	aJ
<<<mittwoch	aC
<<<mm	aG
<<<mme	aH
<<<mo	aT
<<<mobile	aG
<<<moi	aR
<<<mon	aE
<<<mon-fri	aG
<<<monate	aF
<<<monaten	aV
<<<monday	aE
<<<mondays	aI
<<<montar	aI
<<<month	aI
<<<monthly	aH
<<<months	aH
<<<more	aD
<<<morning	aG
<<<mornings	aT
<<<most	aI
<<<mostrador	aY
<<<movil	aI
<<<moving	aH
<<<mr	aB
<<<mt	aJ
<<<much	aH
<<<muelle	aH
<<<municipal	aF
<<<must	aH
<<<my	aB
<<<n	aE
<<<n+1	aF
<<<nach	aH
<<<nada	aA
<<<nadie	aD
<<<national	aE
<<<native	aI
<<<naturlich	aG
<<<nave	aE
<<<near	aE
<<<nearly	aI
<<<necesita	ab
<<<necesito	ae
<<<need	aT
<<<needed	aF
<<<needs	aW
<<<net	aI
<<<netos	aG
<<<nettoyage	aA
<<<never	aF
<<<next	aW
<<<ni	aJ
<<<nice	aJ
<<<nichts	aJ
<<<night	aF
<<<nine	aH
<<<nite	aD
<<<niveau	aJ
<<<nivel	aG
<<<no	aG
<<<nobody	aI
<<<noche	aD
<<<noches	aA
<<<nochmal	a<
<<<noel	aH
<<<nord	aF
<<<norte	aI
<<<nosotros	aE
<<<not	aG
<<<note	aF
<<<nothing	aI
<<<notig	aJ
<<<notre	aB
<<<nov	aD
<<<november	aG
<<<now	a>
<<<nr	aC
<<<nuit	a?
<<<nuits	aF
<<<number	aF
<<<numero	aB
<<<nur	aH
<<<nurse	aC
<<<nursing	aB
<<<ob	aC
<<<objet	aE
<<<obligatoire	aG
<<<oct	aD
<<<octubre	aH
<<<odd	aC
<<<of	aJ
<<<off	aD
<<<officer	aU
<<<offices	aI
<<<oficiales	aS
<<<oficina	aG
<<<ohne	aD
<<<ok	aA
<<<old	aC
<<<older	aJ
<<<onboarding	aD
<<<once	aH
<<<online	aI
<<<open	aH
<<<opening	aX
<<<oral	aB
<<<order	aD
<<<ordinary	aI
<<<ort	aC
<<<os	a=
<<<ostern	aE
<<<ot	aH
<<<ote	aG
<<<other	aJ
<<<otra	aE
<<<out	aF
<<<outfit	a@
<<<outside	aF
<<<over	aG
<<<overlap	aB
<<<own	aH
<<<owned	a@
<<<owner	a@
<<<pa	aH
<<<paar	aB
<<<pagada	aG
<<<pagas	aF
<<<palabras	aI
<<<panel	aE
<<<parcial	aE
<<<parental	aJ
<<<parents	aC
<<<park	aH
<<<part	aD
<<<parte	aH
<<<partir	aD
<<<partner	aG
<<<partners	a@
<<<parts	aE
<<<pas	aJ
<<<passe	aH
<<<passed	aF
<<<passer	aG
<<<patient	aD
<<<patio	aD
<<<paye	aI
<<<payments	aF
<<<peak	aJ
<<<pedimos	aH
<<<pensiones	aH
<<<people	aG
<<<per	aF
<<<perdon	aJ
<<<perfil	a?
<<<permanent	aH
<<<permis	aH
<<<permiso	aI
<<<pero	aE
<<<pers	aB
<<<persona	a\\
<<<personne	aA
<<<persons	aY
<<<petits	aE
<<<peu	aD
<<<peut	aD
<<<pflege	aB
<<<pflicht	aJ
<<<phone	aI
<<<phrase	aJ
<<<physics	aW
<<<piano	aV
<<<pick	aE
<<<pics	aI
<<<pipeline	aH
<<<place	a@
<<<places	aE
<<<plan	aJ
<<<plant	aG
<<<planta	aW
<<<plataforma	aF
<<<platform	aC
<<<playwright	aF
<<<plaza	aS
<<<plc	aB
<<<plus	aF
<<<pm	aE
<<<point	aI
<<<points	aC
<<<police	aG
<<<policy	aU
<<<polish	aI
<<<por	aJ
<<<porque	aF
<<<portfolio	a@
<<<position	aY
<<<poss	aI
<<<possible	a?
<<<poste	aS
<<<posting	aE
<<<posts	aB
<<<pr	a>
<<<practice	aB
<<<pratique	aI
<<<praxis	aE
<<<prefer	aJ
<<<premium	aB
<<<preparar	aJ
<<<preparing	a@
<<<presence	aD
<<<press	aB
<<<pricing	aI
<<<primary	aH
<<<prime	aH
<<<primera	a_
<<<primeros	aJ
<<<principal	aG
<<<privat	aG
<<<pro	aG
<<<probe	aE
<<<probezeit	aI
<<<problem	aI
<<<proceso	aD
<<<production	aX
<<<productivite	aG
<<<producto	a;
<<<prof	aS
<<<profil	aF
<<<programm	aA
<<<programme	aE
<<<project	aY
<<<projet	aT
<<<property	aW
<<<propia	aB
<<<propio	aI
<<<prueba	aI
<<<pruebas	aI
<<<prufen	aE
<<<public	aG
<<<puesto	a_
<<<puis	aH
<<<purpose	aJ
<<<pv	a=
<<<qc	aR
<<<qualifications	aJ
<<<qualified	aH
<<<quarterly	aG
<<<quelqu'un	ad
<<<questions	aH
<<<quick	aS
<<<quien	aD
<<<quiero	a_
<<<quiet	aG
<<<quince	aV
<<<r	aA
<<<rang	aE
<<<range	aG
<<<rate	aC
<<<rather	aE
<<<raum	a@
<<<re	a=
<<<read	aI
<<<reads	aJ
<<<ready	aC
<<<real	aE
<<<recepcion	aU
<<<reception	aI
<<<records	aB
<<<recrute	aV
<<<red	aA
<<<reden	aI
<<<references	aG
<<<refs	aE
<<<reg	aI
<<<regional	aI
<<<register	aC
<<<registered	a?
<<<reicht	aJ
<<<rein	aA
<<<reisen	aG
<<<relocation	aJ
<<<remote	aC
<<<remoto	a@
<<<remplacement	aC
<<<remuneration	aH
<<<renouvelable	aE
<<<rent	aJ
<<<report	aA
<<<reporting	a;
<<<reports	aC
<<<reprise	aF
<<<requiere	aX
<<<requirements	aG
<<<research	a@
<<<reseau	aF
<<<residential	aD
<<<responde	aI
<<<responsable	aY
<<<rest	aD
<<<resto	aA
<<<retail	aH
<<<retention	aD
<<<retired	aE
<<<returns	aG
<<<rig	aG
<<<rising	aI
<<<risk	aI
<<<rn	aW
<<<role	aX
<<<roll	aJ
<<<rolls	aF
<<<rondes	aI
<<<roof	aG
<<<rooms	aF
<<<rota	aG
<<<rotas	aE
<<<rotating	aH
<<<round	aH
<<<rtt	aF
<<<rue	aE
<<<rules	aG
<<<rund	aD
<<<running	aG
<<<runs	aI
<<<rural	aE
<<<ruta	aH
<<<s	aJ
<<<saas	aF
<<<sabado	aB
<<<sabados	aH
<<<sabe	aD
<<<sabes	aG
<<<sachbearbeiter/in	aX
<<<safe	aB
<<<safety	aF
<<<sagen	aD
<<<sais	aI
<<<saison	aG
<<<salaries	aF
<<<sale	aI
<<<salida	aG
<<<salon	aH
<<<salud	aC
<<<salut	aE
<<<samedi	aI
<<<sample	aH
<<<samstag	aI
<<<san	aD
<<<sans	aD
<<<sante	aE
<<<sap	aH
<<<saturday	aI
<<<savoir	aH
<<<say	aI
<<<says	aG
<<<scale	aG
<<<scan	aI
<<<scheduling	aB
<<<schlosser	aE
<<<schluss	aD
<<<schon	aI
<<<school	aG
<<<schooling	aH
<<<schreib	aI
<<<schreiben	aI
<<<schule	aF
<<<schulung	a?
<<<schwindelfrei	aD
<<<sci	aV
<<<scp	aD
<<<screen	aJ
<<<searches	aC
<<<seasonal	aT
<<<seat	aH
<<<seats	aR
<<<sechs	a?
<<<secretary	aF
<<<secteur	aD
<<<sections	a>
<<<sector	aJ
<<<sede	aD
<<<seguimiento	aF
<<<segun	aD
<<<segunda	aS
<<<seguridad	a[
<<<sehr	aG
<<<seis	aI
<<<seit	aB
<<<selbst	aH
<<<seleccion	aF
<<<self	a>
<<<semanales	aI
<<<senior	a_
<<<sepa	aA
<<<sept	aI
<<<september	aE
<<<septembre	aF
<<<septiembre	aC
<<<ser	aI
<<<serait	aH
<<<seria	aV
<<<servus	aI
<<<set	aG
<<<setzen	aB
<<<sexo	aB
<<<shall	aS
<<<share	aG
<<<shared	aJ
<<<sharing	aH
<<<she	aF
<<<sheet	aF
<<<shifts	aI
<<<shop	a@
<<<show	aI
<<<shut	aF
<<<sich	aE
<<<side	aB
<<<sieben	aI
<<<siege	aB
<<<siempre	aG
<<<sierra	aD
<<<sign	aE
<<<sin	aD
<<<since	aJ
<<<sind	aD
<<<sing	aF
<<<singen	a?
<<<sinon	aH
<<<sites	a=
<<<sitio	aE
<<<sits	aD
<<<sitz	aC
<<<sitzt	aH
<<<six	aH
<<<sixty	aI
<<<small	aE
<<<smart	aC
<<<snow	aJ
<<<socios	aA
<<<sofort	aF
<<<sold	aF
<<<soll	aC
<<<solo	aH
<<<some	aE
<<<somebody	aZ
<<<someone	aV
<<<sometimes	aC
<<<somewhere	aA
<<<somos	aB
<<<sonntag	aE
<<<sorry	aD
<<<sous	aD
<<<south	aA
<<<sowie	aE
<<<soy	a@
<<<spa	aC
<<<spain	aG
<<<spanish	aF
<<<spatestens	aD
<<<speaker	aB
<<<specialist	aX
<<<split	aG
<<<sports	aI
<<<spring	aB
<<<sql	aC
<<<squad	aE
<<<sr	a[
<<<st	a?
<<<stadt	a>
<<<staff	aC
<<<stage	aR
<<<standard	aJ
<<<standing	aF
<<<standort	aA
<<<starts	aI
<<<station	aH
<<<statt	aH
<<<statut	aG
<<<std	aG
<<<steht	aE
<<<stelle	aT
<<<stellen	aG
<<<step	aH
<<<stipend	aI
<<<stop	aF
<<<story	aD
<<<street	aE
<<<strong	aE
<<<student	aD
<<<studium	aG
<<<stufe	aC
<<<stunden	aJ
<<<su	aA
<<<sub	aI
<<<subject	aG
<<<suchen	aY
<<<sucht	aV
<<<sunday	aF
<<<sundays	aD
<<<super	aC
<<<superior	aC
<<<supervise	aG
<<<supervision	aG
<<<supplement	aI
<<<supply	aB
<<<sur	aE
<<<surtout	aI
<<<sustitucion	aC
<<<t	aC
<<<ta	aE
<<<tableau	aG
<<<tag	aF
<<<takes	aF
<<<taking	aH
<<<talk	aE
<<<taller	aF
<<<tambien	aG
<<<tarif	aI
<<<tasks	aE
<<<te	a@
<<<teacher	aV
<<<teaching	aG
<<<team	aJ
<<<tech	aB
<<<technical	aI
<<<teilzeit	aA
<<<telefon	aD
<<<telefono	aH
<<<temp	aG
<<<temporal	aG
<<<temps	aI
<<<tendria	aC
<<<tenir	aU
<<<tenu	aC
<<<term	aI
<<<terraform	aG
<<<terrain	aB
<<<testing	aB
<<<tests	aI
<<<texas	aG
<<<text	aH
<<<texte	aG
<<<than	aI
<<<that	aG
<<<theatre	aF
<<<then	aF
<<<therapist	aB
<<<there's	aI
<<<these	aH
<<<they'd	aH
<<<they're	aI
<<<thinking	aG
<<<third	aD
<<<thirty	aD
<<<thoughts	aC
<<<thru	aF
<<<thu	aC
<<<thurs	aD
<<<thursdays	aI
<<<ti	aJ
<<<ticket	aE
<<<tidy	aF
<<<tiempo	aF
<<<tienda	aF
<<<tiene	aC
<<<tiktok	aG
<<<til	aB
<<<till	aG
<<<time	aE
<<<tipo	aA
<<<titel	a\\
<<<titre	aG
<<<titulo	a=
<<<todo	aH
<<<todos	aH
<<<together	aT
<<<told	aG
<<<ton	aG
<<<tone	aJ
<<<took	aI
<<<top	aJ
<<<tour	aC
<<<touren	aF
<<<tous	aG
<<<tout	aE
<<<toutes	aJ
<<<trabajado	aH
<<<track	aV
<<<tractor	aD
<<<trading	aI
<<<tragen	aG
<<<train	aB
<<<trainer	aE
<<<training	aF
<<<transfer	aF
<<<transport	aI
<<<travel	aG
<<<treatment	aE
<<<tres	aD
<<<trial	aC
<<<trimestral	aI
<<<trips	aG
<<<trois	aF
<<<trop	aG
<<<truck	aG
<<<trucks	aG
<<<trust	aC
<<<tu	aG
<<<tun	aD
<<<turkisch	aC
<<<turno	aD
<<<turnos	aD
<<<turnover	aD
<<<tv-l	aD
<<<tvod	aF
<<<twelve	aC
<<<tx	aH
<<<type	aA
<<<typing	aE
<<<tz	aG
<<<u	aE
<<<uber	aH
<<<ubernahme	aH
<<<uberzahlung	aG
<<<uh	aU
<<<umfang	aG
<<<unas	aH
<<<unbefr	a>
<<<unbefristet	aH
<<<under	aH
<<<uniform	aI
<<<unlimited	aH
<<<uno	aV
<<<unser	a?
<<<unter	aI
<<<unternehmen	aG
<<<ur	aE
<<<urlaub	aG
<<<used	aG
<<<usine	aC
<<<ux	aV
<<<v	aG
<<<va	aD
<<<vacaciones	aE
<<<vacances	aD
<<<vacancy	aF
<<<valid	aE
<<<valley	aD
<<<van	aI
<<<vendredi	aC
<<<venga	aG
<<<ver	aG
<<<verantworten	aI
<<<verkaufen	aG
<<<vers	aJ
<<<version	aB
<<<verteilt	aC
<<<vertrage	aH
<<<vez	aG
<<<viajes	a?
<<<vida	aI
<<<vie	aC
<<<viel	a?
<<<vigente	aG
<<<vigo	aB
<<<village	aA
<<<visits	aJ
<<<voila	aE
<<<voiture	aJ
<<<voll	aF
<<<vollzeit	aC
<<<volunteer	aG
<<<volunteers	aG
<<<vom	aD
<<<von	aE
<<<vor	aG
<<<voraus	aF
<<<voraussetzung	aH
<<<vormittags	aC
<<<vos	aH
<<<vous	aA
<<<vrai	aG
<<<vraie	aT
<<<vu	aI
<<<vz	aG
<<<w/m/d	aU
<<<wa	aG
<<<wales	aG
<<<want	aW
<<<wanted	aU
<<<ware	aE
<<<warehouse	aD
<<<wartung	aC
<<<was	aH
<<<water	aC
<<<way	aU
<<<we'd	aR
<<<we're	aG
<<<web	aA
<<<wednesday	aD
<<<weds	aC
<<<weekends	aE
<<<weg	aE
<<<wegen	aB
<<<weiblich	aT
<<<weight	aH
<<<weil	aH
<<<weiß	aF
<<<well	aH
<<<wenn	aG
<<<wer	aC
<<<werkstatt	aE
<<<wg	aI
<<<what	aC
<<<whatever	aD
<<<whatsapp	aC
<<<when	aF
<<<wherever	aJ
<<<while	aF
<<<who's	aH
<<<wie	aD
<<<willing	aF
<<<windows	aJ
<<<winter	aG
<<<without	aF
<<<wk	aH
<<<wks	aI
<<<wo	a@
<<<wochen	aJ
<<<wochenstunden	aB
<<<wohnung	aC
<<<won't	aI
<<<work	aH
<<<workers	aZ
<<<wort	aE
<<<writer	aW
<<<writing	aE
<<<written	aD
<<<wunschenswert	aF
<<<x2	aH
<<<y	aJ
<<<ya	aB
<<<yard	aW
<<<year	aI
<<<yearly	aH
<<<you	aF
<<<you'd	aH
<<<you'll	aI
<<<you're	aG
<<<you've	aJ
<<<yourself	aI
<<<yr	aH
<<<yrs	aE
<<<zahlt	aH
<<<zeit	aH
<<<zero	aA
<<<ziehen	aD
<<<zimmer	a@
<<<zona	aA
<<<zug	aG
<<<zum	aB
<<<zur	aI
<<<zusammen	aB
<<<zusatzversorgung	aF
<<<zweite	aF
<<<zwingend	aC
<<<zwischen	aH
<<<zwolf	aI
<<<|	a@
<<<•	aF
<<?	aI
<<a.m	aJ
<<ab	aE
<<abends	aG
<<aber	aF
<<abgeschlossene	aI
<<above	aF
<<abril	aH
<<abrir	aE
<<abs	aI
<<accounting	aS
<<accueil	aI
<<acht	aF
<<across	aH
<<active	aE
<<actually	a?
<<ad	aH
<<ade	aB
<<admin	aZ
<<administrator	aT
<<adr	aH
<<advert	aC
<<ag	aE
<<agence	aB
<<agencia	aD
<<agenda	aI
<<agents	aF
<<agentur	aC
<<agreed	aC
<<ah	aD
<<ahm	a@
<<aid	aD
<<al	aE
<<all	aD
<<allemand	aH
<<alles	aB
<<allowance	aE
<<als	aJ
<<alta	aE
<<alte	aB
<<alter	aI
<<alternance	aH
<<alternate	aH
<<altura	aD
<<am	aE
<<amt	aA
<<analisis	aC
<<analyst	a[
<<anbei	a@
<<anchor	aC
<<anerkennung	aB
<<anlage	aE
<<annual	aH
<<ano	aF
<<another	aS
<<ans	aG
<<answer	aJ
<<ante	aF
<<antes	aI
<<any	aH
<<anything	aJ
<<anywhere	aG
<<ap	aI
<<app	aG
<<applications	aT
<<apply	aI
<<approved	aI
<<approx	aI
<<apres	aD
<<are	aG
<<area	a[
<<around	a=
<<art	aE
<<as	aE
<<asi	aE
<<asked	aH
<<asset	aV
<<assistant	aW
<<assistante	a_
<<assistants	aY
<<association	aD
<<asst	a^
<<at	aI
<<atelier	aB
<<atender	aI
<<au	aF
<<auch	aF
<<audio	aE
<<audit	aG
<<auditorias	aD
<<audits	aH
<<aug	aA
<<aula	aV
<<aun	aI
<<aupres	aB
<<aus	a:
<<ausbildung	a7
<<ausschließlich	aG
<<ausschreibung	aV
<<aussi	aJ
<<authority	aI
<<auto	aE
<<autobus	aD
<<autour	aH
<<aux	a?
<<avec	aF
<<average	aA
<<avril	aH
<<away	aH
<<ayuda	aU
<<b2	aE
<<baby	aV
<<bac	aI
<<bachelor's	aE
<<backend	a_
<<bad	aB
<<bahn	aF
<<bahnhof	aI
<<bajar	aH
<<band	aT
<<banking	aI
<<bar	aF
<<bareme	aH
<<base	aD
<<based	a>
<<basic	aG
<<basis	aD
<<batch	aA
<<bauen	aI
<<be	aI
<<because	a@
<<beds	aJ
<<before	aH
<<befristet	aJ
<<begleiten	aA
<<bei	aF
<<beim	aD
<<below	aF
<<beraten	aD
<<beschaftigte	aA
<<besetzen	aa
<<besoin	aU
<<besprochen	a@
<<besser	aF
<<best	aH
<<better	aE
<<between	aC
<<bev	aH
<<bevorzugt	aG
<<bewerben	aH
<<bewerbung	aI
<<bezahlt	aG
<<bi	aI
<<bid	aU
<<bike	aJ
<<bilingual	aV
<<bin	aC
<<bio	aD
<<biologie	aI
<<bis	aG
<<bitte	aG
<<body	aD
<<bonjour	a>
<<booking	aI
<<books	aI
<<boss	aH
<<boutique	a@
<<box	aT
<<boxes	aB
<<branches	aB
<<braucht	aS
<<break	aE
<<breaks	aI
<<bridge	aG
<<british	aE
<<broker	aV
<<brutos	aI
<<bruts	aD
<<brutto	aH
<<btp	aC
<<bts	aH
<<buchhaltung	aE
<<budget	aJ
<<budgets	aI
<<buenas	a?
<<bueno	aY
<<buenos	aG
<<build	a@
<<bureau	aH
<<burgermeister	aD
<<busca	ac
<<buscamos	aa
<<business	aJ
<<by	aD
<<ca	aF
<<cabin	aU
<<cabinet	a@
<<cada	aG
<<cadre	aB
<<caisse	aB
<<caja	aF
<<calidad	aY
<<calle	aI
<<calls	aD
<<campana	aJ
<<campus	aG
<<can't	aD
<<cap	aH
<<card	aI
<<cargo	aT
<<carrera	aI
<<carriers	aG
<<cars	aH
<<carta	aG
<<carte	aB
<<cartera	aU
<<casa	aI
<<caseload	aB
<<cash	aE
<<casi	aC
<<casual	aW
<<cat	a>
<<cause	aG
<<cdd	aF
<<cdi	aH
<<ce	a>
<<centre	aA
<<cerca	aG
<<cert	aC
<<certificado	aG
<<certificate	aF
<<certs	aF
<<cfc	a?
<<cfo	aI
<<chair	aG
<<change	aE
<<changes	aH
<<charge	aT
<<chasing	aI
<<chat	aJ
<<chavales	aH
<<check	aH
<<chef	aT
<<chefs	a?
<<chemist	aT
<<cherche	a]
<<chere	a@
<<chez	a<
<<chf	aH
<<choice	aF
<<choir	a>
<<christmas	aD
<<cierre	aH
<<cima	aH
<<cis	aI
<<city	a=
<<claims	aW
<<clase	a?
<<clearance	aI
<<clerk	aT
<<cliente	aE
<<clientes	aF
<<clinic	aG
<<clinica	aS
<<clinics	aF
<<clock	aI
<<closed	aD
<<closing	aE
<<closures	aF
<<cm	aI
<<coach	aU
<<coast	aG
<<coburg	aH
<<codigo	aG
<<cold	aD
<<college	aD
<<com	aE
<<come	aF
<<comedor	aD
<<comes	aJ
<<comida	aD
<<coming	aJ
<<comite	aH
<<command	aI
<<commande	aH
<<comme	aF
<<commission	aH
<<communes	aG
<<companeros	aF
<<company	aF
<<comparable	aH
<<complaints	aF
<<complet	aE
<<completa	aG
<<con	aJ
<<concertada	aI
<<conferences	aI
<<conge	aI
<<conges	aF
<<construction	aE
<<consultants	aZ
<<consumer	aA
<<contact	aI
<<contract	aI
<<contractor	aE
<<contracts	aA
<<contrat	a?
<<control	aR
<<convenio	aJ
<<convenios	aE
<<convention	aD
<<cook	a[
<<cool	aI
<<coop	aB
<<core	aG
<<cork	aC
<<corporate	aC
<<correct	aI
<<correo	aF
<<cortex-m	aA
<<could	aH
<<council	aJ
<<county	aD
<<cours	aI
<<course	aH
<<cover	aH
<<covers	aE
<<cpc	aI
<<creche	aC
<<credit	a@
<<cro	aC
<<cross	aJ
<<cs	aD
<<cto	aB
<<cuando	aD
<<cuarenta	aH
<<cuenta	aF
<<cuentas	aF
<<culture	aG
<<current	a?
<<curso	aF
<<customers	aG
<<cut	aB
<<cvs	aG
<<cycle	aX
<<cymraeg	aF
<<d	a?
<<d'equipe	aA
<<d'essai	aI
<<d'experience	aI
<<dabei	aZ
<<daheim	aJ
<<daily	aC
<<danach	aG
<<dann	aB
<<dans	aE
<<darf	aD
<<das	aJ
<<date	aH
<<day	aI
<<days	aI
<<dazu	aI
<<dc	aY
<<dear	a?
<<decent	aI
<<deja	a@
<<dejar	aI
<<del	aE
<<delitos	aB
<<demande	aD
<<denise	aB
<<dental	aE
<<depart	aG
<<depot	aB
<<depuis	aF
<<deputy	a@
<<dernier	aH
<<des	aD
<<desde	aG
<<designer	aZ
<<desirable	aH
<<desk	aF
<<dev	a\`
<<devs	aE
<<di	aH
<<dia	aH
<<dias	aE
<<diciembre	aG
<<dienstort	aE
<<dienstwagen	aH
<<digital	aW
<<diktat	aB
<<dinero	aG
<<diplom	aE
<<diploma	aI
<<diplome	aA
<<dir	aE
<<dire	a=
<<direccion	aW
<<direct	aG
<<directrice	aI
<<discretion	aH
<<diseno	aB
<<dispo	aE
<<disponibilidad	aI
<<doce	aB
<<does	aC
<<doesn't	aG
<<doing	aJ
<<domingo	aB
<<domingos	aC
<<don	a?
<<don't	aG
<<donc	aJ
<<dont	aI
<<door	aI
<<down	aE
<<dr	aF
<<drafting	aI
<<drafts	a@
<<drauf	aF
<<drei	aJ
<<drh	aU
<<drittmittel	a@
<<driver	aU
<<drivers	aZ
<<droit	aX
<<drop	aB
<<du	aI
<<due	aU
<<dutch	aF
<<each	aJ
<<early	aI
<<easter	aB
<<ebenso	aE
<<ecole	aF
<<edge	aH
<<educacion	aI
<<eg	aE
<<ehrlich	aF
<<eigene	aA
<<eigentlich	aH
<<eight	aG
<<eine	aZ
<<einem	aA
<<einen	a]
<<einfach	aF
<<einkauf	aH
<<einmal	aB
<<eins	aG
<<eintritt	aD
<<el	aJ
<<electrica	aI
<<electricos	aI
<<elektriker	a?
<<elektro	aD
<<eleven	aB
<<elf	a@
<<elternzeitvertretung	aI
<<email	aD
<<empleados	aF
<<empresa	aA
<<empty	aE
<<en	aG
<<encadrement	aF
<<encore	a>
<<end	aF
<<ende	aB
<<energy	aZ
<<enero	aH
<<engineer	a\\
<<engineering	aH
<<engineers	aJ
<<england	aH
<<ensuite	aF
<<entgeltgruppe	aH
<<entre	aH
<<entree	aD
<<entwurf	aE
<<environ	aI
<<equipe	aB
<<equipo	aR
<<equity	aG
<<equivalent	aF
<<era	aG
<<erp	aH
<<erst	aE
<<es	aE
<<escribo	aD
<<espana	aI
<<est	a?
<<esta	aF
<<este	aD
<<esto	aB
<<et	aD
<<etwa	aI
<<eu	aG
<<eur	aF
<<europe	aA
<<even	aI
<<evening	aF
<<events	aJ
<<ever	aI
<<every	aD
<<everyone	aG
<<everything	aE
<<evidence	aG
<<exam	aF
<<excel	aF
<<exempt	aD
<<exp	aG
<<experiencia	aJ
<<explain	aJ
<<extension	aG
<<extra	aH
<<f/t	aE
<<fachbereich	aG
<<fachkraft	aV
<<facility	a<
<<factory	aI
<<facturacion	aD
<<fahren	aF
<<fair	aE
<<faire	aC
<<fait	aB
<<fall	aI
<<falls	a=
<<falta	aW
<<familiar	aE
<<familie	aI
<<famille	aC
<<family	aI
<<fast	aC
<<fast-paced	aG
<<faut	aZ
<<feb	aI
<<februar	aZ
<<feed	aE
<<fehlt	aa
<<fest	aC
<<festival	aG
<<few	aD
<<fiche	aG
<<figma	aD
<<fijos	aG
<<file	aH
<<files	aG
<<filiale	aD
<<filing	aC
<<finally	aG
<<finance	aR
<<find	aD
<<fine	aB
<<finish	aH
<<fintech	aG
<<firm	a@
<<fisio	aB
<<fit	aI
<<five	aI
<<fix	aA
<<flat	aH
<<fleece	aG
<<fleet	aC
<<flexitime	aG
<<float	aF
<<folk	aF
<<following	aE
<<forecast	aE
<<forfait	aH
<<form	aD
<<formacion	a?
<<formular	a?
<<fort	aF
<<forty	aG
<<fotos	aC
<<fournis	aF
<<fp	aD
<<france	aY
<<frances	aH
<<franzosisch	aG
<<frau	aD
<<frauen	aH
<<freelance	aA
<<frei	aG
<<freie	aD
<<freier	a@
<<fri	aG
<<fridays	aG
<<frisch	aC
<<frist	aH
<<from	aC
<<front	aS
<<fruta	aB
<<ftc	aF
<<fte	aD
<<fue	aE
<<fuhren	aG
<<fuhrt	aA
<<fuhrungszeugnis	aD
<<full-time	a?
<<fund	aG
<<fundraising	aB
<<furs	a@
<<g	aI
<<garde	aD
<<gc	aY
<<geduld	aI
<<geehrte	aF
<<gel	aI
<<geld	aG
<<gelernt	aI
<<gemuse	aF
<<general	a[
<<genre	aG
<<gente	aF
<<genugt	aF
<<gerechnet	aI
<<gern	aS
<<gestern	aI
<<gestion	aS
<<gestoria	aD
<<get	aG
<<gießen	aF
<<girls	a]
<<give	aI
<<given	aG
<<gleich	aH
<<gleitzeit	aH
<<gmbh	aB
<<goes	aB
<<going	aA
<<gold	aB
<<gone	aI
<<google	aD
<<got	aG
<<gotta	aE
<<governors	aX
<<gp	aF
<<grad	aB
<<grado	aI
<<grande	aD
<<great	aD
<<green	aB
<<grille	aE
<<gros	a>
<<group	a@
<<groupe	aD
<<grow	aB
<<grund	aU
<<grupo	a?
<<gruppe	aU
<<guardia	aH
<<guardias	aG
<<gut	aG
<<gute	aS
<<guten	aG
<<guy	aU
<<gym	aE
<<ha	a@
<<hab	aC
<<haben	aH
<<haber	aI
<<habitants	a?
<<had	aI
<<haga	aC
<<halbe	a?
<<half	aI
<<halfte	aD
<<hall	aD
<<halle	aH
<<hallo	aA
<<halten	aA
<<handling	aG
<<handover	aI
<<hands	aW
<<has	aH
<<hast	aE
<<hasta	aG
<<hat	aF
<<hatte	aE
<<hatten	aE
<<haus	aF
<<hay	aH
<<haya	aE
<<hbo	aI
<<hcpc	aE
<<he	aI
<<he's	aG
<<heads	aH
<<health	aI
<<heard	aG
<<heißt	aH
<<hello	a@
<<hep	aH
<<her	aB
<<here	aC
<<here's	aA
<<herr	aC
<<hey	a<
<<hi	a;
<<hier	aG
<<high	aF
<<higher	aH
<<hiring	a=
<<his	aH
<<hiya	aB
<<hochschule	a@
<<hola	a>
<<hold	aH
<<holen	aI
<<homes	aI
<<homme	aH
<<horaire	aJ
<<horario	aI
<<horarios	aJ
<<horas	aG
<<hospital	aC
<<hot	aE
<<hotel	aF
<<hours	aI
<<house	aG
<<how	aF
<<hq	aI
<<hrs	aH
<<human	aF
<<hundred	aH
<<hybrid	aJ
<<hygiene	aE
<<i'd	aG
<<i've	aC
<<ich	aD
<<ici	aF
<<ig	a>
<<ihnen	aE
<<ihr	aB
<<im	aH
<<immer	aA
<<imprescindible	aI
<<in	aH
<<incl	aF
<<included	aC
<<indefinido	a@
<<independent	aB
<<individual	aJ
<<info	aF
<<ingenieria	aF
<<ingles	aH
<<ingrid	aF
<<ins	aD
<<inserat	a>
<<inside	aE
<<inspector	aW
<<insta	aG
<<interim	aD
<<intern	aF
<<interne	aF
<<into	aF
<<inutile	aB
<<ireland	aG
<<isn't	aC
<<iso	aH
<<its	a>
<<iv	aF
<<j	aH
<<jahre	aG
<<jahrlich	aD
<<january	aH
<<janvier	aG
<<je	aD
<<jede	aI
<<jeden	aA
<<jeder	aJ
<<jefe	aU
<<jetzt	aG
<<jobs	aF
<<join	aF
<<jornada	aG
<<jour	aE
<<journee	aG
<<jours	aG
<<jueves	aH
<<julio	aI
<<june	aE
<<junior	aC
<<junta	a>
<<jusqu'a	aB
<<jusqu'au	aB
<<just	aE
<<kann	aF
<<kannst	aJ
<<kanzlei	a@
<<keine	aG
<<kennen	aH
<<kenntnisse	aH
<<keys	aI
<<kinder	aR
<<kindly	aD
<<kirche	aF
<<kita	aF
<<kitchen	aB
<<klar	aI
<<klingt	aH
<<km	aE
<<know	aG
<<knowledge	a?
<<kollegin	aJ
<<komm	a>
<<komma	aD
<<kommen	aG
<<kopfe	aF
<<kosten	aH
<<krank	aF
<<kunde	aG
<<kunden	aE
<<kundschaft	aG
<<kv	aF
<<kw	aJ
<<l	aF
<<l'agence	aH
<<l'an	aJ
<<l'anglais	aJ
<<l'annonce	a@
<<l'ecole	aU
<<l'heure	aJ
<<l3	aA
<<lab	aE
<<labor	aC
<<laboral	aJ
<<labour	aE
<<lad	aT
<<laden	aJ
<<lait	a@
<<lake	aF
<<landkreis	aG
<<lang	aH
<<language	aI
<<laptop	aF
<<las	aB
<<last	aJ
<<lauft	aF
<<laut	aJ
<<lawyer	aX
<<leader	aT
<<leading	aE
<<learning	aI
<<leave	aI
<<leaves	aJ
<<lecture	aI
<<leeds	aI
<<leer	aD
<<legacy	aF
<<legal	aC
<<leitung	aF
<<let	aG
<<letter	aH
<<letters	aI
<<letzte	aJ
<<lever	aH
<<ley	aI
<<libre	aE
<<libres	aD
<<lic	aF
<<license	aG
<<licensed	aW
<<liebe	aA
<<lieferanten	aE
<<lieu	aG
<<life	aH
<<lift	aG
<<light	aU
<<ligne	a?
<<linea	aE
<<linien	aH
<<linux	aD
<<lire	aI
<<list	aI
<<little	aB
<<lleve	aV
<<local	aA
<<location	aD
<<lodge	aG
<<logistics	aX
<<lohn	aG
<<london	aE
<<long	aI
<<look	aS
<<looking	aJ
<<los	aI
<<lost	aG
<<lot	aF
<<lots	aD
<<loud	aH
<<love	aD
<<lovely	aG
<<lunch	aI
<<lundi	aG
<<lunes	aH
<<m-f	aB
<<m.sc	a>
<<m/w/d	a[
<<ma	aF
<<machen	aI
<<macht	aF
<<mag	aC
<<mail	aH
<<main	aE
<<maintenance	a]
<<maison	a?
<<make	a<
<<makes	aG
<<mal	aC
<<management	aI
<<manager	aT
<<managers	aD
<<manana	a>
<<mandate	aE
<<manipulador	aI
<<mann	aD
<<mannlich	a[
<<mano	a>
<<manufacturing	aD
<<mar	a@
<<marca	aH
<<march	aI
<<market	aB
<<marketing	aW
<<markt	aE
<<martes	aE
<<marz	aG
<<master	aD
<<mat	aH
<<maternity	aF
<<math	aA
<<maybe	aC
<<mayo	aD
<<md	aW
<<meal	aD
<<mean	aI
<<media	aG
<<medio	aJ
<<meeting	aD
<<mehr	aH
<<mein	aE
<<meister	a@
<<menschen	aD
<<mensuales	aI
<<mentor	aI
<<merci	aD
<<mes	aJ
<<mesa	aY
<<meta	aH
<<metal	aD
<<metiers	aZ
<<mgr	aE
<<mi	aJ
<<mi-temps	aD
<<mich	aH
<<midi	aD
<<mieux	aC
<<migration	aG
<<mileage	aF
<<million	aB
<<millones	aG
<<mind	aI
<<mindestens	aH
<<minijob	aI
<<minuten	aG
<<mio	aJ
<<mira	aH
<<mismo	aI
<<mit	aI
<<mittags	aG
<<mittwochs	aG
<<mme	aH
<<mo	aG
<<mo-fr	aG
<<mobile	aF
<<model	aJ
<<mogen	aI
<<moi	aU
<<mon	aF
<<mon-fri	aG
<<mon-thu	aI
<<monate	aF
<<monaten	aD
<<monday	aE
<<mondays	aI
<<monde	aI
<<monitor	aF
<<montar	aE
<<monte	aJ
<<month	aI
<<months	aG
<<more	aH
<<morning	aA
<<mornings	aT
<<most	aH
<<mostrador	aZ
<<mot	aV
<<mr	aD
<<mrs	aI
<<ms	aD
<<mt	aI
<<mths	aD
<<muelle	aE
<<municipal	aI
<<museum	aC
<<musst	aJ
<<must	aI
<<my	aE
<<n	aB
<<n'en	aJ
<<n+1	aE
<<nach	aF
<<nadie	aG
<<national	aE
<<native	aH
<<naturlich	aF
<<nave	aA
<<near	aF
<<nearly	aG
<<necesita	aa
<<necesito	af
<<needed	aG
<<needn't	aI
<<needs	aT
<<nen	a\\
<<net	aD
<<netos	aB
<<nettoyage	aC
<<neu	aE
<<neue	a]
<<never	aF
<<next	aC
<<ni	aI
<<nice	aH
<<nichts	aH
<<nine	aE
<<nite	aE
<<no	aJ
<<nobody	aJ
<<noch	aH
<<noche	aC
<<noches	aB
<<nochmal	a<
<<noel	aI
<<nombre	aH
<<nord	a@
<<north	aG
<<nos	aT
<<nosotros	aI
<<not	aI
<<note	aF
<<nothing	aF
<<notig	aH
<<nov	a>
<<now	aF
<<nr	a?
<<nueve	aI
<<nuit	aA
<<nuits	aI
<<numero	aH
<<nur	aG
<<nurse	aE
<<nursing	aB
<<ob	aJ
<<objet	aC
<<obligatoire	aI
<<ocho	aF
<<odd	a?
<<off	aF
<<offen	aI
<<offices	aG
<<oficina	aE
<<ohne	aE
<<ok	aJ
<<old	aF
<<older	aH
<<onboarding	aC
<<once	aE
<<open	aD
<<opening	aZ
<<ops	aJ
<<oral	aH
<<order	aH
<<orders	aG
<<ordinary	aC
<<os	a@
<<ostern	aG
<<ot	aF
<<ote	aC
<<other	aF
<<otra	aC
<<oui	aI
<<out	aD
<<outfit	aE
<<outside	aF
<<over	aG
<<overlap	aC
<<own	aF
<<owned	aC
<<owner	aD
<<p	aH
<<pa	aS
<<paar	aF
<<pagada	aG
<<pagas	aJ
<<page	aI
<<pago	aI
<<panel	aG
<<papers	aE
<<paperwork	aD
<<paralegal	aE
<<parcial	aA
<<parental	aH
<<parents	aF
<<park	aE
<<parkplatz	aH
<<part	aC
<<parte	aG
<<partir	aE
<<partner	aD
<<partners	aC
<<pass	aI
<<passe	aI
<<passed	aE
<<past	aI
<<patch	aR
<<patience	aJ
<<patient	aC
<<patio	aB
<<paye	aG
<<pays	a=
<<pc	aF
<<pdf	aD
<<pedimos	aH
<<pension	aI
<<people	aF
<<per	aB
<<percent	aI
<<perfil	a@
<<perm	aJ
<<permanent	aG
<<permis	aH
<<permiso	aJ
<<pero	aG
<<pers	aB
<<persona	a]
<<personal	aI
<<personas	aS
<<personne	aC
<<persons	a\`
<<petits	aC
<<peu	aG
<<peut	aE
<<pflege	aH
<<phd	aJ
<<physics	aV
<<piano	aT
<<pick	aE
<<pido	aI
<<pipeline	aG
<<place	aC
<<places	aG
<<plain	aJ
<<plant	aD
<<planta	aH
<<plataforma	aI
<<platform	aA
<<plc	aE
<<plein	aH
<<plus	aD
<<points	aG
<<police	aF
<<polish	aH
<<polnisch	aG
<<pop	aF
<<por	aG
<<porque	aE
<<porter	aF
<<portfolio	aC
<<portugues	aB
<<posible	aH
<<position	aY
<<possible	aF
<<poste	aU
<<posting	aG
<<pr	aC
<<practice	aB
<<pratique	aG
<<praxis	aD
<<prefer	aG
<<premium	aC
<<preparing	aD
<<presence	aH
<<press	aA
<<primary	aC
<<primera	a^
<<primeros	aI
<<principal	aV
<<pro	aG
<<probation	aH
<<probe	aF
<<probezeit	aI
<<problem	aF
<<proceso	aF
<<process	aW
<<production	aX
<<productivite	aI
<<producto	a>
<<prof	aS
<<programm	aD
<<project	aS
<<projet	aT
<<proper	aH
<<property	aW
<<propia	aC
<<propio	aH
<<provided	aI
<<prozent	aI
<<pruebas	aH
<<prufen	aJ
<<public	aI
<<puede	aI
<<puesto	a]
<<puis	aG
<<purpose	aD
<<put	aF
<<pv	aR
<<qc	aW
<<qualified	aG
<<quarterly	aJ
<<quatre	aH
<<quelqu'un	a[
<<queria	aJ
<<questions	aF
<<quick	aD
<<quien	aC
<<quiero	ad
<<quiet	aG
<<quince	aY
<<rang	aC
<<range	aE
<<rare	aC
<<rate	aD
<<rather	aD
<<raum	a@
<<re	a>
<<ready	aJ
<<real	aC
<<recepcion	aT
<<reception	aF
<<records	aE
<<recruitment	aE
<<recrute	aR
<<red	aB
<<ref	aB
<<references	aF
<<refs	aE
<<reg	aH
<<regional	aD
<<register	a=
<<registered	a<
<<reichen	aH
<<reicht	aH
<<rein	aI
<<reisen	aJ
<<release	aG
<<relocation	aJ
<<remote	aF
<<remoto	aB
<<remplacement	aI
<<remuneration	aI
<<renouvelable	aG
<<rent	aJ
<<repairs	aH
<<reponse	aI
<<report	aD
<<reporting	aD
<<req	a?
<<request	a<
<<requiere	aX
<<requirement	a;
<<requirements	aH
<<reseau	aD
<<residential	aB
<<responde	aJ
<<responsable	a^
<<rest	aD
<<resto	aE
<<resumes	aI
<<retail	aD
<<retired	aE
<<retour	aI
<<retraite	aE
<<returns	aB
<<reunion	aI
<<reviews	aI
<<rh	aF
<<rig	aA
<<ring	aI
<<rn	aV
<<role	aS
<<roll	aC
<<rolls	aC
<<roof	aE
<<rota	aH
<<rotas	aC
<<rotating	aF
<<rotation	aG
<<round	aC
<<rounds	aH
<<route	aJ
<<rue	aH
<<ruf	aF
<<running	aI
<<rural	aI
<<ruta	aE
<<saas	aH
<<sabado	aD
<<sabados	aC
<<sabe	aF
<<sachbearbeiter/in	ad
<<safe	aB
<<safeguarding	aJ
<<said	aJ
<<saison	aI
<<sait	aG
<<salaries	aC
<<salary	aH
<<sale	aH
<<sales	aU
<<salida	aE
<<salon	aI
<<salud	aE
<<salut	aB
<<samedi	aH
<<sample	aG
<<samstag	aG
<<san	aA
<<sans	aF
<<sante	aC
<<sap	aI
<<sat	aG
<<saturday	aI
<<savoir	aA
<<says	aI
<<scale	aI
<<scan	aH
<<scheduling	aG
<<scheme	aJ
<<schlosser	aC
<<schluss	aI
<<schon	aH
<<schooling	aI
<<schools	aI
<<schule	aC
<<schulung	aD
<<schwindelfrei	aF
<<sci	aZ
<<scope	aH
<<scp	aA
<<screen	aG
<<searches	aD
<<season	aJ
<<seasonal	aG
<<seat	aI
<<sechs	aA
<<second	aV
<<secretary	aJ
<<secteur	a=
<<sections	aA
<<sector	aC
<<sede	aG
<<seguimiento	aH
<<segun	aC
<<seguridad	aV
<<sehr	aG
<<sein	aH
<<seis	aE
<<seit	aA
<<selber	aF
<<self	aG
<<selon	aF
<<semaine	aH
<<semana	aI
<<semanal	aG
<<senior	a\\
<<sepa	aB
<<september	aI
<<septiembre	aF
<<serait	aH
<<seria	aU
<<services	aG
<<servus	aC
<<set	aE
<<setzen	aG
<<seven	aH
<<sexo	aE
<<shall	aX
<<share	aD
<<shared	aG
<<sharing	aF
<<she	aA
<<sheet	aF
<<shifts	aH
<<shipped	aH
<<shop	a?
<<should	aG
<<show	aE
<<shut	aH
<<sich	aF
<<side	aC
<<sie	aG
<<sieben	aC
<<siege	aA
<<siempre	aH
<<sierra	aD
<<sign	aB
<<since	aG
<<sind	aF
<<sing	aI
<<singen	a@
<<sinon	aE
<<sites	a>
<<sitio	aF
<<sits	aC
<<sitz	aB
<<sitzt	aG
<<six	aE
<<skills	aH
<<small	aF
<<smart	aI
<<snow	aG
<<sobre	aF
<<socios	aA
<<sold	aH
<<solide	aD
<<soll	aD
<<somebody	aY
<<sometimes	aF
<<somewhere	aB
<<somos	aC
<<sonntag	aF
<<sorry	aJ
<<sort	aJ
<<sous	aI
<<south	a@
<<sowie	aG
<<soy	aB
<<spa	aF
<<spanish	aD
<<spatestens	aG
<<speaker	aG
<<specialist	a_
<<split	aB
<<sports	aI
<<spring	aF
<<sql	aD
<<squad	aE
<<sr	a^
<<st	a>
<<stadt	aF
<<staff	aD
<<standort	aB
<<start	aI
<<started	aJ
<<starts	aI
<<statements	aH
<<station	aF
<<statt	aH
<<steht	aE
<<step	aI
<<still	aH
<<stipend	aG
<<stop	aC
<<story	aE
<<street	aJ
<<strong	aB
<<student	aA
<<studies	aH
<<studium	aH
<<stufe	aB
<<stuff	aF
<<stunden	aI
<<su	aB
<<subject	aC
<<suchen	a]
<<suite	aF
<<sunday	aH
<<sundays	aI
<<super	aD
<<superior	aG
<<supervise	aH
<<supervision	aF
<<supplement	aC
<<supply	a?
<<support	aW
<<sur	a@
<<system	aJ
<<t	aH
<<tableau	aJ
<<tag	aF
<<taking	aA
<<talk	aD
<<tambien	aJ
<<tarif	aF
<<te	a?
<<teacher	aV
<<teaching	aB
<<team	aJ
<<teams	aE
<<technical	aG
<<technique	aI
<<techs	aH
<<teilzeit	aA
<<telefon	aG
<<telefono	aG
<<temp	aI
<<temporal	aC
<<tendria	aE
<<tenir	aZ
<<tenu	aG
<<term	aG
<<terraform	aH
<<terrain	aD
<<test	aI
<<testing	aE
<<tests	aG
<<texas	aA
<<text	a@
<<texte	aF
<<thanks	aC
<<that	aI
<<theatre	aB
<<their	aF
<<them	aI
<<then	aC
<<therapist	aE
<<there	aI
<<there's	aE
<<these	aH
<<they	aI
<<they'd	aE
<<they're	aG
<<thinking	aE
<<third	aH
<<thirty	aE
<<this	aD
<<those	aG
<<three	aI
<<through	aI
<<thru	aF
<<thu	aA
<<thurs	aD
<<thursdays	aG
<<ti	aH
<<ticket	aH
<<tidy	a?
<<tienda	a>
<<tiene	aE
<<tiktok	aG
<<til	aD
<<till	aH
<<time	aF
<<tipo	aC
<<titel	a]
<<title	aH
<<titre	aC
<<titulo	a@
<<today	aB
<<todos	aG
<<together	aU
<<told	aH
<<ton	aH
<<tone	aD
<<too	aG
<<took	aH
<<top	aF
<<tour	aB
<<touren	aB
<<tous	aJ
<<track	aY
<<tractor	aC
<<trading	aI
<<train	aC
<<trainee	aJ
<<trainer	aH
<<training	aG
<<traite	aE
<<transport	aI
<<travail	aJ
<<travel	aF
<<treatment	aH
<<tres	aB
<<trial	aT
<<trimestral	aI
<<trips	aC
<<trois	aI
<<trop	aF
<<truck	aE
<<trucks	aG
<<trust	aE
<<tu	aH
<<tun	aF
<<turkisch	aD
<<turno	aC
<<turnos	aG
<<turnover	a@
<<tv-l	aE
<<twelve	aG
<<tx	aB
<<type	aI
<<typing	aF
<<tz	aI
<<u	aB
<<uber	aG
<<uberzahlung	aH
<<uh	aT
<<uhr	aG
<<umfang	aH
<<un/a	aJ
<<unas	aH
<<unbefr	aG
<<unbefristet	aI
<<under	aC
<<unlimited	aG
<<uno	aV
<<unser	a>
<<unsere	a?
<<unter	aH
<<unternehmen	aB
<<uop	aE
<<ur	aH
<<urlaub	aE
<<used	aH
<<usine	aG
<<ux	a\`
<<v	aI
<<va	aE
<<vacaciones	aG
<<vacances	aE
<<vacancy	aD
<<valid	aC
<<valley	aB
<<vamos	aH
<<vat	aJ
<<vendredi	aE
<<ver	aD
<<verdad	aG
<<vers	aE
<<version	aB
<<verteilt	aF
<<vertrage	aF
<<viajes	a@
<<vie	aE
<<viel	aA
<<vigo	aC
<<village	a>
<<vite	aI
<<voila	aG
<<voir	aG
<<voiture	aI
<<voll	aH
<<vollzeit	aF
<<volunteer	aD
<<vom	aA
<<von	aE
<<vor	aI
<<voraussetzung	aH
<<vormittags	aH
<<vos	aF
<<vous	aC
<<vraie	aV
<<vz	aH
<<w/m/d	a\\
<<wa	aF
<<wales	aE
<<want	aV
<<ware	aH
<<warehouse	a@
<<wartung	aG
<<was	aF
<<water	a@
<<way	aS
<<we'd	aT
<<we're	aC
<<we've	aC
<<weather	aG
<<web	aA
<<wed	aG
<<wednesday	aF
<<weds	aA
<<weekends	aJ
<<weekly	aI
<<weg	aC
<<wegen	aG
<<weiblich	ab
<<weiß	aE
<<went	aJ
<<wer	aG
<<werden	aG
<<werkstatt	aC
<<west	aI
<<wfh	aE
<<wg	aH
<<what	aF
<<whatever	aC
<<whatsapp	aD
<<when	aI
<<where	aI
<<which	aJ
<<while	aA
<<who	aI
<<who's	a@
<<why	aH
<<wie	aE
<<wieder	aF
<<willing	aB
<<willkommen	aG
<<windows	aC
<<winter	aI
<<wir	aF
<<wissen	aV
<<with	aH
<<wk	aG
<<wks	aE
<<wo	aB
<<woche	aH
<<wochen	aH
<<wochenstunden	aG
<<wohnung	aE
<<words	aC
<<work	aG
<<worked	aH
<<workers	aZ
<<works	aD
<<workshop	aF
<<wort	aD
<<writer	a]
<<writing	aE
<<written	aF
<<wrote	aI
<<wunschenswert	aF
<<x2	aA
<<ya	aA
<<yard	aW
<<yearly	aI
<<years	aJ
<<yo	aG
<<you	aG
<<you're	aF
<<you've	aG
<<yourself	aI
<<yr	aG
<<yrs	aF
<<zeit	aG
<<zero	a@
<<ziehen	a>
<<zimmer	aA
<<zona	aA
<<zug	aH
<<zum	a?
<<zur	a;
<<zusammen	aG
<<zusatzversorgung	aH
<<zweit	aF
<<zwingend	aB
<<|	a<
<<•	aF
<?	aJ
<_ 0	aY
<_ a	aD
<_ also	aG
<_ an	a@
<_ bonjour	aA
<_ buenas	aD
<_ buenos	aG
<_ dear	a@
<_ diktat	aC
<_ frau	aC
<_ from	aC
<_ good	a?
<_ guten	aG
<_ hallo	aG
<_ hello	aD
<_ hey	a?
<_ hi	aD
<_ hiya	aE
<_ hola	aC
<_ job	aW
<_ liebe	aF
<_ looking	aD
<_ moin	aE
<_ morning	aF
<_ need	a9
<_ ok	a>
<_ quick	aE
<_ right	aE
<_ salut	aD
<_ sehr	aF
<_ servus	aE
<_ so	a<
<_ we	a?
<_ wir	aF
<a ,	a?
<a 0	aI
<a bit	aU
<a case	aI
<a chair	aE
<a convenir	aI
<a data	aZ
<a day	aJ
<a deja	aF
<a domingo	aI
<a few	aI
<a fin	a?
<a friday	aJ
<a head	a\\
<a los	aG
<a month	aH
<a nice	aF
<a part	aH
<a quarter	aF
<a real	aE
<a su	aE
<a ver	aE
<a week	aI
<a wk	aI
<a year	aE
<a.m .	aJ
<ab	aE
<ab marz	aI
<abgeschl	aJ
<abgeschlossene	aH
<about	aE
<about 0	aD
<about the	aX
<abril	aG
<abrir	aG
<abs .	aI
<acca	aJ
<access	aJ
<accommodation	aJ
<account	aG
<accountant	aA
<accueil	aH
<acht	aA
<across	aH
<active	aA
<actually	aI
<ad	aE
<ade	aA
<ademas	aH
<admin	aV
<administrator	aZ
<adr	aF
<adults	aI
<advantage	aJ
<advantage .	aJ
<advert	aA
<advertise	aF
<after 0	aI
<after a	aZ
<after the	aF
<ag	aH
<again	a>
<age	aF
<agencia	aD
<agencia de	aH
<agency	aB
<agenda	a?
<agents	aD
<agentur	aC
<agreed	a?
<ah	aF
<ah ,	aJ
<ahm	aA
<aid	aI
<al	aG
<alimentacion	aE
<alimentos	aH
<alle 0	aD
<allemand	aF
<alles	a?
<allowance	aD
<als	aH
<also ,	aF
<alta	aE
<alter	aG
<alternance	aI
<alternate	aH
<altura	aE
<am	aI
<amt	a@
<an	aI
<an ,	aI
<an :	aE
<an ad	aF
<an advantage	aI
<an den	aF
<an die	aB
<an hr	aJ
<analisis	a?
<analyst	aS
<analyst ,	a_
<anbei	aE
<anchor	a@
<and a	aI
<and an	aI
<and me	aG
<and one	aS
<and our	aJ
<and the	aG
<and then	aH
<and to	aH
<and two	aV
<andere	aI
<anerkennung	aG
<anfang	aJ
<anlage	aD
<annonce	a?
<ano	aG
<anos ,	aF
<anos en	aH
<ans	aH
<ans ,	aH
<answer	aI
<answers	aF
<antes	aE
<antes de	aH
<anuales	aF
<anuncio	aE
<any	aI
<anywhere	aI
<anzeige	a?
<aparte	aI
<app	aG
<apply	aD
<apprentice	aT
<apprenticeship	aE
<approved	aR
<apres	aD
<april	aH
<arabic	aI
<arbeiten	aJ
<are	aH
<area	aZ
<around	aE
<art	a@
<arzte	aI
<as	aF
<as a	aC
<asap	aR
<asi	aC
<asi que	aE
<ask	aJ
<ask for	aI
<asked	aJ
<assistant	aW
<assistante	a]
<assistants	aU
<association	a@
<association ,	aH
<asst	a[
<at night	aJ
<at the	aH
<atelier	aF
<au	aG
<auch	aE
<auch .	aF
<audio	aI
<audit	aG
<auditorias	aG
<auf 0	aE
<auf dem	aY
<aufwarts	aJ
<aufwarts .	aI
<aug	aB
<aula	aZ
<aun	aH
<aun no	aI
<aus	a?
<ausbildung	a<
<ausschreibung	aU
<aussi	aD
<auto ,	a@
<autour	aF
<autour de	aG
<aux	aB
<auxiliar	aR
<avant	aI
<avec	aE
<avec la	aD
<avec le	aG
<average	aD
<avoid	aH
<avril	aD
<away	aI
<aws	aF
<azubi	aF
<b 
	aE
<b2	aD
<baby	aY
<bachelor's	aH
<backend	a^
<bad	aE
<bahn	aG
<band	aT
<bank	aA
<bank ,	aC
<banking	aF
<bar	aE
<base	a@
<based	a?
<based in	aG
<basic	aI
<basico	aH
<basis	aC
<batch	aE
<bauen	aF
<baustellen	aJ
<be discreet	aJ
<because	a?
<bed	aI
<beds ,	aJ
<been	aD
<before	aE
<before the	aI
<befristet	aF
<begleiten	a@
<bei	aF
<beim	aH
<benefits :	aJ
<beraten	aB
<beratung	aE
<beschaftigte	aD
<beschaftigte ,	aI
<besetzen	aY
<besoin	a@
<besprochen	a@
<between	aF
<bezahlt	aH
<bid	aT
<big	aI
<bike	aH
<bilingual	aZ
<bio	aE
<biologie	aZ
<bis	aG
<bis ende	aH
<bitte	aJ
<black	aJ
<board	aA
<body	aA
<bon	aF
<bonjour	a?
<bonus 
	aI
<bonus .	aI
<bonus 0	aI
<booking	aF
<bookings	aE
<books	aT
<both .	aH
<boutique	a?
<box	aE
<boxes	aC
<bp	aJ
<branches	a?
<brauchen	aW
<braucht	aA
<break	aD
<breaks	aH
<bridge	aG
<bringt	aB
<british	aG
<brut selon	aI
<bruts	aF
<brutto	aF
<btp	aD
<bts	aH
<buchhaltung	aF
<buenas	aD
<bueno	aF
<buenos	aH
<buenos dias	aG
<build	aE
<built	aI
<bureau	aI
<burgermeister	aB
<buro	aG
<bus	aG
<buscamos	ab
<but a	aI
<by	aD
<ca	aD
<cada	aE
<cadre	a>
<caisse	aE
<caja	aD
<calidad	aT
<call it	aW
<call the	aB
<calls	aI
<camion	aI
<campana	aE
<campo	aD
<campus	aE
<can be	aT
<can get	aX
<can we	aF
<can you	aB
<can't	aD
<candidate	aH
<card	aG
<cards	aI
<careers	aI
<cargo	aU
<carnet	aH
<carriers	aF
<cars	aF
<carta	aE
<carte	aC
<cartera	aW
<casa	aI
<casa ,	aE
<caseload	aH
<cases	aG
<cash	aF
<casi	aA
<caso	aG
<casual	aY
<categorie	aH
<cause	aH
<cdd	aJ
<cdd 0	aG
<cdi	aH
<cdi ,	aI
<ce	aG
<centre	a<
<centro	aF
<centro de	aF
<centros	aI
<cerca	aC
<cert	a?
<certificado	aG
<certificate	aE
<cfc	a=
<chainsaw	aG
<chair	aA
<change	aJ
<changes	aG
<chasing	aG
<chat	aI
<chavales	aJ
<check	aH
<checks	aJ
<chef de	aZ
<chefs	a>
<chemist	a[
<cherche	a_
<chere	a@
<chez	aA
<choice	aH
<choir	aR
<choose	aI
<christmas	aJ
<cima	aG
<cinco anos	aG
<cis	aG
<city	a:
<clase	aA
<class 0	aW
<clean	aI
<client ,	aJ
<clientes	aE
<clients	aG
<clients .	aY
<clinic	aG
<clock	aI
<closed	aH
<closing	aF
<closures	aF
<club	aD
<club ,	aV
<co .	a?
<coach	aS
<coast	aD
<coburg	aI
<codigo	aD
<cold	aH
<colegiacion	aG
<college	aE
<com	aB
<come	aJ
<comedor	a?
<comes	aI
<comida	aF
<comida ,	aE
<comite	aG
<comite de	aF
<command	aG
<comme	aH
<commercial	aH
<commission	aJ
<comp	aI
<companeros	aA
<comparable	aG
<complaints	aI
<complet	aC
<completa	aE
<con cartera	aW
<con el	aG
<con gente	aH
<con la	aE
<con una	aG
<concertada	aG
<conducir	aI
<conducteur	aG
<conferences	aC
<confirme	a[
<conge	aI
<construction	aG
<consumer	aE
<contact	aF
<contract	aE
<contractor	aC
<contracts	aF
<contrat	a>
<contribution	aI
<control	aT
<control de	aS
<convenio	aH
<convenios	aC
<convenir	aI
<cook	aU
<cool	aH
<coop	a@
<coordinator	aS
<core	aW
<cork	aC
<corporate	aH
<correct	aI
<correo	aC
<cortex-m	aA
<cosa	aF
<cost	aG
<could	aC
<could be	aI
<council	a?
<council ,	a>
<county	aE
<courant	aI
<cours	aI
<course	aF
<court	aH
<cover the	aH
<covers	aF
<cp	aI
<cpc	aG
<cpd	aJ
<creche	aI
<credit	aR
<cro	a@
<cs	aC
<cscs	aI
<cto	a>
<cuando	aG
<cuenta	aG
<cuentas	aS
<cuento	aI
<culture	aF
<current	a@
<curriculum	aI
<curso	aH
<customers	aE
<cut	aE
<cv a	aE
<cv and	aF
<cycle	aV
<d	a?
<d'equipe	a@
<dabei	aC
<dabei ,	aJ
<dach	aW
<daheim	aH
<daher	aG
<daily	aE
<damen	aJ
<danke	aF
<dann	aB
<dans	aH
<darf	aI
<das	aH
<das bitte	aJ
<das ist	aF
<dass	aJ
<data engineer	a]
<datos	a>
<davon	aJ
<day ,	aG
<day .	aI
<days then	aC
<dbt	aD
<dc	aG
<dc pension	aD
<de 0	aG
<de alimentos	aH
<de delitos	aI
<de dos	aJ
<de facturacion	aF
<de fin	aC
<de formation	aG
<de las	aI
<de los	aS
<de mayo	aF
<de mes	aH
<de noche	aG
<de nuit	aS
<de poste	aD
<de repos	aE
<de semana	aT
<de septiembre	aI
<de sueldo	aH
<de teletravail	aI
<de un	aC
<de vacaciones	aI
<de verdad	aI
<de vida	aG
<dear	a@
<decision	aF
<degree in	aD
<deja	aE
<dejar	aF
<del	aD
<delitos	aI
<demande	a?
<denise	aE
<denkbar	aD
<dental	aH
<depart	aI
<depot	aB
<deputy	aU
<der alte	aI
<der hochschule	aC
<des	aG
<desde	aI
<design	aD
<desk	aG
<despues	aJ
<dev	a\\
<development	aF
<devs	a?
<di	aI
<dia	aJ
<dia .	aH
<dia de	aJ
<dias	aG
<dicho	aJ
<diciembre	aB
<die woche	aD
<dienstort	aF
<dienstplan	aH
<dienstwagen	aF
<diez	aD
<digital	aY
<diktat	aC
<dimanche	aH
<dinero	aG
<diplom	aA
<diploma	aF
<diplome	aG
<dir	aF
<dire	aF
<direccion	a[
<directeur	aA
<director .	aG
<directrice	a<
<discretion	aI
<diseno	aC
<dispo	aE
<disponibilidad	aH
<dm	aG
<do it	aH
<do the	aI
<do this	aI
<doce	aA
<does	a@
<doesn't	aF
<dog	aS
<doing	aE
<domingo	aC
<domingos	aA
<don	aB
<don't want	aF
<donde	aB
<donnerstag	aI
<dont	aI
<dos anos	aC
<down	aB
<dr	aG
<draft	a;
<drafting	aH
<drafts	aG
<drauf	aI
<drei ,	aY
<dreißig	aH
<drh	a=
<drittmittel	a@
<drive	aH
<driver ,	aH
<drivers	aX
<driving	aI
<droit	a\`
<due	aT
<dutch	aJ
<e )	aX
<e .	aI
<e 0	aD
<each	aG
<easter	aI
<ebenso	aH
<ecole	aG
<educacion	aH
<eg	aD
<eh	aH
<eh ,	aV
<ehrlich	aD
<eigene	aE
<eigenes	aF
<eigentlich	aG
<ein .	aD
<ein paar	aI
<eine	aW
<eine halbe	aF
<einen	aU
<einfach	aI
<einmal	aD
<eintritt	aG
<einweisung	aI
<el anuncio	aB
<el curriculum	aJ
<el de	aE
<el martes	aJ
<electrica	aD
<elektriker	a<
<elektro	aC
<eleven	aH
<elf	aC
<elle	aI
<else	aC
<email	aD
<empleados	a>
<employees	aE
<employer	aI
<empresa	aF
<empty	aB
<en	aI
<en 0	aB
<en cours	aI
<en el	aE
<en un	aI
<en una	aS
<encadrement	aJ
<encore	aB
<end	aI
<ende	aG
<energy	a\\
<enero	aE
<engineer	aV
<engineer (	aV
<engineer ,	a^
<engineering	aS
<engineers	a?
<england	aG
<english at	aE
<english for	aG
<enhanced	aI
<ensuite	a@
<entgeltgruppe	aH
<entree	aG
<entrevistas	aJ
<entries	aI
<entry	aG
<entwurf	aH
<environ	aE
<equipe	aE
<equipo de	aF
<equity	aD
<equivalent	aI
<er	aI
<er ,	aZ
<era	aJ
<erfahrung .	a[
<erfahrung mit	aF
<erp	aI
<erwunscht	aI
<es	aG
<es un	aI
<escribo	aD
<espana	aB
<est	a@
<esta	aB
<estamos	aF
<estamos en	aH
<este	aE
<esto	aG
<et	aG
<et 0	aX
<et une	aF
<etablissement	aI
<eu	aI
<euh	aA
<eur	aE
<europe	aA
<europe .	aG
<euros	aI
<evenings	aI
<ever	aH
<every	aH
<everyone	aH
<everything	aE
<evidence	aH
<examen	aG
<expect	aH
<experiencia	aG
<explain	aG
<explain a	aG
<extension	aF
<extra	aJ
<face	aH
<fachbereich	aE
<fachkraft	aW
<fachkraft fur	aV
<facility	aA
<facturacion	aF
<fahren	aH
<fair	aD
<faire	aA
<fais	aC
<fait	aH
<falls	aC
<falta	aY
<familial	aG
<familiar	aC
<familie	aF
<families	aH
<famille	aA
<family	aH
<farm	aI
<fast	aI
<faut	aV
<feb	aH
<feed	aD
<fees	aH
<fehlt	aX
<fest	aA
<festival	aD
<few	aD
<fiche	aF
<fifteen	aI
<figma	a@
<fijos	aI
<files	aE
<filiale	aI
<filialen	aA
<filing	aB
<finally	aC
<finance ,	aG
<find	aE
<fine	aC
<fine ,	aG
<finish	aF
<firm	aA
<firma	aH
<first 0	aE
<first and	aW
<fisio	aW
<fit	aF
<fix	a>
<fixed term	aI
<flat	aE
<fleece	aG
<fleet	aE
<flexitime	aH
<float	aH
<folk	aH
<follow	aF
<following	aC
<fondo	aH
<for 0	aE
<for a	aW
<for someone	aH
<for this	aJ
<for two	aD
<forecast	aH
<formacion	aB
<formation	aJ
<formular	a?
<fort	aD
<fortnight	aI
<forty	aG
<fotos	aC
<four days	aI
<fp	aD
<fr	aI
<france	aY
<frances	aH
<franzosisch	aI
<frau	aC
<freelance	aC
<frei	aG
<frei 
	aJ
<freie	aC
<freier	aC
<fri	aI
<fridays	aH
<frisch	aE
<frist	aJ
<from	aC
<from :	a?
<from the	aE
<front	aU
<front desk	aE
<fruh	aE
<fruta	aH
<fs	aI
<ftc	a@
<fue	aA
<fuera	aI
<fuhren	aH
<fuhren .	aG
<fuhrt	aV
<fuhrungszeugnis	aH
<full remote	aI
<full time	aF
<full-time	aC
<full-time ,	aD
<fund	aC
<fundraising	aR
<fur das	aD
<fur den	aW
<fur die	a^
<fur ein	aF
<furs	aY
<g	aC
<garage	aY
<garde	aC
<gatos	aJ
<gc	aV
<geehrte	aI
<geht in	aD
<gel	aH
<geld	aF
<gelernt	a@
<general	aY
<genre	aG
<gente	aE
<genugt	aI
<genugt :	aF
<gerechnet	aF
<gern ,	aE
<gestern	aI
<gestern .	aI
<gestion ,	a>
<gestoria	aD
<gesucht	aG
<gießen	aF
<girls	a]
<give	aG
<given	aI
<gleich	aE
<gleitzeit	aG
<gmbh	a=
<go on	aC
<goes	aF
<going	aC
<gold	aG
<gone	aF
<google	aD
<got	aF
<gotta	aG
<gp	a?
<grad	aG
<grade 0	aH
<grado	aH
<grande	aF
<great	aE
<green	a@
<gros	aD
<group	a>
<groupe	aC
<grow	aD
<große	aC
<grund	aT
<grupo	aB
<gruppe	a=
<guardia	aJ
<guardias	aF
<gut	aF
<gut .	aH
<gute	aR
<guten	aG
<guy	aT
<gym	aG
<h 
	aI
<h 0	aG
<h/f	a]
<ha	aC
<hab	aD
<haben ,	aD
<haber	aI
<habitaciones	aI
<habitants	a@
<hablamos	aF
<haccp	aI
<hace	aC
<had	aJ
<haga	aE
<halbe	a<
<half	aG
<half of	aE
<halfte	aH
<hall	aG
<hallo	aE
<halt	a\\
<halten	aE
<handle	aF
<handling	aC
<hands	aY
<has	aG
<hast	aB
<hasta	aD
<hasta la	aE
<hat	aE
<hatte	aE
<hatten	aC
<haus	aG
<have a	aC
<have an	aW
<have been	aH
<haya	aJ
<hbo	aF
<hcpc	aB
<he's	aE
<heads	aB
<health	aI
<health and	aJ
<heard	aG
<heißt	aG
<hello	aF
<help with	a\\
<hep b	aH
<her	a@
<herbst	aH
<here	aD
<here's	aC
<herr	aC
<hey	a?
<hi	a?
<hier	aH
<high	aF
<higher	aI
<hire	a<
<hiring	a?
<history	aI
<hiya	aE
<hochschule	aC
<hola	aA
<hold	aC
<holen	aB
<holiday	aS
<home ,	aI
<home .	aY
<homeoffice	aI
<homes	aI
<homes ,	aG
<homme	aA
<horaire	aE
<horarios	aH
<horas ,	aH
<horno	aA
<hospital	aF
<hot	aA
<hotel	a@
<hotels	aH
<house	aJ
<house ,	aB
<how	aI
<hq	aG
<hr ,	aI
<hr .	aA
<hr :	aF
<hrs	aF
<hub	aH
<human	aW
<hundred	aG
<hybrid	aD
<hygiene	aD
<i have	aC
<i shall	aW
<i want	aF
<i write	aG
<i'll	aE
<i'm the	a>
<i've	aD
<ich	aF
<ici	aC
<ideally	aG
<if poss	aH
<if the	aH
<if we	aV
<if you're	aE
<ig	aB
<ihnen	aA
<ihr	aI
<ii	aS
<iii	aR
<il	aI
<il me	aC
<im sommer	aG
<immer	a@
<imprescindible	aG
<in 0	aF
<in a	aE
<in date	aF
<in der	aD
<in die	aH
<in-house	aV
<incl	aI
<included	aE
<incluido	aJ
<indefinido	aC
<independent	aB
<industrial ,	aS
<ingenieria	aH
<ingles	aI
<ingles para	aH
<ingrid	aG
<inkl	aJ
<inkl .	aJ
<inklusive	aH
<ins	aC
<inserat	aF
<inside	aB
<insta	aE
<intake	aD
<interim	aH
<intern	a=
<inutile	aE
<invoices	aH
<ireland	aF
<is a	aR
<is fine	aI
<is on	aG
<is the	a>
<isn't	aF
<iso	aF
<iso 0	aH
<ist der	aI
<ist mir	aI
<it 
	aG
<it )	aB
<it .	aE
<it's for	a@
<it's the	aS
<its	aB
<iv	aE
<j	aG
<ja ,	aI
<jahr 0	aD
<jahren	aJ
<jahrlich	aJ
<jan 
	aE
<january	aE
<janvier	aF
<je	aI
<jeden	aD
<jefe de	aW
<jetzt	aH
<jeunes	aG
<job ,	aE
<jobs	aI
<join	aD
<jornada	aI
<jour	aD
<jour ,	aI
<jours	aI
<jueves	aH
<juli	aG
<julio	aI
<july	aI
<june	aH
<junior	ad
<junta	aD
<jusqu'a	aE
<jusqu'au	aD
<just	aH
<k	aH
<kann	aE
<kannst	aH
<kannst du	aJ
<kanzlei	aE
<karte	aX
<kasse	aF
<kaufmannische	aY
<keep	aH
<kennen	aI
<kenntnisse	aI
<keys	aF
<kids ,	aG
<kind	aY
<kindly	aE
<kirche	aG
<kita	aG
<klingeln	aI
<klingt	aB
<km	aH
<knowledge	aC
<knows	aH
<kollegen	aI
<kombi	aI
<komm	aF
<komma	aC
<kommen	aE
<konnen	aI
<konnen .	aJ
<kopfe	aB
<krank	aH
<kunden	aE
<kundschaft	aH
<kurz	a;
<kv	aG
<kw	aH
<l	aC
<l'agence	a@
<l'an	aI
<l'annonce	a>
<l3	aC
<la caisse	aG
<la casa	aH
<la de	aC
<la junta	aD
<la nave	aF
<la persona	aS
<la tienda	aG
<la web	aH
<lab	a@
<labor	aH
<laboral	aI
<lad	aW
<laden	aY
<ladies	aE
<lait	a?
<lake	aG
<landkreis	aF
<lang	aB
<language	aH
<languages	aD
<las	aF
<las 0	aJ
<last	aI
<last one	aI
<later	aZ
<lauft	aI
<le 0	aI
<le poste	a>
<lead	aI
<leader	aT
<leading	aA
<leads	aE
<learning	aJ
<least 0	aI
<leave	aG
<leaves	aC
<lecture	aH
<leeds	aH
<leer	aJ
<legacy	aJ
<lehre	aG
<leider	aI
<leitung	a<
<les	aJ
<letter	aJ
<letter to	aG
<letters to	aI
<leute ,	aD
<level ,	aR
<level 0	aH
<lever	aH
<ley	aJ
<libre	aC
<libres	aH
<lic	aC
<license	aG
<licensed	aX
<liebe	aC
<liebe frau	aD
<lieber	aB
<lieu	a@
<lift	aG
<light	aS
<like a	aW
<linea	aE
<lineas	aF
<lines	aG
<linien	aG
<linkedin	aE
<linux	aD
<lire	aE
<listed	aF
<little	a=
<live in	aB
<live on	aZ
<llamar	aG
<lleve	aY
<local	aA
<location	aG
<location :	aD
<lodge	aD
<logistics	aU
<logistics or	aI
<lohn	aJ
<lohn nach	aH
<london	aD
<long	aI
<longer	aI
<look	aU
<looking	aG
<lost	aI
<lot	aF
<lots	aI
<lots of	aD
<love	aE
<lovely	aE
<lovely ,	aI
<lunch	aH
<lundi	aJ
<lunes	aG
<m de	aC
<m-f	a@
<m.sc	aA
<m/w/d	a^
<m/w/d )	a\\
<ma	aH
<machen	aH
<macht	aC
<macht der	aH
<mag	aC
<mail	aG
<main	aF
<maintenance	a\\
<maison	aB
<make	aA
<makes	aI
<mal	aH
<manage	aC
<manager	aS
<manager 
	aA
<manager ,	aW
<managers	a;
<manana	a@
<mandate	aB
<manipulador	aC
<mann	aC
<mannlich	aY
<mano	aC
<manufacturing	aE
<mar	aB
<marca	a@
<march	aD
<market	aC
<marketing	aT
<marks	aE
<markt	aE
<mars	aG
<martes	aI
<marz	aE
<master	aH
<mat	aE
<match	aI
<maternity	aB
<max	aG
<may 0	aE
<maybe	aF
<mayo	aC
<mba	aH
<me (	a@
<me ,	aH
<me .	aF
<me and	aI
<me da	aG
<meal	aD
<media	aI
<medico	aD
<meet	aR
<meeting	aE
<meetings	aC
<mehr	aF
<meister	aF
<members	aG
<menschen	aB
<mensuales	aF
<mention	aH
<mentor	aJ
<menus	aE
<merci	aB
<mercredi	aG
<mes	aI
<mesa	aZ
<meses ,	aG
<message	aF
<metal	aE
<metall	aH
<metiers	aW
<mets	aH
<mgr	aZ
<mi	aF
<mi-temps	a?
<mich	aI
<mich .	aH
<midi	aJ
<mieux	aC
<migration	aB
<mileage	aD
<million	aD
<millones	aF
<mind	aI
<mindestens	aG
<mindestens drei	aI
<mini	aG
<minijob	aF
<minimum	aI
<minutes	aA
<minutos	aI
<mio	aJ
<mira	aF
<mismo	aI
<mit 0	aE
<mit der	aD
<mit drei	aJ
<mitarbeitende	aE
<mittags	aE
<mittwoch	aG
<mittwochs	aF
<mme	aI
<mo	aJ
<mobil	aF
<mobile	aE
<model	aH
<moi je	aC
<moin	aC
<mois 
	aE
<mon	aD
<mon-fri	aG
<monate	aH
<monday	aD
<mondays	aI
<monde	aH
<money	aJ
<monitor	a@
<monsieur	aD
<montar	aE
<monte	aI
<monthly	aH
<months	aI
<months 
	aF
<more	aG
<morning	aC
<mornings	aU
<mostly ,	aF
<mostrador	aZ
<mr	aC
<ms	aC
<mt	aE
<mths	aE
<much	aI
<muelle	aI
<municipal	aY
<museum	aE
<muss	aH
<muss nicht	aI
<musst du	aJ
<must	aI
<must have	aJ
<my	aE
<n	a?
<n+1	aJ
<nach	aG
<nach dem	aG
<nachte	aH
<nada	aG
<nada de	aH
<nadie	aE
<name	aR
<national	aA
<native	aF
<naturlich	aE
<nave	aF
<navidad ,	aG
<ne pas	aG
<near	aE
<nearly	aH
<necesita	a\`
<necesito	a_
<need ,	aG
<need a	ac
<need someone	aR
<need to	aC
<needed	aB
<needs	aZ
<needs to	aI
<nehmen	aE
<nein ,	aR
<nen	a^
<net	aG
<netos	a@
<nettoyage	aH
<neue	a^
<never	aH
<next	aD
<ni "	aG
<nice	aJ
<nie	aI
<nights	aU
<nights 
	aJ
<nine	aA
<nite	aE
<nivel 0	aW
<no .	aD
<noche	aG
<noches	aE
<nochmal	aD
<noel	aH
<nombre	aG
<nord	a>
<norte	aH
<north	aF
<not "	a@
<not a	a@
<not essential	aH
<notdienst	aI
<note	aG
<notes	aE
<nothing	aG
<notig	aG
<nous	aC
<nous faut	aW
<nov	a?
<now	aA
<nr	aD
<nueve	aH
<nuits	aC
<number	aH
<numero	aB
<nur	aG
<nurse	a?
<nurses	aC
<nursing	aX
<o .	aA
<o 0	aI
<objet	aC
<obra	aH
<obvs	aJ
<occasional	aE
<ocho	aE
<oct 
	aH
<octubre	aH
<odd	aJ
<oder einen	a^
<of 0	aH
<of our	aS
<of the	aE
<of them	aU
<of those	aH
<of us	a>
<of which	aI
<off	aE
<off the	aJ
<offen	aH
<office 
	a?
<office is	aF
<officer	a\\
<officer (	a[
<offices	aH
<oficial de	aY
<oficiales de	aT
<oficina	aF
<ohne	aI
<ok	aI
<okay	aI
<old	aH
<on est	aE
<on fridays	aI
<on the	aI
<on veut	aW
<onboarding	aF
<once	aI
<one and	aI
<only	aH
<only ,	aJ
<onsite	aI
<open	a@
<opening	a>
<ops	aF
<or "	aF
<or get	aC
<oral	aC
<order	aF
<ordinary	aG
<ort :	aG
<os	aA
<ot	aY
<ote	aG
<other	aG
<otra	aA
<otro	aR
<ou a	aE
<ou equivalent	aG
<ou un	ae
<oui	aC
<out	aD
<out the	aJ
<outfit	a?
<outside	aF
<over	aI
<over 0	aI
<overlap	aG
<own	aG
<owned	aA
<owned ,	aG
<owner	a<
<p .	aF
<pa	aH
<pack	aH
<pagada	aF
<pagas	aJ
<paid ,	aH
<palabras	aI
<panel	aH
<paper	aF
<papers	aD
<paperwork	aC
<par an	aE
<par la	aH
<para el	aW
<para la	aY
<para leer	aH
<parcial	a=
<parental	aG
<parents	aI
<park	aA
<parkplatz	aF
<part	aA
<part time	aE
<parte	aI
<partir	aF
<partners	a<
<parts	aD
<pas	aB
<pas )	aH
<pas de	aG
<pas le	aH
<pasa	aI
<passe	aD
<passed	aB
<passer	aF
<patient	aC
<patio	aC
<patron	aI
<pay the	aI
<paye	aF
<payments	aX
<payroll	aG
<pays	aB
<pc	aF
<pdf	aH
<pension	aI
<people ,	aG
<per	aE
<perdon	aG
<perfil	aG
<permanent	aF
<permanent ,	aH
<permis	aD
<permiso	aH
<permiso b	aG
<pero	aI
<pers	aE
<person 
	a@
<person ,	aY
<person .	aR
<persona	a^
<personas ,	a>
<personne	aH
<personnes	aH
<persons	aY
<petits	aE
<peu	aH
<peu de	aD
<peut	aA
<pflege	aJ
<pflicht	aI
<phd	aI
<photo	aJ
<phrase	aH
<physical	aD
<physics	aX
<piano	aV
<pick	aD
<pics	aI
<pipeline	aH
<piso	aD
<place	aD
<places	aD
<plain	aF
<plan	aH
<plans	aJ
<plant	aA
<planta	aB
<platform	aA
<playwright	aG
<plc	aF
<please	aF
<please ,	aA
<pls	aF
<plus	aD
<plus the	aE
<pm 
	a@
<pm ,	aC
<pms	aB
<poco	aE
<points	aH
<police	aF
<polish	aF
<polnisch	aJ
<pool	aC
<por	aG
<porque	aC
<portal	aJ
<porter	aT
<portfolio	aF
<portugues	aI
<posible	aH
<position	a[
<position :	a^
<poss	aH
<possible	aI
<possible ,	aG
<post	aV
<post :	aa
<postgres	aI
<posts	aY
<pour	aG
<pour la	aH
<pour le	aH
<pour un	a;
<ppl	aR
<pr	a=
<pratique	aF
<praxis	aE
<prefer	aG
<preferred	aH
<premium	a@
<preparing	a@
<presence	aF
<presupuestos	aI
<pricing	aD
<primary	aA
<primera	a^
<pro	aI
<probation	aG
<probation 
	aD
<probezeit	aG
<problem	aC
<proceso	aE
<process	aW
<prod	aG
<production	aY
<productivite	aF
<programm	a@
<promised	aI
<proper	aG
<properly	aF
<property	aX
<propia	a?
<propio	aE
<prorrogable	aI
<pruebas	aI
<prufen	aI
<puesto	a_
<puesto :	a_
<purpose	aD
<put	aF
<qa	aE
<qc	aT
<qualifications	aF
<qualified	aC
<quarter	aI
<quarter ,	aJ
<que la	aJ
<que le	aF
<que no	aH
<que sepa	aE
<que son	aG
<quedarse	aF
<quelqu'un	aZ
<quelqu'un pour	aa
<questions	aI
<qui	aG
<quick	aE
<quick one	aD
<quien	aC
<quiero	a^
<quince	aX
<quince dias	aD
<rang	aG
<range	aH
<rare	aE
<rate	aD
<rathaus	aG
<rather	aI
<raum	a@
<re	aC
<re :	aD
<read	aI
<read a	aH
<ready	aE
<real	aH
<recepcion	aZ
<reception	aI
<records	aB
<recruit	aT
<recruitment	aH
<recrute	a]
<recrutement	a>
<red	a@
<ref	aG
<references	aG
<refs	aE
<reg	aE
<regional	aC
<register	aE
<regular	aC
<reichen	aI
<reicht	aF
<rein	aH
<release	aJ
<relevant	aH
<rembourse	aI
<remote	aE
<remote ,	aH
<remote in	aD
<remoto	a@
<remplacement	aF
<renouvelable	aA
<rent	aI
<rente	aF
<replacement	aA
<report	aF
<report to	aH
<reporting	aJ
<reporting to	aE
<repos	aG
<req	aS
<request	a=
<requiere	a\`
<requirement	a@
<reseau	aF
<residential	aA
<residents	aH
<responsable	aS
<rest	aF
<resto	a@
<resumes to	aG
<retail	aE
<retention	aF
<retired	aI
<retraite	aE
<returns	aB
<reviews	aG
<rig	a>
<right	aF
<right ,	aS
<ring	aG
<risk	aI
<rockstar	aH
<role :	a\\
<roll	aC
<rolls	aJ
<rondes	aH
<roof	aC
<roster	aE
<rota	aG
<rotas	aI
<round	aB
<rounds	aI
<rounds ,	aI
<route	aJ
<rue	aG
<rue de	aH
<ruf	aH
<rules	aJ
<rum	aB
<run a	aE
<run the	aW
<rund 0	aH
<running	aJ
<runs	aC
<rural	aJ
<s	aJ
<sabado	aG
<sabados	aB
<sabe	aE
<sabes	aJ
<sachbearbeiter/in	a_
<safe	a?
<sais	aH
<sait	aC
<salaries	aG
<salary	aE
<sale	aE
<sales	aY
<salida	aE
<salon	aD
<salut	aD
<samstag	aJ
<samstag ,	aJ
<san	a<
<sans	aG
<sante	aD
<sap	aE
<saturday	aH
<savoir	aB
<say "	aH
<says	aH
<scale	aH
<scan	aJ
<scheduling	aJ
<scheme	aF
<schlosser	a?
<schluss	aF
<school of	aF
<schooling	aH
<schools	aG
<schule	aB
<schulung	aE
<schwindelfrei	aF
<sci	aU
<scope	aG
<scp	aE
<screen	aG
<screening	aI
<searches	aC
<seasonal	aJ
<seat	aG
<sechs	aC
<secretariat	aH
<secretary	a>
<secteur	aC
<sections	a?
<sector	aE
<securite	aE
<sede	aE
<see	aE
<segun	aE
<segunda	aS
<segundo	aI
<seguridad	aV
<seguro medico	aI
<sehr	aF
<sehr geehrte	aI
<sein	aH
<sein ,	aF
<seis	a>
<seit	a@
<selber	aI
<seleccion	aJ
<self	aE
<sell	aF
<selon	aF
<semanales	aH
<semanas	aH
<senior	ag
<seniority	aI
<sepa	aH
<sept	aG
<september	aH
<september .	aH
<septembre	a@
<septiembre	aB
<ser	aF
<serait	aG
<seria	aS
<series	aG
<service charge	aH
<servus	aE
<setzen	aI
<shall	aT
<share	aE
<shared	aH
<sharing	aI
<she	aC
<sheet	aI
<shifts	aE
<shop	aG
<short	aH
<show	aF
<shut	aG
<si ,	aG
<si possible	aI
<sich	aF
<side 
	aD
<sie	aG
<sieben	aA
<siege	aD
<sierra	aH
<sign	aE
<similar	aI
<simple	aF
<since	aH
<sind	aE
<sind 0	aI
<sing	aH
<singen	aA
<sinon	aI
<site :	aR
<sites	a@
<sites ,	aG
<sitio	aF
<sits	aH
<sitz	aI
<sitzen	aD
<sitzt	aJ
<six	aH
<sixty	aC
<small	aE
<smart	aI
<so ,	aG
<so 0	aH
<so :	a^
<so no	aG
<so you	aG
<sobre	aE
<socios	a?
<sofort	aH
<sold	aF
<solide	aE
<soll	aF
<someone to	aY
<sometimes	aH
<somewhere	aE
<somos	aC
<somos una	a?
<sonntag	aF
<sorry	aI
<sorry for	aJ
<sort	aD
<south	aF
<sowie	aG
<soy	aB
<spa	aG
<spain	aU
<spanish	aF
<speak	aF
<speaker	aH
<speaking	aH
<specialist	ae
<split	a@
<sports	aC
<spring	aA
<squad	aD
<sr	a^
<st	aB
<stadt	aC
<standort	a@
<start	aH
<statements	aI
<statements ,	aH
<station	aF
<statt	aC
<std ,	a>
<steht	aA
<stelle	aW
<stellen	aZ
<steuerberater	aA
<still	aJ
<stipend	aH
<stock	aJ
<stock ,	aI
<stop	aE
<street	aC
<strong	aD
<student	a<
<students	aI
<students ,	aH
<studies	aI
<studio	aF
<studium	aD
<stufe	aD
<stuff	aD
<stunden	aG
<su	aF
<su cargo	aJ
<subject	aC
<suchen	aW
<suite	aG
<sunday	aG
<sunday ,	aE
<sundays	aF
<super	aA
<superior	aE
<supervision	aJ
<supervisor	aJ
<supplement	aC
<supply	aS
<sur	aD
<sustitucion	aT
<system	aI
<t	aI
<ta	aF
<tableau	aE
<tage	aJ
<taking	aB
<talent	aF
<talk	aG
<talk to	aG
<taller	aF
<tambien	aJ
<tarde .	aI
<target 0	aI
<tarif	aI
<te	aA
<teach	aH
<teacher	aY
<teaching	aD
<team 
	aF
<team "	aG
<team .	aA
<teams	aA
<technical	aI
<technicien	a^
<techniker	aD
<technique	aA
<tecnico	aE
<telefon	aH
<tell	aF
<temp	aV
<temporal	aD
<temps	aH
<tendria	aH
<tenir	aT
<tenu	aI
<terraform	aB
<terrain	aU
<test	aG
<testing	aB
<texas	aB
<text	a@
<texte	aE
<thanks	aA
<that	aI
<the 0	aF
<the chair	aF
<the class	aG
<the field	aA
<the leads	aJ
<the line	aG
<the new	aI
<the odd	aI
<the one	aF
<the other	aG
<the post	aI
<the right	aJ
<the site	aG
<the staff	aE
<the third	aH
<the tone	aF
<theatre	aB
<them ,	aH
<them to	aJ
<then ,	aG
<therapist	a=
<there	aJ
<there is	aH
<there's	aF
<these	aD
<they'd	aE
<they're	aE
<thing	aD
<think	aC
<thinking	aA
<thirty	aG
<this	aE
<this is	aH
<those	aH
<through	aH
<thru	aG
<thu	aC
<thurs	aF
<thursdays	aF
<ti	aC
<ticket	aH
<tickets	aI
<tidy	a@
<tied	aH
<tiempo	aI
<tienda	aG
<tiene	aF
<tiktok	aE
<til	a>
<till	aH
<till 0	aG
<time	aH
<tipo	aC
<titel	aV
<title	aY
<titre	aA
<titulaire	aG
<titulo	aB
<titulo de	aE
<to 0	aI
<to :	a9
<to advertise	aG
<to be	aD
<to do	aR
<to go	aG
<to have	aE
<to know	aG
<to live	aX
<to our	aF
<to run	a^
<to sit	aG
<to start	aG
<to take	aH
<to them	aE
<to two	aD
<today	aC
<todo	aS
<todo el	aC
<todos	aB
<told	aJ
<ton	aD
<tone	aG
<top	aE
<tour	aA
<touren	aD
<towards	aJ
<track	a[
<tractor	aA
<train	aC
<trainee	aE
<trainer	a@
<training	aH
<traite	aB
<transfer	aG
<transport	aG
<travail	aI
<travail a	aH
<travel	aH
<treatment	aG
<tres	aG
<tres anos	aJ
<trips	aF
<trop	aG
<trucks	aF
<trust	a@
<tt	aI
<tuesdays .	aI
<tun	aF
<turkisch	aA
<turno	a@
<turnos	aC
<turnover	aG
<tv-l	a=
<tvod	aI
<twelve	aG
<two .	aY
<two days	aH
<two in	aG
<tx	a>
<type	aF
<tz ab	aI
<u	aC
<uber	aG
<uh ,	aT
<uhr	aF
<um	aA
<um ,	aJ
<umsonst	aG
<un peu	aH
<un sabado	aG
<un/a	aV
<una	aV
<unas	aF
<unbefr	aE
<unbefr .	aG
<unbefristet	aG
<unbefristet ,	aJ
<und 0	aF
<und den	aE
<und eine	aF
<und suchen	aY
<under	aD
<unit	aW
<unit ,	aB
<uno	aT
<unser	a@
<unsere	aF
<unternehmen	aE
<uop	aF
<up ,	aI
<up for	a@
<ur	aG
<urlaub	aJ
<us 
	aB
<user	aG
<usine	aA
<usuarios	aJ
<ux	aW
<v	aH
<v .	aI
<va	a<
<vacances	aC
<vale	aD
<valid	aD
<valley	a>
<vamos	aH
<vamos a	aH
<vat	aI
<vendredi	aE
<ver	aE
<verantworten	aH
<vergutet	aI
<verkaufen	aJ
<vers	aC
<version	aE
<verteilt	aF
<verteilt auf	aF
<vertrage	aH
<veut pas	aF
<via	aJ
<viajes	aG
<vie	aB
<viel	a;
<vigo	aG
<village	aB
<visitors	aH
<visits	aI
<vite	aG
<voir	aI
<voll	aC
<vollzeit	a@
<volunteer	a<
<volunteers	a>
<vom	aI
<von	aF
<vor	aH
<vor der	aG
<vorbereiten	aG
<vorher	aI
<vormittags	aF
<vorstand	a>
<vos	aG
<vous	a=
<vrai	aH
<vraie	aX
<vu	aI
<vz	aE
<w/m/d	a[
<w/m/d )	a\\
<wa	aH
<wales	aD
<want them	aG
<want to	aG
<wanted	aD
<wants to	aS
<war der	aX
<ware	aF
<wartung	aD
<water	aC
<way	aU
<way with	aG
<we	aI
<we do	aH
<we get	aC
<we lost	aI
<we make	aE
<we need	aS
<we pay	aF
<we run	a?
<we want	aW
<we'd	aG
<we're	aA
<we're a	aF
<we've	aF
<web	aH
<wed	aF
<wednesday	aJ
<wednesdays	aJ
<weds	aD
<week (	aE
<weekends	aG
<weekly	aI
<weg	aR
<wegen	aF
<weiblich	aa
<weight	aH
<weiß	aH
<welcome	aH
<well	aI
<wenn	aG
<wer	aF
<werden	aF
<werkstatt	aG
<west	aG
<wfh	aE
<wg	aD
<wg .	aH
<what	aG
<what do	aJ
<whatever	aU
<whatsapp	aB
<when	aG
<whenever	aE
<where	aH
<which	aJ
<while	aB
<who	aJ
<who can	aS
<who will	a@
<who's	aB
<wichtig	aJ
<wie	aJ
<willing	aA
<willkommen	aV
<windows	aC
<winter	aH
<wir	aB
<wir brauchen	a>
<wir hatten	aJ
<wish	aJ
<wissen	aI
<wissen ,	a?
<with	aH
<with 0	aH
<with one	aG
<with the	aF
<within	aH
<within the	aH
<without a	aZ
<wks	aH
<wo	aB
<woche	aI
<wochenstunden	aG
<wohnung	aJ
<words	aG
<work	aG
<worked	aJ
<workers	aS
<working	aJ
<works	aF
<workshop	aF
<wort	aH
<would be	aD
<would help	aH
<write	aI
<write it	aI
<write the	aH
<writer	aX
<writing	aI
<wrote	aC
<wunschenswert	aH
<x 0	a[
<x2	aC
<xmas	aH
<y dos	aJ
<y el	aD
<y en	aI
<y frances	aJ
<y lo	aF
<y luego	aI
<y navidad	aJ
<y no	aH
<y un	aH
<y una	aA
<ya	aD
<yearly	aG
<years	aI
<years in	aI
<yes	aE
<yes ,	aH
<yo	aH
<you can	aD
<you live	aG
<you'd	aF
<you'll	aI
<you're	aF
<you've	aH
<yourself	aE
<yr	aG
<yrs	aG
<zeit	a?
<zero	aB
<ziehen	a@
<zimmer	aE
<zona	aC
<zug	aJ
<zum	aD
<zur	a?
<zusammen	aI
<zusammen ,	aG
<zwingend	aA
<zwischen	aI
<zwolf	aH
<|	a>
>!	aI
>"	aJ
>+	aF
>0.8	aG
>1.050	aG
>10.30	aI
>12s	aA
>13th	aI
>18:30	aH
>18th	aC
>2-3	aH
>2.30	aB
>2.400	aE
>2x	aE
>3+	aB
>35h	a@
>37.5	aF
>3k	aJ
>40h	aH
>5.30	aJ
>6:30	aE
>6k	aF
>7th	aU
>8-4	aI
>9b	aD
>;	aI
>>!	aJ
>>&	aJ
>>+	aF
>>0.8	aE
>>12s	aA
>>18th	aH
>>1er	aG
>>2-3	aA
>>2-4	aI
>>2.30	a@
>>2.400	aD
>>2x	aD
>>3+	aA
>>35h	aH
>>37.5	aD
>>39h	aI
>>3k	aI
>>40h	aI
>>6:30	aC
>>6k	aF
>>7th	aE
>>80-100	a]
>>9a	aE
>>9b	aF
>>;	aH
>>_	aJ
>>abends	aH
>>aber	aF
>>abgeschl	aF
>>abgeschlossen	aH
>>able	aG
>>about	a?
>>above	aH
>>abrechnung	aI
>>abrir	aI
>>abs	aG
>>aca	aE
>>access	aA
>>accommodation	aH
>>account	a@
>>accountant	aS
>>accounts	aI
>>acht	aA
>>across	aV
>>active	aC
>>actually	aA
>>ad	aF
>>add	aC
>>ade	aF
>>adr	aA
>>adults	aE
>>advert	a>
>>advertise	aF
>>again	aJ
>>age	aE
>>agencia	aB
>>agency	aI
>>agent	aB
>>agentur	aE
>>agreed	aC
>>ah	aE
>>aid	aD
>>al	aF
>>all	aH
>>alle	aH
>>allowance	aC
>>alta	aS
>>alter	aE
>>alternate	aH
>>altura	aG
>>amt	aD
>>an	aJ
>>analisis	aI
>>anbei	aC
>>anchor	a>
>>andere	aC
>>anfang	aG
>>animal	aI
>>anlage	a>
>>annual	aJ
>>ano	aF
>>another	aC
>>ans	aD
>>answer	aS
>>answering	aT
>>answers	aF
>>ante	aF
>>anuales	aH
>>anuncio	aC
>>anyway	aE
>>anzeige	aE
>>aout	aG
>>app	aH
>>apply	aE
>>approved	aH
>>approx	aH
>>apres	aH
>>april	aG
>>arbeiten	aB
>>area	aT
>>around	aA
>>art	aD
>>arzte	aA
>>ask	aF
>>asked	aH
>>association	aB
>>asunto	aB
>>atender	aH
>>au-dessus	aI
>>auch	aG
>>auditorias	aD
>>aufgaben	aG
>>aufwarts	aF
>>aug	aB
>>aun	a@
>>aupres	aJ
>>aus	a@
>>ausbildung	aH
>>auskunft	aG
>>ausschließlich	aG
>>ausschreibung	aA
>>author	aJ
>>autonoma	aB
>>aux	aC
>>auxiliar	a[
>>avec	aH
>>average	aG
>>avoid	aI
>>away	aJ
>>aws	aI
>>azubi	aE
>>b	aI
>>b1	aD
>>b2	aJ
>>b2b	aD
>>bac	aI
>>bachelor	aG
>>back	aG
>>background	aA
>>badge	aB
>>band	aT
>>bareme	aF
>>basic	aD
>>basico	aD
>>basis	aJ
>>batch	aF
>>bav	aJ
>>be	aI
>>bed	aI
>>beds	aA
>>befristet	aH
>>begleiten	aF
>>behind	aJ
>>beraten	aD
>>beratung	a>
>>beschaftigte	a?
>>besetzen	aT
>>besoin	a?
>>besprochen	aG
>>besser	aD
>>better	aI
>>between	aG
>>bev	aH
>>bewerben	aH
>>bewerbung	aJ
>>bid	aG
>>bien	aI
>>big	aG
>>bin	aG
>>bio	aD
>>biologie	aX
>>bist	aE
>>board	aB
>>body	aD
>>bon	aJ
>>bonus	aI
>>bookings	aD
>>boutique	aC
>>boxes	a@
>>branches	aB
>>brauchen	aC
>>brauchst	aH
>>braucht	aB
>>break	aI
>>breaks	aB
>>bridge	aI
>>bring	aI
>>broker	aD
>>bruto	aH
>>brutto	aG
>>btp	aG
>>bts	aH
>>buchhaltung	aE
>>budget	aG
>>building	aB
>>built	aE
>>bus	aC
>>by	aH
>>c1	aJ
>>ca	aF
>>cabin	aF
>>cabinet	aF
>>cad	aH
>>cada	aG
>>caja	aE
>>calidad	aV
>>calls	aG
>>calm	aB
>>camp	aG
>>campana	aD
>>campus	aD
>>can't	a>
>>car	aF
>>card	aG
>>cards	aJ
>>care	aH
>>careers	aJ
>>carnet	aD
>>carrera	aE
>>carriers	a?
>>carte	aA
>>cartera	aY
>>case	aG
>>caseload	aE
>>cases	aH
>>caso	aE
>>castellano	aI
>>casual	aV
>>categorie	aJ
>>catering	aH
>>ce	aI
>>cerca	aH
>>cert	aE
>>certificate	aC
>>cfc	aF
>>chainsaw	aG
>>changes	aA
>>charge	aV
>>charity	aH
>>chasing	aH
>>chat	aI
>>check	aJ
>>checks	aE
>>chef	aT
>>chefs	aI
>>cherche	a<
>>chf	aI
>>choir	aS
>>cinco	aJ
>>cinq	aG
>>cis	aA
>>city	a=
>>claims	aX
>>clase	aB
>>class	aI
>>classe	aJ
>>clean	aD
>>clear	aH
>>clerk	aU
>>client	aE
>>clientes	aC
>>clients	aA
>>clinic	aG
>>clinica	aV
>>clinics	a@
>>clock	aH
>>closed	aH
>>closes	aD
>>closing	aC
>>closures	aH
>>club	aA
>>co	a@
>>coach	aW
>>coburg	aI
>>codigo	aD
>>coef	aI
>>cold	aI
>>college	aD
>>comfortable	aH
>>comida	aD
>>command	aD
>>commande	aE
>>comme	aI
>>commercial	aB
>>commission	aG
>>communes	aH
>>community	aB
>>comp	aB
>>complaints	aC
>>completa	aI
>>con	aI
>>concertada	aC
>>conferences	aF
>>confirme	aI
>>conge	aE
>>consultants	aJ
>>consumer	a<
>>contact	aE
>>contract	a?
>>contractor	aG
>>contracts	aG
>>contrat	a?
>>contribution	aG
>>control	aR
>>convenios	aF
>>cook	a\\
>>coop	aB
>>coordinator	aH
>>core	aG
>>cork	aY
>>corporate	aE
>>correct	aG
>>correo	aG
>>cortex-m	a@
>>could	a@
>>council	aH
>>county	aC
>>cours	aG
>>course	aE
>>covers	aJ
>>cp	aI
>>cpc	aG
>>credit	aE
>>cross	aF
>>cs	aH
>>cto	aH
>>cuando	aI
>>cuarenta	aH
>>cuatro	aF
>>cuentas	aS
>>cuento	aH
>>current	aA
>>customers	aH
>>cut	aD
>>cycle	aV
>>d	aT
>>d'anciennete	aH
>>d'equipe	aC
>>d'experience	aE
>>d'un	aF
>>d'une	aD
>>dach	aZ
>>daheim	aE
>>daher	aD
>>daily	aI
>>danke	aG
>>darf	aE
>>data	aD
>>date	aE
>>davon	aE
>>day	aJ
>>dazu	aG
>>dbt	aF
>>decent	aJ
>>decision	aH
>>deja	aC
>>del	aG
>>dem	aI
>>demande	aB
>>denise	aI
>>dental	a>
>>depending	aD
>>deplacements	aJ
>>depot	a@
>>depuis	aB
>>des	aJ
>>design	aD
>>desirable	aE
>>despues	aI
>>deux	aG
>>devs	a>
>>di	aC
>>dia	aI
>>dias	aJ
>>diciembre	aS
>>dienst	aJ
>>dienstags	aI
>>dienstort	aI
>>dienstplan	aI
>>diez	aH
>>digital	aI
>>dimanche	aA
>>dinero	aG
>>diplom	aG
>>diploma	aH
>>direccion	aG
>>discreet	aF
>>discretion	aJ
>>diseno	a?
>>dispo	aG
>>dit	aI
>>dm	aA
>>do	aE
>>doce	aB
>>does	a=
>>doesn't	aE
>>domingo	aD
>>domingos	aF
>>don't	aG
>>donc	aE
>>dont	aG
>>door	a@
>>dos	aH
>>dossier	aH
>>dot	aC
>>down	aF
>>dr	aF
>>draft	a=
>>drafting	aI
>>drafts	aD
>>drauf	aD
>>drh	aF
>>drittmittel	aS
>>driver	aY
>>drivers	aU
>>driving	aE
>>droit	a]
>>du	aE
>>duree	aI
>>dutch	aI
>>duties	aC
>>e	aR
>>each	aG
>>early	aD
>>easter	aI
>>ebenso	aJ
>>ecole	aX
>>egal	aU
>>ehrlich	aF
>>eigene	a<
>>eigentlich	aC
>>eight	aI
>>ein	aI
>>einer	aH
>>einfach	aF
>>einmal	aT
>>eins	aD
>>eintritt	aX
>>einweisung	aG
>>electrica	a>
>>electricos	aD
>>electronica	aF
>>elektriker	a=
>>elektro	aE
>>elf	aF
>>elle	aE
>>else	aJ
>>elternzeitvertretung	aJ
>>email	aG
>>empleados	aB
>>empleo	aF
>>employed	aG
>>empresa	aC
>>empty	aB
>>encadrement	aF
>>encore	aH
>>end	aI
>>ende	aF
>>engineer	aW
>>engineers	aE
>>englisch	aJ
>>enhanced	aH
>>entre	aG
>>entree	aF
>>entwurf	aS
>>eps	aH
>>equal	aI
>>equipe	aH
>>equivalent	aH
>>er	aI
>>erp	aF
>>erst	aJ
>>ersten	aG
>>erwunscht	aF
>>es	aH
>>espana	aF
>>est	aF
>>esta	aD
>>estamos	aF
>>este	aU
>>esto	aF
>>et	aH
>>eu	aF
>>eur	aG
>>europe	aB
>>events	aH
>>everything	aE
>>evidence	aE
>>exam	aD
>>examen	aI
>>excel	aF
>>exp	aF
>>experience	aH
>>experiencia	a@
>>f/t	aI
>>face	aI
>>fachbereich	aH
>>fachkraft	aE
>>facility	aY
>>facturacion	aI
>>fahren	aH
>>fair	aI
>>fais	aD
>>fait	aJ
>>faite	aI
>>fall	aI
>>familial	aB
>>familiar	aW
>>familias	aH
>>familie	aB
>>families	aH
>>famille	aF
>>family	aE
>>favour	aI
>>februar	aE
>>fehlt	aD
>>few	aI
>>field	aH
>>fifteen	aF
>>figure	aH
>>fijos	aI
>>files	aC
>>filialen	aD
>>filing	aC
>>fin	aF
>>finance	aE
>>find	aH
>>fine	aJ
>>fintech	aF
>>firm	a@
>>firma	aY
>>fisio	aY
>>fit	aE
>>fixe	aI
>>fixed	aF
>>fleece	aG
>>float	aB
>>floor	aF
>>folk	aI
>>follow	aE
>>food	aW
>>forecast	a>
>>forfait	aI
>>formacion	aE
>>fort	aD
>>forty	aI
>>foto	aI
>>fotos	aH
>>fp	aI
>>france	aX
>>frau	aH
>>freelance	aX
>>frei	aI
>>freier	aG
>>freitags	aJ
>>freundlich	aE
>>fridays	a=
>>frisch	aC
>>front	aH
>>fruh	a?
>>ftc	aE
>>fte	aT
>>fue	aD
>>fuhren	aC
>>fuhrerschein	aI
>>fuhrt	a\\
>>fund	aH
>>fundraising	aU
>>g	aE
>>garage	aT
>>garden	aC
>>gc	aS
>>gedacht	aH
>>geht	aI
>>gel	aD
>>geld	aB
>>gelernt	a>
>>gemuse	aE
>>general	aB
>>generation	a?
>>gente	aA
>>genugt	aG
>>gerechnet	aJ
>>german	aG
>>gesprache	aH
>>gestern	aE
>>gibts	aI
>>gießen	aB
>>girls	aR
>>gleitzeit	aF
>>gmbh	aF
>>goes	aF
>>going	aI
>>gold	aE
>>gone	aA
>>governors	aW
>>grad	aG
>>grade	aV
>>grande	aC
>>grant	aG
>>green	aI
>>grille	aH
>>gros	aB
>>group	aJ
>>grow	aG
>>große	aI
>>gruppe	aG
>>guaranteed	aH
>>guardia	aJ
>>guess	aI
>>gut	aG
>>gute	aF
>>guy	a^
>>gym	aC
>>h/f	aZ
>>ha	a?
>>hab	aF
>>haben	aE
>>habitaciones	aI
>>habitants	aF
>>hablamos	a?
>>hace	a@
>>hacer	aD
>>had	aF
>>haga	aY
>>halbe	aB
>>half	aI
>>hall	aB
>>halt	aA
>>halten	aA
>>handle	aG
>>handling	aC
>>handover	aE
>>hands	aH
>>has	aD
>>hatte	aI
>>hatten	aD
>>haus	aE
>>hcpc	aJ
>>he	aI
>>he's	aD
>>head	a<
>>heads	aG
>>heights	aH
>>heißt	aH
>>hello	aE
>>hep	aH
>>her	aI
>>here	a<
>>here's	aT
>>herr	aG
>>hi	aA
>>hier	aA
>>high	aE
>>hilft	aH
>>hiring	aA
>>his	aG
>>hits	aJ
>>hochschule	aF
>>hola	aH
>>hold	aH
>>holen	aJ
>>holiday	aT
>>home	aF
>>homes	aF
>>horaire	aA
>>horarios	aH
>>horno	aI
>>hospital	aG
>>hot	aI
>>house	aC
>>hq	aH
>>hr	aB
>>hrs	aD
>>hub	aJ
>>human	aW
>>hundred	aI
>>hybrid	aA
>>hygiene	aE
>>i've	aA
>>ich	aA
>>ici	aI
>>ideally	aE
>>ifs	aI
>>ig	aE
>>ihnen	aH
>>ihr	aI
>>ihre	aJ
>>il	aE
>>im	aJ
>>immer	aB
>>imprescindible	aF
>>inbetriebnahme	aE
>>incl	aE
>>included	aE
>>independent	aU
>>ing	aD
>>ingenieria	aH
>>ingles	aH
>>inkl	aA
>>inklusive	aF
>>inserat	aI
>>inside	aI
>>inspector	aC
>>insurance	aE
>>intake	aH
>>inutile	aH
>>is	aH
>>isn't	aI
>>iso	aI
>>italienisch	aH
>>iv	aA
>>j	aA
>>jan	aH
>>je	aD
>>jeder	aI
>>jefe	a@
>>jemand	aA
>>jemanden	aC
>>jetzt	aE
>>jeunes	aF
>>job	aH
>>jobrad	aF
>>jobs	aG
>>join	aA
>>jornada	aI
>>jour	aD
>>jours	aG
>>jueves	aH
>>juin	aG
>>junio	aG
>>junta	a@
>>jusqu'a	aC
>>jusqu'au	a@
>>just	aH
>>k	aF
>>kafka	aB
>>kann	aC
>>karte	aX
>>kasse	aH
>>kaufmannische	aY
>>keep	aI
>>keeping	aF
>>kein	aG
>>keine	aI
>>kennen	aG
>>kenntnisse	aH
>>keys	aG
>>kind	aW
>>kinder	aD
>>kindern	aH
>>kindly	aE
>>kirche	aI
>>kit	aI
>>klaren	aH
>>klasse	aG
>>klingt	aI
>>km	aG
>>know	aI
>>knowledge	aI
>>kollegen	aI
>>komm	aE
>>komma	aH
>>kommen	aH
>>kommt	aF
>>konnen	aB
>>kopfe	a>
>>kosten	aC
>>kpi	aJ
>>kunde	aG
>>kunden	aE
>>kundschaft	aI
>>kw	aF
>>l	aE
>>l'an	aG
>>l'annonce	a@
>>l'ecole	aY
>>l3	aF
>>la	aJ
>>laboral	aW
>>lad	aG
>>laden	aB
>>ladies	aF
>>lait	aC
>>lake	aU
>>landkreis	aA
>>landlord	aI
>>lang	aS
>>language	aD
>>last	aE
>>late	aI
>>later	aY
>>laufen	aG
>>lauft	aF
>>laut	aF
>>lawyer	aS
>>lead	aB
>>learning	aF
>>leaves	aI
>>lebenslauf	aI
>>legal	aG
>>lehre	a?
>>leider	aF
>>leitung	aR
>>les	aH
>>lesen	aA
>>less	aE
>>letter	aG
>>letzte	aB
>>lever	aJ
>>lgps	aE
>>libre	aA
>>lic	aF
>>licence	aG
>>licencia	aA
>>licensed	aW
>>lieu	aF
>>life	aI
>>lift	aI
>>light	aS
>>like	aD
>>linien	aC
>>link	aJ
>>linkedin	aG
>>linux	aF
>>lire	aH
>>lisse	aF
>>list	aH
>>live	aD
>>llamar	aJ
>>lleve	aW
>>local	aI
>>log	aB
>>logiciel	aG
>>lohn	aF
>>london	aD
>>look	aT
>>looker	aH
>>looking	aH
>>lost	aI
>>lot	aI
>>love	aG
>>lovely	aH
>>luego	aI
>>lui	aE
>>lundi	aE
>>lunes	aE
>>lyon	aH
>>m-f	aD
>>m.sc	aA
>>m/w/d	am
>>ma	aA
>>macht	aA
>>mag	aD
>>mail	aG
>>maintenance	aH
>>maison	a?
>>maitrise	aJ
>>make	aF
>>makes	aI
>>mal	aF
>>manage	aB
>>manager	aR
>>managers	aE
>>mandate	aD
>>mann	aI
>>mannlich	aa
>>mano	aG
>>manufacturing	aD
>>mar	aC
>>march	aC
>>market	aI
>>marketing	aI
>>marks	aC
>>markt	aI
>>master	aF
>>mat	aR
>>match	aD
>>maternity	aC
>>maths	aF
>>matin	aI
>>max	aF
>>mayo	aI
>>media	aJ
>>medical	aC
>>medico	aI
>>meet	aE
>>meeting	aE
>>meetings	a@
>>mehr	aI
>>meister	a7
>>mejor	aI
>>mel	aE
>>meme	aF
>>menos	aD
>>menschen	aD
>>menus	aB
>>merci	a?
>>mercredi	aG
>>mes	aI
>>mesa	aW
>>meses	aF
>>message	aG
>>meta	aF
>>metal	aT
>>metiers	aW
>>mgr	aV
>>mich	aH
>>midi	aG
>>miercoles	aC
>>mileage	aH
>>millones	aB
>>min	aC
>>mind	aE
>>mindestens	aG
>>mini	aI
>>minijob	aF
>>minimo	aU
>>minimum	aC
>>minutes	aI
>>mio	aE
>>mir	aI
>>mira	aH
>>mise	aH
>>mismo	aI
>>missions	aE
>>mittags	aI
>>mittwoch	a<
>>mittwochs	aF
>>mm	aG
>>mobile	aD
>>model	aF
>>module	aH
>>moins	aC
>>mon	aA
>>mon-fri	aT
>>mon-thu	aI
>>monate	aD
>>monaten	aJ
>>monday	aJ
>>monde	aG
>>money	aI
>>monsieur	aF
>>montag	aD
>>montar	aG
>>monte	aC
>>more	aB
>>morning	aC
>>mornings	aV
>>mos	aH
>>mostrador	aU
>>move	aG
>>movil	aJ
>>moving	aB
>>mr	aJ
>>mrs	aI
>>mths	aA
>>mucho	aJ
>>muelle	aD
>>municipal	aV
>>museum	aE
>>muss	aG
>>musst	aF
>>must	aF
>>mutuelle	aR
>>n'en	aF
>>n'est	aF
>>nach	aF
>>nachte	aF
>>nada	aC
>>name	aJ
>>national	aZ
>>native	aI
>>naturlich	aG
>>nave	aF
>>necesita	aD
>>necesito	aB
>>necessaire	aI
>>needn't	aH
>>needs	aG
>>nehmen	aI
>>nen	aA
>>net	aE
>>netos	aJ
>>nettoyage	aF
>>neu	aF
>>neue	aT
>>neuer	aJ
>>never	aG
>>next	aE
>>nhs	aW
>>ni	aJ
>>nicht	aH
>>nine	aI
>>niveau	aF
>>nix	aJ
>>no	aJ
>>nobody	aG
>>noch	aF
>>noche	aI
>>nochmal	aH
>>nord	a>
>>normal	aH
>>north	aE
>>nosotros	aH
>>notdienst	aH
>>note	a@
>>notes	aG
>>nothing	aF
>>notig	aE
>>nous	aD
>>now	aE
>>nr	a>
>>nueve	aC
>>nuit	aS
>>nuits	aF
>>number	aI
>>numero	aI
>>nurse	aV
>>nursing	aS
>>obligatoire	aI
>>octubre	aC
>>odd	aG
>>off	aH
>>officer	aa
>>offices	aH
>>oh	aG
>>ohne	aG
>>ok	aF
>>oktober	aI
>>old	aB
>>onboarding	aC
>>once	aH
>>ones	aC
>>online	aH
>>only	aE
>>onsite	aI
>>open	aD
>>opening	aA
>>ops	aC
>>oral	aD
>>order	aG
>>ordinary	aI
>>ort	aH
>>os	aG
>>ot	aB
>>other	aH
>>otra	aH
>>otro	aT
>>oui	aJ
>>outfit	aA
>>outside	aE
>>own	aG
>>owned	aF
>>owner	a?
>>p	aI
>>pa	aV
>>pack	aE
>>paga	aG
>>page	aE
>>panel	aI
>>paper	aH
>>paperwork	aA
>>par	aF
>>paralegal	aB
>>parcial	a@
>>parent	aH
>>parental	aG
>>parents	aE
>>parfait	aI
>>parte	a@
>>partiel	aF
>>partner	aU
>>partners	aD
>>partout	aJ
>>parts	aG
>>passe	aF
>>passer	aF
>>patience	aJ
>>patient	aF
>>patio	aG
>>patron	aG
>>payments	aT
>>payroll	aE
>>pays	aB
>>pc	aI
>>pdf	aI
>>pedimos	aJ
>>people	aI
>>per	aF
>>perdon	aH
>>perm	a@
>>permis	aH
>>permiso	aE
>>pero	aF
>>pers	a@
>>person	aT
>>persona	aS
>>personnes	aD
>>persons	a]
>>petits	a?
>>peu	aE
>>peut	aH
>>pflicht	a@
>>phd	aH
>>phone	aI
>>photo	aI
>>photos	aF
>>physics	aJ
>>pick	aE
>>pics	aI
>>piso	aC
>>places	aF
>>planning	aD
>>plans	aI
>>planta	a?
>>plataforma	aJ
>>platform	aA
>>playwright	aG
>>plaza	a@
>>plc	aA
>>please	a>
>>pls	aI
>>plus	aF
>>pm	aC
>>point	aF
>>points	aG
>>police	aE
>>policy	aA
>>polish	aI
>>poner	aG
>>por	aG
>>porque	aD
>>portal	aJ
>>porter	aE
>>posible	aJ
>>position	aS
>>post	aR
>>postgres	aF
>>ppl	aE
>>practice	aC
>>pratique	aD
>>prefer	aI
>>preferred	aC
>>premium	aJ
>>preparing	aB
>>press	aH
>>primer	aD
>>primera	aX
>>primeros	aZ
>>pro	aG
>>process	aS
>>prod	aH
>>product	aH
>>productivite	aI
>>producto	aF
>>produits	aG
>>programm	a@
>>project	a<
>>promised	aE
>>proper	aJ
>>properly	aB
>>property	aY
>>propia	a=
>>provided	aH
>>prozent	aI
>>prufen	aF
>>public	aI
>>puesto	aD
>>puis	aD
>>purpose	a?
>>put	aH
>>python	aI
>>qualification	aH
>>quality	aG
>>quand	aG
>>quedarse	aJ
>>quelqu'un	aF
>>queria	aH
>>questions	aF
>>quick	aD
>>quien	aG
>>quince	aI
>>r	aF
>>range	aF
>>rare	aC
>>rate	a?
>>rathaus	aF
>>rather	aI
>>raum	aC
>>reach	aE
>>read	aB
>>ready	aF
>>real	aG
>>recepcion	aW
>>reception	aH
>>records	aI
>>recruit	aD
>>recruitment	aH
>>recrute	a>
>>recrutement	aE
>>red	aG
>>ref	aH
>>references	aT
>>refs	aI
>>reg	aI
>>regional	aG
>>register	aE
>>registered	aH
>>regulatory	aT
>>reicht	aC
>>release	a?
>>relevant	aD
>>remote	aG
>>remoto	a@
>>remplacement	aF
>>rent	aG
>>rente	a@
>>report	a?
>>reporting	a@
>>repos	aG
>>request	a;
>>requiere	aA
>>requirement	aG
>>requirements	aG
>>research	aF
>>reseau	a?
>>residential	aB
>>responde	aC
>>resto	aF
>>resume	aC
>>retention	aF
>>retired	aH
>>retirer	aE
>>retraite	aG
>>returns	a@
>>reunion	aJ
>>rien	aJ
>>rig	aT
>>right	aF
>>ring	aH
>>risk	aC
>>rn	aF
>>role	aE
>>roll	aB
>>roof	aA
>>room	aH
>>rooms	aF
>>rota	aD
>>rotas	aG
>>rotation	aH
>>round	aC
>>rounds	aF
>>route	aI
>>rue	aC
>>rufbereitschaft	aH
>>rule	aI
>>rum	aA
>>rund	aC
>>running	aD
>>runs	aB
>>sabado	aH
>>sabados	aC
>>sabes	aX
>>sachbearbeiter/in	aB
>>safe	aV
>>sag	aU
>>sagen	aC
>>said	aF
>>sais	aI
>>sait	aI
>>salaries	aA
>>sale	aI
>>sales	aU
>>salida	aI
>>salon	aB
>>same	aE
>>samedi	aF
>>samstag	aI
>>san	aB
>>sante	aA
>>sap	aG
>>sat	aG
>>saturday	aH
>>sauna	aG
>>savings	aF
>>say	aD
>>says	aD
>>scan	aJ
>>scheduling	aI
>>scheme	aE
>>schlosser	aE
>>schluss	aE
>>schon	aD
>>school	aH
>>schooling	aI
>>schools	aH
>>schreiben	aG
>>schulung	aC
>>schweizer	aG
>>sci	aA
>>scope	aC
>>scp	aV
>>screen	aF
>>screening	aH
>>se	aH
>>searches	aA
>>season	aA
>>sechs	aH
>>second	aS
>>secretary	aF
>>sections	aR
>>sector	aG
>>see	aA
>>segun	aD
>>sehr	aE
>>sein	aC
>>seis	aF
>>selbst	aH
>>seleccion	aF
>>selon	aI
>>semaines	aD
>>semanal	aB
>>semanales	aT
>>send	aH
>>senior	ae
>>seniority	aD
>>sepa	aR
>>sept	aJ
>>septembre	aI
>>septiembre	aH
>>seria	aF
>>set	aG
>>setzen	aD
>>shall	aF
>>share	aI
>>sharing	aI
>>shifts	aE
>>shop	aD
>>shut	aI
>>si	aI
>>sich	aH
>>sie	aG
>>siege	aB
>>sierra	aH
>>sign	aE
>>signal	aJ
>>similar	aG
>>sin	aG
>>singen	aG
>>site	aF
>>sites	a>
>>sitting	aF
>>sitz	aI
>>sitzen	aI
>>six	aI
>>skills	aU
>>smart	aI
>>smic	aH
>>sobre	aE
>>socios	a@
>>sofort	aW
>>soir	aE
>>sold	aD
>>solide	aF
>>soll	aS
>>someone	aF
>>something	aE
>>sometimes	aC
>>somewhere	aH
>>sommer	aF
>>sort	aI
>>sous	a@
>>south	aB
>>sowie	aF
>>soy	aF
>>spa	a=
>>spatestens	aJ
>>speak	aE
>>specialist	aT
>>sports	aE
>>spring	a@
>>stadt	aC
>>stage	a@
>>stand	aJ
>>standard	aH
>>state	aI
>>statements	aH
>>statt	aF
>>statut	aX
>>stay	aI
>>stays	a=
>>steht	aF
>>stelle	aC
>>stellen	a\\
>>step	aB
>>stipend	aH
>>stock	aF
>>street	aD
>>strong	aR
>>students	aD
>>studio	aD
>>studium	aF
>>stuff	aH
>>su	aI
>>subject	aI
>>suchen	aG
>>sucht	a:
>>sueldo	aI
>>suite	aF
>>suivi	aH
>>sundays	aI
>>superior	a?
>>supervision	aG
>>supervisor	aT
>>surtout	aH
>>sustitucion	aC
>>swim	aH
>>system	aC
>>t	aE
>>ta	ad
>>tableau	aG
>>tagen	aH
>>take	aR
>>takes	aI
>>taking	aC
>>talent	aG
>>taller	aH
>>tax	aI
>>tea	aE
>>teaching	aI
>>teams	aB
>>tech	aU
>>technical	aD
>>techs	aG
>>telefon	aH
>>telefono	aH
>>tell	aH
>>temp	aF
>>temporal	a@
>>temps	a[
>>tendria	aI
>>tenga	aG
>>term	aI
>>terraform	aI
>>terrain	aU
>>testing	aF
>>texas	aI
>>text	aC
>>texte	aG
>>tg	aI
>>thanks	aI
>>theatre	aE
>>therapist	aW
>>there	aH
>>there's	aH
>>these	aI
>>they'd	aJ
>>they'll	aI
>>they're	aC
>>they've	aI
>>thing	a@
>>third	aH
>>thirty	aJ
>>those	aG
>>though	aI
>>thoughts	aD
>>thru	aU
>>thu	aC
>>thursdays	aB
>>ti	aJ
>>ticket	aF
>>tied	aF
>>tienda	aY
>>tiene	aF
>>tiktok	aD
>>til	a=
>>till	aG
>>tipo	aX
>>titel	aG
>>title	aD
>>today	aC
>>todos	aH
>>told	aF
>>ton	aE
>>too	aA
>>tools	aH
>>top	aF
>>tour	a?
>>touren	a?
>>toute	aH
>>toutes	aG
>>towards	aI
>>track	aY
>>tractor	aA
>>trading	aH
>>train	aE
>>trainer	aJ
>>training	aF
>>traite	aF
>>transfer	aI
>>transport	aG
>>travel	aD
>>treatment	aC
>>tres	aH
>>trial	aU
>>trimestral	aC
>>trips	aB
>>trop	aE
>>trucks	aA
>>tt	aG
>>tu	aI
>>tuition	aG
>>turno	aR
>>twelve	aG
>>tx	a>
>>type	aA
>>typing	aE
>>tz	aH
>>u	aC
>>uber	aI
>>ubernahme	aH
>>uberzahlung	aI
>>uhr	aI
>>um	aI
>>umfang	aF
>>una	aI
>>unas	aC
>>unbefr	a?
>>und	aI
>>under	aB
>>unit	aV
>>unlimited	aD
>>uns	aH
>>unsere	aB
>>unternehmen	aY
>>until	aJ
>>uop	aG
>>urlaub	aI
>>ute	aJ
>>v	aE
>>va	a?
>>vacances	aB
>>vacancy	aC
>>valid	aE
>>vamos	aG
>>vat	aG
>>venga	aF
>>ver	aE
>>verantworten	aI
>>verdad	aF
>>vergutung	aI
>>verkaufen	aC
>>vers	aE
>>version	aB
>>verteilt	aB
>>vertrage	aA
>>veut	aI
>>vez	aI
>>viajes	aH
>>vie	aE
>>viel	a=
>>viernes	aE
>>vigente	aE
>>village	aH
>>visit	aJ
>>visitors	aH
>>vite	aJ
>>voila	aX
>>voir	aI
>>voll	aF
>>vollzeit	aT
>>volunteers	aG
>>von	aB
>>vor	aI
>>voraussetzung	aC
>>vorbereiten	aD
>>vorher	aG
>>vormittags	aE
>>vraie	aZ
>>vz	aG
>>w/m/d	a^
>>wa	aI
>>want	aF
>>wanted	aV
>>wants	aG
>>war	aJ
>>ware	aC
>>warehouse	aG
>>waren	aI
>>wartung	aE
>>was	aE
>>waschen	aH
>>water	aJ
>>we	aG
>>we'd	aD
>>we'll	aG
>>we've	aA
>>weather	aH
>>web	aF
>>wed	aV
>>wednesday	aH
>>wednesdays	aG
>>weds	aI
>>weekend	aI
>>weekends	aU
>>weeks	aI
>>weiblich	aW
>>weight	aJ
>>well	aI
>>welsh	aB
>>wenn	aH
>>went	aC
>>wer	aH
>>werden	aJ
>>wfh	aA
>>whatever	aT
>>while	aG
>>who's	a?
>>whole	aJ
>>wichtig	aI
>>wie	aC
>>wieder	aY
>>wifi	aF
>>willing	aC
>>willkommen	aW
>>windows	aI
>>winter	aI
>>wir	aD
>>wird	aD
>>wish	aI
>>with	aJ
>>without	aE
>>wk	aJ
>>wks	aI
>>wo	aC
>>woche	aE
>>wochen	aI
>>wochenstunden	aU
>>women	aI
>>workers	a@
>>works	aA
>>workshop	aC
>>write	aF
>>writer	aW
>>writing	aH
>>wrote	aE
>>wunschenswert	aI
>>x	aR
>>x2	aB
>>yearly	aI
>>years	aF
>>yo	aH
>>you're	aG
>>yr	aB
>>yrs	aF
>>zahlen	aC
>>zahlt	aG
>>zeit	aF
>>zero	a<
>>ziehen	a@
>>zimmer	a?
>>zona	aB
>>zum	aF
>>zunachst	aV
>>zusammen	aH
>>zuschuss	aI
>>zwar	aH
>>zweite	aH
>>zwingend	aG
>>zwischen	aG
>>•	aE
>ab	aF
>abends	aF
>aber	aI
>abgeschl	aI
>abgeschlossene	aG
>able	aH
>about	aD
>above	aH
>abrechnung	aI
>abril	aJ
>abrir	aF
>abs	aH
>aca	aB
>access	aF
>accommodation	aD
>account	a@
>accountant	a]
>accounts	aC
>acht	aE
>across	aX
>active	aB
>actually	a?
>ad	aD
>add	aE
>ade	a@
>admin	aW
>administrator	a\\
>adr	aD
>adults	aG
>advantage	aD
>advert	aA
>advertise	aG
>age	aF
>agencia	a@
>agencies	aJ
>agency	aC
>agent	aI
>agents	aG
>agentur	aE
>agosto	aJ
>agreed	aE
>ah	aH
>ahm	aI
>aid	aG
>al	aH
>alimentacion	aG
>all	aE
>allowance	aC
>alta	aU
>alte	aJ
>alter	aE
>alternance	aH
>alternate	aE
>altura	aG
>am	aC
>amt	aA
>an	aH
>analisis	aC
>analyst	ab
>anbei	aG
>anchor	a=
>andere	aA
>anfang	aJ
>anglais	aH
>animal	aF
>anlage	a?
>annonce	a<
>annual	aH
>ano	aF
>another	aA
>ans	aH
>answering	aV
>answers	aG
>anuales	aF
>anuncio	aD
>any	aI
>anyway	aG
>anzeige	aD
>aout	aH
>ap	aH
>app	aH
>apply	aG
>apprenticeship	aH
>approx	aE
>apres	aI
>april	aI
>aqui	aA
>arabic	aJ
>arbeiten	aJ
>are	aH
>area	aX
>around	aA
>art	aB
>arzte	a@
>asap	aH
>asi	aG
>ask	aI
>asked	aI
>assistant	aV
>association	aA
>asst	aX
>astreinte	aI
>asunto	aE
>atelier	aH
>auch	aI
>audit	aI
>auditorias	aE
>aufgaben	aI
>aufwarts	aF
>aug	aB
>august	aI
>aula	aX
>aun	aG
>aus	a=
>ausbildung	aH
>auskunft	aG
>ausschreibung	aE
>aussi	aF
>autonoma	aH
>autour	aA
>aux	aC
>auxiliar	aZ
>average	aF
>avril	aH
>away	aH
>azubi	aE
>b1	aH
>b2b	aI
>bachelor	aE
>bachelor's	aB
>bad	aE
>badge	aD
>bahn	aI
>bahnhof	aH
>band	aT
>bank	aE
>banking	aG
>bareme	aF
>basic	aE
>basico	aE
>basis	aG
>batch	aA
>bauen	aJ
>beds	aJ
>befristet	aC
>beginn	aG
>begleiten	aE
>behind	aH
>below	aI
>benefits	aR
>beratung	a?
>beschaftigte	aD
>besoin	a=
>besprochen	aI
>besser	aH
>better	aH
>between	aJ
>bev	aE
>bewerben	aI
>bewerbung	aH
>bewerbungen	aF
>bezahlt	aF
>bid	aH
>bilingual	aS
>bin	aI
>biologie	aW
>bis	aH
>bist	aX
>board	a>
>body	aD
>bonus	aJ
>bookings	aF
>boutique	a@
>boxes	aD
>branches	aD
>brauchen	aD
>braucht	aE
>breaks	aC
>bridge	aH
>bringt	aJ
>brutos	aI
>brutto	aI
>btp	aC
>bts	aH
>buchhaltung	aC
>budget	aG
>budgets	aG
>bueno	aF
>build	aI
>building	aB
>built	aF
>bureau	aH
>burgermeister	aH
>buro	aH
>bus	a@
>busca	a@
>buscamos	aG
>by	aH
>ca	aF
>cabin	aW
>cabinet	aI
>cadre	aC
>cafe	a?
>caja	aF
>calidad	aV
>calle	aI
>calls	aH
>calm	aE
>camp	aG
>campana	aE
>campo	aG
>campus	aE
>can't	aB
>candidature	aD
>car	aH
>card	aI
>cards	aH
>care	aI
>careers	aG
>carnet	aD
>carrera	aE
>carriers	aB
>carry	aD
>carta	aD
>carte	aG
>cartera	aU
>case	aS
>caseload	aE
>cases	aI
>caso	aD
>castellano	aF
>casual	aU
>catalan	aH
>categorie	aG
>centre	a@
>cerca	aA
>cert	aC
>certificate	aF
>cfc	aB
>cfo	aH
>chainsaw	aH
>chair	aD
>changes	aE
>charge	aS
>chasing	aG
>chat	aG
>check	aG
>checks	aF
>chefs	aB
>chemist	aW
>cherche	aB
>chf	aD
>choir	a[
>cierre	aC
>cinco	aF
>cis	aG
>city	a=
>claims	aX
>clase	aD
>classe	aH
>clientes	aE
>clients	aD
>clinica	aV
>clinics	aB
>clock	aD
>closed	aC
>closes	aG
>closing	aH
>club	aA
>co	aD
>coach	aR
>coast	aB
>coburg	aI
>codigo	aD
>coef	aE
>cold	aH
>college	aD
>com	a>
>come	aI
>comfortable	aG
>comida	aE
>coming	aI
>comite	aC
>command	aI
>commande	aF
>commission	aI
>community	a>
>comp	aA
>comparable	aG
>complaints	aD
>complet	aG
>completa	aH
>concertada	aD
>conducir	aI
>conferences	aB
>confirme	a\\
>conge	aF
>considered	aI
>consultants	aR
>consumer	a@
>contact	aE
>contract	aD
>contractor	aG
>contracts	aD
>contrat	a=
>contribution	aI
>control	aT
>convenio	aH
>convenios	aI
>cook	aR
>coop	a=
>coordinator	aY
>core	aU
>cork	a[
>corporate	aC
>correct	aH
>correo	aE
>cortex-m	a?
>could	aE
>county	aC
>cours	aH
>course	aD
>covers	aG
>cp	aH
>cpc	aF
>cpd	aI
>creche	aF
>credit	aB
>crew	aB
>cro	aB
>cs	aD
>cscs	aI
>cto	aR
>cuando	aG
>cuarenta	aG
>cuenta	aG
>cuentas	aT
>current	aA
>cut	aG
>cv	aI
>cvs	aI
>cycle	aU
>d'equipe	aA
>d'un	aF
>da	aG
>dach	a]
>daheim	aG
>daher	aF
>daily	aF
>danke	aH
>dann	aA
>dans	aJ
>darf	aF
>date	aE
>datev	aC
>davon	aJ
>days	aH
>dbt	aF
>dc	aG
>decent	aI
>decir	aI
>decision	aD
>deja	aD
>del	aF
>demande	a?
>denise	aG
>depart	aI
>depot	aB
>deputy	aS
>desde	aG
>desirable	aF
>desk	a?
>details	aG
>deux	aG
>dev	aT
>devs	aC
>di	aH
>dia	aG
>dias	aF
>diciembre	aV
>dienstort	aH
>dienstwagen	aH
>diez	aH
>digital	aI
>dimanche	aB
>diplom	aC
>diploma	aG
>dir	aJ
>dire	aG
>direccion	aG
>directeur	aD
>direction	aT
>directrice	aD
>discreet	aH
>discretion	aI
>diseno	aC
>disponibilidad	aH
>dm	aD
>do	aC
>doce	aA
>docs	aI
>does	a?
>doesn't	aH
>domingo	aC
>domingos	aD
>don	aG
>donc	aC
>donde	aH
>dont	aG
>dos	aH
>dossier	aI
>dossiers	aI
>dot	aF
>down	a?
>dr	aF
>draft	a?
>drafting	aE
>drafts	aF
>drauf	aH
>drh	a=
>drittmittel	aS
>driver	aV
>drivers	aX
>driving	aG
>droit	a]
>drop	aS
>du	aE
>duree	aA
>dutch	aA
>each	aC
>ebenso	aF
>ecole	aU
>egal	aS
>eh	aF
>ehrlich	aB
>eigene	aA
>eigenes	aJ
>eigentlich	aC
>eight	aI
>ein	aG
>einem	aG
>einer	aI
>einfach	aJ
>einkauf	aI
>einmal	aU
>eins	aI
>eintritt	aD
>einweisung	aH
>electrica	aA
>elektriker	a:
>elektro	aF
>eleven	aG
>elf	aC
>elle	aI
>else	aB
>elternzeitvertretung	aG
>email	aD
>empleados	a>
>empleo	aB
>employed	aJ
>empresa	aF
>empty	aC
>encadrement	aF
>encore	aG
>end	aI
>ende	aF
>engineer	ab
>engineers	a<
>englisch	aJ
>enhanced	aC
>ensuite	aH
>entree	aF
>entries	aH
>entwurf	aS
>environ	aH
>eps	aH
>equipe	aD
>equity	aI
>equivalent	aI
>era	aI
>erfahrung	aS
>erp	aF
>ersten	aI
>erwunscht	aI
>escribo	aH
>espana	aH
>esta	aB
>estamos	aA
>este	aF
>esto	aD
>et	aF
>etre	aF
>etwa	aJ
>eu	aG
>eur	aF
>europe	aB
>events	aI
>ever	aJ
>everything	aI
>evidence	aA
>exam	aC
>examen	aG
>excel	aI
>exp	aG
>experience	aJ
>experiencia	a=
>explain	aJ
>f/t	aD
>face	aF
>fachbereich	aE
>facility	aX
>factory	aG
>fair	aC
>faire	aB
>fais	aD
>falls	aA
>familial	aI
>familiar	aF
>familie	aF
>families	aH
>famille	aG
>family	aG
>feb	aG
>februar	aG
>feed	aC
>festival	aH
>few	aD
>field	aH
>fifteen	aF
>fifty	aI
>figma	aB
>fijo	aF
>file	aG
>files	aA
>filiale	aW
>filialen	aE
>filing	a>
>finance	a@
>fintech	aE
>firm	aC
>firma	a@
>fisio	aY
>fit	aG
>fix	aR
>fixe	aI
>fixed	aJ
>flat	aI
>fleece	aD
>fleet	aF
>floor	aF
>fois	aG
>follow	aI
>following	aE
>fondo	aG
>food	aY
>forecast	a?
>formacion	aA
>formation	aH
>fort	aD
>forty	aH
>foto	aI
>fotos	aD
>fr	aG
>francais	aI
>france	aS
>frau	a@
>free	aI
>freelance	a_
>frei	aE
>freier	aF
>freitags	aH
>french	aG
>freundlich	aI
>fridays	aD
>frist	aI
>from	aE
>front	aF
>fruh	a?
>fruta	aI
>fs	aG
>fue	aG
>fuhren	aD
>fuhrt	aR
>fund	aH
>fundraising	aY
>funf	aI
>furs	aS
>g	aI
>garage	aT
>gc	aV
>gedacht	aH
>gehalt	aJ
>gel	a@
>geld	aA
>gelernt	aA
>gemuse	aA
>general	aV
>generation	aE
>genre	aG
>gente	aG
>german	aH
>gesprache	aJ
>gestern	aI
>gestion	aG
>gestoria	aD
>gibt's	aH
>gießen	aB
>girls	a]
>gleitzeit	aG
>gm	aH
>gmbh	aA
>goes	aB
>going	aB
>gold	aG
>gone	aB
>gotta	aI
>governors	aX
>gp	aE
>grad	aI
>grade	a_
>grado	aJ
>grande	aD
>great	aH
>green	aE
>grille	aE
>gros	aA
>group	aF
>groupe	aH
>grow	aD
>große	aG
>gruppe	aC
>guaranteed	aG
>guardias	aI
>gut	aE
>gute	aT
>guy	a\`
>gym	aC
>h/f	ad
>ha	a=
>hab	aH
>haber	aI
>habitaciones	aD
>habitants	aH
>hablamos	aB
>hablar	aI
>hace	a=
>hacer	aG
>had	aI
>haga	aE
>halbe	aD
>hall	aH
>halt	aT
>handle	aH
>handling	aE
>handover	aF
>hands	aY
>handy	aG
>has	a?
>hast	aA
>hat	aE
>hatte	aH
>hatten	aC
>haus	aC
>have	aI
>hay	aG
>hbo	aE
>hcpc	aE
>he's	aD
>heads	aF
>heard	aI
>heights	aI
>hello	aF
>help	aS
>her	aF
>here	aD
>herr	aA
>hi	a?
>hibrido	aI
>hier	aJ
>high	aG
>hilft	aH
>hire	aG
>hiring	aE
>hola	aB
>hold	aG
>home	aI
>homes	aG
>homme	aA
>hora	aJ
>horaire	a@
>horarios	aF
>horno	aF
>hospital	aH
>hot	a>
>hotels	aH
>hours	aI
>house	a@
>hplc	aT
>hq	aE
>hrs	aH
>hub	aA
>huit	aH
>human	aV
>hund	aH
>hundred	aE
>hybrid	a@
>hygiene	aA
>i've	aE
>ich	aB
>ideal	aJ
>ideally	aF
>ifs	aG
>ig	aF
>ihr	aH
>ihre	aI
>iii	aV
>il	aD
>im	aI
>immer	aC
>imprescindible	aG
>in-house	aU
>incl	aG
>including	aJ
>indefinido	aD
>independent	aJ
>industrial	aT
>info	aG
>ing	aC
>ingenieria	aI
>ingles	aD
>inkl	aG
>inserat	aD
>inside	aE
>inspeccion	aH
>insta	aI
>insurance	aH
>intake	aE
>intern	aD
>interviews	aI
>into	aJ
>is	aH
>isn't	aI
>iso	aF
>italienisch	aI
>its	a@
>iv	aD
>j	aF
>jan	aI
>january	aD
>janvier	aJ
>je	aE
>jeden	aC
>jeder	aI
>jefe	aI
>jemand	aB
>jetzt	aJ
>jeunes	aC
>job	aG
>jobs	aF
>join	aF
>jornada	aH
>jour	aC
>jours	aI
>jueves	aG
>juin	aJ
>julio	aI
>june	aB
>junio	aH
>junior	af
>junta	aF
>jusqu'a	a>
>jusqu'au	aC
>kafka	aE
>kann	aB
>kannst	aD
>karte	aW
>kasse	aC
>kaufm	aE
>kaufmannische	aX
>keep	aG
>keeping	aB
>kein	aH
>kennen	aI
>kenntnisse	aH
>keys	aG
>kind	aU
>kinder	aS
>kindern	aI
>kindly	aF
>kirche	aE
>klar	aJ
>klaren	aI
>klasse	aE
>klingt	aA
>km	aI
>know	aD
>knowledge	aH
>knows	aH
>kollegen	aI
>komm	aD
>komma	aG
>kommt	aI
>konnen	aE
>kontakt	aG
>kopfe	aC
>kosten	aF
>kunde	aF
>kunden	aC
>kurs	aG
>kurz	aI
>kv	aB
>kw	aG
>l	aC
>l'aise	aJ
>l'annonce	aC
>l'ecole	aY
>l3	aC
>laboral	aF
>lad	aV
>laden	aF
>ladies	aB
>lait	a@
>lake	a?
>landkreis	aF
>landlord	aH
>landwirtschaft	aI
>lang	aG
>language	aH
>lassen	aI
>last	aC
>late	aF
>later	aY
>lauft	aH
>law	aI
>lead	aH
>leading	aI
>leads	aD
>learning	aC
>leaves	aI
>lectura	aG
>lecture	aH
>leeds	aE
>lehre	a>
>lehrgang	aI
>les	aJ
>lesen	aF
>less	aD
>letter	aE
>lettre	aI
>letzte	aD
>ley	aH
>lgps	aB
>libre	aE
>lic	aD
>licence	aF
>licencia	aD
>licensed	a[
>lieu	aD
>life	aI
>lift	aD
>light	aU
>ligne	aJ
>like	aC
>line	aS
>linea	aF
>lineas	aJ
>lines	aG
>linien	aB
>linkedin	aG
>linux	aH
>lire	aE
>lisse	aH
>live	aD
>llamar	aJ
>lleve	aS
>local	aI
>lodge	aE
>log	aE
>logement	aI
>lohn	aF
>london	aE
>long	aF
>longer	aJ
>look	aT
>looking	aH
>los	aI
>lot	aF
>love	aH
>lovely	aF
>lui	aE
>lunch	aH
>lundi	aC
>lunes	aG
>lyon	aJ
>m.sc	aB
>m/w/d	ad
>ma	aH
>macht	aA
>mag	a?
>mail	aH
>main	a=
>maintenance	aD
>mais	aG
>maison	aA
>make	aD
>makes	aH
>mal	aI
>manage	aB
>management	a?
>manager	aW
>managers	a?
>manana	aG
>mandate	aD
>manipulador	aJ
>mann	aC
>manner	aF
>mannlich	aY
>mano	aE
>manufacturing	aF
>mar	aB
>march	aB
>market	aF
>marketing	aF
>marks	aG
>markt	aE
>martes	aG
>marz	aG
>master	aD
>mat	aT
>match	aA
>maternity	a?
>math	aR
>maths	aH
>matin	aH
>max	aH
>mayo	aC
>meal	aD
>mean	aI
>media	aI
>medical	aH
>medico	aD
>medio	aG
>meet	aD
>meeting	aH
>meetings	aF
>mehr	aJ
>meister	aH
>mejor	aI
>members	aF
>meme	aE
>menos	aE
>menschen	aB
>mention	aH
>mentor	aH
>menus	aG
>merci	aC
>mercredi	aE
>mesa	aV
>message	aB
>meta	aF
>metal	aI
>method	aI
>metiers	aZ
>mgr	aX
>mi	aH
>mi-temps	aT
>midi	aG
>miercoles	aD
>mieux	aH
>migration	aF
>mil	aI
>mileage	aB
>millones	aE
>min	aD
>mind	aF
>mindestens	aI
>mini	aF
>minijob	aG
>minimo	aV
>minimum	aF
>minutes	aF
>minutos	aG
>mio	aH
>mir	aG
>mira	aD
>mise	aH
>mismo	aH
>mit	aJ
>mitarbeitende	aF
>mittags	aF
>mittwoch	aE
>mittwochs	a@
>mme	aI
>mo	aH
>mobile	aH
>model	aI
>moins	aG
>mois	aI
>mon	aB
>mon-fri	aI
>mon-thu	aF
>monate	aG
>monaten	aF
>monday	aH
>monde	aB
>money	aI
>monitor	aF
>monsieur	aB
>montag	aF
>montar	aG
>monte	aF
>monthly	aI
>more	aD
>morning	aA
>mornings	aX
>most	aJ
>mostrador	aS
>mot	aI
>move	aG
>moving	aC
>mr	aI
>mt	aD
>mths	aF
>mucho	aC
>muelle	aH
>municipal	aU
>museum	aC
>muss	a?
>must	aJ
>n	a=
>n'est	aI
>nach	aF
>nada	aC
>name	aV
>national	a^
>native	aG
>naturlich	aG
>nave	aH
>necesita	a?
>necesito	aB
>necessaire	aF
>needn't	aI
>needs	aD
>nehmen	aI
>nen	a>
>net	aG
>netos	aI
>nettoyage	a@
>neu	aD
>neue	ab
>neuer	aH
>never	aD
>next	aB
>nhs	aV
>nice	aJ
>nichts	aI
>night	aS
>nine	aD
>niveau	aI
>nobody	aI
>noch	aH
>noches	a@
>nochmal	aB
>nocturnidad	aG
>nord	a>
>normal	aG
>norte	aH
>north	aC
>nosotros	aH
>notdienst	aH
>note	a?
>notes	aI
>nothing	aI
>notig	aG
>notre	aJ
>nous	aB
>now	aA
>nr	aE
>nueve	aC
>nuevo	aI
>nuits	aD
>number	aI
>numero	aE
>nur	aI
>nurse	aU
>nurses	aF
>nursing	aV
>obra	aG
>obviously	aI
>ocho	aG
>october	aJ
>octubre	aB
>odd	aI
>off	aI
>officer	a\`
>offices	aB
>oficial	aS
>oficiales	aS
>oficina	aE
>oh	aF
>ohne	aF
>ok	aG
>okay	aS
>old	aG
>older	aI
>onboarding	aC
>ones	aB
>online	aH
>only	aE
>onsite	aD
>open	aE
>opening	aD
>ops	aG
>oral	aF
>order	aD
>ordinary	aE
>ort	aE
>os	aC
>ot	aC
>ote	aF
>other	aJ
>otra	aG
>otro	aS
>oui	aG
>outfit	aC
>outside	aE
>over	aF
>overlap	aG
>own	aF
>owned	aG
>owner	a=
>p	aJ
>paar	aD
>pack	aC
>pagada	aI
>page	aJ
>palabras	aH
>panel	aC
>paper	aI
>papers	aI
>paperwork	aC
>par	aH
>para	aR
>paralegal	aZ
>parcial	aD
>parent	aI
>parental	aG
>parents	aC
>parking	aH
>parte	a@
>partir	aH
>partners	a>
>parts	aH
>pas	aG
>pass	aI
>passe	aE
>passed	aF
>passer	aE
>patient	aC
>patio	aF
>patron	aI
>pay	aI
>paye	aH
>payments	aV
>pays	aD
>peak	aH
>per	aD
>perdon	aE
>perfil	aH
>perm	aA
>permis	aG
>permiso	aH
>pero	aH
>pers	aH
>persona	a]
>personas	aV
>personne	aH
>personnes	aG
>persons	aX
>petits	aD
>peu	aF
>peut	aJ
>pflege	aH
>pflicht	aH
>photos	aI
>physics	aW
>piano	aZ
>pick	aG
>pipeline	aH
>piso	aB
>place	aA
>places	aE
>plain	aI
>plan	aE
>planning	a@
>plans	aF
>plant	aF
>planta	a?
>plataforma	aE
>platform	aE
>playwright	aE
>plaza	aV
>plc	aD
>plein	aC
>pln	aI
>pls	aD
>plus	aE
>pms	aG
>poco	aJ
>point	aF
>points	aB
>police	aI
>polish	aG
>polnisch	aI
>poner	aD
>pool	aF
>por	aE
>porque	aI
>porter	aV
>portugues	aE
>posible	aF
>position	aV
>possible	aH
>post	aR
>postgres	aD
>posting	aC
>posts	aT
>pr	aI
>pratique	aE
>prefer	aH
>preferred	aA
>premium	aB
>preparing	aA
>presence	aE
>press	aA
>primary	aB
>primer	aF
>primera	aY
>primeros	aF
>pro	aH
>probezeit	aG
>problem	aI
>proceso	aD
>prod	aD
>production	aX
>productivite	aG
>produits	aI
>programm	aH
>project	a9
>properly	aA
>property	aW
>propia	a>
>propio	aH
>prufen	aG
>public	aH
>puesto	aE
>purpose	a>
>put	aG
>putting	aJ
>q	aR
>qa	aF
>qualite	aI
>quality	aF
>quarterly	aJ
>quedarse	aG
>quelqu'un	aH
>questions	aE
>qui	aJ
>quick	aC
>quien	aH
>quiero	aH
>quiet	aI
>quince	aE
>rang	aC
>range	aD
>rare	aD
>rate	a@
>rathaus	aH
>raum	a>
>re	aB
>reach	aS
>read	aF
>ready	aE
>really	aI
>recepcion	a[
>reception	aG
>records	aF
>recruit	aC
>recruiter	aT
>recruitment	aG
>recrute	aA
>recrutement	aC
>red	a>
>references	aF
>reg	aC
>regional	aF
>register	aB
>registered	a?
>reicht	aS
>reisen	aI
>release	aB
>relevant	aA
>remote	a>
>remoto	a>
>remplacement	aB
>remuneration	aI
>rent	aJ
>rente	a<
>replacement	a>
>report	aA
>reporting	aI
>request	a7
>requiere	a@
>requirement	aB
>requirements	aE
>research	aF
>reseau	aC
>residential	aB
>responde	aF
>responsable	aV
>rest	aF
>restaurant	aH
>resto	aH
>resume	aI
>resumes	aI
>retail	aE
>retention	aI
>retired	aE
>retirer	aD
>retour	aH
>retraite	aB
>returns	aA
>reunion	aE
>review	aJ
>reviews	aJ
>rien	aI
>rig	a>
>right	aD
>ring	aG
>rising	aI
>risk	aE
>rockstar	aG
>role	aA
>roll	aE
>rolls	aH
>roof	aC
>rooms	aI
>roster	aB
>rota	aA
>rotas	aE
>round	a@
>rounds	aE
>route	aI
>rue	aD
>rufbereitschaft	aG
>rule	aC
>rules	aH
>rum	aF
>rund	aB
>running	aI
>runs	aB
>rural	aG
>s	aC
>sa	aG
>sabado	aF
>sabados	a>
>saber	aF
>sabes	aZ
>sachbearbeiter/in	aS
>safe	aD
>safeguarding	aI
>sag	aU
>sagen	aI
>sait	aI
>salaries	aF
>sale	aC
>sales	aZ
>salon	aD
>same	aE
>samedi	aD
>samstag	aI
>samstags	aI
>san	a=
>sans	aI
>sante	a?
>sap	aJ
>sat	aH
>saturday	aE
>saturdays	aI
>sauna	aG
>savings	aG
>savoir	aF
>say	aI
>says	aC
>scale	aI
>scan	aH
>scandinavian	aH
>scheduling	aI
>scheme	aD
>schlosser	a=
>schluss	aH
>school	aH
>schooling	aJ
>schools	aF
>schreib	aI
>schule	aE
>schulung	aH
>schweizer	aD
>sci	aS
>scope	aA
>scp	a@
>screen	aH
>screening	aG
>se	aJ
>searches	aC
>season	aB
>second	aT
>secteur	aI
>sections	a?
>sector	aH
>securite	aH
>see	aA
>seguimiento	aH
>segun	aF
>sehr	aF
>sein	aF
>seis	aD
>selbst	aF
>seleccion	aB
>self	aJ
>sell	aG
>semaines	aJ
>semanal	aA
>senior	a_
>seniority	aF
>senora	a?
>sepa	aE
>sept	aJ
>september	aB
>septembre	aF
>septiembre	aH
>ser	aJ
>sera	aD
>seria	aG
>series	aH
>set	aI
>setzen	aH
>sexo	aI
>share	aE
>she	aD
>shifts	aF
>shop	a@
>short	aI
>shut	aE
>sie	aH
>sieben	aI
>siege	aB
>siempre	aI
>sierra	aI
>sign	aG
>signal	aG
>similar	aE
>sin	aH
>sind	aF
>sing	aJ
>singen	aC
>single	aF
>sites	a;
>sitting	aI
>sitzen	aD
>smart	aH
>sobre	aI
>socios	aA
>sofort	aZ
>soir	aE
>sold	aG
>solide	aD
>soll	aD
>somebody	a@
>someone	aC
>sometimes	aD
>somos	aG
>son	aF
>sonntag	aG
>sorry	aE
>sort	aE
>sous	aH
>south	a@
>sowie	aE
>soy	aD
>spa	a@
>spain	aS
>spanish	aG
>speak	aE
>speaking	aH
>specialist	a_
>split	aE
>sports	aB
>spring	a?
>sql	aG
>stadt	a>
>standard	aE
>staplerschein	aR
>start	aI
>statt	aD
>statut	aX
>stay	aI
>stays	aB
>stellen	a\\
>step	aD
>steuerberater	aD
>stipend	aI
>stock	aG
>stop	aI
>street	aJ
>stretch	aI
>strong	a@
>student	aC
>students	aE
>studio	a@
>studium	aB
>study	aJ
>stuff	aB
>stunden	aE
>su	aF
>subject	aF
>suchen	aG
>sucht	a<
>suite	aI
>suivi	aE
>sunday	aH
>sundays	aE
>superior	aF
>supervise	aG
>supervision	a>
>system	aE
>t	aH
>ta	a]
>tableau	aD
>takes	aE
>taking	aC
>talent	aH
>talk	aH
>taller	aH
>tarde	aI
>target	aI
>tarif	aH
>tea	aH
>teacher	aU
>teaching	aI
>team	aS
>teams	a>
>tech	a\\
>technical	a@
>techniker	aE
>technique	aG
>techs	aI
>telefon	aG
>tell	aH
>temp	aC
>temporal	aF
>tendria	aH
>term	aI
>termino	aF
>terraform	aE
>terrain	aW
>test	aI
>texas	aE
>text	aE
>texte	aB
>tg	aF
>thanks	aI
>theatre	a@
>there	aE
>there's	aF
>these	aJ
>they're	aA
>thing	aD
>think	aC
>thinking	aH
>thirty	aI
>this	aI
>those	aI
>thoughts	aH
>thru	aG
>thu	aF
>thurs	aH
>thursdays	aD
>ti	aH
>ticket	aD
>tickets	aG
>tidy	aI
>tied	aH
>tiempo	aD
>tiene	aF
>tiktok	aE
>til	a>
>till	aI
>time	aH
>tipo	aY
>tips	aF
>titel	aH
>title	aV
>titre	aD
>titulaire	aH
>titulo	aG
>today	aE
>todos	aI
>together	aI
>told	aG
>ton	aF
>tone	aG
>too	aG
>tools	aI
>top	aF
>tour	a<
>touren	aC
>tout	aH
>track	aX
>tractor	aD
>trading	aH
>train	aG
>trainer	aB
>training	aF
>traite	aA
>transfer	aF
>transport	aH
>travel	aC
>treatment	aD
>tres	aH
>trial	aT
>trimestral	aD
>trinkgeld	aF
>trips	aA
>trop	aB
>trucks	aD
>trust	aB
>tt	aG
>tu	aI
>tun	aH
>turkisch	aR
>turno	aT
>turnover	aG
>tv-l	a@
>tvod	aH
>twelve	aG
>tx	a=
>type	aD
>tz	aF
>u	aE
>uh	aI
>um	aI
>umfang	aE
>unas	aB
>unbefr	a?
>under	aD
>unit	aW
>unlimited	aC
>uno	aR
>uns	aF
>unser	a@
>unsere	aB
>unter	aF
>unternehmen	aY
>ur	aG
>usine	a>
>ux	aU
>v	aH
>va	a=
>vacances	aF
>vacancy	aB
>vale	aH
>valid	aD
>valley	aU
>vamos	aE
>vat	aB
>vendor	aJ
>vendredi	aF
>venga	aH
>ver	aI
>verantworten	aG
>verdad	aH
>vergutung	aI
>verlangerung	aJ
>vers	aE
>version	aE
>verteilt	aF
>vertrage	aE
>veut	aI
>vez	aF
>vhi	aG
>via	aI
>viajes	aE
>vida	aD
>video	aI
>vie	aB
>viel	aA
>viernes	aC
>vigente	aH
>village	aF
>visits	aI
>voila	a[
>voll	aD
>volunteer	aG
>volunteers	aA
>von	aD
>vor	aF
>voraussetzung	aE
>vorbereiten	aH
>vormittags	aD
>vorstand	aD
>vos	aI
>vraie	aZ
>w/m/d	a^
>wage	aI
>wales	aH
>walk	aJ
>want	aI
>wanted	a_
>wants	a@
>warehouse	aG
>waren	aI
>wartung	aE
>was	aD
>waschen	aG
>water	aA
>we	aJ
>we'd	aF
>we've	aE
>weather	aC
>web	aG
>wed	aS
>wednesday	aG
>wednesdays	aH
>weds	aE
>week	aH
>weekend	aH
>weg	aS
>weiblich	a]
>welsh	aG
>went	aG
>werkstatt	aH
>west	aG
>wfh	aE
>wg	aS
>whatever	aT
>whatsapp	aI
>while	aE
>who's	aA
>wie	aD
>willing	aE
>willkommen	aW
>wind	aI
>windows	aE
>winter	aJ
>wir	aD
>without	aC
>wo	aE
>woche	aJ
>wochenstunden	aI
>women	aJ
>words	aI
>worked	aI
>works	aB
>write	aI
>writer	aY
>writing	aH
>written	aJ
>wrote	aE
>wunschenswert	aF
>x	aW
>x2	aC
>yard	aF
>yearly	aF
>years	aJ
>yet	aH
>yo	aG
>you're	aG
>yr	aH
>yrs	aD
>zeit	aA
>zero	aC
>ziehen	aC
>zimmer	aG
>zona	a?
>zug	aJ
>zum	aE
>zunachst	aY
>zusammen	aF
>zwar	aH
>zwingend	aF
>zwolf	aI
>•	aI
? 
	a>
? nein	aD
? no	aE
@far-	aH
@late	aC
@top+	ad
_ 0	a_
_ a	aA
_ also	aG
_ an	a?
_ bonjour	aF
_ buenas	aE
_ buenos	aI
_ dear	aG
_ diktat	aH
_ frau	aA
_ from	aE
_ good	a;
_ guten	aD
_ hello	aF
_ hey	aF
_ hi	aJ
_ hola	aI
_ job	aX
_ liebe	aC
_ looking	aF
_ moin	aH
_ morning	a@
_ need	a8
_ ok	a=
_ quick	aE
_ right	aA
_ salut	aH
_ sehr	aH
_ servus	aG
_ so	a<
_ we	a>
_ wir	a@
a ,	a<
a 0	aF
a bit	aZ
a case	aF
a chair	aA
a data	a]
a day	aI
a degree	aJ
a deja	aG
a domingo	aI
a fin	a;
a friday	aI
a good	a@
a head	ae
a hundred	aG
a jour	aI
a nice	aI
a part	aI
a person	a?
a quarter	aG
a real	aF
a su	aF
a ver	aG
a wk	aD
a year	aD
a.m .	aJ
ab marz	aE
aber-	aF
abge-	aH
about the	aG
abre-	aR
abrechnung	aB
abri-	aG
abril .	aI
abst-	aD
aca ,	aI
acab-	aH
acad-	aC
acce-	aH
access	aI
accommodation	a?
accountant	aV
accr-	aG
accu-	aD
acht	aI
acht-	aH
acro-	aH
acti-	a@
actually	aC
ad ,	aJ
ad please	aT
ade	aE
ade-	aE
administrator	aV
adre-	aH
adva-	aC
advert	aI
advertise for	aI
advi-	aD
after 0	aF
after a	a]
after the	aB
agai-	aF
again	aF
again .	aI
age	aH
age-	aH
agencia	aF
agencia de	aE
agency	aI
agenda	aH
agent	aF
agents	a?
agil-	aF
agreed	aE
agreement	aF
agri-	aB
agua-	aG
ahm	aI
ahm-	aI
ahor-	aJ
aide-	aY
alco-	aE
alguna	aJ
alim-	aD
alimentos ,	aH
all .	aJ
all the	a?
alle 0	aC
allemand	aG
allo-	aH
allowance	aF
alon-	aE
also ,	aA
alta	aI
alta-	aC
alte-	aG
alter	aH
alternance	aT
altu-	aG
altura	aG
am tag	aE
ampl-	aH
amt	aC
amt-	aC
an ,	aG
an ad	aG
an den	aJ
an die	aE
an hr	a@
an mich	aG
anae-	aX
anal-	aE
analyst ,	ab
anch-	a>
anchor	a>
and i	aI
and me	aI
and one	aS
and the	aH
and then	aF
and two	aR
anda-	aD
ande-	aC
anfa-	aT
anfo-	aC
ange-	aJ
anla-	aI
anlage	aJ
anle-	aF
anne-	aF
anno-	a=
annu-	aF
ano	aG
ano-	aG
anos ,	aF
anos de	aV
ans de	aG
ansp-	aJ
anst-	a@
answers	aG
ante-	aG
antes	aI
anti-	aH
antr-	aA
anua-	aG
anwe-	aD
aparte	aA
apply	aE
approx	aI
apres	aH
apun-	aI
archiv	aJ
are	aH
are-	aH
area	aT
arge-	aI
arma-	aR
arou-	aF
around	aF
arra-	aR
arri-	aF
art	aI
art-	aI
arti-	aE
arzt-	aJ
arzte	aJ
as a	aB
asap	aH
asap-	aH
asce-	aI
asi que	aH
aske-	aJ
asked	aJ
assistante	a_
association	a=
association ,	aD
asst	aX
asst-	aX
astr-	aB
at 0	aI
at a	aJ
at night	aC
at our	aG
at the	aB
atelier	aJ
atender	aF
atta-	aH
atte-	aE
auch .	aE
audi-	aI
auf 0	aE
auf dem	a[
aufb-	aF
aufs-	aS
auft-	aH
aufw-	aH
aufwarts .	aI
aug	aI
aug-	aI
aun no	aJ
ausb-	aC
ausbildung	aF
ausg-	aJ
ausr-	aE
auss-	aA
ausschreibung	aE
auti-	aX
auto ,	aU
autobus	aE
autour de	aD
avan-	aG
avec la	aF
avec le	aF
aver-	aG
average	aI
avis-	a<
avri-	aI
avril	aI
awar-	aG
away	aI
away-	aI
azub-	aJ
azubi	aJ
b 
	aE
b ,	aI
bac +	aH
bac+-	aA
backend	a\`
background	aC
bahn-	aD
bala-	aI
band	aR
bank ,	aI
bano-	aJ
banq-	aW
bar ,	aD
bari-	aS
base-	aD
based in	aJ
batch	aF
bath-	aA
baul-	aY
baus-	aC
baye-	aJ
be a	aX
bean-	aF
bear-	aS
beca-	aH
because	aH
bedi-	aT
beds ,	aI
befo-	aI
before the	aI
befristet	aI
befristet auf	aI
begi-	aJ
begl-	aG
beha-	aE
behe-	aE
behi-	aJ
behind	aJ
beho-	aG
bei den	aI
bei uns	aJ
benc-	aU
bera-	aC
beraten	aG
beratung	aF
bere-	aG
berr-	aF
beru-	aD
besc-	aH
besoin	aI
besoin de	aH
besp-	aA
besprochen	aE
betr-	aE
bevo-	aC
bila-	aD
bilingual	aS
bin	aH
bin-	aH
bind-	aG
biologie	aX
bis ende	aH
biss-	aC
bist	aS
bist-	aS
bit of	aS
bitte .	aH
blan-	aF
boar-	aH
board	aI
bode-	aA
body	aD
body-	aD
bois-	aF
bonj-	aG
bonjour	aG
bonus 
	aE
bonus ,	aJ
bookings	aF
both .	aJ
both-	aH
boul-	aF
bour-	aB
bout-	aG
boutique	aD
boxe-	aH
boxes	aG
brai-	a@
bran-	aG
braucht	aG
brea-	aG
breaks	aH
brem-	aD
bren-	aE
bret-	aE
bric-	aE
brid-	aH
brie-	aG
brut selon	aD
bruto	aJ
buch-	aE
buchhaltung	aF
budget ,	aH
budgets ,	aH
buen-	aG
buenas	aE
buenos dias	aI
buil-	aI
build	aI
bull-	aI
burg-	aY
burgermeister	aA
burn-	aE
buro	aI
buro in	aI
buro-	aI
bus	aJ
bus-	aJ
busc-	aH
busca	aF
but a	aH
but don't	aI
by a	aI
caba-	aH
cabe-	a>
cada	aH
cada-	aH
cade-	aF
cadr-	aD
cadre	aF
cais-	aF
caisse	aF
cala-	aA
calc-	aE
cale-	aI
calidad	aW
call .	aG
call it	aU
call the	a=
calle	aF
cama-	a\\
camb-	aD
campana	aI
campo	aJ
campus	aI
can be	aT
can get	aZ
can we	aE
can you	aC
cand-	aH
cann-	aD
canv-	aD
capital	aJ
capt-	aT
cara-	aB
care-	aD
carnet de	aJ
caro-	aA
carr-	aC
carriers	aC
carte	aB
casa-	aE
cash-	aJ
cast-	aA
casual	aS
cdd 0	aJ
cent-	aD
centre	aB
centro de	aE
cerc-	aI
cerca	aI
chair	aG
cham-	a?
chan-	aJ
chas-	aI
chee-	aJ
chef de	a\\
chef-	aH
chefs	aA
cher-	a>
cherche	a?
chere	aC
chez	aJ
chez-	aJ
chip-	aC
choice	aF
choir	aU
choo-	aY
choose	aH
chor-	aS
chri-	aH
christmas	aH
chro-	aS
chur-	aH
cinco anos	a@
city	aG
city-	aG
civi-	aH
clai-	aH
clase	aH
class 0	a]
classe	aG
clearance	aH
client ,	aB
clientes	aC
clients	aF
clinic	aE
clinica	aR
clinics	a@
cloc-	aI
clock	aI
closed	aJ
closing	aI
closures	aI
club	aI
club ,	aI
co .	a;
co-o-	a@
coac-	aH
cobr-	aJ
code-	aI
codi-	aG
codigo	aI
coge-	aB
cola-	aC
cold-	aC
cole-	a?
coll-	a>
colo-	aG
com	aE
com-	aE
coma-	aA
comida ,	aG
comite	aH
command	aE
commercial	aC
commission	aF
comp	aI
companeros	aA
complet	aI
con cartera	aS
con el	aJ
con gente	aH
con la	aH
con una	aH
conc-	aH
cond-	aD
conferences	aH
confirme	aY
conn-	aG
cono-	aB
cons-	aE
contract	aI
contract :	aE
contractor	aB
contracts	aJ
contrat	aA
contrato de	aG
contribution	aE
control de	aV
conv-	aI
cool	aJ
cool-	aJ
coop	aG
coop-	aI
coor-	a\\
coordinator	aS
copy-	aF
core	aU
corp-	aB
corr-	a@
cort-	aG
cortex-m	aJ
cosa-	aJ
cost	aE
couc-	a?
could	aH
could you	aI
council	aI
county	aJ
coup-	aF
courant	aI
course	aD
cout-	aB
cover ,	aF
cover the	aD
covers	aA
cran-	aF
crea-	aH
crec-	aG
creche	aJ
cris-	aB
cuad-	a?
cual-	aJ
cuentas	aS
cuento	aJ
cuid-	aG
cult-	aD
cura-	aH
curr-	aH
current	aE
curs-	aD
curso de	aJ
cust-	aF
cut	aJ
cut-	aJ
cv a	aA
cycle	aT
d'ad-	aW
d'an-	aH
d'eq-	aE
d'equipe	aE
d'in-	aZ
d'un	aI
d'un-	aH
dach	aU
dach-	aT
daher	aI
dami-	aI
dank-	aF
dann	aI
dann-	aJ
dans le	aI
darf	aI
darf-	aI
das ist	aH
data	aI
data analyst	aY
data engineer	aW
data-	aI
date-	aI
day ,	aB
day .	aG
days 
	aJ
days a	aH
days office	aI
days then	aC
dazu .	aH
dbt	aJ
dbt-	aJ
de 0	aB
de dos	aE
de facturacion	aJ
de fin	a=
de formation	aG
de las	aG
de los	aW
de lunes	aJ
de noche	aG
de nuit	aU
de poste	aB
de prueba	aH
de repos	aI
de sueldo	aH
de un	a>
de verdad	aH
deal-	aD
dean-	aH
dear	aG
dear-	aG
debu-	aH
dece-	aI
deci-	aF
decl-	aG
deco-	aH
defe-	a?
defi-	aI
deja-	aF
dejar	aG
del	aI
del-	aI
dela-	aE
dele-	a?
deli-	a@
demande	aJ
demi-	aG
dental	aI
depending	aI
depl-	aG
depo-	aD
depuis	aH
der hochschule	aF
derm-	aD
dern-	aI
desa-	aB
desc-	aB
design	aJ
desk-	aF
desp-	aH
deux ,	aD
dev	aS
dev-	aS
devs	aE
devs-	aE
dia .	aI
dia de	aC
diag-	a@
dict-	aA
die woche	aF
dienst	aJ
dienstort	aH
digi-	aS
digital	aX
dikt-	aJ
diktat	aJ
dima-	aF
dimanche	aA
dine-	aH
dinero	aH
dinn-	aJ
diplom	aI
dir .	aH
dire	aH
direccion	aX
direct	aF
directeur	aB
director .	a<
directrice	a<
diri-	aZ
disc-	aF
diseno	aI
disk-	aE
dispo	aD
disponibilidad	aF
diss-	aB
dist-	a?
divi-	aY
do 0	aJ
do the	aE
do this	aE
doce	aJ
doce-	aJ
doct-	aH
docu-	aI
does	aJ
domi-	aH
don't ask	aH
don't have	aH
don't want	aJ
donc	aF
donc-	aF
done-	aH
donn-	aG
dono-	aA
door ,	aB
dorm-	aJ
dos anos	aB
dossiers	aG
down	aH
draf-	a<
draft	a<
drauf	aI
draw-	aJ
drea-	aF
drei ,	aZ
dreißig	aG
drh	aE
drh-	aE
drin-	a@
drit-	aE
drive ,	aJ
driver	aR
driver ,	a>
driving	aD
droi-	aU
droit	aU
du lundi	aH
duer-	a?
durc-	aG
dure-	aI
duree	aI
dutc-	aF
dutch	aH
e )	aV
e .	a9
e 0	aC
each	aG
each-	aG
eben-	aG
ebit-	aE
echa-	aE
eche-	aX
ecol-	aS
ecole	a?
educacion	aF
egal	aI
egal-	aI
eh ,	aD
ehre-	aG
ehrl-	aF
ehrlich	aF
eige-	aI
eigenes	aJ
eigh-	aH
eight	aI
eign-	aJ
ein .	a;
eine halbe	aD
eing-	aH
einh-	a@
einkauf	aH
eint-	aG
einz-	aB
el anuncio	aB
el de	aH
el martes	aH
electrica	aC
elek-	aD
elektriker	aA
eleven	aE
elig-	aI
elle	aJ
elle-	aI
elternzeitvertretung	aG
email	aI
emba-	aI
emer-	aG
empe-	aG
empleados	a?
empleo	aJ
empr-	aH
empresa	aH
empt-	aG
empty	aG
en 0	aC
en cours	aF
en el	aH
en un	aF
encadrement	aF
enco-	aH
encore	aG
end	aI
end-	aI
endo-	aH
energy	aS
enero	aG
enfa-	aA
engineer ,	a_
engineers	aG
engineers ,	aI
english at	aD
enha-	aG
enhanced	aG
ensu-	aH
ensuite	aH
ente-	aH
entg-	aI
entgeltgruppe	aG
enti-	aD
entr-	aH
entries	aH
ents-	aF
entwurf	aF
envi-	aI
equa-	aC
equi-	aJ
equipo de	aD
era	aH
era-	aH
erfahrung .	a\`
erfahrung mit	aG
erfo-	aG
erp	aJ
erp-	aJ
ersc-	aF
ersten	aC
erwu-	aE
erwunscht	aE
esca-	aD
esco-	aD
escr-	aH
escu-	aH
espa-	aG
esta-	aI
estamos	aJ
este-	aE
esti-	aC
esto	aF
esto-	aE
et 0	aS
et la	aI
et le	aH
et une	aD
etab-	aA
etablissement	aJ
euh	aI
euh-	aI
eur	aH
eur-	aH
euro-	aC
evenings	aH
ever	aI
everything	aF
eves-	a@
evid-	aF
evidence	aJ
evit-	aH
excl-	aE
exec-	aW
exis-	aB
exp ,	aG
expect	aH
experience	aF
experiencia	aE
expl-	a@
expo-	aY
extension	aI
fabr-	aB
face-	aE
fachbereich	aI
fachkraft fur	aR
faci-	aF
facility	aF
fact-	aG
facturacion	aH
fair	aJ
fair-	aE
faire	aF
fais	aJ
fais-	aJ
fall-	a?
fami-	aC
familial	aI
faul-	aI
februar	aI
fede-	aA
fehl-	aF
feie-	aI
femm-	aY
fera-	aF
ferm-	aF
ferr-	a=
fest	aG
fest-	aC
fich-	aH
fiche	aG
field	aR
figm-	aI
figma	aI
figu-	aH
fijo-	aI
fili-	aD
filiale	aJ
filing	aE
fill-	aS
film-	aG
finally	aC
finance ,	a@
find-	aF
fine-	aD
finish	aG
fint-	aH
fintech	aF
fire-	aG
firm	aF
first ,	aH
first 0	a@
first aid	aD
first and	aY
fisc-	a>
fisio	aS
fitn-	a?
five-	aI
flat	aI
flat-	aR
flee-	aI
fleece	aI
flex-	aI
flig-	aC
floor	aG
flot-	aH
flus-	aI
folg-	aF
folk-	aF
following	aJ
for 0	aF
for one	aI
for someone	aE
for two	aD
for us	aB
ford-	aC
forg-	aD
form-	aJ
formacion	aE
formular	aI
fort-	aH
forw-	aV
foto-	aJ
fotos	aH
four .	aJ
fr .	aI
frag-	aH
france	aV
frau	aD
frau-	aH
free-	aI
freelance	aB
frei 
	aE
freie	aG
freier	aF
frem-	aH
fren-	aG
fres-	aA
freu-	aI
frig-	aS
from	aI
from :	aE
from the	aF
front desk	a7
frut-	aI
ftc	aJ
ftc-	aJ
fue	aJ
fue-	aJ
fuer-	aE
fuhren .	aE
fuhrerschein	aG
full remote	aH
full time	aF
full-time	aH
full-time ,	aB
func-	aF
fund	aI
fundraising	aT
fur das	a=
fur den	aS
fur die	aR
fur ein	a>
fur unser	aE
furn-	aH
fuss-	aG
game-	aD
gana-	aT
ganz-	aF
garage	aT
gast-	aD
gate-	a@
geba-	aI
gebe-	aD
gebu-	aH
geda-	aF
geeh-	aF
geho-	aH
geld	aA
gele-	aI
gelernt	aH
gema-	aE
geme-	aB
gemuse	aF
gena-	aF
generation	aG
generation ,	aJ
geno-	aB
gent-	aB
gente	aH
genugt :	aI
germ-	aJ
gern ,	aI
gesa-	aA
gestion ,	a>
gestoria	aI
gesu-	aD
gesucht	aF
gesucht wird	aI
get it	aZ
gewa-	aG
gibt-	aI
girls	aT
gleitzeit	aH
glen-	aC
gmbh	aG
gmbh-	aG
go in	aJ
go on	a@
goin-	aF
going	aF
gone	aH
gone-	aH
good ,	aF
gott-	aI
governors	aV
gp	aI
gp-	aI
grab-	aH
grad	aH
gras-	aF
grav-	aI
grea-	aJ
great	aJ
gree-	a?
gren-	aH
gros	aF
gros-	aH
groupe	aJ
grow	aF
große	aF
grupo	aE
gruppe	a?
guer-	aA
gues-	aH
guil-	a@
gust-	aD
gut .	aG
guta-	aJ
guten	aD
guy	aS
guy-	aS
h 
	a@
h ,	aH
h/f	aV
h/f-	aV
ha	aJ
ha-	aJ
haben ,	aI
haber	aF
haber trabajado	aH
habi-	aB
hace	aJ
hace falta	a@
hafe-	aC
halbe	aF
half .	aI
half of	aH
half-	aJ
halfte	aJ
hall-	aI
halten	aI
handling	aB
handover	aF
hands	aW
hang-	aD
hann-	aE
hard-	aF
hart-	aF
hast	aI
hast-	aH
hat 0	aD
hatt-	aI
hatten	aI
have an	aW
hcpc	aJ
hcpc-	aJ
head-	aJ
heads	aB
heal-	aH
hear-	aG
heig-	aF
heights	aH
heim-	aE
hein-	aW
heiz-	aF
helf-	aJ
help with	a\`
her	aE
her-	aE
here	aH
here's	aH
here's what	aJ
here-	aD
herm-	aC
herr	aI
herz-	aI
hey	aG
hey-	aG
hi	aI
hi-	aI
hier-	aF
high-	aI
hint-	aJ
hire	aJ
hire-	aF
hiri-	a@
hist-	aA
hoch-	aI
hochschule	aG
hoff-	aJ
hohe-	aI
hola-	aA
homb-	aH
home ,	aJ
home .	aE
homes ,	aF
homm-	aH
homme	aH
hone-	aF
horaire	aD
horas ,	aU
horas de	aG
horn-	aE
horno	aD
hort-	aB
hosp-	aA
host-	aG
hot	aI
hot-	aI
hote-	aI
hotel	aH
hours ,	aH
house	aD
house ,	aC
hr ,	a@
hr .	aC
hr :	aC
hub	aI
hub-	aI
huit	aS
huit-	aS
huma-	aS
human	aT
hund-	aG
hybr-	aF
hydr-	aF
hygi-	aR
hygiene	aG
hype-	aC
i have	aB
i need	aD
i shall	aX
i want	aE
i write	aC
i'm the	aB
i've	aJ
i've-	aJ
ich	aH
ich-	aH
ideally	aI
if the	aE
if they	aI
if we	a]
igua-	aE
ii ,	aE
il me	a?
il nous	aI
illu-	aA
im sommer	aI
imag-	aH
imme-	aE
impe-	aJ
impl-	aB
impo-	aC
impr-	aH
imprescindible	aH
in 0	aJ
in before	aF
in den	aJ
in der	aB
in english	aE
in four	aF
in-h-	aV
in-house	aV
incl-	aI
inco-	aF
inde-	aE
indefinido ,	aF
independent	aI
indi-	aG
industrial ,	aW
infi-	aF
inge-	a>
ingr-	aJ
inha-	a>
inje-	a?
inkl .	aH
inse-	aD
inserat	aF
insi-	aA
inspeccion	aE
inst-	aE
insu-	aE
inta-	aD
intake	aI
interim	aF
intern	aC
intr-	a=
inve-	a?
invo-	aH
is on	aB
is the	aD
isla-	a>
ist die	aV
it 
	aF
it )	a<
it .	aC
it in	aI
it to	aE
it's for	a=
it's the	aV
jack-	aH
jahr 0	aG
jahrlich	aH
jan 
	aD
janu-	aJ
januar .	aJ
january	aI
jard-	aV
jarg-	aC
jeden	aD
jefa-	aZ
jeun-	aJ
job ,	a@
jobt-	aX
jour ,	aF
jours	aI
jours de	aJ
jove-	aV
jubi-	aD
juev-	aG
jueves	aG
juge-	aX
juli-	aF
june	aI
june .	aF
june-	aI
juni .	aI
junior	aW
junt-	aT
junta	aJ
jusq-	aE
jusqu'a	aG
just-	aI
kaff-	aE
kais-	aB
kalk-	aF
kamp-	aD
kann ,	aH
kann-	aI
kannst	aI
kannst du	aI
kanz-	aH
kanzlei	aI
karl-	aB
karte	aT
kass-	a=
kath-	aA
kaufm	aD
kaufm .	aD
kaufmannische	aW
keep-	aG
kein-	aI
kell-	aC
kennen	aJ
kern-	aC
kids ,	aE
kiel-	aB
kindly	aI
kirche	a@
klam-	aZ
klas-	aF
klei-	aA
klin-	aG
klingt	aH
kommen	aF
konnen .	aD
kons-	aW
kopfe	aH
kost-	aC
kraf-	aI
kran-	aF
kred-	aT
kunden	aA
kundschaft	aD
kurs	aE
kurs-	aY
kurz	aH
kurz-	aD
l'ag-	aG
l'an-	aD
l'annonce	aI
l'ap-	aE
l'as-	aA
l'at-	aE
l'en-	aJ
l'es-	aF
l'in-	aD
la caisse	aC
la casa	aG
la de	a@
la junta	aE
la nave	aF
la persona	aS
la tienda	aA
la web	aI
labe-	aD
labor	aD
laboral	aI
lade-	aR
laden	aV
ladi-	aD
ladies	aD
lage-	aV
lait	aF
lait-	aD
land-	aA
lang-	aB
lapt-	aE
last one	aE
later	aW
lava-	aE
lawy-	aF
le 0	aI
le poste	a>
lead-	aE
leader	aJ
leak-	aF
learning	aE
lebe-	a>
lech-	aH
lectura	aD
lecture	aF
leer-	aF
lega-	aE
legi-	a>
lehr-	aC
leic-	aD
leis-	aH
leitung	aH
leng-	aJ
lern-	aE
lesen ,	aI
less-	aF
letter to	aJ
letters to	aI
leute ,	aA
level ,	a\`
level 0	aD
lever	aH
libre	aI
licence	aD
license ,	aC
licensed	aX
lieb-	aG
liebe	a=
lieber	aI
lief-	aH
lift-	aH
light	aR
like a	aT
like-	aI
limi-	aF
limp-	aU
linea	aH
lines	aH
lini-	aH
linien	aH
linu-	aH
lisb-	aB
list	aF
list-	aJ
liti-	aS
litt-	aI
little	aF
live in	a?
live on	a^
llam-	aR
llamar	aH
lleve	aX
llor-	a@
local	aG
location	a@
location :	aA
lodg-	aI
lodge	aI
loge-	aE
logiciel	aI
logistics	aR
logistics or	aG
lond-	aJ
london	aJ
longer	aF
look	aR
looker	aI
looking	aE
looking for	aH
lorn-	aJ
lorna	aJ
lots of	aJ
love-	aJ
m .	aD
m de	aH
m-f	aH
m-f-	aH
m/w/d )	a\`
machen	aJ
machen ,	aE
macht	aG
macht der	aG
maco-	aG
mada-	aB
madc-	aT
made-	aD
madr-	aI
magd-	aF
mai .	aH
mail	aI
main	aE
maintenance	aZ
mait-	aI
majo-	aG
make	aI
make-	aJ
mala-	a@
male	aH
male-	aS
manage	aA
manager 
	aZ
managers	aB
manana	aJ
mand-	aI
mandate	aH
mani-	aC
manipulador	aJ
manipulador de	aF
manner	aD
mannlich	aV
mano	aF
mano-	aH
mant-	aX
manu-	aC
maqu-	aI
marc-	aB
march	aJ
marg-	aA
mari-	aB
mark-	aH
marketing	aW
marks	aD
mart-	aE
masc-	aF
mast-	aD
mat	aI
mat-	aI
match	aE
maternity	a=
maths ,	aH
mati-	aG
may 0	aA
mayo	aH
mayo-	aI
me (	aE
me .	aW
me da	aF
meal	aJ
mean-	aI
meca-	aS
mech-	aW
medi-	aE
meet-	aE
meeting	aI
meeting ,	aI
mein-	aC
meis-	aE
meister	aF
meld-	aI
members	aH
mens-	aH
menschen	aF
ment-	aG
mention	aH
menu-	aH
merc-	aF
mercredi ,	aJ
mesa	aR
mesa-	aR
meses ,	aG
mess-	aG
message	aH
meth-	aG
metiers	aV
metr-	aC
mi-t-	aH
mi-temps	aH
micr-	aC
mid--	aW
mier-	aD
miercoles	aD
migr-	aH
migration	aG
mila-	aH
mileage	aH
millones	aH
min	aH
min-	aH
mind-	aG
mindestens	aG
mine-	a=
minijob	aI
minu-	aH
mira	aI
mira-	aI
mise en	aI
miss-	aB
mit 0	a:
mit der	aG
mit drei	aC
mita-	aF
mittags	aD
mittwoch	aF
mittwochs	aG
mixe-	aF
mode-	aG
modu-	aH
module	aG
mogl-	aF
moin	aI
moin-	aI
mois 
	aE
monaten	aG
mond-	aG
monde	aF
moni-	aI
monitor	aF
mons-	aG
monsieur	aG
mont-	aG
months 
	aB
morg-	aJ
morning	a@
mornings	aS
mostly ,	aA
mostrador	aR
moti-	aE
move-	aH
movi-	aD
moving	aI
mths-	aF
much	aI
muelle	aG
mult-	aF
municipal	aW
muse-	aH
musi-	aB
muss .	aD
muss nicht	aC
mutt-	a>
mutu-	aC
n'es-	aI
n'est	aI
nach dem	aC
nach-	aG
nachte	aI
nada de	aI
nadi-	aJ
narr-	aH
nati-	aH
national	aE
naturlich	aA
nave-	aG
navi-	aE
ne pas	aD
near	aI
nece-	aE
necesita	aF
necesito	aJ
need ,	aA
need a	aZ
need to	aD
needed	aF
negociar	aI
nen	aZ
nen-	aZ
nerv-	aF
neue	aU
neun-	aE
neve-	aI
never	aH
news-	aE
next	aI
next-	aI
ni "	aJ
nice-	aF
nicht "	aI
nicht .	aH
niem-	aD
nights 
	aS
nimm-	aE
ning-	aF
nivel 0	aW
no lo	aI
no need	aJ
nobody	aI
noch	aI
noch-	aH
noct-	aU
nocturnidad	aC
nomb-	aF
non--	aC
noon .	aJ
nort-	aC
not "	aB
not a	aC
not essential	aJ
not just	aI
nota-	aT
notd-	aF
notdienst	aF
note	aH
note-	aH
notice	aH
notig	aG
now	aI
now .	aA
now-	aI
nr	aJ
nr-	aJ
nuev-	aS
nueve	aG
nuit ,	ae
nuits	aI
numb-	aH
number	aI
nume-	aF
nurse	aT
nurses	aG
o .	a:
o 0	a?
ober-	aB
objet	aG
obra-	aE
obse-	aF
obviously .	aG
occa-	aF
oct 
	aC
october	aI
octubre ,	aI
oder 0	aG
oder einen	ae
of 0	aF
of our	aV
of six	aG
of the	aE
of them	a[
of those	aI
of us	aA
of which	aE
of your	aI
offe-	aD
office 
	a<
office is	aJ
officer	aV
offices	aG
offn-	aE
offs-	aJ
oficial de	aV
oficiales	aI
ok so	aI
olde-	aH
on 0	aI
on at	aI
on est	aG
onbo-	aI
onboarding	aI
one ,	aC
one day	aH
one in	aH
one of	aG
one--	aF
onli-	aI
online	aH
online ,	aI
onsi-	aF
onsite	aF
open-	aE
opening	aE
opti-	aI
or "	aJ
or drop	aD
or get	aF
or the	aJ
oral	aE
oral-	aE
orde-	aF
ordi-	aI
ordinary	aI
orga-	a?
ort :	aC
os	aI
os-	aI
oste-	aC
otra	aI
ou 0	aE
ou a	a;
ou equivalent	aH
ou un	ak
oui	aJ
oui-	aJ
out the	aG
outf-	aF
outfit	aF
outs-	aG
over	aG
over 0	aI
overlap	aI
owne-	a?
owned	aI
owned ,	aJ
owner	aE
p .	aD
pack	aH
packaging	aT
pagada	aE
page-	aI
pagi-	aE
paid ,	aF
paid by	aI
paie-	aJ
palabras	aC
pale-	a>
pall-	aT
palm-	aE
pane-	aB
papi-	aB
par an	aI
par la	aI
para el	aU
para la	aX
parc-	a>
parcial	aE
pare-	aF
parental	aI
parents	aI
parl-	aF
parte	aB
partir	aI
partners	aA
party	aE
pas )	aG
pas besoin	aI
pas de	aI
pas le	aE
paso-	aG
pass-	aF
passe	aH
passer	aH
pati-	aI
patient	aD
patio	aJ
patr-	aC
paul-	aD
paym-	aW
payments	aX
pays	aH
pays-	aH
peda-	aE
pedi-	aI
pena-	aG
pens-	aJ
peon-	aX
pequ-	aJ
per	aH
per-	aH
percent ,	aI
perf-	aB
perm-	aE
person 
	ai
person ,	aR
person .	a>
persona	aU
personas ,	a9
persons	aV
pesa-	aV
petits	aI
petr-	aA
peu de	aD
peut	aI
peut-	aI
peux-	a?
pfla-	aI
pfle-	aW
pflege	aF
pflicht	aH
phar-	aF
phil-	aE
phys-	aS
physical	aD
physics	aU
piano	aU
piec-	aF
pila-	aD
pilo-	aG
pint-	aG
pipeline	aJ
piso	aF
piso-	aR
plac-	aG
place	aI
plai-	aJ
plain	aF
plant	aF
planta	aD
plat-	aC
platform	aE
play-	aF
playwright	aH
plaz-	aS
plaza de	aS
plc	aI
plc-	aI
plea-	aI
please	aI
pm 
	a<
pola-	aA
poli-	aH
pone-	aE
pong-	aE
pont-	a=
pool	aH
pool-	aI
por la	aI
posi-	aX
posible	a@
position	aV
position :	ad
post ,	aF
post :	aa
postgres	aI
posting	aF
posts	aS
pour	aJ
pour la	aE
pour un	a>
pour-	aI
pr	aH
pr-	aH
practice ,	aE
prat-	aF
prax-	aG
praxis	aD
pre--	aH
prec-	aC
pref-	aG
prefer	aI
preg-	aH
prem-	aG
pren-	aD
prep-	a?
presence	a@
pret-	aV
prev-	aG
primary	aG
primera	aU
primeros	aF
prin-	aH
prio-	aI
prob-	aI
probation 
	a>
proceso	aF
process	aS
prod	aJ
production	aT
productivite	aD
programm	aI
prom-	aE
prop-	aI
properly	aF
property	aU
propia	aB
pros-	aE
prot-	aB
prov-	aF
proz-	aW
prozent	aG
prueba de	aJ
psic-	aD
publ-	aD
pued-	aF
puen-	aB
puesto	a[
puesto :	af
pump-	aC
punk-	aE
purp-	aH
purpose	aH
pv	aR
pv-	aR
python ,	aE
qualifications	aI
quality	aH
quar-	aG
que la	aC
que le	a@
que no	aG
que sepa	aE
que son	aH
quelqu'un pour	ag
quer-	aC
ques-	aI
questions	aE
quic-	aH
quick one	aE
quien	a@
quiero	aJ
quince	aW
quince dias	aF
quit-	aH
raba-	aF
radi-	aE
rais-	aE
ramp-	aG
rang	aJ
rapi-	aB
rapp-	aD
rare	aI
rare-	aI
rate	aI
rate-	aE
raum	aC
raus-	aF
re	aJ
re-	aJ
reac-	aS
read-	aG
reas-	aG
rece-	aU
recepcion	aU
reception	a@
recht	aI
recht .	aF
reco-	aE
recr-	aD
recruit	aG
recrute	aG
recrutement	aE
recu-	aE
red	aE
red-	aE
reda-	aE
redi-	aB
redu-	aE
reel-	aA
refi-	aG
refo-	aH
refu-	aD
rega-	a=
regi-	aA
register	aF
registered with	aH
regular	aF
regulatory	aX
reha-	aE
rehe-	aH
reic-	aF
reicht	aI
rela-	aF
rele-	aD
relevant	aH
reli-	aF
relo-	aJ
rembourse	aJ
reme-	aE
remote ,	aH
remote in	aI
remoto	aE
remplacement	aA
rene-	aD
reno-	aC
rent-	aF
rente	aH
repl-	aB
replacement	aD
repo-	aJ
report	aH
reports to	aJ
requ-	a>
request	aB
requirement	aH
residential	aG
responsable	aW
rest-	aC
resto	aJ
resumes to	aJ
reta-	aE
retail	aD
rete-	aG
retention	aH
reti-	aF
reto-	aI
retr-	aE
retu-	aH
returns	aH
revi-	aH
reze-	aI
rig	aH
rig-	aH
righ-	aH
right	aH
right ,	aH
right .	aE
ring-	aI
road-	a?
robo-	aE
role :	ae
roll	aG
roll-	aH
rond-	aJ
roof	aH
rooms ,	aG
rose-	aE
rost-	aF
roster	aF
rota-	aD
rote-	aF
roul-	aT
round	a@
rounds	aC
rounds ,	aI
rout-	aF
rtt ,	aI
rue de	aD
ruhi-	aJ
rule	aF
rule-	aF
rum	aI
rum-	aI
run a	aH
run the	aW
rund	aG
rund 0	aF
rund-	aI
runn-	aH
running	aH
russ-	aG
rust-	aA
saal-	aH
saba-	aI
sabados	aJ
sach-	a]
safe	aH
safeguarding	aH
sag	aJ
sag-	aJ
sage-	aA
said	aJ
said-	aJ
sain-	a>
sala-	aB
sale	a>
sales	aZ
sali-	aG
sall-	aE
salo-	aH
salon	aH
salu-	aF
salut	aH
salv-	a?
salz-	aI
same	aJ
same-	aH
samp-	aJ
samstag ,	aI
samstags	aI
san	aH
san-	aH
sand-	a?
sani-	aF
sant-	a?
sante	a@
satu-	aJ
saub-	aH
saun-	aJ
sauna	aJ
savi-	aJ
savings	aJ
savo-	aJ
savoir	aJ
says	aH
says-	aH
scal-	aH
scan-	aI
scar-	aD
sche-	aF
scheduling	aH
schi-	aJ
schl-	aC
schlosser	aB
schm-	a@
school of	aB
schooling	aI
schools	aG
schreib	aJ
schreiben ,	aH
schreiben .	aJ
schule	aE
schulung	aF
schw-	aI
scie-	a?
scop-	aI
scope	aI
scre-	aD
scru-	aX
sear-	aW
searches	aE
seas-	aI
season	aI
seat	aE
seco-	aI
secr-	aI
secretariat	aH
secretary	aS
sect-	a>
secteur	a@
sections	aE
securite	aG
sede	aJ
sede-	aD
seek-	a@
segun	aI
seguro	aJ
sehr	aI
sehr-	aI
sein .	aD
sein-	aE
seis	aG
seis-	aH
seit	aF
seit-	aH
selber	aJ
sele-	a?
seleccion	aJ
selo-	aI
selon	aI
semaine .	aI
semana al	aJ
semana de	aD
semanales	aH
seme-	aG
senior	aR
seniority	aD
seno-	aX
sens-	aF
sent-	aE
sepa-	aH
september	aF
september .	aI
septembre	aE
ser	aI
ser-	aI
sera	aG
seri-	aD
seria	aH
series	aI
serv-	aH
service charge	aB
services ,	aS
servus	aG
sess-	aG
setz-	aG
setzen	aH
seul-	aE
seve-	aH
shar-	aH
share	aJ
shea-	a@
shee-	aG
shift ,	aH
shifts	aG
shoe-	a@
shop-	aE
shut	aH
si ,	aH
si no	aJ
si possible	aJ
si se	aI
side 
	aW
side of	aG
sie das	aF
sieg-	aB
siem-	aF
sien-	aX
sier-	aH
sierra	aH
sign-	aG
simp-	aI
sinc-	aG
since	aI
since 0	aI
sind 0	aG
sind ein	aJ
sing-	aG
singen	aF
site :	aC
sites	aA
sites ,	aD
situ-	aD
sitz-	aE
sitzen	aG
sixt-	a@
skip-	aI
slic-	aH
slim-	aG
smal-	aJ
small	aJ
small ,	aH
snow-	aI
so .	aJ
so 0	aH
so :	aU
so no	aI
so the	aC
so you	aB
socios	aH
sofo-	aG
sofort	aG
soir ,	aG
soir-	aJ
sola-	aV
sole-	aC
solide	aI
soll-	aF
someone to	aX
somewhere	aA
somos una	aC
sond-	aD
sonn-	aJ
sorry for	aG
souh-	aC
sour-	a?
sout-	aD
south	aB
sowi-	aF
sowie	aI
sozi-	aF
spa	aJ
spa-	aJ
spanish	aI
spar-	aR
spat-	aE
spatestens	aH
spec-	aT
specialist	aZ
spel-	aD
spen-	aZ
spin-	aC
spli-	aG
spon-	aG
spor-	aF
sports	aH
spra-	aA
spri-	aG
spring	aE
sr	aU
sr-	aU
stab-	aV
staff ,	aI
standard	aJ
standard ,	aI
standort	aG
stat-	aC
std ,	a@
stee-	aG
steh-	aG
steht	aI
stei-	aC
stel-	aR
stelle	aT
stellen	aV
step-	aE
ster-	aC
steu-	a@
steuerberater	aI
stev-	aB
stey-	a=
stic-	aG
still	aH
stop-	aH
stor-	a?
stre-	aH
street	aG
stretch to	aJ
stud-	aH
student	aI
students ,	aG
stuf-	aJ
stuh-	aC
stunden	aG
subj-	aA
subm-	aG
subs-	aD
subv-	aC
succ-	aV
such-	a>
suchen	aG
suel-	aJ
suit-	aF
suma-	aH
sun--	aF
sund-	aI
sunday ,	aG
sundays	aH
supe-	aE
super	aJ
superior	aE
supplement	aE
sur	aE
sur-	aE
surg-	a=
surv-	aB
sust-	aS
symp-	aJ
synd-	aJ
t .	aF
ta ,	aA
tach-	a@
tage	aI
taki-	aG
tale-	aB
talk	aI
tall-	aD
taller	aG
tank-	aI
target 0	aI
tari-	aI
tarif	aJ
task-	aE
tast-	a@
taxi-	aA
teac-	aI
teach	aJ
team "	aF
team ,	aI
team .	ae
team of	aG
tech	aY
technical	aC
technicien	aX
techniker	aB
technique	aC
tecn-	aF
telefon	aI
telefono de	aI
teletravail	aH
tell	aI
tell-	aI
temporal	aH
tend-	aG
tene-	aI
terc-	aC
term-	aH
terr-	aT
terraform	a=
terrain	aZ
testing	aG
texa-	aI
texas	aI
text-	aI
texte	aI
thanks	aE
the 0	aE
the chair	aH
the class	a?
the day	aH
the door	aC
the field	a@
the first	aF
the lab	aD
the line	aD
the new	aC
the night	aT
the odd	aH
the old	aG
the one	a=
the other	aE
the post	aC
the site	aE
the staff	aA
the team	aC
the third	aG
the tone	aC
the two	aF
thea-	aG
theatre	aG
them ,	a[
them to	aB
then ,	aE
they will	aH
they're	aI
thie-	aG
thin-	aE
thinking	aG
thoughts	aE
three days	aJ
thur-	aI
tick-	aH
tidy	aI
tidy-	aI
tien-	aH
til	aJ
til-	aJ
till-	aI
time	aG
tipo	aH
tipo-	aH
titel	aS
title	aS
titu-	aJ
titulo de	aE
to :	a=
to advertise	aH
to get	aC
to go	aD
to keep	aG
to live	aT
to our	aB
to run	ai
to take	aH
to them	aG
to two	aD
toda-	aH
today	aH
todo el	a>
todos	aI
toil-	aD
tole-	aJ
tort-	aJ
tour	a@
tout le	aJ
towards	aH
trab-	aH
track	aW
tractor	aC
trae-	aI
trag-	aE
train	aC
trainer	aB
training	aC
traite	aE
traj-	aG
transfer	aI
transport	aG
trau-	aH
trav-	aG
trea-	aI
treatment	aC
trei-	aJ
tren-	aD
tres	aI
tres anos	aG
trim-	aD
trin-	aA
trip-	aF
trips	aI
trop	aI
trop-	aI
trust	aC
tue--	aG
turk-	aI
turkisch	aI
turn-	aA
turno	aD
turnos	aH
turnos de	aH
tv-l	aD
tv-l-	aD
twic-	aF
two .	aC
two days	aJ
two in	aH
two to	aB
two--	a?
tx	aJ
tx-	aJ
type :	aI
u	aJ
u-	aJ
uberzahlung	aG
ubli-	aI
umba-	aC
umfa-	aD
umsc-	aF
umsonst	aI
un mes	aF
un peu	aD
un plus	aH
un sabado	aI
un samedi	aE
un/a	aX
un/a-	aX
una semana	aF
una vez	aF
unas	aG
unas-	aG
unbe-	aD
unbefr .	aE
unbefristet ,	aH
unbefristet .	aI
und 0	aH
und den	aB
und eine	aA
und zwar	aI
unde-	aD
under	aG
unge-	aE
unit ,	aV
univ-	a@
unser	aE
unter 0	aF
up ,	aF
urge-	a@
us )	aF
used	aJ
used-	aJ
usin-	aS
usine	aA
ute	aI
ute-	aI
vacances	aE
vale-	a>
vali-	aD
vall-	aH
valley	aF
valo-	aI
vamos a	aJ
vat	aI
vat-	aI
vega-	aF
vendredi	aG
vera-	aH
verb-	aI
vere-	aJ
vergutung	aF
verkaufen ,	aF
verl-	a@
vers	aH
vers-	aB
version	aH
vertrage	a=
verw-	aE
vete-	aD
vets-	aA
veut pas	aH
vida-	aI
viel-	aE
vigo	aI
vigo-	aG
vill-	aF
village	aJ
vire-	aG
vist-	a?
vitr-	aH
vive-	aJ
vivi-	aH
voil-	aH
voila	aI
voll	aI
vollzeit	aB
volo-	a@
volu-	a@
volunteer	aI
volunteers	aJ
vor der	a@
vorg-	aJ
vorh-	aG
vorm-	aF
vors-	aE
vos	aG
vos-	aG
vous	aG
vous-	aG
vrai	aI
vrai-	aR
vraie	aX
vuel-	aJ
w /	aI
w/m/-	aS
w/m/d	aS
w/m/d )	a\\
wach-	aH
wait-	aH
wald-	a@
wall-	aG
want them	aI
wanted	aB
wants	aG
wants to	aH
war der	aS
ward-	aT
ware	aF
wart-	aG
wartung	aF
was .	aI
wasc-	aI
watc-	aF
wate-	aF
water	aC
way with	aD
we can	aU
we get	aD
we have	aI
we run	aD
we want	aC
we'r-	aH
we're	aH
weat-	aJ
weather	aJ
wech-	aD
wednesday	aJ
week (	aC
weekends	aS
weekends 
	aF
weg .	aH
weib-	a[
weiblich	a[
weiß-	aG
well-	aA
wend-	aD
wenn die	aE
went	aI
went-	aI
wer	aI
wer-	aI
werk-	aT
werkstatt	aH
west-	a?
wg .	aF
what	aI
what do	aI
whatever	aU
whatsapp	aG
when-	aJ
whic-	aH
whit-	aE
who can	aT
who will	a=
who'-	aE
who's	aJ
wide-	a?
wieder	aD
wild-	aI
will be	aB
willing	a=
willkommen	aW
wind-	aE
wine-	aH
wint-	aJ
wir brauchen	aH
wirt-	aF
wish	aH
wish-	aH
wiss-	aS
wissen	aG
with 0	aI
with one	aC
with the	aG
with two	aE
within	aI
within the	aB
without a	aX
woch-	aI
wochen .	aI
wohnung	aI
woll-	aB
wood-	aD
work .	aI
workers	aG
works	aI
would be	aF
would help	aD
write	aF
writer	aU
writing	aH
wuns-	aJ
x 0	aZ
x2	aI
x2-	aI
y con	aI
y de	aH
y el	aH
y en	aH
y lo	aF
y no	aG
y que	aE
y si	aD
y un	a?
y una	a=
ya	aJ
ya-	aJ
year 
	aG
yearly	aF
yes ,	aE
yo ,	aI
york-	aF
you 
	aH
you ,	aI
you .	aW
you can	aD
you get	aG
you have	aJ
you live	aI
you to	aH
yrs ,	aI
zahn-	aB
zeic-	aE
zeit	aD
zeit-	aD
zero	aI
zero-	aH
zert-	aD
zieh-	aG
ziehen	aG
ziel-	aF
zimm-	a?
zona	aD
zona-	aD
zone-	aB
zu besetzen	aT
zum	aJ
zum-	aJ
zuru-	a@
zusammen	aJ
zusammen ,	aE
zwis-	aH
zwischen	aH
zwol-	aF`
