/** Written by craft/training/train.ts from 3943 labelled briefs: a feature, then a letter for each label and its weight. */
export const STRETCHES = `! !	qTt\\
!$	rT
"	rg
" a	rRsUtW
" bitte	eJ
" das	jWmGqT
" et	hEr[
" fast-paced	qS
" in	rW
" ni	rZ
" no	r]
" not	sV
" pasion	mIrS
" passionate	qU
" schreiben	rR
" so	cWpHqU
"$	rW
#1	cU
#capitals	iSj[
#money	g]
$ +	fGhW
$ /	gSnC
$ 0	hU
$ 00	gV
$ 000	h\\
$ 900	h_pH
$ a	fCgehH
$$	gVjBk\\
%	gS
% +	hR
% 0	nTrS
% 00	sY
% after	e[fHg\\hGjB
% auf	gRhZlI
% commission	sT
% de	gf
% del	g[nU
% du	fIg_hGiD
% en	hT
% holiday	hI
% in	gV
% match	gHhV
% mobil	dbgG
% of	g[
% off	f@gGhf
% on	gX
% over	gV
% pension	gHhZ
% por	gc
% remote	cTfJgXhEjI
% shift	fAg\\
% sobre	gViI
% sur	hV
% umsatz	gZ
% variable	gXhI
% vom	hW
%$	fZgR
& 0	bIf\\mWpS
& 00	aJfXiIoX
& a	aRjX
& b	aEmVnX
& co	b\\
& d	i\\jHqY
& e	aWiS
& i	bYhYjF
& l	i\\jR
& m	iV
& op	aRiT
& r	aWfTgIhWiG
& s	aXtG
& t	jUkT
& the	iGq\\
&$	iX
( !	f[hHnI
( 0	a]j?
( 000	fEgT
( a	aVfG
( about	fIiY
( b	hX
( c	a^jHtC
( der	q[
( die	r[
( e	a^
( el	aIq[
( ere	a]mE
( euse	aY
( fe	aVtI
( head	mZ
( ja	aSfFhUqItT
( k	gFhXjIkY
( m	aZ
( mid	aT
( ne	aTrY
( nice	kZ
( no	fTs]
( not	j[kI
( one	aVnX
( or	jV
( s	jY
( saale	cV
( se	aafEgGqU
( the	q_sG
( trice	aSbG
( w	aWtH
( we	j]
( yes	h[
+ $	fFj>k\`lG
+ +	aTkVrI
+ 0	m^
+ 00	fHgUhS
+ 000	bTcTgV
+ a	bU
+ apprentice	aImZ
+ auxilio	gVjFqR
+ b	j^tH
+ bank	fW
+ bh	hV
+ bono	hGjIsR
+ comision	jHsZ
+ comm	sS
+ commission	kR
+ cook	hSmT
+ cv	pV
+ deplacements	fZgSiFnC
+ e	jUkV
+ ec	i]tG
+ eng	aGj]mG
+ english	jUkIrS
+ fuel	hS
+ one	dIpV
+ ot	g\\
+ own	hYnW
+ panier	gT
+ plus	gT
+ pourboires	fFhHjSsV
+ prime	fGsU
+ propina	sV
+ propinas	qS
+ sat	bS
+ tip	sS
+ tips	sS
+ two	bSiFp[
+ umsatzbeteiligung	gV
+ van	sT
+ variable	qS
+ xmas	hX
+ yrs	jS
+ £	hTjG
+$	iZjS
-'a$	cViJ
-'acte	fIgX
-'agit	fV
-'aise	iIjYsT
-'aout	iWoV
-'au	pS
-'d$	jX
-'elle	jT
-'en	oW
-'etat	jS
-'info	pW
-'ll	jS
-'s$	bScW
-'t$	iRlRrU
-'un	sS
--aout	fTo_
--auto	dIhSjWnT
--bike	gHh\`pG
--call	fVgT
--card	cHgHh\`iJpJ
--ce	tV
--chef	aSmS
--cinq	eStS
--club	aTbUeIhIiTjF
--crew	fGhHm\\pH
--ct	jIkU
--deux	bTfRgT
--doku	iZjJ
--down	cFiX
--ende	eIfRiIoYpJ
--ends	fZ
--etre	pEq_rU
--ex	cX
--fare	hX
--file	cIi^jD
--five	gX
--form	rj
--four	aUdFfUgIhS
--free	bThWlJpI
--frei	bFcIeVtU
--haus	b\\cFgDhUiI
--have	kZ
--home	hXpY
--hour	f[
--huit	fWgSoS
--ii	b\`iJtG
--in	aRiU
--june	cGfVoT
--kurs	bDjh
--la	jGrYsW
--land	bXcVi@jI
--le	iGjVr[
--life	iX
--like	aCc[rS
--line	bJhEi^jF
--mail	pU
--main	cW
--midi	cSfUpU
--neuf	fSoJ
--nord	cXhH
--offs	iZ
--olds	iWpU
--on	jZsY
--only	e[fDjHl\\
--op	hUiW
--outs	iS
--over	aJi[qZ
--p$	iFj\\pR
--page	iIra
--pass	eXhSiD
--rate	hY
--room	aEbVhJiUjH
--satz	aEfHgYhZjFmBpI
--sept	fYgSo[
--shop	b[cEfGjJqG
--site	gIiRj[
--size	bRiW
--star	aIb^iE
--surg	a]cF
--takt	fZhG
--team	iYjFnX
--tech	bYcHiRjIkI
--term	eVpVqU
--test	iEjWpa
--time	e[fS
--trip	hYiU
--tu	iRqXtU
--type	bThS
--up	iYoR
--v$	b[cIiEjU
--vous	pV
--wide	bTh\\iG
--wo	fV
--work	hXqJrW
--year	cIefhHiEmI
-00$	gW
-000	pS
-00000	pS
-a'd	fU
-a's	iHoXqX
-a-ebs	jS
-aa$	aCiDkWtI
-aal	bTiR
-aalde	e\\
-aar	bWmWqJ
-aat	aFcXiXtG
-ab$	fGiWmT
-aba	cUiHqb
-abaco	iW
-abado	f\\
-abais	hW
-abaja	fWmY
-abane	h[
-abase	bHiVjWkJ
-abatt	hh
-abe	iWoT
-abels	bViR
-abend	fWhViTpH
-abeza	iWsT
-abi	kU
-abies	hGsW
-abina	cFjRmV
-abine	hZtU
-abits	iGj_
-ablan	q\\
-ablar	iRkUpS
-ablas	g[
-abled	iSkS
-ablet	fIhZ
-ablon	bW
-abo	cDgHhf
-abord	eSiGnTrV
-abore	aEbccGgEiIjD
-abour	iUqY
-abras	bHr\\
-abria	c\\
-abric	bUiSoG
-abrik	b[jJ
-abril	cEjIoe
-ac$	cZ
-aca	cSfWhTjH
-acant	iXmFo[
-ace	gRhJ
-acete	cV
-ach	c\`
-achat	qUrS
-ached	i[mD
-achen	iV
-acher	aXbR
-aches	cWsI
-achie	c\\mV
-achis	aSiS
-achon	bIcaiG
-achte	fYnY
-achts	fViU
-acias	jVmJpTtR
-acier	iTkJsX
-acies	b]cHpHtZ
-acing	jU
-acion	iZ
-acios	i^
-acist	iV
-acite	iFjW
-acity	j]kH
-ack	bV
-acked	aCbafHhU
-acken	gViU
-acker	bUlW
-acket	hV
-ackie	hIiJm\\qT
-ackup	hSiT
-aco	c\\hVjHnJ
-acons	aYgEiVoE
-acora	iY
-acros	cHiTj[
-acruz	hT
-acs	bTqT
-acted	eXfIjJlWpU
-acter	jUpSsT
-actil	iVjT
-actor	bXeU
-acuna	jSpT
-acy	iW
-ad$	jV
-adame	tT
-adder	hWlIsU
-addle	aGfHiXoXpH
-ade	c[
-adece	k[
-adege	iItU
-adell	cW
-adeln	bBi_jH
-ademy	cS
-adena	bW
-adera	aV
-adeus	jX
-adh	cU
-adier	mZ
-adies	mUsW
-adine	mY
-adios	iV
-adito	cGq^sY
-adius	nX
-adley	iR
-admap	iX
-admin	af
-adora	aTjSmU
-adors	jW
-adrar	eIiY
-adrer	iS
-adres	sX
-adrez	bImW
-adrid	c[hSnR
-adros	iY
-ads	gXiRkB
-adset	hZ
-adt	cZ
-adung	iX
-adura	iT
-ae$	bViSjSpS
-aeg	kVrT
-ael	bScJq[
-aelic	kS
-aelle	mXsJtX
-aer	cWnHsT
-af$	aSiZjWlF
-afael	bTcIqS
-afana	iU
-afe	jYrS
-afely	jS
-afety	iS
-aff	c[hJmIsG
-affee	hU
-affel	a[g\\hIiC
-affen	aHiZqV
-affic	lSmH
-afico	hRpT
-afo	iSpSrT
-afond	hXqV
-afood	aSbUcH
-aform	kW
-aften	aWjY
-after	oRsW
-aftig	fGiIjYsX
-ag$	hY
-aga	c]
-agada	gShT
-agado	hTkSpT
-agage	lT
-age	iU
-agena	c^tH
-agent	aZiU
-agern	j?katH
-ageur	bT
-agger	kW
-agh	cXmV
-aghan	cU
-agina	r\\
-aging	gDhT
-agnen	bHfSi\\jG
-agner	kW
-agnes	cBiSjT
-agnie	qTtV
-agnol	pGt[
-agnon	aVjV
-ago	iU
-agoge	a[
-agold	cW
-agona	aX
-agons	bZ
-agoza	cWnV
-agram	jFlSrT
-agros	jFmW
-ags	fRiT
-agt	sR
-agues	bSiE
-ah$	cTgUtX
-aha	bTjR
-aheim	dSfRnS
-ahili	jSkV
-ahl	pS
-ahlen	gUhRlV
-ahler	iU
-ahmen	fZiTnUs@
-ahn	fEgEh[iVjU
-ahnen	bTiRqU
-ahona	bYiVtD
-ahors	cV
-ahr	iToY
-ahren	jR
-ahrer	a_mV
-ahrig	eSoT
-aht	bSgIib
-ai$	cVmSoU
-aid	qT
-aigan	pW
-aigas	lWsV
-aight	fWhF
-aigns	gJiX
-ailed	bYjBqV
-aille	iR
-aim	hU
-aincy	i]tI
-ained	jXlX
-ainee	aSmT
-ainer	mT
-aines	hS
-ainly	bRcT
-ainne	aJdHmTpTrX
-aints	bSibjJ
-aiolo	aX
-aipur	bUcU
-aique	bCcGgIhJiCjFk]mGnYpG
-airie	cT
-aised	bVgHiIsS
-aiser	aShZ
-aises	hDiHk\\sX
-aisie	iY
-aisir	qW
-aisse	qU
-ait	kU
-aites	sY
-aiths	iY
-aitre	mX
-aix	c_
-aja	bVkTmS
-ajado	iS
-ajaja	qT
-ajera	aRmU
-ajero	aVgT
-ajets	gHhUiEnX
-ajore	gS
-ajors	bUjF
-ak$	aRcFhT
-akant	aIjSmW
-ake	cXjR
-akers	bVm[pI
-akery	bU
-aki	jHkTpR
-akima	cV
-aking	k_
-aks	hTiXmD
-akt	eTi[
-aktur	aIb\\
-ala	bBcXiJjY
-alace	bVqU
-alada	aHc_eIiFqU
-alade	iY
-alaga	bHcUdU
-alais	c[dZiBjGsU
-alama	cR
-alana	cGjUkV
-alapa	cV
-alara	bWc[iCjD
-alary	hZrU
-alate	lS
-alben	bEiWpW
-alber	iTpS
-alcul	iV
-ald	cY
-aldad	iSrT
-aldas	aX
-aldau	aSfJ
-alect	iDjYkT
-alejo	c]iI
-alekt	jGl\\sT
-alent	j\\
-alera	gFj\\lHsW
-alero	aW
-alers	aSbS
-alets	aHb_
-aleur	aIjW
-alfte	dThU
-ali	cVhTjIkSsT
-alian	bTjT
-alias	bZiRsR
-alida	fXnRqV
-alide	jZqS
-alien	cGiSkX
-alier	aZpU
-alina	bS
-alind	pS
-aling	cVpGsZ
-alise	fS
-alism	gIlX
-alist	aSe\\gHtF
-ality	aGbV
-aliza	bIi^jFpE
-alk	iUjW
-alked	qY
-alker	a[cFiFkBlFmZ
-allan	c[sU
-allas	bSoV
-alled	lV
-allee	bIsY
-allen	bWhRkW
-alles	iT
-allet	bVlU
-alley	bRnV
-allon	aJb^cHiGnG
-allos	kW
-allot	bY
-allow	bU
-almas	iRtT
-almon	hT
-alo	k[lFpFr\\
-alogo	hIiWjS
-alons	sS
-alora	bHkZ
-alpan	cV
-alpha	cIjX
-als	iT
-altar	eWgIjHr^
-altas	jUrU
-alten	i\\rT
-alter	aUjU
-altet	pGra
-althy	iTsZ
-altst	jY
-alupe	cW
-alves	bY
-alway	cTnS
-alyse	hViZ
-alyst	aY
-alz	aFbUhXiDjVqItE
-am$	iT
-ama	c[
-amada	fSgVpZ
-amado	dFfJiSpV
-amaha	bTjR
-amans	sV
-amara	bTsU
-amati	cXpT
-amber	dR
-ambes	cTjT
-ambio	iU
-ambre	hXjW
-ame	sS
-ament	dVjTpT
-amera	iUs^
-amese	iIjVkJp\\
-amica	aFb^
-amina	bGiSjY
-aming	aTbS
-amino	iRjEkY
-amion	hV
-amira	nV
-amish	bWcZ
-amite	iU
-amm	iYlY
-ammar	bTjX
-ammen	mX
-ammes	jT
-amo	kS
-amora	cW
-amore	cY
-amp	iY
-ampen	bEcSdTiT
-amper	bYeIhT
-ample	pz
-ampoo	iS
-ampus	cVnW
-ams	hHiY
-amy	kT
-an$	cR
-anach	eU
-anada	eUhHnV
-anado	gUiV
-anage	mRrT
-anale	bR
-anama	fX
-anana	dRfS
-anary	bIcR
-anced	hTjS
-ancer	cHiUqT
-ancha	jRnV
-anche	fS
-anchi	mV
-ancia	dYi[
-ancon	cX
-ancos	fTiT
-andar	jWpR
-andas	cWk[
-andat	eW
-andau	cW
-andby	fYgS
-anded	jGlXqT
-andee	lX
-andel	b^
-andem	bIfWmW
-anden	kY
-ander	qUsS
-andes	i[
-andia	cTiFm[
-andig	eSgGiTqS
-andit	aFt\\
-andle	iV
-andli	iJm\\
-andma	jX
-andom	iIjW
-andos	aI
-andra	b]cBqRsRtG
-andre	bIcXjW
-ane	fJiRkU
-aneda	aHcX
-aneja	iSjHkW
-aneje	jT
-anejo	jX
-anels	cIiV
-anent	e[
-anero	jHq\\
-aners	aTfImWqH
-anese	jIkTsW
-anete	cZrWsG
-angar	bScUiI
-anged	hVjSqV
-angen	cUoU
-anges	iV
-angig	bJf]gRiE
-angla	iT
-angoo	hW
-angor	cV
-angue	kZ
-ani	hFiYjIsW
-anian	kUsS
-anias	cW
-anica	kZ
-anico	aShS
-anics	bGiDkDlDm]qS
-anier	gShT
-anies	b^hIiJ
-anila	cY
-anina	aS
-anine	bWcI
-aning	aT
-anion	mS
-anish	jSkS
-anist	mY
-anium	iU
-ank	b]
-anked	fIgVpY
-anker	qY
-ankte	jZkJ
-ann	mFpS
-annah	gHkTqY
-anned	iVrV
-annee	oS
-annel	aSbAcGe\\iGj@kImItV
-annen	bUiZ
-annes	cUiRmS
-annst	jGtR
-annte	j^qH
-ano	kR
-anque	iT
-ans	sZ
-ansas	bEca
-ansea	dGnW
-ansit	hX
-ansos	kV
-antal	qY
-antar	jW
-antas	aIbViXtS
-anted	lR
-antee	eRfIgWrV
-anten	cTmVsT
-anteo	iV
-anter	jUsT
-antia	cEiV
-antie	hSrT
-antil	bVeZrF
-antin	c]
-anton	bGcUhUjX
-antos	iTpR
-antry	jY
-anual	jSkT
-anuar	fT
-anuka	bUiS
-anung	iUsS
-anz	cTiW
-anzas	jV
-anzen	iVjV
-anzig	gS
-anzug	h_iA
-ao$	cUiW
-aos	iGjHkYq\\
-ap$	bXiR
-apa	bUcTsZ
-apado	cFiZjZ
-apcut	jX
-apers	lV
-apeut	aZbI
-aph	jYlHrR
-apham	cR
-apher	aWjEmV
-aphic	aV
-aphie	iTjVkS
-api	cIjckH
-apide	jY
-apier	bVcCdW
-aping	aXbCj[mD
-apist	aRhS
-apler	jT
-apo	c^tH
-apore	fW
-apped	gWhH
-appel	eSpWqV
-appen	hSjTpUqSsG
-apr	f\\iG
-apres	eXqT
-april	eRoW
-aps	jXoTqG
-apses	iUjHoIqX
-apter	fSpT
-aptop	eIh[
-apy	kX
-aq$	cUiFj]
-aques	cYoS
-ara	aCcZjI
-arada	cS
-arado	gViSrT
-arama	cZ
-arant	aaiHjF
-arate	cYiX
-arati	cGkRsS
-arb	a[bJdSjX
-arbes	cU
-arbon	iRk[
-arbre	jX
-arcal	aFbRcS
-arcas	bTnT
-arcel	bSqX
-arche	c\`iJ
-arcle	cW
-arcon	aSbHhGsY
-arcus	pHsR
-arded	iJjWpGtZ
-arden	bSkRqR
-arder	bRsS
-ardes	fU
-ardia	fY
-ardin	cSgEhY
-ardon	bDc\\iIqTtS
-ardot	iUjIkU
-areas	fY
-aredo	cT
-areer	eSjHkIlV
-arees	cHfR
-areil	aHgTjSlItV
-arely	fT
-areme	g\\
-argan	aStS
-argar	i\`
-argas	qV
-argen	fJhGiW
-arges	sW
-arget	iW
-argin	iW
-argon	mGrd
-argos	aHgWiV
-arh	bFc_hTiG
-arhus	cV
-ari	aHfGiYjDkVtV
-arial	cR
-arian	bXcFjTlV
-arias	m[
-ariat	qR
-aridh	mT
-arido	sS
-arier	sWtX
-aries	bW
-arifa	gTrV
-ariff	g]hH
-arina	aTcY
-aring	eV
-arish	pR
-arite	hH
-arity	bVkR
-arium	aXbHqX
-ark	bWcZjS
-arked	eU
-arken	bZiE
-arker	aGbBgCi^jBs\\
-arket	bT
-arkte	fUiXjG
-arlas	iV
-arlat	cV
-arler	jVqTtH
-arles	bIjWkGqW
-arlow	cU
-arlys	mX
-arm	gIiXj[
-armas	i\\jD
-armen	hGmX
-armer	cUhV
-arn	hYsU
-arned	lVsZ
-arner	bVqGrS
-arnet	jT
-arney	aHc_fJ
-arole	pZ
-arote	cVh[iHjG
-arpet	i\\
-arras	cS
-arrei	aHbYiBr\\
-arrel	bSiY
-arrer	aHcIiJmbpI
-arres	bXhR
-arria	cZ
-arrio	cU
-arroa	iS
-arros	cZiItH
-arrow	iGjU
-ars	aJbVi[
-arsal	gSjU
-art	aS
-art's	iHjWkGqX
-artal	iSqT
-artas	pSqV
-arted	bUjU
-arten	bVcGhd
-artet	tT
-arthe	cU
-artie	iR
-artin	aHtU
-arton	bVpVtG
-artos	cTiSpU
-artup	b^dJ
-arung	iXkU
-ary's	gXjY
-arzte	bUgXiTmItI
-asa	k^
-asada	bJiXpIqRsZ
-asaje	hRnU
-asant	cJi]jV
-asche	b^hZtJ
-asens	cX
-asenz	d[sU
-asern	aIbZcGiVjAkG
-aseta	p\\sI
-asgow	cU
-ash	j@m\\
-ashed	hTiBjW
-ashes	bZcJiT
-asi	bWcWgBiG
-asica	iFjVkU
-asico	iU
-asics	iJl[
-asier	hUiFpV
-asing	hb
-asino	bWhW
-asins	bXdW
-asium	c\\
-asloe	cT
-asmin	m_tH
-asn't	qZ
-asoil	hZ
-asons	j[
-asque	hSkS
-ass	hTi^
-assar	aJiX
-assat	cEfBh]iEqY
-assed	hSjT
-assel	cW
-assen	iRjSrW
-asser	aCiV
-assez	iWsV
-assic	bWjJ
-assif	cZiEjR
-assig	fJjVrV
-assis	cViX
-ast	iZ
-asted	qU
-asten	pT
-astic	iSkT
-astle	bTpR
-astor	mS
-astos	nW
-astra	c]tJ
-astre	iWjT
-astro	jTnU
-astry	iUkV
-asual	e[mS
-asury	bS
-ata	cViXjG
-atado	bZeWjI
-atane	cU
-atbed	aTbSlT
-ate's	kUqT
-ateau	bRjJmR
-ategy	iZ
-ately	bR
-atent	bEcHjb
-aters	i[kU
-atest	o_pJ
-ath	aVcSkW
-athal	cUm[
-athon	tR
-ati	cZ
-atial	aIb\`cBpG
-atica	jY
-atico	bIgTiWj[qIsJ
-atics	bZiG
-atier	aW
-atifs	rWtI
-atina	cFi[sW
-ation	iV
-atios	i\\
-atite	jX
-ativa	iJ
-ativo	sT
-atixx	iRjS
-atlab	jX
-atley	c^
-ato	cSeV
-atons	h_iF
-ators	aSbXm_
-atory	aRfW
-atres	bX
-atria	bWcIjJk\\mI
-atric	jUkS
-atrie	a]bFjU
-atrix	iGjHkZqS
-atriz	iWjF
-atrol	i[
-atron	iHmU
-ats	jFkX
-atsch	gGiU
-att	bXhSjJ
-atten	bY
-atter	iSlT
-attet	gUhIpV
-attle	iVlT
-atung	aY
-atura	jSlW
-ature	iX
-aty	aVcW
-atz	hU
-atzen	bZqU
-au$	cZ
-aub	hX
-auban	c^
-auben	aIb_iSmI
-auber	iSjU
-auche	iUrU
-aucht	aHtU
-aud	bZcImT
-audes	bSdIi]
-audio	eIhFoIpUqV
-auern	cGiXkT
-auert	eHpYtX
-auf	iV
-aufen	iU
-aufer	jRlRqStH
-auffe	hWiS
-aug	gDhAiWmDpX
-augen	fGjJm]
-aught	fDhYlZ
-auing	aZjR
-aulic	aUiW
-aulik	jX
-aults	iZ
-aum	b^hViV
-aumen	i^kH
-aumur	cU
-aunch	cU
-aurer	aVjJlV
-aus	b]h[
-ausch	aIbIi\`
-ausen	ck
-auser	b\\cJiW
-auses	fWjTkHsU
-aut	cYoIqV
-auten	b]cI
-auter	b[
-autes	iIqRrZ
-auung	cVgV
-aux	iU
-außen	cS
-av$	aZmU
-ava	aEbHc^hSjHrItC
-avado	hWiR
-avage	iT
-avane	hV
-avans	gEhXjHkW
-avaux	mS
-ave	bUcUhU
-avera	cWjSoT
-avers	c\\kHlT
-avian	hIjRkU
-avier	aAc\`jS
-aving	iTjRqU
-avoir	lT
-avour	eJgWjGkT
-avril	aHeYoB
-aw$	aUmR
-awa	jHk\\lI
-awi	aEhAjGm^
-awick	cR
-awing	dUiR
-awyer	a[
-ax$	iY
-axe	iW
-axima	qTrZ
-aximo	pRrTsR
-ay-up	jY
-aya	cShR
-ayees	fRhTnU
-ayern	g\\jFsU
-ayers	bWfHmF
-aying	sS
-ayo	cVhSsT
-ayr	bGcHdIfEgHiIm[pRtH
-ayuno	hV
-az$	cZiGrStH
-aza	aRqW
-azada	qVsT
-azado	b_
-azard	gRiS
-azier	aS
-azine	aTeHiWtT
-azing	b\\iHkT
-azo	jFkZtS
-azy	bHcU
-aße	cWnR
-ba$	cX
-bable	eSjW
-bacco	iTjV
-backs	g[iUkH
-bad	bRcUiT
-baden	aIbHc\\nXpJ
-bados	fT
-bague	cW
-bai	fAiZ
-bains	bHcgiC
-bajar	j\\
-bajos	jU
-bal	bSiU
-bamme	aUjS
-ban	cX
-banil	sT
-banne	cTjI
-bao	bV
-bar	fW
-barca	cTjU
-bares	cGqItW
-bargo	c^q]
-barna	cZ
-based	cRdb
-basis	bEe^gViE
-bat	bZcIfVjI
-batte	hWiU
-bau	b_iS
-baude	j\\
-bauen	iZ
-bauer	aZbV
-bault	cJmV
-bbath	hXjT
-bbe	cSiTtS
-bbing	id
-bec	dUjR
-bed	bXiS
-bei	i]pV
-being	bVhW
-bel	bWfT
-bella	cY
-belle	gUtS
-bemos	lRqW
-benan	hSqS
-bende	f_
-bends	fSpU
-bener	fJiT
-benso	lW
-beral	aR
-beres	aIb[iJjVtD
-berge	c[
-berie	lX
-berin	mTtR
-berte	cUeGhViIpI
-beruf	jX
-bes	cUsWtT
-betag	pZ
-betes	iX
-betic	iZ
-beton	bac@iCsH
-bezug	aIhT
-bgang	iIoSq\\
-bherr	bRiU
-bi$	mU
-bia	aJcUdSlSmWrGsH
-bic	kT
-bid	iRmGp[
-bie	eXhR
-big	pR
-bikes	iUjR
-biles	bSdWgH
-bille	sV
-bimos	bV
-bin	b[cGdYgCpS
-binas	aFbUiT
-bined	aYjH
-bines	bajI
-binet	bV
-bio	c[
-bis	aTmS
-bisch	lT
-bit	rS
-bital	jGkV
-bject	mJpRqR
-bjerg	bT
-bke	mS
-bla	kFnT
-blado	cJiWjS
-blage	iTkY
-blatt	aEbVrYtY
-bleas	iW
-bleau	iSjU
-bledo	cU
-blets	iZ
-blica	bX
-blich	sY
-blick	gGhU
-blico	kV
-blics	aIbZtI
-blier	aHcIh_iGjEpH
-blies	iU
-blige	dUlRpJ
-blind	bHkX
-bling	aSbWiGmFpFqRrStC
-blish	qXrR
-blo	cSnS
-block	fZgJjJ
-bloux	c^
-bly	jSrEsXt[
-bmast	qS
-bo$	c[hXjF
-board	hU
-bol	bVhHsX
-bon	bSh]kX
-bonne	cVnT
-bonus	gc
-books	bVjU
-boote	bTjJ
-bor	bUiRjF
-boral	pT
-borne	bDj_
-bos	aJbWgEia
-bot	bVcGhEq]
-boten	gS
-boter	bViS
-bound	iVjX
-bourg	b[n]
-bouts	jGtV
-bovet	kTrU
-box	jUpV
-brado	aViY
-brage	iR
-brary	bTeHfGhT
-brazo	t^
-bre	oY
-brero	hToZ
-breta	j[
-brett	h]kE
-brica	jY
-bride	dWhS
-brido	d[
-brief	fHiUj^
-bro	oEq_tG
-bronn	c\\
-brook	aDbZcZiJjI
-bruar	oUpS
-bruch	aCb_cB
-bruck	cc
-brush	jV
-bs$	iTtZ
-bsidy	hVjW
-bsite	rW
-bsrat	jXpGqY
-bst	iTjJ
-bsten	sU
-buelo	bR
-build	bViV
-built	bT
-bully	bXmI
-bunal	qT
-buque	cV
-burgh	cU
-buros	jT
-bus	hZ
-busch	aIc^iGkI
-buy	aThHiY
-by$	cW
-bys	cTiGj]qH
-ca$	jU
-cab	i\\sR
-cabin	dYgBpV
-cable	fWhSjS
-cad	j]kS
-cadas	jamGpG
-cador	hW
-cados	i\\lR
-cadre	m[rU
-caire	a[
-caise	bRs\`
-calar	cY
-caldy	aGcRtR
-cales	bSiSjV
-calls	fRiZnJ
-cally	sTtS
-cam	kX
-camos	lT
-can	cUiTkS
-cancy	iRtT
-cando	jY
-caner	jW
-cania	bY
-caniz	cSmT
-canos	iX
-cansa	f[oC
-canso	fXhV
-cante	aUcUpJ
-cants	bIiSkVpIrV
-cap	bWrS
-car	iV
-cared	jSlW
-carga	i\\
-cargo	gSiTtS
-caria	mY
-cario	bVqV
-carte	iboH
-cases	bXiH
-cat	c[gW
-cates	iYpY
-catif	aSiT
-cator	aSb[
-cbook	hY
-cc$	bTcSiDjV
-ccent	kIlSs[
-ccess	bV
-ccion	iU
-cco	jSqS
-ccord	hT
-cd$	jU
-ceaux	bT
-cedes	aWbSiJqU
-cee	cJhYqWsS
-ceite	gRiW
-cel	iVqS
-celle	iTjS
-cemos	bUgTrU
-cen	cGgGh^iGrI
-cenal	nY
-cence	jSkS
-cenes	pV
-cense	jSlW
-cents	s[
-cepte	aSlSoT
-cer	aX
-ceres	aGcSgUiH
-ceria	bccIjI
-certs	hW
-ces	iS
-cesos	iS
-cetas	iZ
-ceuse	i[
-cha	nT
-chado	hX
-chaft	fS
-chage	id
-chain	jYoTtJ
-chair	iW
-chale	cEg\\h\\
-chant	gSkT
-chase	pFqX
-chats	nS
-chaum	iU
-chbar	b\`cFiE
-chbau	aS
-chday	aR
-chdem	gW
-check	i]qU
-cheid	cYrR
-chein	j^k[lT
-chema	g]
-cheme	hYjJnR
-chena	cU
-chens	iX
-chera	cGh\\iY
-chern	i]
-chers	bT
-chert	fShUiJjV
-chery	iS
-cherz	hVoV
-chete	gJh]iIjI
-chets	eVgYiVjI
-cheur	a^jDrW
-chi	cWiItV
-chick	cAiEj\`mG
-chien	nY
-chiff	aTiIqS
-chila	hUjX
-chine	cHiU
-ching	i\\
-chirm	gJiVjU
-chise	bReZ
-chita	cX
-chive	iTkX
-chivo	iZ
-chl	fEhWjT
-chlaf	jY
-chlag	g_
-chler	iVsW
-chmal	qStV
-chnam	pV
-chnee	fIiUjU
-chnen	cIiWjU
-chner	aUjApZ
-chnet	fSgSrT
-chnik	aUbS
-cho	cU
-cholt	cW
-chons	iIt\\
-chors	i]
-chrom	aGbWcGhHiX
-chs	fTgShT
-chsal	cSkU
-chsel	cFfTi\`oW
-chsen	iGsZ
-chste	bTfRhS
-cht's	lUqSrS
-chtag	iWoFp\\
-chten	fViU
-chter	bYmR
-chtes	hRiI
-chtet	aUbHeYiU
-chtig	eXfS
-chuca	bGc_jI
-chuhe	aFcBhZiY
-chule	bb
-chung	h]iZ
-chuss	hg
-chutt	iW
-chutz	jZ
-chzig	jSnH
-ci$	l^
-ciada	kJpSqX
-ciado	jUt[
-ciala	aYtI
-ciale	hU
-ciano	cIjHkWlT
-cians	aSb]lUsI
-ciate	aSeWiYj@
-ciaux	aEbJj\\
-cicio	aUpR
-cidad	aHbSg[
-cided	aJbUrU
-cides	eZ
-cidez	bJiV
-cidos	bIjZs]
-cie	kVoJqU
-ciens	bZ
-cient	fSgY
-ciera	aWb\\cImI
-ciete	bW
-ciety	rV
-cific	cWdEiYjF
-ciles	i_
-cilio	iRpR
-cimos	fThUpT
-cin	jUkT
-cinas	sU
-cinco	jRsT
-cines	iS
-cinos	qV
-cioso	s[
-cipio	eTgJ
-cis	aHb]cHhGjHkEmGpYqIrF
-cista	aVb^mEqG
-citor	jX
-citud	mIpZ
-ck-in	dS
-ck-up	hSiT
-ckage	gV
-ckbar	eZgHiE
-cke	b\\cIiT
-ckeln	iVqI
-ckend	a[
-ckers	iT
-ckets	hZ
-ckgut	i[
-ckies	aY
-cking	iT
-ckler	abbFm\\
-cklog	iVqJ
-ckney	cU
-ckons	q]
-ckout	i_
-cks	iW
-ckt	iGqSrW
-ckton	cTjSoI
-ckung	i[jIrUtI
-ckups	iU
-cla	iX
-clado	iJm]qY
-clage	f[iEjZ
-claim	hU
-clave	hY
-clayo	iTnU
-cle	jS
-clear	jW
-clico	iV
-cling	aVbI
-clude	fSjHpFr\\
-cluye	iU
-cme	mW
-cnica	mT
-cnico	aWjR
-codes	cWjI
-coger	fY
-cohol	jS
-col	j\\qS
-colar	aU
-color	jXkS
-colte	iY
-com	j]
-con	c[hT
-conde	iV
-conel	i[
-cones	i\\
-connu	jS
-conry	jS
-copia	bHiHk\\pR
-copie	iSkVrF
-copio	jX
-cords	i[
-cores	iW
-corte	gZiW
-cos	iT
-cou	tY
-coupe	iV
-cours	iVlS
-court	cW
-coute	iUjV
-cover	hXiVjH
-cp$	kV
-cre	mZ
-credi	fT
-creen	hUiGpT
-creet	rTsU
-crete	iIpRsY
-creto	gXkCsS
-criba	pX
-cribo	qVtV
-cript	kT
-crire	lHpYqS
-crita	jS
-crito	fZjU
-crits	jTkIsZ
-cro	jU
-cross	hU
-crubs	hWiU
-cruit	aW
-crute	cIqStX
-cs$	bTjY
-cta	iYjH
-ctado	tU
-ctalo	rW
-cte	aWiXpH
-ctees	f[hGmG
-ctica	pY
-ctice	bV
-ctile	kY
-cting	bGiRlZp@r\\
-ction	iT
-ctiva	jXqU
-ctive	hX
-ctivo	eUoWrV
-cto	eR
-ctora	mS
-ctory	bRcRj[
-ctric	fThTjI
-cts	iV
-ctuel	aReXgShJ
-ctura	eR
-cu$	c_
-cue	jS
-cueil	iR
-cuela	cU
-cuite	jY
-cuits	hX
-cul	iV
-cular	bXcFdW
-culas	iUjCr]
-cules	r]
-culos	bTmV
-culty	i[
-culum	eHiRpS
-cun	c]dXhH
-curso	eVoS
-cus	j\\
-cut	iU
-cy$	tV
-cycle	jY
-d's	bXcVjU
-d-sat	fX
-d-sun	qS
-d-vka	gX
-dable	cHj]kT
-dacht	iXpG
-dades	bR
-dados	iIj]
-dah	bIc[jW
-daire	aSjRlS
-dajoz	cR
-dal	cX
-dalia	tI
-daluz	gSsV
-dam	hRiX
-damio	iVsV
-damos	cWiHlS
-dan	m\`
-dance	fChWiWkV
-dando	fTjY
-dansk	cRnR
-dante	bU
-dants	aSmZ
-dards	iW
-daria	kYtS
-darin	jUkYnI
-darse	eTqS
-das	iS
-dasee	nZ
-dat	eW
-dated	g[hS
-daten	iYtY
-dates	iWsV
-datex	jV
-dau	c_
-day's	aDbHr@t_
-dback	bIiSpW
-dball	iXjHl]
-dband	dShVjJ
-dblue	iW
-dbuch	a[cIiRpI
-dbury	aJc\\
-dby	fYgS
-dcare	hW
-dcast	iXkR
-dchen	aWfHm[
-dders	j\\
-dding	iS
-ddler	aW
-ddush	iX
-deamt	pW
-deaux	cVdJhSiI
-dec	bGf^mGo[
-decin	aRmR
-dedor	g[
-dee	bV
-degas	b\\cGpI
-dej	bHfIh\\iRpI
-del	bYcJdR
-deles	iU
-delle	bEcViW
-delos	jVtJ
-delta	aGcY
-demas	hSkW
-demia	hW
-demie	kT
-demos	bZlUpS
-denar	iZjGlS
-denas	iWjHmX
-dency	bRjY
-dende	iVlGmW
-dener	aSlI
-denes	fJi\\mU
-denos	f[pU
-denta	mVpS
-dente	aRmSqY
-deo	iU
-der's	bHiJpZqDrSsT
-deral	jSlV
-deras	aYeHfHiTjS
-derat	cJhIiTmXqV
-dered	eSlT
-derei	b[
-deres	iYkS
-deria	h^mV
-derie	cYhXiI
-derly	aH
-derno	i\\
-deros	bSiV
-derte	pV
-desma	mW
-det	iDkVqW
-dette	mc
-deurs	iSmT
-deuse	aXjV
-dez	aIiTtT
-dford	nS
-dgang	mJp^
-dge	cT
-dgets	gFiTjW
-dging	aHbVjW
-dh$	a@hGiIm^
-dhand	bW
-dheim	c\\
-dheit	bW
-dheld	jW
-dia	fUiWmT
-diado	hT
-diana	bVtG
-diate	aRkSpS
-dible	lV
-dic	bV
-dical	hS
-dicap	kFrW
-dicat	bSqWsT
-dices	iW
-dicos	iTjI
-did	jFk^tU
-didas	iZsT
-didat	kFqV
-didos	iToJ
-die	k]
-diens	iIjVnY
-dig	gJj]
-diges	dWiFpW
-dillo	iX
-dimia	oZ
-dimos	lUqX
-dinar	iV
-dings	iU
-dingt	iIqUtS
-dique	bUcJsV
-dir	iXmCqU
-diria	cGiBjEk_
-dis	fWiGmW
-disch	k\\
-dised	hW
-dista	aVbWmI
-dit	hT
-ditch	c\\qS
-dited	b\\iIjU
-ditor	aU
-dives	h]iG
-dix	aI
-dizin	a\\
-dl$	jHsX
-dland	bTtU
-dle	oRpV
-dlers	aXbUsS
-dlery	jRpV
-dli	iJm\\
-dlich	j\\
-dlife	bSjItJ
-dline	iXpRrW
-dling	iS
-dlohn	gT
-dlung	bIiepFsH
-dma	jX
-dment	e]
-dmins	m\`
-dness	cHfRja
-dnete	aGb[cIhGi<j[tU
-dnung	bVj\\
-doc	gT
-docks	iV
-doise	cU
-dolid	cVdR
-dom	iIjW
-don	cU
-doo	jTrJ
-doors	jS
-dor	aY
-doras	bSm]
-dores	aYbSmV
-dorte	bRc[
-dot	iUjIkU
-dough	iU
-dover	iSoS
-dow	pX
-dowed	bV
-downs	b[
-dra	cW
-draht	b[gE
-drait	aR
-drant	jT
-drauf	hT
-dre	iVjV
-dredi	dUfX
-dress	cUrX
-dri	qR
-drigo	aJmVpU
-drine	mWqV
-drive	bSpU
-dro	bV
-droid	aSiR
-drome	aGbFc\\iStH
-droom	h\\
-druck	iXjZ
-dry	aThTiR
-ds$	iV
-dship	fIg]hFiU
-dshut	cW
-dside	aUcHiT
-dsman	aT
-dt$	cY
-dte	aHbHcRnX
-dtech	aJb^cGiGjG
-du$	aFbWcYmH
-duado	jX
-duate	aSsV
-ducer	aX
-ducto	bT
-ducts	h[mG
-due	lSqU
-duite	iTkW
-duits	bT
-dukte	gJh]
-dular	bIicjCoH
-duler	a_
-dules	iW
-dulos	f]
-dults	kT
-dun	bHcbjJ
-duras	jXsR
-dures	ic
-duria	aEbXmZtG
-dus	hS
-dvent	oU
-dvert	qSrVtS
-dvice	iU
-dwell	c\`
-dwerk	jW
-dwest	cTiZjG
-dwide	bCcWhIjEn^
-dwife	aX
-dwirt	j^
-dwork	iSjW
-dy$	kU
-dyman	tV
-dynia	cV
-e-bed	hZ
-e-day	fSi^
-e-fri	fSiI
-e-off	iIkZtI
-e-out	bEeHi\\p\\
-e-sat	fR
-e-sun	fS
-e-thu	dX
-ea$	cXrT
-eable	kZsS
-eac	cVgV
-ead	cb
-eader	aVmT
-eados	bTgI
-eague	bXiTtR
-eajes	bIh[
-eak	bGi>j[lFnZ
-eaker	bFrHsStW
-eal	jU
-ealed	iUpU
-ealer	bU
-eales	bZiGjW
-eam	m_
-ean	cIsW
-eance	a]
-eaned	hRi\\pF
-eaner	aX
-eanne	mVqT
-eanos	h\\
-eante	aT
-eaper	jSkZ
-ear	eWhZ
-ear's	hUjR
-eared	rR
-earer	aWlIqZtI
-eario	bU
-early	nS
-earnt	jHl\\
-earse	iZ
-eas	bV
-eased	bFqZrS
-eases	iZ
-easts	fZ
-eat	bXhF
-eater	b]kSsT
-eaths	i_
-eaton	cV
-eatre	aS
-eatro	bWiT
-eauce	cWiI
-eaune	cY
-eauty	aTiR
-eaved	jS
-eaves	dGhHnZqT
-eavis	iVjHoZ
-eb$	tU
-eback	iR
-ebase	jX
-ebate	oVqH
-ebaut	iSjToDqU
-ebe	i\\
-eberg	cW
-ebida	bSiV
-ebiet	cVnU
-ebles	c\`gJiB
-ebook	hSrW
-ebosh	jR
-ebote	iX
-ebout	iIjZ
-ebras	bTjDkZ
-ebres	bTmF
-ebrew	kU
-ebs	jS
-ebt	fVgFkV
-ebuch	aJcGiajHtC
-ebuhr	g\\nHtG
-ebung	iY
-eburg	aGcU
-eburo	aSlVsJ
-eburt	iRnUsT
-ebzig	hInU
-ec$	iT
-eca	iTrT
-ecall	gR
-ecano	aW
-ecare	bX
-ecast	bW
-ecent	sS
-ecess	bJfXgHhTjJ
-eceta	pW
-ech	b[jUkT
-echas	iIjXqR
-echen	fIiXpUsS
-echer	i^jC
-echos	gRsT
-echst	mX
-echta	cW
-echte	iIj[sY
-echua	kW
-ecial	aS
-ecibo	e[gB
-ecida	fY
-ecide	aRiJpS
-ecido	kUr[
-eciee	jFk[
-ecien	lV
-ecion	jUpRqW
-ecise	jHrTtS
-eck	cUiZ
-ecken	i\`
-ecker	iV
-eclan	mTpTtV
-ecnia	jZ
-eco	cUhZsY
-ecoge	hUpT
-ecord	jUsW
-ecreo	cXfI
-ecret	qW
-ecris	jIqWr[sG
-ectar	i]jG
-ectas	gRiU
-ectif	q[
-ectio	iY
-ectly	eYjHmW
-ectos	bU
-ectra	jSkS
-ecy	cU
-eda	c[jH
-edago	iY
-edaje	hX
-edded	aU
-eddic	jV
-ede	iYr_
-edger	iXpTrJ
-edhof	cV
-edi	fZ
-edial	a[iY
-edias	h[jF
-edica	i[mWoC
-edico	aXkT
-edida	iR
-edido	jV
-edige	jT
-edikt	mT
-edina	cX
-eding	bRfTiX
-edios	aItU
-edish	lU
-edite	aVbGg?i_jD
-edito	hViS
-edits	hW
-edium	jEk]
-edles	bT
-edn't	l\\sV
-edo	cV
-edora	bYiImX
-edral	b\\tH
-eds	dIfXhHiSpIrW
-edt	cX
-eduit	hX
-edula	jW
-eduld	jXsS
-edule	fTiV
-edupe	iV
-edure	iX
-eeded	lZ
-eeder	qX
-eefer	aUbHeFiSjV
-eeing	iX
-eek	bCc_
-eek's	eVsU
-eekly	iX
-eel	cZ
-eelen	mVpI
-eeler	hVjT
-een's	q\`rW
-eenth	gZpY
-eep	gSnY
-eeper	a_
-eer	aX
-eet	kU
-eezer	iV
-ef$	iTpS
-efahr	gStT
-efaut	aJkW
-efe	iXqV
-efeld	c^
-efere	fZqX
-efern	iTkDrZ
-efers	bUjH
-eff	iHjZpTtU
-effen	cEd[iIqS
-effer	iVjJo\\qG
-efing	hRiStU
-efits	eJhTrS
-eflex	hYiJ
-efono	fS
-eford	c[iH
-efore	oS
-efr	eU
-efs	bJjZ
-efuge	aRbT
-efuhl	cAj\`
-efuse	fF
-eg$	bScT
-ega	fFhEjDmU
-egacy	eU
-egado	kXmU
-egale	iS
-egalo	bSkV
-egane	bWjZkG
-egant	rV
-egeld	g\\
-egeln	cIf@h[iSjE
-egenz	cW
-egg	cV
-egian	hRjR
-egies	gU
-egime	hTiR
-egina	hW
-eginn	fVo\`
-egins	oV
-egion	cWhS
-egios	bWiXpH
-egium	bT
-egler	aJmSpV
-eglos	iY
-ego	jT
-egoce	bU
-egona	cJpW
-egory	jSsU
-egral	bGgTiV
-egras	bGc\`iDjI
-egree	jRlW
-egros	cZjJmJ
-egs	aHbGc_iEkInW
-egt	aIb[sX
-egues	bTmY
-egung	bRhV
-egura	aIbYjG
-eguro	hY
-egy	iZ
-eh$	jU
-ehalt	gYrR
-ehand	hWmX
-ehe	b\\c[eHfJhJiBjElImApIqCrHsGtC
-eheim	bXcIq[
-ehend	kGrTs]
-ehind	cUjU
-ehler	kXqUtT
-ehmer	bSiU
-ehn	gU
-ehnte	kFoUpV
-ehold	aEbShW
-ehors	nWqT
-ehort	bTfShS
-ehpad	tZ
-ehr	eThRiUkI
-ehrer	aXlT
-ehrte	tS
-eht's	jSoS
-ehude	cWfH
-ehung	gIi_pF
-ei$	cT
-eib	bS
-eibad	bZ
-eiber	aTiSjHsU
-eibst	rTtS
-eiche	cGi[jG
-eicht	iG
-eid	cTtW
-eiden	iSrT
-eides	eVrT
-eie	kU
-eiern	iR
-eiert	fS
-eifen	iXkR
-eig	cT
-eigen	bTlSqT
-eiger	aVgTkEl_
-eight	bTgYsW
-eigne	bVqS
-eih	bUhW
-eihen	iWpT
-eiher	aIbUe]hBiGkIlHpErHsH
-eihum	hT
-eikel	qSsV
-eilen	i^rW
-eilge	kX
-eille	iSjS
-eilte	fTmSsI
-eim	cW
-eimal	nW
-eimar	cS
-ein	jTkR
-einde	aIb\\pR
-einem	bT
-einer	lS
-eines	aHiY
-einte	fUgS
-eipts	dT
-eirat	iZjFqWsW
-eis	jS
-eisen	iWnV
-eises	bU
-eisme	i]
-eitag	fR
-eiten	iT
-eiter	a[mc
-eites	b^hSiIsU
-eitet	iX
-eitig	cGn\\
-eitvg	eU
-eiz	bWjI
-eizen	ia
-eizer	qTrTsT
-eiß	bIhV
-eißen	cJiTjY
-eißer	aYmS
-eißig	fU
-ejado	kVqW
-eje	jT
-ejean	mSpRqT
-eject	iV
-ejera	aU
-ejero	bIpY
-ejobs	hJp[
-ek$	bRcTmY
-eka	mT
-ekapo	cU
-ekday	fZ
-eke	tI
-ekend	fV
-ektar	bV
-ekten	aYfGhIiW
-ektiv	bT
-ektor	tU
-ektro	bWjR
-eky	rT
-el$	cR
-ela	aD
-elada	gT
-elado	bViUqS
-elage	cEi]
-elais	aBbYiVjD
-elaje	gTjT
-eland	aCbZdHjVrJ
-elaya	hT
-elbar	aGbIg]
-elben	cGiTjIq]
-elbst	bSjD
-eld	cUgV
-elden	cd
-elder	bGc^
-eldet	bHgTpV
-eldos	gZ
-ele	kT
-elear	hGjTkJsS
-elegt	qHtX
-elene	bTiHmT
-elera	aUb\\cGjGqU
-elero	aW
-eleur	aSoV
-eleve	fSiR
-elevo	eTiT
-elfen	kY
-elfer	ack[
-elfth	oUpT
-eli	aJbFc\\
-elico	s[
-elief	aR
-elies	aDcWiGt[
-eline	iZjI
-eling	cXiHjT
-elite	gU
-elitz	c]iF
-elium	aHbHcIiZjR
-elken	iTsT
-elker	aW
-ell	cV
-ellac	jZ
-ellar	aSgHhU
-ellas	bYsX
-ellen	cS
-eller	b[
-elles	cZiU
-ellin	aVcU
-ellon	aWbIc\\
-ellor	a\`
-ellos	iVjT
-ellow	qV
-ellte	a[bU
-elm	mS
-eln	i[
-elnde	bIc^
-elo	cWr\\
-eload	i[
-elong	cV
-elors	bFhGiVjJmWsV
-elped	aHq[
-elper	iSmR
-els	bS
-elsen	jX
-elson	mU
-elt	q_
-elten	kW
-elter	b[hI
-elugu	jT
-elung	bFiUkHq\\rA
-elves	gWmAnRq\`
-ely	cUtV
-elzen	cW
-em$	fSiT
-ema	kT
-emain	gHqTtR
-emale	iSsY
-emand	kU
-emann	fIlWpZ
-emark	iUnT
-ember	oV
-embra	oZ
-embre	fSo[
-embro	iSsV
-emens	jW
-ement	iT
-emi	bJcT
-emien	bW
-emier	jToXrT
-emise	gIhZ
-emium	bSfIgY
-emmes	mS
-emona	cY
-emont	c^jH
-emote	dX
-emoto	d[
-emper	jSpV
-emple	bVcZpGtB
-emplo	iX
-ems	cSsT
-emsen	iS
-emuse	hTiU
-emy	cS
-en$	iT
-enach	bGc[
-enado	iWlU
-enage	cX
-enang	bScT
-enant	hHqRsY
-enbad	bXcDiS
-enbau	iV
-enc	aJbTiV
-encer	eT
-encil	iZkU
-encio	qT
-endal	cV
-endan	bVcF
-endar	iT
-endas	bUi[
-ended	dWeW
-enden	fW
-ender	iUqU
-endes	aIlTmTsY
-endez	bJiGmV
-endie	i\\
-endly	hX
-endon	c]iU
-endor	hUiV
-endos	iUjU
-endra	kUqV
-endre	jHn\\
-endue	iTlT
-endus	bR
-ene	iT
-eneer	aIiRjS
-eners	mV
-eness	jW
-eneva	cU
-eneve	cSdS
-eng	pSqX
-enger	hW
-ength	rVsW
-engua	cIkY
-enham	cS
-enhof	aDcCiVjGp[
-enial	kX
-enida	iSkX
-enido	eIkTlU
-enier	mT
-enino	rUsS
-enior	aT
-enise	mStS
-enist	aW
-enita	aGbWcGmW
-enito	cX
-enk	bIcGgHh_iGjSpCsG
-enken	iVjJqWrHtW
-enlos	hW
-enn	iEpZ
-enn's	gHjVkVoItT
-ennel	aY
-ennen	iU
-enner	aGgWhFiY
-ennes	bVcXiR
-eno	sY
-enoit	pW
-enora	aRnTtF
-enoux	bRiDsX
-enque	bUhHiV
-enrad	h[
-enrat	a[iFjWtJ
-enred	hY
-ensas	jV
-ensch	bUiRjUkG
-ensed	aZjS
-ensee	cTfYhH
-enser	a_cJ
-ensic	hV
-ensor	iYjV
-enste	f_
-ensum	fV
-ensus	iY
-ent's	bEhYqSsT
-entag	bSgIhFiXsU
-ental	eRhT
-entar	iTjVqS
-ented	bTiJpW
-enter	cR
-entez	jEs[
-entia	bXcG
-entif	eJiZ
-entin	mZ
-entis	lTmVpS
-entle	jZrT
-entor	cYiGjXmU
-entos	gS
-entre	bR
-entro	c^
-entry	cZlR
-entum	jX
-entur	aGbX
-enues	hSn[
-enugt	jG
-enver	cViS
-enwat	jU
-enweg	cV
-eny	mZ
-enzen	iUnHp\\rD
-eo$	rS
-eomin	jU
-eon	kUmV
-eones	aRmU
-eonie	mXqR
-eople	bS
-eos	ij
-eot	hY
-eover	gIoUqW
-eovil	cW
-ep$	aUfV
-epaar	sS
-epaga	h]
-epage	pXrT
-epair	jR
-epare	q[
-epark	aRcYiJjG
-epart	oV
-epeat	pS
-epend	mW
-epers	iWmT
-eph	pS
-ephew	qZ
-ephyr	jTkS
-eping	eSnW
-eploy	iV
-epool	c\\
-eport	iU
-epose	aViT
-eposo	iSqS
-epots	bUiS
-epper	aFcHjb
-epris	b\`j;lWmGpI
-eps	fS
-ept	oT
-epted	iEjRmFp[
-eptes	lZ
-eptic	jS
-epuis	bSoHqS
-eputy	mU
-equen	c[
-eques	hZiY
-equin	iTsS
-equis	l]
-er$	aR
-eracy	iTlV
-erada	cFpW
-erade	qZ
-erado	dVeJjR
-erait	k[sY
-erale	eZjH
-erall	bTiHjV
-erals	gSjS
-eramt	a\\iEpT
-erano	fRhU
-erans	bHiWsS
-erant	iIkT
-erapy	kX
-erard	mVpW
-erate	iUja
-eraum	bBgDh_lJ
-erbau	bW
-erben	hGiWjIlV
-erber	oRsT
-ercam	jT
-ercat	aScJj\\
-ercer	fSjY
-erche	aTtW
-ercio	aFg[
-ercon	bU
-erd	hU
-erdam	hUiY
-erdas	bFgEiYjW
-erdem	sV
-erder	bJc]iGjX
-erdon	tT
-ereda	bTkSnW
-erees	eGp]
-erein	bbjGmW
-ereit	nS
-eremi	jX
-erena	hSqVtH
-erend	fVjWmJ
-erent	a\\lT
-erenz	hUoRpS
-erers	bIgBi[pZ
-eresa	aJqVtV
-erest	kX
-ereux	hY
-ereza	aZbHfJ
-erfen	fIrT
-erfil	rUsV
-erful	j\\qTrH
-erg	c\`
-ergal	cImV
-ergen	qS
-erger	bT
-erges	m]
-ergic	jW
-ergie	jTmR
-ergue	cYhI
-ergut	iV
-erhof	cY
-eri	aTcbiImUpH
-erial	i[
-erias	bTiR
-erich	bJc[mYqGtH
-erico	gXmW
-erics	bT
-erida	lStR
-eriel	hRiU
-erien	f\\oX
-erife	cTqT
-erile	aXcE
-erine	aIbAcenD
-ering	kT
-erino	bRcSeU
-erior	cRjV
-erito	kYsWtI
-erium	kUqR
-erk	b^
-erken	q\`
-erker	iV
-erlag	b_cH
-erlap	fTjJoW
-erlas	kT
-erlen	aAcbfJt?
-erley	aCcEmVt[
-erlin	nX
-erloo	cS
-erm	iRpS
-ermal	aEb[nU
-ermas	i[
-ermel	cW
-ermes	cZiI
-ermin	iVoY
-ermis	jU
-ermit	iIsT
-ermle	iRjU
-ermot	qW
-ernal	qR
-ernan	qStV
-ernas	bRjY
-ernat	bT
-ernen	iSlc
-erner	hIn]
-ernes	fT
-ernet	hWjW
-ernis	gViSkX
-ernos	f[hEiGjTpV
-ernte	gBlf
-ero	a\\
-erome	mU
-erone	k\\mHpG
-erons	iJkW
-eroom	i\\lG
-erous	iS
-erp	cW
-erque	bHcaiHmJ
-err	iTqT
-erral	hJi[jJ
-erran	eIiFm[qY
-erras	aJbUcStI
-erred	kWsS
-erren	iVmU
-errey	cU
-erros	bZhI
-ersal	fGj\`kI
-ersee	cX
-ersey	iU
-erson	aV
-ertag	dUgSiIpS
-ertal	cX
-ertas	iSjY
-ertel	ce
-erten	iV
-erter	hUmS
-ertes	fWiEqU
-erths	bZ
-ertif	hTjT
-ertig	fR
-ertis	aHeJhEjClZ
-erton	cb
-ertos	bU
-erung	jS
-erust	bZcE
-ervas	iX
-erved	bTjSlT
-erven	jY
-erver	aHbUfGiRjV
-erves	pU
-ervir	iVjU
-ervus	tW
-ery	bS
-erz	cYhToU
-erzig	gS
-erzon	cW
-es$	iR
-esada	kT
-esado	iVjRmI
-esagt	eShH
-esamt	nS
-eschl	jU
-escue	jS
-esday	dSfTpS
-esden	iHj\\lR
-ese	iTkU
-eseau	aUbRkU
-esent	q[
-esetz	rV
-esfam	cUiR
-esgos	eHiUjHtV
-esh	cIi^mT
-esham	cS
-eship	gSkIlS
-esi	cYhFjIpStG
-esian	iTkU
-esico	aTeVgG
-eside	iSkS
-esina	c[iU
-esion	fIiV
-esita	aUtU
-esito	aTtW
-esitz	b]cA
-esk	jS
-esmal	rRsV
-eso	hR
-esoft	jUkY
-esoin	tV
-esort	bW
-esoul	cU
-ess	jS
-essai	dS
-essed	dIf_jElG
-essee	pV
-essel	bZgIiX
-essen	fBhYiTnV
-esser	bSpS
-esses	iXm\\
-esson	gTpV
-essor	aR
-essus	bIhVqU
-estar	h]
-estas	bT
-ested	jXpVqT
-esten	cSpTsS
-ester	c\`
-estes	iRjY
-estic	iS
-estly	bScHqUsV
-eston	cZnX
-estor	pWqR
-estos	lT
-estre	eR
-estry	jW
-esume	pS
-esund	aIc]
-esure	hX
-esy	iZjFrS
-et-up	cHnY
-etafe	cY
-etage	bTnU
-etain	gWiS
-etall	gSjJ
-etals	i\\
-etaro	cU
-etary	aR
-eteen	bT
-eteil	cV
-etend	b]iW
-etera	bSfEgIhTjFmEn[pF
-eters	aX
-eteur	aW
-eth	bEcYmXpR
-ether	d]qS
-ethod	iX
-ethus	jX
-etica	iZjU
-etico	aHrIs\\
-etics	aRiXsS
-etien	pV
-etier	jT
-etins	i\\jF
-etion	jU
-etiro	cFiZ
-etite	aF
-etits	nR
-etivo	eThEiX
-etons	cHhIi_qY
-etour	cGhSna
-etrel	jY
-etres	i\\nS
-etria	iXjW
-etric	iUpU
-etrie	bDcEhJif
-etrol	gUnH
-etros	gIiWnZ
-ets	iW
-etson	iX
-ett	hV
-ettag	oX
-etted	jXpF
-ettel	cGgRiSjVqVrJ
-etten	c_
-ettes	i\\
-ettre	iT
-etude	eIhHpHq\\rT
-etung	eg
-eture	hSoGqS
-eturn	fFgRhSpX
-etz	aWbSrS
-etzen	iXtU
-etzer	a[
-etzte	bTqT
-eu$	cRgTiU
-eubau	bEc[
-eud	cY
-eue	i\`jEsT
-euern	i\\
-euf	fSoJ
-eug	hYjRlT
-euils	bS
-eum	b]
-euner	hVsV
-eunes	iSsT
-eup	bWpW
-eur	a^
-euren	bFc_
-eures	fX
-eurin	mVqU
-eus	c[jX
-euses	mT
-eussi	jU
-eut	aVcIkZ
-euten	mS
-euung	bIib
-euven	bRcS
-euves	pX
-euvre	bViT
-eux	cVkS
-ev$	m]
-eva	cU
-evado	lV
-evage	k[
-evant	bHlW
-evaux	fIiY
-eve	cS
-eveil	b\\fFh[iD
-evels	gRiR
-evers	cWnU
-eveso	b[
-evete	jX
-evi	b?hGibpI
-evier	aDbIcUiYmR
-eview	cReRmHoDpS
-eving	bUqS
-evo	eTiT
-evops	aWcIiH
-evues	iU
-ew$	qT
-ewall	hIjV
-ewals	eFfChUiX
-eward	g[iBmV
-eware	jX
-ewe	bHc[
-ewell	cU
-ewerk	b_iD
-ewers	aGbGmFp]qD
-ewery	bUcViJ
-ewing	r[
-ewish	bS
-ewood	cWhXjI
-ework	iV
-ews	iTpS
-ex$	iV
-excel	bU
-exe	eShV
-exham	cSfI
-exiko	iJnX
-exion	jJs\`
-ext	aIpCr\\tS
-extil	bR
-exual	aUsW
-ey$	cX
-ey're	sW
-eyard	aR
-eye	cFi[
-eyman	gFjTkX
-eyond	gUjH
-eyors	bWmT
-eys	i^
-ez$	cWiVmS
-ezcla	iX
-eze	cYoV
-ezeit	eYfS
-ezept	aEiU
-ezi	tU
-ezirk	b[
-ezuge	gbhJiBjF
-eß$	jXkCmX
-eßend	jU
-eßt	jSpJqT
-fa$	aDcUmYtG
-faces	iX
-faela	aFcX
-fahig	iEj[kS
-fahrt	fRgJh[nU
-faire	gCiIpZ
-fairs	bW
-falen	a@bJcEgViHna
-falle	hJi^
-falls	bHtU
-fallt	fUlT
-fam	cUiR
-fan	cUmX
-fanos	b^mE
-fants	iSsW
-fapme	jS
-farer	jZ
-fas	aSiT
-fasst	i[qFtZ
-fasts	hWiR
-fax	cV
-fe$	iW
-feb	fa
-fecto	k[
-fects	kR
-fee	hWpR
-fel	gVhYlVqIrF
-felia	mVpS
-femme	aU
-fende	bY
-fense	cX
-ferde	bYs[
-fered	pTrR
-ferer	a@bh
-ferie	iVpW
-ferin	mS
-ferta	bFcJp[rR
-ferts	hU
-fes	jJmS
-fesor	aT
-feste	ic
-fests	iV
-fet	iX
-feu	a\\cIiGlHpH
-feurs	aUsY
-feuse	aSbStD
-ffage	hR
-ffe	bTgJ
-ffene	bHi]
-ffers	iW
-ffert	h]
-ffets	iY
-ffeur	bR
-ffice	d\\
-ffing	eUtU
-ffins	iT
-ffith	nX
-ffold	iUjEsR
-ffrau	j[
-ffres	jDpXrS
-ffs	gSiXqS
-ffset	bS
-fft	pU
-ffure	jUlU
-fg$	eSiHjY
-fgabe	p\\
-fi$	aHcIiTmGpW
-fia	bFj]
-fic	kU
-ficar	iV
-ficat	jYsR
-ficer	aW
-fices	bW
-ficio	tT
-ficos	fViGmY
-fie	jIkS
-fiees	jU
-field	bRc[
-fig	i_j>pZtH
-fikat	jSkZ
-fiker	aTbJ
-fil	cUtV
-filee	gGj[qR
-files	iRp[
-fills	b@c[
-fin	bShVmWtJ
-fined	jTlU
-fines	iSjR
-fings	i^
-firma	bXcIeSiR
-firme	aT
-first	aFbJdYiW
-fit	bR
-flake	jSkT
-fle	bVfSiI
-flege	aScFiX
-flich	eTgWjW
-floor	bVjZ
-flour	cV
-fluge	gHh]
-fmann	aTjgt=
-fnung	i@jEo\`
-fo$	iUjT
-folge	iTqS
-folio	jW
-fonat	oIpWtS
-fonds	bYgIhYiH
-fonso	bIpUqX
-fonte	iW
-for	aJb[hJjGp]
-force	jW
-forma	aJjU
-forme	tU
-forms	bYiSjI
-forte	cahGiF
-fox	cJjRkR
-fplan	jX
-fr$	f^
-frage	iW
-fragt	kZ
-fraid	jV
-frain	mX
-frame	iXjS
-fre	iSrS
-freie	kU
-fresh	gTiR
-fri	fX
-fries	c[
-frist	oU
-froid	jX
-front	cUsV
-fruit	bTiV
-fs$	iZ
-fscme	mW
-fseep	gW
-fsted	rU
-fteen	fTgRhImV
-fth	oUpT
-ftigt	bS
-ftrag	cJ
-fts	iS
-ftuch	s\`
-ftung	iZrS
-fuera	cHdXfS
-fugen	bWiGpHr[
-fugio	bJcYgFsU
-fuhrt	b_iD
-ful	rR
-fully	bGeWhHiJ
-funds	i\\
-fy$	jX
-fzehn	qV
-fzeit	e\\
-fzuge	bWlW
-g's	bJcRgYiHlU
-g-oct	fT
-ga$	cYhUmS
-gaben	iY
-gable	bEea
-gadas	bSfWiH
-gados	bYnZ
-gages	i[
-gaise	lVsT
-gal	eS
-galog	kS
-galow	h[
-gamos	hRqV
-gan	cWpR
-ganda	iR
-gange	bTi\`
-ganic	b]hUiE
-gar	jU
-garde	aIkX
-garlo	rW
-garon	c\`fFiIjIqH
-gasin	hViS
-gasse	bCcadW
-gasta	cShU
-gaste	sZ
-gat	cSfEiTpS
-gated	bJgdiEjS
-gates	iV
-gathe	c@iHp^
-gator	a_
-gau	cSnS
-gbo	kW
-gbook	pS
-gcp	jS
-ge$	iR
-ge-wo	fV
-geben	iV
-geber	bXgGhYiUjI
-ged	jT
-gee	gRiVjDkR
-gel	bThUi^
-geles	aGbYcXiF
-genda	iS
-gende	bItU
-gends	qY
-genen	qT
-gener	hV
-genes	bTnS
-genos	jS
-gente	mV
-geois	cHkWs[
-geous	c^fIgJiFtF
-ger's	kRrIs[
-gerac	bHcS
-gerat	gJiJjVkXsV
-gerei	bWmGpV
-geres	fIhV
-gerie	hTiW
-gerin	mUqU
-get	hU
-geurs	aRbX
-gg$	i\\
-ggage	iV
-gge	bS
-ggeld	gRnX
-ggers	mSqU
-gging	i_
-gh$	c\\
-gheda	cV
-ghing	aHjV
-ghout	cYiI
-ghreb	iWsV
-ghs	bYhHoSqS
-ghted	i\`
-ghter	cGfVjYmSoI
-ghtly	iVmRn[
-ghton	nYpG
-ghurt	bdc@
-gi$	iHjImcpI
-gia	aRj[
-giada	cFiHjdqT
-giado	jW
-gible	hZt>
-gic	jT
-gical	bCcYlW
-gicas	fZiWjG
-gicos	iU
-gidos	iIjT
-gie	jV
-giene	iUjU
-giens	iWjU
-gig	bUcJfXiFoS
-gik	aXtE
-gimen	eV
-gin	aScS
-ginal	jT
-gines	bUiY
-gings	bY
-gio	cU
-gious	hTsU
-gique	bWjU
-gis	jTk]
-giste	a^eX
-gists	bWiEjVm[pH
-git	fS
-gix	jW
-gkeit	i]j\`sG
-gl$	catH
-gla	iT
-glage	iV
-glais	jWkRlS
-gland	cWiGnS
-glass	iUjR
-gle	iS
-gleur	aX
-glich	hSj_tI
-glied	i?pSsW
-gling	aJgWi[
-glise	oU
-glish	rS
-gment	eHiUjV
-gmore	cX
-gn$	jU
-gn-up	iT
-gna	cInX
-gnado	hTpV
-gnant	sT
-gne	c]
-gners	mVs]
-gnies	bGc^
-gning	i\`jE
-gnons	bUmY
-gnore	qUtR
-gnose	iXjS
-gns	iYjR
-gnung	jTlJpV
-gny	c_
-gogia	aRjX
-gogie	bS
-gogik	aXtE
-gogin	a\`fH
-gogue	aXtG
-going	eSiJ
-gol	cZ
-gon	cSrW
-gones	bHfZgWiB
-goo	hW
-gop	hX
-gor	cchGmS
-goria	gZ
-gorre	cV
-gosto	eRoT
-got	gIpStX
-gow	cU
-gra	gUsT
-grade	aVbHiBr_
-grado	cRgTjTkI
-grafo	iUpT
-grale	gRjX
-grama	bUcHeS
-gramm	iSlV
-graph	jYlHrR
-grase	iW
-grave	aEbFc^hEjFpHtH
-gre	cXfDkZ
-greed	aJgFiJlJqUsX
-grees	bRiR
-greso	fRgVoT
-gress	h]jR
-gri	iCm]
-gro	iZ
-grono	cW
-grund	eXgGjAk\\sV
-gry	sY
-gs$	iV
-gsbau	b]cH
-gside	mX
-gst	cZmVnHtJ
-gsten	bEfSjZoTpH
-gston	nVpT
-gt$	lT
-gte	bU
-gth	rVsW
-gts	jU
-gu$	mZ
-gua	cV
-guada	cY
-guage	cXiF
-guaje	r\\
-guard	cGi\\
-guero	mSr\\
-guese	jSrS
-gueur	jUrU
-gui	cT
-guien	aU
-guing	iWjJ
-gular	eR
-gumes	hSkR
-gun	gHjSkR
-gunda	aTiFpR
-gundo	kWoU
-gunte	iX
-gures	iSjToE
-guros	aT
-gut	bYcHi^lW
-gutet	hUpW
-gware	cY
-gwitz	cY
-gy$	gV
-gym	iW
-h's	cSpJq[rR
-h-gcp	jS
-ha$	cStW
-haben	iZqX
-haber	hTmY
-hable	iAj\`
-hadas	gIhRiXjJ
-haden	fYkY
-hadow	cJjHmJp_
-hafen	cbhR
-hafft	fUqS
-hafte	aVb^cIiIlDmH
-hagen	cU
-hains	bYjR
-haire	aCbDc_dIeYiIjClIpF
-hairs	bRcR
-haite	kTlFtR
-haker	cZ
-hal	cc
-halde	b\`cJhA
-halen	aEbY
-halle	bViH
-ham	ce
-han	c]mX
-hanau	iSjS
-hance	eTqV
-handy	fHh[
-hanet	cZ
-hanga	aIfGgCiHjHkDlHmHo\`rE
-hange	pIqU
-hanic	aXmW
-hanks	iTrTtT
-hants	jT
-hapel	bV
-haque	hSmT
-har	i\`
-hared	hS
-hares	bIgWjE
-harge	mW
-harla	p[
-harma	iWjFk[
-has	i^
-hasen	iVjZ
-hases	iZ
-hasse	iW
-hat	bGc\`pH
-hau	cSiS
-haude	kS
-hauen	jTqY
-hause	d^
-haval	qTsY
-haven	caiI
-haves	jV
-hback	iW
-hbarn	hZ
-hberg	bZ
-hboot	bWiV
-hcare	hUiS
-hea	c\\jW
-hears	jU
-heath	aGbIc[dCfIiU
-hecks	iS
-hee	cHfIhFjIlJpIr]
-heeky	rT
-heels	bVjT
-heese	gBh\\kV
-heets	iU
-hef	mc
-heffe	m\\
-hefin	m]tH
-hefte	ibjI
-heide	c\\pW
-heime	aFcFn^
-heine	bRiT
-heirs	jIrT
-hek	bScH
-hel	bDc\\hIiGkJmHoIpT
-helle	gX
-helon	aRgW
-helor	hR
-hem	cShHmRnVsR
-hemas	jVqS
-hemes	bSiY
-hemie	bUcIl[
-hemin	iVsV
-henkt	h]iG
-heque	bRjJkU
-her's	iJlToW
-heran	bZ
-hered	lY
-herei	iIjYlI
-herer	aGbacI
-heres	iIjVlV
-herie	bWjT
-herin	aVsR
-heron	e\\iJ
-herry	bT
-heses	iY
-hesia	kR
-het	jYoGpW
-hetag	fS
-hetic	aSiEjV
-hette	fJgX
-heuen	jZ
-heure	gW
-heval	hW
-hever	cSfShIlT
-hew	qZ
-hey	c]
-hey'd	iW
-hez	cZiHm]
-hfrei	fWhG
-hgrat	iX
-hheim	aHc\`
-hi$	iRjR
-hia	cW
-hibit	iRrT
-hic	aV
-hicad	jW
-hical	gWhI
-hicas	iTsS
-hicht	f^
-hicle	hU
-hicos	fGiWsX
-hie	cV
-hiens	aBbXjV
-hiers	cY
-hiffe	iY
-hifts	fS
-hig	iGjWsX
-higan	cS
-higen	iZ
-hilfe	bShT
-hillo	cIjZ
-hiloe	iU
-himie	jS
-hinen	iTlV
-hines	bVkU
-hings	sY
-hinks	q\\
-hio	cIiY
-hip	bS
-hip's	iW
-hippy	aSbSrJ
-hique	iZjErW
-hir	aIjZrGtZ
-hirds	bXeJgUiF
-hirme	h\\
-hirts	cIhdi?pD
-hirty	fR
-his	bRcTqSrV
-hisch	jUkW
-hisky	bTiS
-hitby	bScR
-hiv	aGjHkWpT
-hivar	bStI
-hiver	hXiS
-hives	bXjV
-hjahr	iUoV
-hkeit	jeqS
-hl$	aHcXiXjT
-hlage	g[iR
-hland	cBd_iIn\\sV
-hlank	sa
-hlass	iY
-hlbar	fV
-hlbau	eJjT
-hle	aCbWcFiWm^pF
-hleiß	bIhV
-hlich	jDlUmUr[
-hling	bFi^
-hlt	gThU
-hlung	ge
-hluss	jTlT
-hma	sX
-hmann	a\\nEpYtI
-hmark	aIbCcEhGiVjX
-hme	eUiZkS
-hment	aGbTeUiYqHtT
-hmied	a\`jH
-hmond	c[
-hn$	gWjTnU
-hne	bIgSh[sV
-hnell	jWlU
-hnern	b\\
-hnhof	cZ
-hnitt	cIi]
-hnmal	cGgY
-hnt	gTjI
-hnten	oUrJ
-hnter	cHhV
-hntes	hT
-hnung	h_
-ho'll	sW
-ho've	mT
-hobia	bHl[
-hod	iWmXpE
-hoden	cIi\`
-hodri	qR
-hoe	cT
-hof	bTc]
-hofen	c\\tD
-hofer	aT
-hoice	eRfV
-hol	jW
-holds	bZ
-holen	bEiWkXmI
-holes	aHbYiT
-holet	cZtH
-holic	rRsR
-holog	aWjE
-homme	iTsV
-hools	iS
-hoose	eSqS
-hop	bU
-hop's	bScUqS
-hor	dS
-horde	aCbSgH
-hords	bW
-horen	fUiInYpGqV
-horpe	c_
-horra	cY
-horro	hUsU
-horts	iSs[
-horus	aV
-hos	hWsU
-hosen	iVjWqJ
-hot	c[iAj\\
-hotel	b_cJhW
-hotos	iU
-hough	cHdRlRqTtG
-hould	qS
-hours	eXf_
-hovel	jS
-hoven	cW
-how	aVdIhHlS
-hport	cS
-hr$	iToS
-hrain	cZ
-hramt	jX
-hrase	eTtX
-hre	j]
-hread	pHtW
-hreib	bT
-hrend	a]cD
-hrens	iIm[
-hrift	rZtT
-hrige	bIcGfEiXoG
-hrome	iTjWqR
-hroom	kS
-hrt	bRhW
-hrten	cGeSgFiRnb
-hrter	aJbStT
-hrung	jbk]
-hselt	jTkSmR
-hsten	bWiGoTsX
-hta	cW
-htage	fYjHkW
-htags	rY
-hte	jR
-hteen	bUjTtS
-htern	jTrVsS
-htest	gIjUlT
-htigt	j^lBoJpT
-hting	qT
-htung	fHi\\nS
-hty	bS
-htzig	fS
-htzug	b[hJ
-hu$	cUfT
-hua	kU
-hub	bIpW
-hulen	ia
-huler	bScTgHiStJ
-hum	hRiJjW
-hup	jW
-hur	c^
-hurch	cSiR
-hures	bW
-hurso	aIcV
-hut	cW
-hutte	a=bbcEhRiCtH
-hwege	cYiR
-hweig	cT
-hwein	b[cH
-hweis	cHj\`kS
-hwirt	aRkX
-hy$	aUrT
-hyr	cT
-hys	bVkW
-hysik	aW
-hysio	hW
-hzehn	bU
-hzeit	cJhUiY
-i's	aWhDqZ
-i-sun	fS
-i-vis	hX
-ia$	cR
-iabel	fTgW
-iable	fGjZ
-iacan	cY
-iacre	mZ
-iados	b\\fSoS
-iages	gSiU
-iaise	iV
-iajes	nWrR
-ialen	bY
-iales	cInW
-ially	iV
-ialog	jVlS
-ialux	jRkX
-iam	cUmR
-iamos	bTeV
-iance	pFtZ
-ianda	hW
-iande	fJ
-iando	j[kIsV
-ianos	bUs\`
-iante	jZsU
-iants	lTrS
-ianza	eV
-iar	hV
-iares	aRm\\
-iaria	bW
-ias	iT
-iat	oV
-iated	k]
-iaten	jFkUnW
-iatif	aDbZ
-iativ	iWkT
-iator	aX
-ib$	bScHhVjY
-iba	c[
-ibaut	mY
-ibbon	i[
-ibe	jGqUrW
-iberg	c[
-ibier	cXhZ
-ibits	bSiRjG
-ibles	sU
-ibo	eWgEiUpH
-ibras	bRfX
-ibres	hV
-ibros	hV
-ibt's	bSgGjG
-ibung	jY
-iburg	cSpT
-ibuto	e\\
-icada	jY
-icado	bRjT
-icaid	bXhFjH
-icale	jX
-icals	j^
-icana	bUc\\iH
-icano	fXiVsS
-icans	s]
-icant	aFpIs]
-icapa	cGj\`
-icato	eUsX
-icats	aIiU
-icaux	iWtJ
-icely	iRrS
-icent	mU
-icero	a]
-icers	aei@
-ichas	iV
-ichen	rZ
-icher	j\`mW
-iches	bT
-ichet	iSkS
-ichst	oWsY
-ichte	cSjV
-ichts	qW
-ician	ac
-icide	iTjIk[
-iciel	cHj^
-icien	a_
-icier	aYjYkH
-icies	iZkItI
-icile	d\\hS
-icina	dU
-icine	i]
-icing	i\\
-icion	iY
-icios	eTsS
-icity	hVjZ
-ick	c\`lW
-ickau	cX
-icked	iBj[pGqX
-ickel	bIiZ
-icken	lTpXqIs[
-icker	r^sRtF
-icket	hY
-ickly	jUtR
-ickup	hZ
-icles	b]hY
-icola	bZiS
-ict	qV
-icted	jY
-ictee	pUtV
-ictly	fYrS
-icula	jX
-icule	hSjWnU
-iculo	kZ
-icy	kUmJrW
-id$	jT
-idado	hT
-idare	e[mJ
-idate	tS
-idato	pXqS
-idats	qU
-idays	hW
-idday	a=cEfHiFmWt^
-iddle	cUoTsU
-idend	fHiFj[k[lIsH
-ideos	kW
-iders	iU
-idest	fZiVjImJ
-idges	bYj]
-idh	mS
-idi	cSfUpU
-idien	cUnR
-iding	kXlR
-idite	jU
-idity	iU
-idjan	aJcTnV
-idles	iU
-idn't	hZiF
-idora	bY
-idorm	cW
-ids	bVcSjDs[
-idual	nR
-idung	hci?
-idy	hVjW
-ieb	bWtS
-ieben	jU
-ieber	qTsT
-iebke	mS
-iebre	aIbEcIhHj^kImIoErF
-ieces	bUiR
-iecle	bViIjY
-iedad	mUqW
-ieder	sS
-iedra	jV
-iee	kUmR
-ief	iTjX
-iefen	iY
-iefer	iSjT
-ieg	eSjHlX
-iegel	i[
-iegen	jRqW
-ieges	bScX
-ieh	b\\
-iehen	i^kS
-iehre	aUbHcWjItI
-iel	pW
-ields	bTcUiI
-ielen	iRkV
-ieler	bRfT
-ielle	aGcGfJiGmX
-iem	f\`gRhHiG
-ience	jW
-iende	qR
-iendo	eV
-ienen	bRhT
-iener	aBshtH
-ienes	bVl^
-ienne	qS
-ienst	fWiX
-ienta	hU
-iente	qS
-iento	iT
-ients	bV
-ieras	aYfT
-ieren	iZ
-ierer	a^sW
-ieres	cZmX
-ierge	kT
-ierie	b\\
-ierno	bEc[tS
-ieros	aUmX
-ierta	kX
-ierte	iY
-ierto	bTcDgRhRiU
-iesel	cU
-iesen	iYsS
-ieses	rW
-iesta	aEfZ
-ieste	cViU
-iet	cSnT
-ietas	gS
-ieten	qTtV
-ieter	aAfVt\\
-ietes	aCi_
-ietos	bZjTmJ
-ietse	lHmW
-iette	cRi\\
-ieu	cUdX
-ieure	iDjCk\\m[pH
-ieurs	iY
-ieuse	iWsI
-ieval	iXjS
-iew	cWpV
-iez	bJcUkHtW
-iezas	dTiR
-ifa	gTrV
-ifers	bHcGib
-iff	gSqT
-iffer	fGhGmGpa
-iffes	aUiT
-iffre	rS
-ifica	iXjT
-ifico	aFbYjT
-ified	jS
-ifiee	jV
-ifier	hEi[qY
-ifies	iWjHl@pZ
-iform	hWsU
-ifs	bXiJjU
-ifter	bHcHiRlSpZ
-ify	iX
-iga	cFiZnX
-igabe	fHiToZqS
-igada	aXbImT
-igade	f[mS
-igado	cTdUiH
-igbar	jTsV
-igeac	cU
-igend	aIfEjXtU
-igene	bUhX
-igeno	i[
-igent	aVmWpHtH
-igest	aGcEdJeHfHhIiHjCk\`lHmGnJoHpHqHrHsHtH
-igger	aVkRrX
-igher	gSjS
-igine	s[
-igist	aBb_cEjI
-ignal	fJiJjWlFnUsI
-ignan	c[
-igned	gSqY
-ignee	aIiDl^s[
-igner	aZmR
-ignes	bRrZ
-ignet	eSfU
-ignon	cFhUmSpTtI
-igo	cSmR
-igono	cWtS
-igt	j[qS
-igten	bTgJmV
-iguel	mU
-igung	gUhTjT
-igura	s\\
-igure	fSiE
-igzag	jW
-ih$	bShXiI
-iheit	iZkS
-ii$	bYt\\
-iii	t^
-ija	cHjYmY
-ijera	iW
-ik$	aWjT
-ika	bRcCiTjFmW
-ikant	jX
-ike	aHiSnS
-ikely	eZ
-ikern	m\\pH
-ikett	fY
-iki	cbiF
-iking	bFhZiE
-ikler	bV
-iko	iJnX
-ikt	mT
-iktat	pHt[
-iktok	iWqR
-ikura	iHjY
-ila	m]
-ilado	bUeIgUsS
-ilage	bUmIo[
-ilano	c\\rF
-ilans	iW
-ilbao	bV
-ilbar	f\\gI
-ilber	j[
-ilder	bScGiFj^kU
-ile	iS
-ilege	h[
-ilent	iIj[qU
-ilers	bS
-ilets	h\\
-ilfen	mh
-ili	hRjWkR
-ilial	aIbXeVfG
-iliar	hV
-ilias	iVjJ
-ilica	jR
-ilidh	pS
-ilien	bT
-ilier	aSbEhSiUqS
-ilieu	aVsT
-iliff	mZ
-iling	iRkWqS
-ilios	iIkXnT
-ilite	hSiT
-ility	iTjR
-ilker	aWcImX
-ill	cYlS
-ill's	qVrU
-illac	cT
-illas	bRmX
-illed	pVsS
-illen	aAc\\hVi@
-iller	aX
-illes	iW
-illet	hRiRoU
-illez	aIrStU
-illig	hZ
-illis	bV
-illon	aHcXqZ
-illos	bRiUjY
-ilo	cWrYtS
-ilote	mZ
-iloto	aZ
-ilots	iSlVmJ
-ils	iV
-ilter	pV
-ilton	lUpI
-iltro	iU
-ilung	hHmVtU
-ilver	bUhIiR
-ilzug	bIcHhBi\`
-im$	cX
-ima	cUqW
-image	iRjHsY
-imals	fR
-imano	iS
-imara	cIkZ
-imary	bSfDkT
-imate	i[
-imaux	bViH
-imber	aZ
-imble	iU
-imens	iY
-iment	hHsY
-imera	aRmHoUrV
-imero	iTrV
-imers	mZsS
-iming	iRjS
-imite	bDh\\iIjD
-immel	hJiTqV
-immen	i\\
-immer	h^
-immst	qS
-imo	rU
-imper	aEc[jX
-impio	jXtX
-imple	iVrU
-ims	iTsT
-imsby	cW
-inacs	bW
-inada	iSjX
-inado	gVi[qT
-inage	gSiRkSrI
-inals	bRpY
-inant	c[
-inary	jYlY
-inata	c<m^
-inato	eZoI
-inbau	bSiHjU
-incas	iBj^nT
-incia	bRcV
-ind	hIj]
-inden	c]iU
-indet	hXkFpJsV
-indle	jVoV
-indly	jStS
-indon	cS
-indre	jZqI
-ineal	kY
-ineas	bSiR
-ineau	mW
-ineer	aT
-inees	bSmV
-inema	hV
-inens	hW
-inera	hS
-inere	i]
-inero	tT
-iners	bTgGmT
-inery	b]cJiJjR
-inese	jUsT
-iness	jU
-inete	hSiZ
-inety	gX
-ineur	bZcHtJ
-ing's	bJcRgYiHlU
-ingar	c\\
-ingbo	kW
-ingen	c\`
-inger	aFjUmS
-ingle	sU
-ingos	f_kU
-ingst	c^iJtE
-ingts	fU
-ingut	bT
-inhoa	mStR
-ini	aHbHc\\pU
-inian	iVkF
-inica	bS
-inics	cViWnT
-inida	e^
-inido	eX
-inien	bThRiS
-inier	aZ
-inigt	bWgZjI
-inimo	jT
-ining	hT
-inion	kVqR
-inish	fS
-inita	jU
-inite	e\`jC
-inium	bUjW
-ink	bUqS
-inked	eZrH
-inkel	bacGdIiI
-inken	hHiUpU
-inmal	iT
-inn	o]
-innen	m\\sV
-inner	aShT
-ino	bR
-inome	jRmY
-inors	iU
-inoth	bXcJ
-inq	eStS
-ins	iU
-insam	b[fFpT
-insaw	jUkU
-insen	iY
-inson	aIcUiV
-int	pTsR
-inten	cXmX
-intes	hJm[sU
-intor	aU
-intre	a\\
-inuit	fVpU
-inuta	iZqS
-inute	jSpT
-inuto	jWpS
-inway	jW
-iny	c^
-inzel	eIiX
-inzer	jS
-iocho	gRmSoT
-iodes	fW
-iodia	pV
-iodic	iWjH
-iomas	iTlTrV
-ion's	bGc[gAh]
-ionar	bSrX
-ioned	cVgGhFqWrU
-ionen	bZiY
-ioner	bWiZ
-iones	iZ
-ionne	rW
-ior's	cViGqW
-ioren	iSsU
-iot	bYiT
-ip$	bIh_jU
-ipale	aWpI
-ipass	eHfFh\`i@
-ipend	hS
-ipina	s[
-iping	iYqS
-ipios	cZfJiI
-iplom	jRkS
-iplus	iTkSlJ
-iport	c\\
-ipped	hUjW
-ippen	iW
-ipper	mS
-ips	mX
-ipt	kT
-ipton	cV
-ipwcf	jV
-iquee	qU
-iquer	bJiZ
-iques	bVi_
-iquet	fU
-ira	cTjX
-irado	iWjEkZ
-irage	ib
-irait	j@kalFqD
-irche	iRsZ
-ircle	cViXjJ
-irect	eYpW
-irees	f[kElX
-irekt	jSmS
-irely	dY
-iri	hGnEp^
-iriam	mU
-iries	iY
-irige	kVmS
-iring	pS
-irk	c[
-irm	gZiT
-irman	aS
-irmar	oCq[
-iro	cGiWmYpI
-irobi	cU
-irona	gU
-irs	iW
-irt	aVcIjW
-irths	hFiTlSnV
-irtin	aVmZ
-irway	iW
-iry	iY
-isa	mY
-isado	cHi^kT
-isage	dHhVsS
-isbon	cZdH
-iscal	mToS
-ische	bZjW
-ischt	bRcSqX
-isees	gX
-iseis	hJmV
-iseno	jSmV
-isero	aWjAk]sE
-isers	bVmdnI
-iseur	a[cJiV
-ished	lV
-isher	aYqX
-ishes	qT
-isica	iV
-isico	pV
-isier	aV
-isimo	iFjYkTqI
-isine	bR
-ising	iS
-isita	nS
-isits	dRnU
-isley	cRnS
-ism	aBielT
-ismes	rT
-ismus	aIiZ
-iso	cXsT
-isons	jVrS
-isora	pV
-isors	aSfHhWpV
-isque	kZtI
-iss	i[tV
-issed	qU
-issen	bGjSl_
-isses	iWsZ
-ist	a_
-istan	a[
-istas	m]
-isted	bW
-isten	iUsX
-ister	aU
-istes	bZmZpJ
-istet	e]
-istic	iZoU
-istig	fEo[pD
-istik	iRpS
-istin	m\\
-istle	bFiWpU
-istol	cV
-istre	cIi^
-istro	jS
-istry	jS
-isual	iY
-isung	e@iUje
-isure	bShSjS
-itada	b^h\\jJoD
-itado	gGi\\jXqG
-itage	eS
-itags	hU
-itale	bWcIpVqJ
-itals	bTiU
-itane	jGkW
-itant	aTbShImT
-itary	aGbRjIlX
-itaux	b\\jI
-iteau	bZcI
-itect	aW
-itekt	aYmS
-itend	fY
-itens	a[bG
-itere	aGeVmY
-itern	b?iVjV
-iters	mYpS
-itest	hHiU
-iteur	aSjHkU
-ith	aU
-ither	fTlS
-ithub	bIpW
-itial	iW
-itian	mR
-ities	bS
-iting	iT
-itish	rXsU
-itive	fIiWjWqTrW
-itivo	jZ
-itlab	jSkU
-itler	aZ
-itles	bWjT
-ito	cU
-itone	iGja
-itors	bRkT
-itory	bUcVhJiVjC
-itrag	bJeHh[jF
-itres	bV
-itros	bU
-itsun	fHoZ
-itt	iRmX
-ittag	f[hV
-ittau	cU
-itted	gRiFlV
-ittee	hR
-ittel	eVhU
-itten	iHjU
-itual	aJcEiZmW
-itude	jY
-itung	a_mU
-itura	iU
-itute	bSlS
-ituto	bVcG
-itz	c\\
-itzen	cTiEjWmT
-itzer	aGbThFiSjUtG
-iudad	aGcThU
-ium	iR
-iun	iYjJ
-iurno	fX
-ius	fGiXjXqT
-ivacy	iZ
-ivada	lH
-ivado	bViFj[
-ivage	hZiUpHtI
-ivals	fY
-ivant	sU
-ivate	hT
-iveau	jU
-ivees	fHib
-ivent	jWp^
-ivero	aGb\\
-ivers	aUiSmR
-ivery	bSiW
-ivida	jTkU
-ivils	aHbXiGjSkI
-ivist	aVbStI
-ivite	iV
-ivity	eZiU
-ivors	aCbFc_tF
-ivres	bV
-ivy	cT
-iwali	gGh]
-ix$	tS
-ixing	iZjD
-ixx	iRjS
-iya	bHjVkYtG
-iyadh	cU
-iz$	bWjUmT
-iza	hSi\\
-izada	b]iGmR
-izado	gV
-izaje	eYiS
-ize	aWmH
-izehn	gX
-izenz	jYkT
-izier	aYbHcR
-izing	i\`jG
-izung	h]
-izzen	bRiXtI
-ja$	c[
-jacke	iIjZ
-jador	jS
-jados	bGfYiHjV
-jahre	gUjU
-jamos	qY
-jan	fYmS
-jango	jY
-jar	aSjY
-jaria	iV
-jaron	bHcWlJqRtW
-jas	iGjVmVsY
-je$	aTi[
-jects	gFi_nJ
-jekte	bTcSiInY
-jeres	sZ
-jeros	aRbSsX
-jeu	dX
-ji$	iTkYr\`sI
-jillo	cRhV
-jis	rZ
-job	e^
-joint	cFpZsY
-jores	hGiHjTpW
-jos	cSrT
-jours	sS
-joz	cR
-juana	bSnW
-jue	fWjG
-junta	pW
-junto	tR
-juste	iT
-k's	cEiEoXqY
-k-end	fV
-k-ins	b]hIjI
-k-ups	iSkS
-ka$	c[
-kaans	jSkS
-kal	bSi^
-kan	c]dFmXsV
-kanat	iHqU
-kannt	aJkV
-kar	bIi]jA
-karte	hnjRrS
-kas	cWjJsW
-kasse	aWb[cIhd
-kat	j\`kW
-katon	kY
-kau	cX
-kauft	qS
-kdays	fU
-kdown	iW
-ke-up	i\\
-kedin	rW
-kee	bIcgiG
-kel	bY
-kends	fU
-ker	aX
-kerei	b[lRqS
-kerin	aZcHmYpHtF
-kes	g?iSjXsY
-ket	hU
-key	hU
-kfill	qX
-kfurt	nR
-kgeld	gThS
-khand	mU
-ki$	iWjR
-kia	cYiH
-kid	dGl[pV
-kie	gIhZmU
-kills	gHjTkV
-kin	jVkEs[
-kings	mU
-kirch	c_iF
-kisch	k]
-kitag	h]pI
-kjack	iGjY
-kkord	aHgSrHtT
-kland	bFc\`qU
-kle	hSi]
-klers	bX
-klich	jYkDlT
-klift	jVkT
-klima	cIhUiVjDqH
-kling	bZ
-klung	aTi]
-kly	iV
-kness	iZ
-ko$	a?b\`cV
-kohol	jVsW
-kolle	bFib
-kommt	bIcJiHjImUqR
-kon	bCc^iY
-konie	bV
-konti	fW
-konto	f^hV
-kop	bIiT
-kow	qU
-kpool	cIfIiTjJoY
-kport	cV
-kraft	ae
-kreis	c]iTjE
-ks$	iV
-kshop	bR
-kst	i]qY
-kstar	rY
-kt$	tS
-kte	bRdT
-kteur	aTlW
-ktion	aX
-ktuar	aUmJtI
-ku$	iY
-kuche	bWdWiU
-kum	qIsZtI
-kunde	jdk_
-kunft	hUpW
-kup	hWoW
-kurse	fCikkU
-kus	iUqV
-kwall	cW
-kwork	aZcI
-ky$	bSiGmT
-kzeit	dIf]pT
-kzeug	kSlX
-l's	h[
-l-off	aTe\\gHiXoF
-la$	cX
-lab	dT
-labau	jV
-lable	f^gD
-labor	bVhEiSjFkS
-labra	gSqSrS
-lac	jS
-lacas	jV
-laced	hV
-lacer	rY
-laces	bShT
-lache	aTfSgThTiFtJ
-ladas	bWjFsZ
-laden	b^iWsT
-lader	iXlU
-lades	cTh\\
-ladie	qU
-lador	gYjS
-laf	jY
-lafen	bHjTq[
-lafon	gZiJjI
-lag	g[iR
-lagen	iT
-lager	bTcHiYmZpC
-lages	fRi]
-laims	iT
-lains	bGcZiGjHmW
-laise	aXbHjGrTsV
-lam	caiEkR
-laman	bVsZ
-lamar	iSpU
-lamos	eUtZ
-lan	oR
-lanca	cSiS
-lanco	cZiU
-landa	cWmEpU
-lande	bZcEiJ
-lands	aEchiD
-lanen	bHiSmSqS
-laner	ae
-lange	lV
-langt	iUlZ
-lanta	eW
-lante	bS
-lants	bYnT
-lanza	jV
-lao	bEcYqJ
-lap	fTjJoW
-lappt	s[
-laque	jHpWq\\
-laran	iR
-larat	cXgR
-lared	gTsT
-laren	iU
-lares	jX
-laria	cEjSkZ
-larie	aTeXhR
-lario	pR
-larlo	iGjXkDnbsF
-larms	iTnV
-las	iX
-laser	bIi[
-lases	hRiV
-lasse	gV
-lat	cV
-lated	hZiE
-lates	iUjIkTrW
-lator	aUqR
-latos	aVi]
-latze	b\`
-laubt	rV
-lauen	bYcVhF
-laufe	bSi\\
-lause	e]hH
-lauto	n[
-laves	iS
-law	cUnS
-laxed	fV
-laxis	aHbCcJhIj^qT
-lay	hX
-layer	kY
-lazas	aUbS
-lb$	bRfEtT
-lba	bXcVjH
-lbahn	gFhdiDjEkC
-lbe	iVmH
-lberg	cT
-lbert	c\\
-lbtax	hW
-lbuco	cV
-lbums	b[jHsJ
-lburo	pZ
-lcome	kWlV
-lcool	fFgIj\`qW
-lculo	jS
-lczyk	qS
-ld-up	oS
-lda	iZ
-ldach	iT
-ldbad	cSjJlSoU
-lde	bZiGmSpH
-ldera	cSiW
-lders	sZ
-lding	bScW
-ldn't	jXsX
-ldren	bSsR
-lds	iS
-ldung	j_
-ldy	aGcRtR
-le-ex	cX
-le-up	bWiJrR
-leado	gUiS
-leage	gShTnY
-leans	cRiU
-leaux	iVjV
-leben	c[jG
-lecht	jSpI
-led	bR
-ledge	kVlV
-lee	cWdR
-leece	hIjY
-lefon	hS
-leg	bIiS
-legal	aRgS
-legen	iW
-leger	ai
-legin	aHqU
-legio	bUtS
-legre	kT
-legte	aGjY
-legue	aX
-lehnt	gTjI
-lehre	j^
-lei	cV
-leibt	qR
-leich	fVhT
-leida	aIcXdG
-leide	s\\
-leine	aHbW
-lem	fIlV
-leman	bT
-lemas	pXsV
-lenar	bTpS
-lence	cZ
-lende	cW
-lends	cFiYjGkTmJ
-lenge	hW
-lenou	cXdJ
-lente	kU
-lents	b^eF
-lenty	iTjS
-lenum	iJmXpS
-lenys	mW
-leras	bVhHiX
-lercs	bSmU
-lerei	aIcFiXjGlWqU
-leres	cYlV
-lergy	iV
-leria	iYmJ
-lerie	aEb]jStS
-lerin	mYpH
-lerks	bSmUqS
-lermo	iS
-lernt	gTjV
-leroi	cZ
-leros	a[cRgGkW
-lerta	fUiU
-lerte	fStR
-lesen	cIiSrAsHt]
-lesia	bTsV
-letas	eRh]iGjR
-leted	jJtX
-letes	iY
-letin	iXt[
-letos	i_
-lette	hVtW
-letzt	hWpHqW
-leuls	bY
-leurs	aTqWsR
-leute	aYbIiGj^tE
-levar	fW
-level	jX
-leven	qS
-lex	aIbJhUiUjV
-lexis	jV
-ley	c_
-lez	rY
-lfare	iS
-lfast	cY
-lfe	bShT
-lfest	jX
-lford	c\`fJiJ
-lfort	cWjH
-lfrei	jZ
-lg$	iJjY
-lgada	sY
-lge	kU
-lgeld	h_
-lgosc	hX
-lguna	fUkJnR
-lguno	bXgJqT
-lhaus	bCc\\
-lheim	cThWtH
-li$	cW
-lia	cRtW
-liado	eHpStW
-liage	iTjR
-liale	bVsR
-liano	jUkX
-liant	eIfIgImIpJqW
-liary	iXjT
-lib	hUiV
-liber	cGiTj\`
-libre	gU
-lican	iSkIrEsU
-licar	aItV
-licht	hSiRjVpDrW
-licia	iVnT
-licos	iIjVpW
-lid	jCkZ
-lidad	jT
-lidas	iR
-liday	gRhS
-lides	j_
-lidos	iY
-lie	pTtX
-lie's	bWcHhF
-liego	iT
-liema	cY
-liens	aV
-lient	rS
-liere	bShR
-liers	cV
-liese	iEjXkGmW
-lieve	aEbUcHmFrUtT
-ließt	jSpJqT
-lif	jTlT
-lifax	cV
-liffe	bGc\\i@j[
-lifie	hSjI
-lifts	aT
-lig	bUhX
-ligen	aIcWhGiAjZ
-light	fZhT
-lik	jX
-liken	bVsT
-lim	bT
-limat	iU
-limos	bYiGjIpU
-lin	cX
-linas	hZ
-linde	mRpJt[
-lindo	mYs\\
-liner	m]pU
-lines	bUiSjT
-linge	lXsT
-lings	hW
-lingt	bSqJrStS
-linic	cS
-linie	i[jT
-linik	aEbZhTiT
-linos	aHbRcZ
-lions	jX
-lipse	jUkT
-lique	bRjT
-lis	jTqJ
-lisch	jS
-lised	eYfW
-lisee	bUhZmS
-liser	mHqRr[tF
-lises	bCh]iEmHnSpGqI
-lisfa	gW
-lisis	iUsU
-lisle	cSnV
-lisse	aIbHccdGeHfFgGhDiIjJkGlGmEnGoFp?qGrGsGtG
-lista	m\\
-liste	aSpS
-lists	bWcGmX
-lit	bTmIqU
-litar	jDse
-litat	i[
-lites	h\\jV
-litik	aUbEiY
-livar	bW
-liver	cRiFpXrX
-livia	pW
-lizar	iZ
-lizas	gIi[
-ljahr	eSoWtH
-lk$	cViS
-lk-in	fHpX
-lkata	pX
-lkers	bGeGma
-lkley	aHcYfJrR
-lkone	iV
-ll-in	fTgY
-llack	iVjVsH
-llado	aSi[q\\
-llage	iV
-llaje	i\`
-lland	bYcH
-llano	lSrT
-llant	sS
-llard	bIpSsa
-llars	iXkV
-llbau	bY
-llego	rVsT
-llein	bIcU
-llena	i[jJ
-llent	jWpV
-llera	aFcZ
-llero	bSlUsZ
-llers	aV
-llery	aUbSsI
-llets	bUrT
-lleud	cY
-lleur	qT
-lleys	iX
-llgau	bU
-lli	bAcVjGn^
-lliam	cV
-llier	cWiR
-llies	hFiSn[
-lligt	hW
-llina	nZ
-lline	aJcWiJmZpI
-lling	iS
-llinn	cT
-llion	bV
-llite	cY
-llner	aRhHlS
-llo	cTjT
-llons	b]cHjH
-llors	iRjJmSpUqF
-llots	bX
-llout	fS
-llows	pFrZ
-lls	i]
-llt	hX
-lltag	tY
-llten	aIbUtU
-llung	ec
-llv	aSpTrJ
-llzug	b\\iTsEtG
-lm$	s\\
-lmage	iU
-lmann	pYqX
-lme	cV
-lment	cIhHi\\jI
-lming	iX
-ln$	i[rS
-lness	f@gIhXiT
-lning	eX
-lnius	cU
-loads	iV
-lobal	b]
-loche	cbiJ
-locks	oV
-lodie	bSkJmXpS
-loe	cV
-log	iT
-loger	aZ
-logia	iRjSkS
-logie	aYbTjW
-logix	jW
-logna	cInX
-logos	iEma
-logue	aUjX
-loh	c[
-loi	jJlU
-loire	bHcWiU
-loise	aIcUjEmX
-lom	cS
-lomas	cZpV
-lomes	iHjHlSpZ
-lon	c[
-lon's	bZcIfIlI
-londe	bYcIiDsT
-lones	bZrR
-lonia	cYqU
-lonie	b\\hHnU
-lonne	iYsT
-lonte	hX
-loo	cS
-loods	jS
-loops	cZhXiF
-loors	bTiZ
-loper	aYlT
-lopes	aYbBpS
-lor's	jX
-lorar	iFjUkVqV
-loren	cGqXsU
-lores	bUq^
-lorin	mZ
-los	iU
-losed	fShUoI
-losen	rZ
-loses	p[qS
-losis	i]
-lot	bWcUiFmS
-lotes	iU
-lotte	bV
-lough	aJcYqR
-louse	cVfFgFh[
-louts	gW
-lovis	cS
-lowed	fThU
-lower	hGiXpW
-lowna	cY
-loy	eZiUpG
-loyed	e\\
-loyee	aUhT
-loyer	hWtW
-loyes	bX
-lpers	m\\
-lpful	kV
-lpine	bWiIjV
-lping	i]
-lques	kW
-lrush	bU
-ls$	iV
-lsall	c[
-lsass	bT
-lse's	fUiR
-lside	bTiV
-lsory	fUlSrT
-lst	cJd\\iXrStE
-lster	bUiX
-lta	iR
-ltage	cId\\i?jTmJ
-ltant	aV
-ltera	sS
-ltern	s[
-ltero	sX
-ltest	jSqJtS
-lteur	jatE
-lties	i]
-ltige	aIiDk\\pG
-ltimo	qVsS
-lting	cFjc
-lto	aFbZhIi[lJ
-ltora	rY
-ltres	pZ
-ltros	pX
-lts	iS
-ltung	aZpR
-ltura	jUsS
-lture	bS
-lturm	iS
-lty	cSg[hEiRmA
-lu$	hGlX
-lub	bWiV
-lucia	hFjTnX
-lud	hZ
-luded	jV
-lue	kHsZ
-luent	jU
-lueve	fY
-lug	bIianI
-lui	sZ
-luida	fHgVnY
-lular	hUjU
-lumen	iU
-lumes	be
-lures	iSjV
-lurry	bUcIiR
-lus	bWcIjU
-luses	bRiJ
-lusse	ia
-lut	qR
-lutot	jIrTsU
-lux	iTkSnY
-luz	gSsV
-lv$	aT
-lva	eT
-lvain	bGmUpUrH
-lvern	cU
-lvers	bZeZgIhJiD
-lving	bTiS
-lvira	iGj\\mTqRtE
-lways	pS
-lwerk	bXcR
-lying	bXnU
-lyn	bV
-lys	aIbYmW
-lyses	iTjW
-lysis	jT
-lyste	aWmV
-lysts	mX
-lz$	bSc[hHiT
-lzado	bUcI
-lzahl	gW
-lzbad	iX
-lzbau	aUfS
-lzeit	eW
-m's	qWsW
-macen	aSbS
-macht	bZrGsV
-macia	aW
-madan	fYgIoVsV
-madas	gRjS
-mador	pW
-mages	hS
-magro	cX
-mai	c@iTmHoapF
-mails	bJjS
-maire	aTbIe\\
-maker	accGiI
-males	bSiTsV
-malle	bDc\`dHeHfHgGhHjDkGlHmHnHoHpHqHrHsHtB
-mamos	aIrItW
-man's	bScEhXrI
-manal	dR
-manas	oT
-manay	cJfThV
-manca	cVnS
-mance	jS
-manda	qT
-mande	qW
-mando	mT
-manga	cV
-mania	hIiWqS
-manos	bUqX
-mante	hAj[s\\
-map	iX
-mar	cWmV
-maras	aIbIi^
-marca	cZ
-maria	kZ
-mario	aWkIqZsT
-marra	bIc]h]iG
-marre	iY
-masar	iX
-masse	c\\
-mat	jY
-mates	j[
-matic	iEjYqR
-matik	jTkR
-mator	a_
-matua	iXpS
-maßig	fXqGrU
-mba	jU
-mbasa	cV
-mbate	iW
-mbe	c\\iC
-mberg	j\`
-mbero	aV
-mbers	bUiV
-mbert	c]jFqU
-mbery	cY
-mbiar	iY
-mbine	aRjY
-mbing	jU
-mbios	iT
-mbler	i[jT
-mbo	aIbCcYhDi\\
-mbrar	qTrU
-mbres	bYpS
-mbria	cRdWfG
-mbs	jWqXrJ
-mburg	cRnS
-mea	fImYpJtX
-med	fGjUqX
-medad	iZjH
-media	iTjGkVpF
-medio	gT
-medis	f\\hG
-medoc	cX
-medor	hVtS
-mee	bXhT
-meier	b^cImA
-mel	cSqSrT
-men's	aFb[iT
-menal	kXtJ
-menau	cXrI
-mence	iIo\\
-mener	iZlZ
-menes	fFiSpStX
-menia	cY
-mente	kWs[
-mento	hV
-ments	i[
-meone	sT
-meras	qX
-merce	iVjR
-merie	kR
-merin	bXmEqSsY
-met	i_jI
-meter	gIj[
-metik	aSbYiH
-metre	aYcIeHh[jClI
-metro	iXjW
-metry	hDjZ
-meurs	sZ
-meuse	cXs^
-mex	jVkU
-meyer	aFfJiGjZkGlHmGpIt\\
-mez	rX
-mfang	fYiRjI
-mfeld	dFj[
-mfony	jT
-mford	cS
-mgang	jZ
-mi$	i^
-mia	iS
-mic	i]jH
-mical	iX
-micas	jTtU
-micos	iGjT
-micro	jU
-midas	hS
-mides	iX
-mie	g_kU
-miede	pS
-miere	mR
-miers	hYmR
-mik	aRbGiYjD
-milia	sS
-milie	fIgIpV
-milla	hGiXjJm\\nHpE
-mille	hV
-mimos	bWpW
-min	iRmS
-minal	bUjS
-minar	iEj[
-minas	bTiU
-minee	eZ
-mingo	fU
-minin	aHbW
-minio	aYjXmH
-mio	gR
-mions	b[
-mique	cVkStF
-misch	hGibtR
-mised	eUtW
-mises	pZ
-misos	iSsS
-mista	aTjX
-mists	bWmY
-mit	jT
-mited	e^hR
-mites	iU
-miums	gShV
-mle	iRjU
-mlich	qSsT
-mline	aWiXjHqI
-mm$	hXjH
-mmand	jTmX
-mmary	iR
-mme	iR
-mmelt	qX
-mmend	bHhXiV
-mment	rS
-mmern	cUiW
-mmers	cUmT
-mmeur	aY
-mming	i\\
-mmune	bTqE
-mmung	aJgFqUtY
-mn$	rU
-mnite	gX
-mnity	hW
-mnitz	cU
-mocom	iRjGkW
-mogen	iCj\\tS
-moges	cY
-moi	qZrU
-mojis	rZ
-moker	hWkIs\\
-mon	cUhWmD
-money	bTiSkI
-monie	aUbVmJ
-monio	iUsU
-moria	i[oI
-mot	aVbWcDjH
-motor	mW
-mouth	cZ
-moval	iX
-mox	jT
-mp$	aHiGj[kStW
-mp-up	oT
-mpact	iSjS
-mpala	hW
-mpana	bUoS
-mparo	pT
-mpe	aTbEcIhWiJjGrHsV
-mpers	bUiW
-mpfen	bR
-mpiar	iT
-mpico	cFhWnS
-mpier	aSiT
-mpile	i^mD
-mping	aFj\\oW
-mpios	gT
-mpleo	aEeSlS
-mples	iT
-mplet	eS
-mploi	jJlU
-mport	bViUkU
-mpose	hDj\`pFrZ
-mpost	gJi\\
-mpras	jR
-mpris	bIgShT
-mps	cS
-mpt	eYgS
-mpten	cW
-mptes	bIgHi\\
-mptia	iHkXlH
-mpton	cS
-mraeg	kVrT
-ms$	iV
-msatz	gWhHiZ
-mst	lTtV
-mstag	fU
-mt$	iT
-mtung	g[mI
-muaki	pS
-muhle	aCbXcIiYmG
-mular	aEiSp]t^
-munal	aAb]fHgVjGmJ
-munds	cS
-munen	bTjI
-munes	hH
-mur	aIcY
-muros	cZ
-mus	bXcVfTjBkW
-mvula	m]
-mware	iV
-my$	bVcIlSpHsV
-n's	gG
-n't	q\\
-n-air	bUj\\
-n-fri	fU
-n-off	bTgVoG
-n-out	kIqX
-n-sat	fW
-n-thu	fS
-n-ups	mJsV
-n-vie	fV
-n-wye	cT
-nable	dSeTjSmU
-nac	c_
-nacht	eHff
-nacks	iU
-nadas	dS
-nador	aV
-nados	cGiYkZrU
-naged	bTgJ
-nager	aXmW
-nages	iHm]
-nah	bWc?g\\qTtC
-nahme	eWiYjIkT
-nai	cUiX
-naire	m^
-naldo	hX
-nalem	g[
-nales	i]
-nally	cUtW
-nam	bV
-namen	iDrf
-namic	iSqI
-namos	kVl[
-nan	cX
-nanas	fWpS
-nancy	iWsT
-nando	mT
-nannt	bTjJrV
-nanta	m[
-nante	aTcJm\`
-nants	aTbS
-nar	i^
-nares	c_
-naria	bV
-nario	bZ
-nasio	bThV
-nat	eT
-natal	iZkU
-nated	hHi^jF
-naten	sS
-nator	aU
-nau	c\`
-navit	hViT
-nax	c[
-nay	cZfRhT
-nbach	c\`
-nband	g\\
-nbank	bX
-nbefr	eU
-nberg	aRbDcY
-nbuch	iYj^pI
-nburg	c[kV
-nbury	aHcYdS
-nby	c\\
-nc$	i^
-nca	cV
-ncage	iZ
-ncais	bT
-ncard	gJh[
-ncees	bGh^iJjA
-ncena	nV
-ncept	cHiUpT
-ncers	bSeTtU
-ncert	iUjW
-nceur	nZ
-nchen	cT
-ncher	bWgUhIiV
-nches	bS
-nchon	bHcXpW
-nchor	aIbTdViH
-nchos	bDc\\fIhZiDjIsI
-nci	jUkS
-ncial	dT
-ncias	iU
-ncien	qX
-ncier	aUlJ
-ncies	bUqU
-ncima	hSqT
-ncina	bShX
-ncing	aTi]
-ncion	jT
-ncles	jZ
-nclus	gW
-nco	bTcY
-ncoln	cS
-ncore	jIqS
-ncs	fGhUsR
-ncton	cS
-nd-in	aXbHcFeT
-ndado	bTmJqU
-ndais	jTkTlU
-ndalk	cW
-ndard	iSjW
-ndary	aIb^
-ndate	i]
-ndays	fT
-ndeed	rWtT
-ndeja	iSjS
-ndeln	iXnTqT
-ndelt	nT
-ndent	bRmS
-ndenz	i]
-ndera	cTiRjBk\\
-ndere	kR
-nders	sV
-ndert	g_
-ndeur	sU
-ndi	aDcc
-ndian	jIsY
-ndice	gUjI
-ndido	fWgS
-ndier	mW
-ndigo	cV
-ndigt	qY
-ndl	hGjXqIs_
-ndled	hVjTlJ
-ndler	bX
-ndles	jSlS
-ndorf	pSqT
-ndors	iUjFkUsT
-ndort	cU
-ndows	jU
-ndres	t_
-ndria	kXmT
-ndros	b_
-ndt	qT
-ndu	aFcZjT
-ndung	eJgRhUiXkGqY
-ndwas	iJkT
-ndy	fIhZ
-neada	cJi\\
-neaux	bRtW
-nec	cY
-nedor	aSi[
-neers	m_
-nefit	hV
-negal	bVcW
-neige	bHhViS
-nejar	aY
-nel	eTiT
-nelle	eIiSmStG
-nelux	bHcHiVn]
-nem	bR
-nence	fViV
-nende	bT
-nents	bYmY
-neo	bSjS
-ner's	gWjGpVsT
-neras	jIqV
-nerei	b[
-nergy	rR
-neria	aTbCi\\
-nerie	bWiWjT
-nerin	aTpSsS
-neros	mf
-nerse	sZ
-neses	bUiFjY
-nesse	cGmZ
-nesst	jX
-net	iU
-netes	jV
-neurs	bSiT
-neuse	bGcJiFjUm[pGsI
-neuve	aGcV
-never	dV
-newal	bSiU
-nexos	cWpT
-ney	b[cTmT
-nez	c^
-nfach	pT
-nfall	b\\
-nfang	o]
-nfant	cTgSsT
-nfeld	aHcdtI
-nfels	bBcFi_
-nflit	mIqV
-nfo	pW
-nfrei	hW
-nft	hUpW
-nfzig	gX
-ng-up	fCgEo[pHqI
-nga	kRoZ
-ngage	cIiFj\`
-ngamp	cY
-ngang	aUpW
-ngeld	cGg_hJiW
-ngeln	dWiEp^rI
-ngend	jTlV
-ngere	aIlUtZ
-ngers	bT
-ngest	iUnYpG
-ngeur	bJcGjBk^
-nggol	cZ
-ngham	cT
-ngi	cXm\\
-ngine	iYkSqT
-nging	iTsS
-ngler	a\\
-ngles	jV
-ngo	fT
-ngres	aVcT
-ngrid	mR
-ngs	iW
-ngt	iV
-ngton	c]
-ngual	aSmIrU
-ngues	jS
-ngung	jUkIlV
-nguno	cHfZhIlStI
-nhain	jU
-nhalb	fYtR
-nhalt	hHiHn_
-nhang	cHiZjFs[
-nhaus	b\\
-nheim	cShS
-nheit	dRfHnU
-nhole	iSjR
-nholz	bUhU
-ni$	cYfHoWtH
-nia	iS
-nible	fVgVsS
-nibus	lSnS
-nic	mR
-nical	jU
-nicas	mY
-nicio	oW
-nicos	bUhFmX
-nidos	bIeW
-nie	bSmRtU
-niere	iJjY
-niero	jS
-niers	gSm\\
-niert	bDjRq\\
-nieur	jS
-nig	jGqIs^
-nigen	i[
-niger	bHg\\hH
-night	fT
-nijob	eV
-nik	bYjS
-niken	bRnV
-niker	aSjT
-nikum	bU
-nil	cW
-nilla	eX
-nillo	aGbIc]jI
-nimer	iSmT
-nimmt	aTiW
-nimum	gSjT
-nin	aDcYjEs\\
-nings	fX
-niors	cRmX
-nipeg	cVnV
-niper	aJbUjU
-nique	jT
-nis	jUkV
-nisch	jSkS
-nised	aIb]cFfHgEhTiDjTmE
-niser	aZhD
-nises	aIcVh[i@
-nisme	bJiTjT
-nisse	iVk[l[
-nista	aX
-niste	a]
-nists	aWiEm\\
-nites	aUbVfE
-nitor	fGlS
-nitos	jYsV
-nival	oV
-nives	kT
-niz	iX
-nizas	f[iHjItH
-njabi	kU
-njero	s^
-nji	hDiHjHkamIrD
-njour	aJt_
-nk$	cJhS
-nka	cViHm]
-nkauf	mT
-nkbar	eU
-nke	b_iSmU
-nkers	iRsV
-nking	iWtT
-nks	qV
-nkt	mG
-nkurs	j\\
-nlage	eW
-nland	bUeXjH
-nlass	a[tI
-nlauf	gV
-nless	aWoEq[
-nlich	eSsT
-nline	pT
-nload	iR
-nlohn	gV
-nly	bReTlT
-nment	bTiX
-nmigo	mW
-nmode	aEb[
-nn$	ta
-nnada	iUjV
-nnage	i[
-nnais	kWqItR
-nneau	bThZ
-nnect	hUiHkV
-nnecy	cU
-nnees	iT
-nneka	gImT
-nnels	cGdXiF
-nnere	jXqX
-nners	jYlS
-nnete	gV
-nnexe	eShV
-nnial	iZjS
-nnick	aHmV
-nnier	acjE
-nnish	kSrT
-nno	m[
-nnock	bY
-nnt	oTqW
-nntag	hFo[
-nnu	jS
-nnual	aHiYjS
-nnung	jU
-nny	cVsZ
-noble	cShS
-nobus	h[
-nocer	jUkV
-noces	b\\qW
-noche	pT
-nocta	gViS
-nol	jVtS
-nom	bFn[
-nomia	kW
-nomie	aIbEeHgDk]
-nomos	jZkH
-non	bFc\`iF
-nonce	rWtU
-nonym	rW
-nooga	cY
-noons	f[
-nor	jHmUr\\
-norar	eW
-noras	aHbYsV
-nores	bSsS
-north	n_
-not	qZ
-notar	iX
-noten	aJb\\
-notig	lZ
-notiz	tV
-nou	aTcUsI
-nough	jS
-nov	eTfXgGnT
-nover	bR
-now	s_
-nozca	jV
-npaid	sY
-npark	bWcAiZ
-nques	bShV
-nraum	b]
-nrisa	jTsV
-nrith	cS
-nry	aJc]
-ns$	iR
-nsa	fU
-nsado	aStU
-nsatz	kX
-nscht	kTsS
-nseil	aXiR
-nsejo	iSqS
-nselm	mS
-nsena	l\\
-nsent	iU
-nsets	fYiGjY
-nsfer	hZiRkR
-nship	iU
-nsi	iYmU
-nside	bUiI
-nsing	aIlUmW
-nsion	hT
-nsist	lUpH
-nsite	bScEdTiJ
-nsito	gFj^
-nsitz	bDc[gHhBiDlImInXoJrH
-nsiva	hYjCkToB
-nsive	bWgGi]
-nsivo	fXjT
-nsk	cRnR
-nsoir	t[
-nsong	fS
-nsors	bIsV
-nsory	lS
-nstag	pRqU
-nster	c\\iR
-nstig	h[
-nsual	fShT
-nsuel	iYmEnU
-nsult	bIhY
-nswer	pS
-ntact	mJpS
-ntado	hYjFpS
-ntage	hSkR
-ntags	fU
-ntain	cViS
-ntaja	jJk]
-ntaje	gUkU
-ntake	iXoU
-ntakt	iSpT
-ntale	bSdHfGhW
-ntals	iT
-ntana	j]
-ntant	aZqU
-ntary	fSnX
-ntate	kIq[
-ntech	bTjH
-nteed	dReS
-nteen	h[
-nteer	bTiU
-ntees	iR
-nteil	gV
-ntein	bBcdfIjGkIoHqI
-ntela	bSl\\
-ntele	sU
-ntent	aViIjU
-ntera	bScUnS
-ntern	q]rS
-ntero	bS
-nters	bWjR
-nteur	aTjWmU
-ntgen	iY
-nth	eWgYpS
-nthal	c]
-nthey	c_
-nthly	iT
-ntice	aWgRiR
-ntiel	dTrS
-ntier	jS
-nties	jGkVmX
-ntigo	mWtX
-ntine	cSh\`
-nting	iU
-ntino	aFbZcGgIs\\
-ntion	gS
-ntira	fHgGtZ
-ntist	aRqZrH
-ntite	bUp\\
-ntity	aTiWmHpG
-ntiun	iYjJ
-ntive	e^gS
-ntivo	fEgTiX
-ntivy	cT
-ntl	b\\cGiGmGtG
-ntles	iT
-ntner	eWkEsY
-ntnis	j\\k]lS
-ntona	bYcI
-ntone	bEc\\iWpG
-ntors	aIm[
-ntory	iX
-ntrag	kIl\\
-ntral	cSiT
-ntran	fWsX
-ntras	iFjU
-ntrat	bTeUpT
-ntree	hTo_
-ntres	iUmT
-ntrol	aSjT
-ntros	aIbU
-ntrum	b[cU
-ntual	e]jU
-ntune	jUkTqT
-ntura	bUjSkT
-nture	iZ
-ntury	jX
-nu$	jRkT
-nua	fSiHjW
-nuals	bRjTrI
-nuary	fToU
-nueve	gViV
-num	mS
-nuo	eV
-nutos	pU
-nvent	aGbVjIpIs[
-nvenu	jGkTlU
-nviar	pU
-nvier	oY
-nvois	bFiVnT
-nvoll	n[
-nwald	nU
-nwall	cVnW
-nwalt	aZbDcIiIjWqS
-nwerk	b_c@
-nwick	cT
-nwide	nY
-ny$	cUmX
-nym	rW
-nyone	sY
-nys	mW
-nyway	lX
-nza	jR
-nzach	cT
-nzado	jT
-nze	qY
-nzehn	gW
-nzeit	eXhS
-nzell	cZ
-nzept	pTrX
-nzern	bZiElS
-nzeug	hY
-nzgau	nX
-nzhen	cJnW
-nzlei	bWdS
-nzo	iFj\\
-nzuge	b]hSiE
-nzung	idjG
-o's	t[
-o-end	iU
-oa$	cViEnX
-oacan	cX
-oacha	bIcX
-oad	hSi]
-oaded	fEgXhV
-oader	iT
-oam	bHcZiV
-oanne	c[
-oards	cJh[iT
-oat	h^jUkSqTsG
-ob$	bFgYjU
-oba	nSrS
-obado	jcpI
-obald	o\\
-obart	cX
-obate	iX
-obe	aVpX
-obhan	mS
-obi	cU
-obile	mSqS
-obing	a[bA
-oblem	lS
-obody	sU
-obots	bTjIkS
-obrad	hS
-obrar	iUsU
-obrio	jJrU
-obros	aRgJ
-obs	p\`rY
-oburg	qU
-oc$	aIbSgTiTjH
-ocado	bSkT
-ocale	bVtS
-ocals	eWhEkSs\\
-ocate	aWfDi\`jGrItJ
-ocats	aFbZ
-ocd	jU
-oce	iRtR
-oceso	pT
-och	aTcSfRhG
-ochat	mYpI
-ochem	cZiI
-ochen	hR
-ocher	f?ie
-ochin	a^cIjI
-ochst	iY
-ochte	tU
-ociar	iX
-ocido	jVsY
-ocier	i[
-ocies	bW
-ocion	gJhXlU
-ocios	mS
-ocity	bIfIhCk^lEmJ
-ock	cV
-ocked	fFh^jGnIoH
-ocken	fW
-ocker	a@iVjUmU
-oclaw	cUnS
-oco	mSsX
-ocole	hHiY
-ocolo	jV
-oct	aIcFeBfXgJjGoj
-octor	aCcGj]qS
-od$	cUhT
-odaca	hS
-odbus	iV
-odega	hInT
-odell	fe
-odelo	bVgH
-odels	iS
-odern	iRjU
-odico	tU
-odies	hTiIoYpC
-odigo	lWpT
-oding	iY
-odles	iTjV
-odo	k^
-ods	iS
-oduce	bXcJhIiT
-oduct	mS
-odule	kWtS
-odulo	aGiZ
-ody's	gGi\\
-oe$	c]jT
-oes	bUjVqH
-oesnt	iJjY
-oever	jEqVsV
-of$	j\\
-ofe	bIcHi\`
-off	cTkSo\\pI
-offee	iSpU
-offen	aFc[
-offer	bIhRqV
-offin	bT
-ofile	tW
-ofils	iUpSqT
-ofort	o[
-ofs	h[jSnG
-oft	bAcYj\`kR
-og$	iTjb
-oga	hUmSpG
-ogada	cUmR
-ogado	jVlS
-ogate	cUfHhT
-oge	a\\mS
-ogica	aTbWiIsU
-ogico	iT
-ogida	i[
-ogies	iUrV
-ogist	mZ
-ognac	cR
-ogo	aU
-ogota	cVdT
-ograf	jRlV
-ogram	cJiV
-ogues	i_mXpH
-oh$	cZhVjF
-ohaus	bU
-ohe	aIcIhIiHnZpGqG
-ohn	gViX
-ohnen	bXhVrH
-ohner	jY
-ohr	aWiT
-oi$	kTqS
-oices	i\\
-oid	jV
-oie	aFrc
-oigne	b]cJjR
-oigts	jYqU
-oil	hZ
-oilee	bW
-oiler	iUjR
-oiles	gIiY
-oin	mToT
-oiner	kU
-ointe	bUf]qE
-oints	kS
-oires	gVqR
-ois	cU
-oisse	b[
-oissy	c[
-oists	aYcJiE
-oit	dHgTjHpRqU
-oites	iV
-oitie	bThU
-oj$	fY
-ojado	jWqU
-oject	cRmU
-ojekt	aJeZ
-ojets	aTiT
-ok$	bJiU
-okane	cX
-okeng	hSpW
-okens	iT
-okers	sX
-okery	iXjS
-oklyn	bV
-okoll	bGi\\qT
-oks	bUjT
-oktor	q[
-oku	i]
-okups	dDiSjT
-ola	bS
-olada	iV
-olade	gGhZiDjV
-olado	bHcGeIidjGsH
-olage	bR
-oland	i[jH
-olang	iEjZs[
-olape	fVoW
-olate	iYjX
-olbox	fSiZjJ
-old	iTmT
-olden	bEc[hHjJl]nJ
-oldes	iY
-oledo	cSmS
-olene	mW
-oleta	gSiYjI
-oleto	jGnW
-oleur	jU
-olf	nW
-olg	gR
-olger	mZ
-oli	bXcW
-olica	aYjDmJsY
-olico	aSjIsT
-olicy	kUmJrW
-olide	gGj\\sT
-olido	cHiZjCk\\pG
-olier	jSmX
-olima	cbiG
-olina	c[hT
-oling	gHhZtX
-olino	bTiV
-olios	iTjGlEpY
-olite	jVqT
-olito	iT
-oliza	hWjT
-olk	aJcY
-oll	iUtY
-ollab	aUmY
-ollao	aW
-ollar	g[
-olled	bJeTfHgUqX
-olleg	bHcRjTmT
-ollem	fGlX
-ollen	i[
-oller	aVmV
-olles	clfGgFhBiE
-olley	bHcIhWjS
-ollos	i]
-ollow	iTlS
-ollte	qSsV
-oln	cS
-olo	hYqW
-ologa	aRm]
-ologe	a[iDmY
-ologo	aW
-ology	jR
-olony	h]
-olour	jT
-ols	cVjV
-olt	cTf[iD
-olten	cVfWqZ
-olton	cT
-olume	aY
-olumn	lRrS
-oluta	jSqS
-olute	jS
-olver	iXkJ
-olz	i[
-om$	bU
-omach	j[
-omado	kSqS
-omage	aSkJlU
-omali	cHk[
-omate	iSjH
-omato	hWiIjT
-ombas	a[
-ombes	bSqT
-ombia	bTcIdW
-ombre	rWsT
-oment	hUtV
-omers	iSsT
-omias	iW
-omica	iR
-omico	iSrW
-omida	hV
-omina	gZ
-oming	qTtS
-omise	iRqUrT
-omist	mX
-omite	iRqR
-ommas	rXtR
-ommer	fVqR
-ommes	bTmR
-ommis	aTmX
-ommon	c_hHiGkUtE
-ommst	kJlTtV
-omo	aXeS
-omont	cZ
-ompes	bU
-ompra	iWqJrV
-ompta	aT
-ompte	bSiGmXqH
-oms	bWiS
-omy	fFhHiXlYnT
-ona	cS
-onada	b\\hZiI
-onado	aCbDcRiWjHk_
-onage	iXjR
-onais	bVcHiGjFsY
-onale	bW
-onals	iIjTmW
-onary	fHhHiX
-onate	eT
-onatl	hWiT
-oncar	jX
-onces	t[
-ondas	iSpS
-onday	nToT
-onded	jHt[
-ondee	bT
-onden	aZbGcIiU
-onder	k_
-ondes	cRhV
-ondos	cSjR
-ondre	iXpT
-oneda	gV
-onent	a\\
-oners	aXcIiVsU
-onest	fS
-oneta	h]n[
-ong	cTsV
-ongas	qSrU
-ongee	iIjFk[
-onger	eThToH
-onges	bIc\\
-ongue	eTiUjTsV
-onian	c^iFjEkS
-onico	hXjT
-onics	iVjTkE
-onier	aCb[cEiHmZ
-onies	bTiSoS
-onige	cJj\\
-oning	bSi[
-onist	aY
-onita	iTrHsU
-onito	cCfIgHia
-onmel	cX
-onn	c\\
-onnax	c[
-onnel	eV
-onnen	kW
-onner	cEi^kR
-onnes	bWcS
-onnte	bYjFqJ
-onnue	jSkF
-onoce	tU
-onoma	bZiFjU
-onome	aX
-onomo	eZ
-onomy	hFiIlSnX
-onors	iSsU
-onses	pW
-onsor	iW
-onsse	iV
-ont	ccpT
-ontal	a^bFcEiG
-ontar	iVsV
-ontee	p[qV
-onten	hJi[
-onteo	iS
-onter	sV
-ontes	aIiZ
-onths	eU
-onton	cShVjJ
-ontra	g[rT
-ontre	lV
-ony	a[bBcHjX
-oo$	cV
-ood	c^
-oof	h\\iFpHrS
-oofer	jTtJ
-oogle	iS
-ooked	aTlS
-ooker	bSjS
-ookie	gHh[i?
-ookup	jY
-ool's	cYiT
-ooled	gW
-oom	bTiWjR
-oomba	cW
-oomer	aSsS
-oon	f^
-ooner	oTsT
-ooper	hV
-oor	c^pItZ
-oordo	aRmZ
-oos	aYiUsS
-oot	bYi[
-ooter	jSkV
-ooths	aW
-op$	cSiY
-op-in	iUpU
-op-up	bVhR
-opa	iS
-opado	bIj]
-opaer	hIsV
-ope	iTlT
-opede	aU
-opers	aYkC
-opf	bXjTkTqI
-opfen	aTiZ
-ophet	jY
-ophia	cW
-ophys	bVkW
-opias	pR
-opied	tY
-opies	iVpW
-opify	bIjZ
-opina	g]
-oping	cVtR
-opios	bVhUiH
-oples	iV
-opnia	jV
-opped	h[
-opper	bSiY
-oppes	hViAjZ
-ops	i\\mS
-oq$	iGm]
-oquia	aJbV
-oquis	i[
-or$	aU
-orada	oV
-orado	jTlV
-orage	bYcF
-orale	aTiV
-orant	ajbIcImV
-orara	jGkX
-orary	eWiS
-orata	gT
-orate	rS
-orber	dCicjC
-orcha	mXpW
-orche	bHhSi[mF
-orcio	b[jJ
-orcon	cUtI
-ord	cb
-ordas	bW
-order	aJdXiDjXqH
-ordes	iS
-ordic	bShIjV
-ordre	jT
-orean	eXiIkW
-orees	gT
-orero	iSpU
-orest	bSk[
-orf	cb
-orfen	qTtI
-orgel	b[hXiF
-orgen	bS
-orger	aCb^qUsH
-orges	cY
-orgue	kV
-orher	gVlW
-ori	iCkW
-orial	b]
-orias	bXgEiS
-orier	aUbJ
-ories	gR
-orine	iU
-oring	cRi\\
-orios	b\\cIeGjWmG
-orist	aR
-orita	fYmGsVtT
-orite	lGsX
-ority	gR
-orium	bJeIiUjHmZ
-ork	i\\
-orked	jV
-orkel	iU
-orker	aZ
-orlie	cX
-ormal	rU
-orman	mZ
-ormar	iY
-ormas	cTj=kY
-ormed	qW
-ormel	iTpGr\\
-ormen	j^
-ormer	iYkT
-ormes	j]
-orn	cY
-ornal	gZ
-ornee	cJiVjW
-orner	c[
-orney	bS
-ornos	bVcH
-oro	aVbGcdjJ
-orreo	pYtS
-orres	bUpT
-orror	iUjG
-orros	i\`
-orsed	jX
-orses	hRjS
-orset	aCc]iCkStF
-ortal	kUp[
-ortar	jX
-orted	hYiImXqU
-ortem	bIcJi[
-orten	b]iTkS
-orter	hTjT
-ortes	iX
-ortet	iGlHmTqX
-ortie	dHiVkIsT
-ortif	aZ
-ortir	iWjG
-orton	iW
-ortos	hT
-oruna	cW
-orung	cFfSi[
-osa	iIkT
-osage	iS
-osals	hSi]
-osc	hX
-osdoc	gU
-ose	hR
-oseph	pS
-osh	jR
-osher	hS
-oshop	jW
-osiet	jW
-osifs	aS
-osing	cHiSoWpR
-osion	i]
-osite	bChEiHjSl]
-osito	bSlX
-osits	iZ
-oskop	bIiT
-oslar	cS
-oso	iXsU
-osque	cUhY
-oss	bThY
-ossen	jR
-osser	aIbJlTm[pD
-osses	fZsT
-ost	b^cGjJoV
-ostal	aFbYpX
-ostas	gW
-osted	dYgWhH
-ostel	hYmIsI
-osten	eSh_
-osteo	jX
-oster	iWjR
-ostes	aYtE
-ostet	hY
-ostic	aSjT
-ostik	aUbHcJi]jA
-oston	bT
-ostos	iT
-osung	aRfZhE
-osure	kR
-ot$	cZ
-ota	cWoX
-otage	iW
-otary	l\\
-otash	bVjI
-ote	cSdR
-oteca	bWrX
-otech	k\\
-oters	aDiWjJmZ
-otest	hGpV
-otgun	jTkS
-oth	bRcZdDiW
-othek	bScH
-othes	c\\iDjSmF
-otica	hS
-otice	oT
-otics	bX
-otina	cIjY
-oting	gHiSpW
-otion	kSlU
-otive	cHjTkS
-otlin	kX
-otnes	cW
-oto	dX
-otomy	iSlZsG
-otors	b[mG
-otriz	bTiJjU
-otros	iSlU
-otruf	bSfUjJ
-ots	hX
-otsan	aWcJjY
-otsen	mX
-otten	bJc]h[iA
-otter	iT
-ottes	hX
-ottet	qT
-ottle	gRhV
-oture	jT
-otype	bX
-ou$	aVcUiI
-ou'll	lS
-ou're	qJ
-ouane	aWc\\iBkIlUmHnF
-ouars	bIcYfH
-ouble	gR
-ouche	fDiS
-oucou	tY
-oud	cVj\`
-oudin	bW
-ouest	aFc\`nE
-oughs	bYhHoSqS
-ought	qS
-oul	cU
-oulee	iT
-ouler	jRnV
-oules	hEiTkX
-oulot	s[
-ounts	i^
-ounty	bUcS
-oup	cWiW
-ouper	iU
-oupes	iZ
-ouple	sX
-ource	aImU
-ourds	bU
-oured	hTpJs\\
-ouren	cVnV
-ourer	gRm[
-ourly	eW
-ourne	bR
-ourni	hW
-ourri	hZ
-ourts	nT
-ous	pJtZ
-ouses	i[nR
-ousin	eJiIqX
-ouski	cTnU
-ously	qS
-ousse	h[jG
-ouver	cVqS
-oux	cUpTsS
-ov$	eWfVhInH
-ovals	aSiDjT
-ove	gShYqR
-ovely	kU
-overs	i\\
-overy	aSbDhTiV
-oving	bR
-ow$	cZ
-ow-up	i[
-owave	hX
-owe	cT
-oweit	gY
-owers	hTiR
-owing	kZ
-owise	jTkW
-own	cYiS
-owned	bicG
-owrie	c\\
-ows	iT
-ox$	fRiVjT
-oxmox	jT
-oxone	aUiX
-oy$	c[
-oya	bX
-oyage	bReS
-oyd	p[
-oydon	cV
-oye	hU
-oyees	bVhSiHmS
-oyers	i^
-oyeur	aTgDh^
-oyons	fRqW
-oys	iWmY
-oz$	aDcchIjJnS
-oza	cTmVnU
-ozent	fS
-ozese	aBb\`mG
-ozess	eHpXqS
-oznan	cTdJnU
-p's	cRqX
-p-ins	cIfSnY
-pa$	tT
-pable	j\`sD
-paced	rW
-paces	aTb[hG
-pacho	bV
-pad	mZ
-padin	mU
-pagne	hIjVkU
-paign	eSnSoR
-paket	h\`rI
-palda	sT
-pales	bHcW
-palme	cWiR
-pan	pIs[
-panar	jS
-panas	jXnU
-pania	bY
-panol	aSrS
-paque	bIc^hWiHpI
-parar	i\`
-parel	jW
-parer	iWtT
-parks	aSbHiY
-parky	aXjS
-parte	gV
-parto	aIbUtF
-parts	cSpR
-pas	mGqAs]
-pat	f[
-pataz	aRmX
-patch	aYiT
-pater	gThWjF
-pathy	jYlI
-patos	hX
-pause	fZgGlUoGqFsS
-payes	iZ
-pbell	cTiW
-pcion	i^
-pdate	bUfHiEjY
-peaks	kUlUmJ
-peals	iU
-pec	cY
-peces	bT
-peech	bIiT
-peg	cVnV
-pel	b^
-peles	jVpU
-pelez	pZ
-pelle	fDh\\
-pen	i]
-pende	m[
-pendo	kRsV
-pends	gUoRqU
-pened	hY
-pensa	fTgHhT
-pense	iT
-per's	bDcZd\\gIhHpEsItJ
-perle	tV
-perly	fHhVjT
-perre	bJfYjYkI
-perte	bRhVjH
-perts	bIiTmWpH
-perty	aXbJcG
-pes	iW
-pesen	gTkV
-pet	bWiW
-petua	gJmT
-peuta	aTmR
-pf$	bXjSpU
-pfalz	bDc]iF
-pfang	aWcEiZtI
-pfe	bZ
-pfrog	jX
-pft	iXoGsR
-pfung	jd
-ph$	cYtV
-pha	cIjX
-pharm	jb
-phase	iY
-phe	jUrU
-phers	aJbZ
-phile	aU
-phine	iGjVtY
-phone	h]
-phs	pWrS
-phy	aRiV
-pi$	aHcViIjV
-pia	kR
-pid	bWiGj]qI
-pidos	iW
-pie	aTiWmT
-piece	aAbUiX
-piele	bU
-pielt	lW
-piere	iUpW
-piers	iRm\\pF
-pin	mS
-pinal	c^
-pinas	g\\
-pings	iW
-pio	jT
-pista	cZmI
-pists	a]jI
-pital	bX
-pitan	aZmX
-pitze	aXbFfW
-pjeps	jU
-pkeep	iW
-pla	aIbXcH
-place	aXbTiGoV
-plain	aV
-plane	ik
-plant	bS
-plate	cVrWtR
-platz	c_h\`
-plays	iW
-plazo	eXqS
-pleta	eX
-plete	jWsU
-pleto	hUoS
-plett	hU
-plica	lV
-plied	hTlVmR
-plier	i]
-plies	qR
-plift	gX
-pline	iT
-pling	i_jJ
-plits	fX
-plo	iX
-ploma	jSlS
-plome	lW
-ploye	hV
-plunk	jW
-ply	hAiV
-pme	jS
-pment	a[iV
-po$	hR
-point	fHkXtY
-poken	jWs]
-polis	cW
-pon	iZkG
-ponde	m\`
-pones	bIhBi?jWk^lIqJ
-ponse	fSjJpU
-poo	iR
-pools	i[
-poral	eYiS
-porar	cHe[hImJpDtX
-porta	kTmS
-pos	bTgYiU
-posal	iUpT
-poser	b[iFjTrE
-posit	fJiRjS
-pot	j[kVrE
-pound	hWlIsU
-pouse	hY
-power	j]
-pp$	fThUtR
-ppa	dGeIp[rHtH
-ppe	gS
-ppeal	bIiWrU
-ppear	jJr\\sI
-ppels	fHi_
-ppern	pT
-ppers	aJi^kT
-ppily	iIk]
-pping	iX
-pport	aSi\\
-pps	bUcJiUmT
-ppt	sXtW
-ppy	cJiCqWr[
-pr$	iS
-pra	iWqJrV
-prach	cIiVqT
-preis	h\\
-prend	iIjGlcoH
-presa	bReR
-press	cIfYj[
-prete	a\`gJiCjD
-prime	h\`jHrS
-pring	qR
-print	jY
-prise	hR
-pro	iUjT
-probe	jUpZ
-proof	bEh]iDkHlGpGrTsI
-pruce	tU
-pruft	jU
-pruit	c_
-ps$	i\`
-ps-la	gS
-pse	jUkT
-psell	iY
-pster	fCi\\jTnI
-psy	cHmSsS
-pta	pGta
-ptain	gT
-ptics	eIjGse
-ptime	iR
-pting	bF
-ption	jT
-ptive	iBjY
-pto	kTm[
-ptoir	iT
-ptops	iR
-pts	i\\
-ptura	i^jH
-pture	jX
-pu$	bU
-pub	bW
-puler	aYbIcHjS
-punkt	kS
-pur	bYiIp[
-pures	fY
-pus	nT
-put	gRkI
-putat	gXhUpH
-puter	iYlU
-putes	fVi[
-py$	iRkS
-qb$	jR
-qu'au	pS
-qu'en	bXiI
-qu'un	sS
-qua	c]hC
-quads	bTiJmS
-quage	i\\
-quare	iZ
-queca	cT
-queos	iY
-quera	bXcT
-quero	jUmW
-query	jT
-quest	mIpCrUtZ
-queta	cIia
-quete	i\\j>kWqS
-quets	iYsW
-qui	s_
-quial	hU
-quido	fGgV
-quier	cYpU
-quina	jX
-quise	i^
-quity	gX
-quote	bYcJiU
-r's	qR
-r-day	fUgT
-r-end	gX
-r-ish	aFiY
-r-old	bFi[
-rabad	aIc[iH
-rabic	kT
-rable	jRkW
-rably	kWsS
-rac	b\\kRnHtW
-rache	i\\pS
-racia	bTmTqS
-racks	hXjS
-racts	iSkR
-rad	ha
-radas	jZ
-rader	iTkU
-rades	iW
-rados	iW
-raf	lU
-rafia	bFj]
-rafte	aRm]
-rafts	iV
-rag	e\\hTlR
-ragan	pZ
-raged	dJhWkWpI
-ragen	iY
-rager	bTiTsV
-rages	cSi[
-ragte	aUkTq]sB
-rah	c\`mRtI
-raine	cSjZpU
-raing	c\\iIjI
-rains	bV
-raint	bFi_
-raire	aU
-raise	hSiSq[
-raiso	caiBjI
-raite	hV
-rajet	gW
-rakow	qU
-ralee	bIcY
-rales	pR
-ralia	b\\hVjI
-ralls	bFhXiX
-rally	iV
-ram	cGjIsStW
-ramas	cTf\\
-rames	iW
-ramie	gj
-ramme	bRiVjGtI
-ramos	fSkUqY
-ranca	eSrJ
-ranch	nRqW
-ranco	aIbIcYf^
-rancs	hWjI
-randa	c]
-rande	cXdS
-rando	fGiIjU
-rands	iV
-ranes	bYiY
-ranet	aIrWtW
-ranga	cUj[
-range	bEhEsZtT
-ranke	i[
-ranti	eVgSpI
-rants	aUgSmU
-ranty	iY
-ranza	fXiXjI
-raphe	jUrU
-raphs	pWrS
-raphy	aRiV
-rapie	aWbGcGiTmWpI
-raria	aEkU
-rarzt	aYbIhUjC
-rasas	mS
-rasen	aSiUjT
-raser	aYjH
-rases	r^
-rasos	iY
-rasse	c[pCsRtV
-ratar	jTqUrV
-ratas	oZ
-ratch	tW
-rated	iTlY
-raten	i_mI
-rater	aa
-rates	cYhFiTsX
-ratet	qIs\`
-ratif	iU
-ratin	aSr\\
-ratis	hX
-rator	aYbT
-ratos	eRiY
-ratur	i_kT
-rau	cTiY
-rauch	aSsS
-rauco	cU
-rauen	mSsW
-rault	bTc[iF
-rauma	bSiX
-ravan	hZ
-ravel	hRnX
-raven	c\\
-raves	bIfYjT
-ravis	aJbIcDdFiCj_qXtI
-raxen	bT
-raxis	bWlR
-ray	aEcTmY
-rayer	j]
-razos	aSbFpItZ
-rb$	bScHhVjRpE
-rba	kU
-rbach	bVcZi@
-rback	aWmU
-rbage	i]
-rband	bhcJ
-rbano	bGkV
-rbaro	bHkW
-rbeit	dUiT
-rberg	mUpR
-rbier	cV
-rbike	n[
-rbine	pV
-rbuch	bT
-rbund	aRbejJ
-rbung	p_
-rburg	jW
-rburo	ba
-rc$	cU
-rca	cb
-rcade	bWcFgYhHiImI
-rcado	iW
-rcare	i]j?
-rcels	bRiT
-rcent	hT
-rcera	bVpGrV
-rchef	jFmZ
-rchen	c\`iX
-rcher	aW
-rches	bViS
-rchiv	aGjHkWpT
-rcial	mS
-rcice	fT
-rcing	eVmX
-rcino	aVbA
-rcise	pY
-rcs	bSmU
-rda	bHcVjAka
-rdado	iUjW
-rdage	i[
-rdays	fV
-rde	iSjR
-rdeen	cTnY
-rdens	aSiUmU
-rdero	aJi[
-rdert	iIkZlU
-rdi	hWjI
-rdiac	bVcHkS
-rdias	fUmU
-rdien	a\\
-rdiff	cRqS
-rdina	m\\
-rding	tU
-rdita	mS
-rdo	mVqZ
-rdoba	nS
-rdona	qWtX
-rdt	cVfI
-re-op	iV
-rea	iV
-reach	iSnV
-ready	iU
-reams	iTjI
-reamy	kT
-reana	bTmU
-rears	eJiT
-rease	iX
-reaty	aXcE
-reaux	iV
-reb	aHbDcYiSsS
-reche	hY
-recho	jTkUlT
-recht	cUiSjT
-recie	k\\
-recio	h\\
-recke	bGi\\jIsS
-recta	bTiHmTpR
-recte	eWmT
-recto	e^
-red's	bEcTkY
-redis	fW
-redit	hW
-redor	cT
-ree	lT
-reens	bViW
-reers	p\\qI
-reets	iY
-reeze	oXqU
-refer	sU
-reful	jVqW
-regas	aHbYiT
-regon	aFbFce
-regop	hX
-reher	abbJeIiH
-rei	bX
-reibt	bTfI
-reich	bVtX
-reide	bYlU
-reien	j\\qX
-reier	fVjT
-reies	hUiHjWkFsW
-reign	iSmT
-reils	bXnT
-reine	cIiZ
-reins	iWsT
-reira	cT
-reise	nVrW
-rel	bV
-relie	mY
-rella	eWgS
-relle	eHiUjY
-reman	aTcGm[
-remen	cViR
-remio	gZ
-remos	qS
-ren	iV
-renas	iV
-rence	hV
-rench	kR
-renda	qZ
-rende	bSlVmR
-rendt	qT
-renes	bU
-renez	iZoR
-renne	aGbGcFe^qH
-renos	fTjW
-rensa	mV
-rense	cRiS
-renta	bW
-rente	h_
-reo	iY
-repas	hU
-repot	cSjU
-rer	aV
-reras	aUm[
-reres	bXhIiEm]pI
-reria	bSiYjI
-rerie	iUjV
-rerin	aGmYtZ
-reros	aRiDmXtJ
-resas	iS
-resco	b\\iBsR
-resen	iUjI
-resno	cU
-resor	bT
-resos	fUmHrT
-respo	bTcS
-resse	cX
-resto	j\\
-ret	c]qX
-retar	aX
-retch	cSjTqX
-reten	qTsX
-reter	aWpFqU
-rette	fXiYlC
-retty	rTsW
-reude	jX
-reuen	iVkU
-reuer	aVbJiIs]
-reuil	bUcHiU
-reurs	aZbY
-reuse	fYhIiXjSrH
-reuth	cU
-rever	d[eS
-revet	lR
-revia	bIiZ
-rew	kRmTtW
-rewer	a_
-rey	cV
-rez	i[mVrJ
-rf$	c^
-rfait	fR
-rfect	jWs_
-rfekt	jX
-rfeld	c^iI
-rflow	jU
-rfois	fUiS
-rfolg	gR
-rfolk	aJcY
-rford	cS
-rfrei	gUnY
-rfurt	cS
-rg$	cR
-rga	hCkamG
-rgabe	aHpIt[
-rgada	aTiEmZ
-rgado	aWmW
-rgang	jUkRlZ
-rgate	cY
-rgeld	cHfTnVqE
-rgens	jWtR
-rgent	qRtR
-rgeon	b\\cCiT
-rgern	bJiZ
-rgers	i\`jI
-rgets	lR
-rgh	cU
-rgica	b[cA
-rgill	jT
-rging	qT
-rgive	qUrItS
-rgo	jWqU
-rgocd	jU
-rgoin	hU
-rgt	bW
-rgues	hYpJ
-rgung	bRhc
-rgy	iT
-rhalb	bIdVjU
-rhaps	eIiFkUoW
-rhaus	bWc\\gFiG
-rhazy	bHcU
-rhead	cV
-rhein	jXkI
-rheit	jW
-rholz	bDc[
-ri$	mR
-riado	eEgXkT
-riage	a\\
-riaje	iT
-rials	fTjS
-riaux	aJb[
-rib	bYcHhWiIqI
-ribal	aTjTnS
-ribas	qStT
-riber	jS
-ribir	jWkG
-rible	iIkSqUsT
-ric	bSmX
-rical	fFpS
-rican	aJbWjJ
-ricas	gTjGk\\
-rices	i@m\`pGsU
-riche	iSjS
-richt	iXjInTpW
-ricks	jW
-ricos	bTiF
-ricts	bZ
-rid	dT
-ridad	iRsV
-ridal	bS
-riday	fX
-rides	i\\
-ridge	c[
-ridor	aGbScXjH
-ridos	fZhFiT
-rie	bU
-riebe	i\\
-riefe	iXqV
-riefs	bIiW
-riego	iVjV
-riegt	hSsV
-riels	b[hU
-riend	gAhZ
-rient	bZcFfHiS
-riere	bIiR
-riers	a]iR
-riert	iSjR
-riest	cU
-riete	hRiX
-rieur	iHj]
-rif	gZhS
-rifas	iTpS
-rig	pW
-rigat	iUpU
-rigen	gTjSrU
-right	a[
-rik	jT
-riker	qW
-rikes	iY
-ril	cUeVo\`
-riles	jX
-rilla	cFjRrX
-rille	gVhX
-rills	iU
-rim	eT
-rimar	hDiVqW
-rimes	gV
-rimos	jS
-rin	a]m\\
-rinas	aHbZcViE
-rince	cUiJkY
-rines	i\\
-ringe	rR
-ringo	fSqIrW
-rings	cTjX
-ringt	iXkV
-rinks	hX
-rinne	pW
-rinos	bTe]
-rints	rS
-riode	gU
-riodo	dTeTrS
-riona	cImY
-riots	iX
-rious	iVq[tB
-rip	hYiU
-ripes	iY
-rippe	bS
-ripts	iV
-rique	bTiT
-rir	iSoT
-ris	bW
-rised	jZ
-rises	hW
-risis	jV
-rismo	lV
-risol	mStW
-rison	cWsI
-rispr	jT
-risps	iR
-rista	aWbT
-riste	aV
-rists	mTsR
-rit	iRjTmGpDt^
-ritas	bS
-riter	a[
-rites	iWjR
-ritos	bVcTiW
-ritte	iSqU
-rivat	gR
-rivee	jIoV
-riven	l[qU
-river	aT
-rives	bTiRjV
-rix	aHbTcJiWjIkU
-rjado	iDjZ
-rje	a[iD
-rjeta	hVjSrT
-rkauf	aScIgHi\`
-rke	bV
-rkehr	aWbIeWi[kF
-rkers	a\\dHmY
-rkett	i\\
-rking	hT
-rkt	aIiUq_
-rkung	jErVsRtS
-rkurs	jX
-rky	aUrY
-rl$	bRjTmR
-rla	iUpSqZ
-rlage	bTfZiBrY
-rland	aCc\`
-rlaub	hX
-rle	iTjIpT
-rleih	bUhW
-rlich	lR
-rlier	cY
-rlies	fW
-rline	bW
-rling	iVmR
-rlink	hW
-rlitz	cS
-rlo	qY
-rlock	aWjR
-rm$	iR
-rma	bTjS
-rmacy	lG
-rmada	gUiJlZ
-rmado	cGifjH
-rmann	a\\iTtJ
-rmano	bGmWqS
-rmany	cJd[hImI
-rmark	aIc^
-rmary	cV
-rmato	hIiS
-rmatt	bEcc
-rmera	aRmS
-rmero	aZcI
-rmers	iXpGrS
-rmier	aV
-rmill	jUkU
-rmina	f[
-rmine	ianW
-rming	iWkYlF
-rmino	eVgT
-rmiso	jW
-rmite	i^
-rmits	i\\
-rmlos	lV
-rms	jX
-rmula	cIiDjYpS
-rna	fR
-rnada	eRfUiV
-rnage	jW
-rnals	iHkZ
-rnant	fTmS
-rnate	f[mYpD
-rnd	sU
-rne	bS
-rnees	dVpS
-rnero	gZ
-rners	bTs]
-rness	cYiJjX
-rnets	hXiV
-rneys	bYiI
-rni	hU
-rnier	gIqV
-rning	iU
-rnity	e[sV
-rnley	cS
-rnock	cT
-rnoon	pRtT
-rnors	iF
-rns	bWeT
-rnt	gSjUlV
-rnter	aJjW
-roa	bHcYqW
-roben	bRi\\pZ
-robes	iY
-rocal	bYiJjT
-roces	qX
-roche	iEm^
-rofes	bWiIjImW
-rofil	pTtX
-rofit	bSgS
-rog	fHjVpY
-roi	cZ
-roken	aGfUhSkUmI
-roker	bTiUqT
-roler	a\\lGs\\tC
-rolle	ip
-rollo	bVcG
-rom	aIbWhWiS
-romis	fSlVqS
-rones	aHi[sd
-ronic	a[bJ
-ronne	c[
-ronos	bXfFiEjFmJpY
-ronto	cWdS
-ronts	iY
-ronze	jGkY
-roofs	h[jSnG
-rooms	b\\eFhU
-roper	hZkU
-ropia	jU
-ropio	aJ
-ropre	hHjSmH
-ropub	bW
-ror	iUjG
-rores	iX
-rosas	kT
-rotel	jR
-rouge	cY
-roupe	gU
-roups	bS
-rouve	qR
-roval	jSoVqV
-roved	bXtV
-row	bT
-rowel	pS
-rower	aZiS
-rowth	mT
-roy	cWgJ
-rozen	aV
-roßes	bVhViH
-rp$	jElS
-rpass	aEbHgEj\`
-rpe	c_
-rpeta	jUpW
-rplan	aUcCfIgFh_jGkFmFoIpJqJ
-rpo	rWsS
-rport	iX
-rpose	eViRjIrI
-rquay	cY
-rquee	bUgJjS
-rques	bT
-rquoi	bRkUtF
-rrace	iZ
-rrach	cS
-rrada	cW
-rrado	pW
-rrage	oX
-rrain	aUmGnXoJ
-rrals	hIiZ
-rrand	cX
-rrata	bGgXiVnD
-rraza	aTiS
-rrect	gBhVkIlS
-rrels	sU
-rreno	dUmF
-rrent	jUqW
-rrenz	qVrU
-rreon	cU
-rrera	gTlZ
-rrero	bX
-rrete	jSqT
-rrets	fUpTqU
-rri	hZ
-rriba	nS
-rrica	cW
-rrida	bIi]
-rrido	fWnW
-rried	jGsZ
-rriel	pX
-rrier	i]
-rries	bUjSlU
-rro	cW
-rroco	mVsU
-rrt	iXoGqR
-rry	cYqU
-rsaal	mX
-rsale	aU
-rsals	fToT
-rsand	i^rR
-rsant	cYiHpW
-rscht	aXiIl[
-rsday	nU
-rseer	a[iFpV
-rsees	hX
-rself	pT
-rsery	bUhW
-rsham	c]fIiF
-rship	jWlR
-rside	iVjT
-rsier	aT
-rsion	iTlTrT
-rsity	bVlW
-rsive	jR
-rsloh	cS
-rso	eU
-rsona	aSgH
-rsons	aYbSiB
-rst	aHcT
-rstag	dTfRpS
-rstin	mV
-rt-up	b\\gWhEiJ
-rtado	bRtU
-rtage	f[
-rtain	qWsT
-rtant	hIiXjEla
-rteam	aImU
-rteau	bRiIjRqV
-rteen	aIgW
-rteil	k[
-rtems	iU
-rtera	kR
-rters	hWmTrS
-rteur	kW
-rth	c_nW
-rthur	c^
-rthyr	cZ
-rtial	mTqX
-rtida	fY
-rtido	cZfU
-rtiel	aReU
-rties	iT
-rtifs	bWhRiHjT
-rtige	jX
-rtigo	jRlH
-rtime	gY
-rting	iX
-rtion	aYfI
-rtise	aSlI
-rtito	rT
-rtive	eWgIs[
-rtivo	aIbb
-rtner	bRmU
-rto	cS
-rtona	cYmUrG
-rtons	rS
-rtout	iFrS
-rtrag	edfG
-rtual	pW
-rtung	ib
-rtura	eRhGiWoU
-rture	i[oW
-rtz	cThS
-ru$	cXeUhV
-ruary	oVpU
-ruben	kXsV
-ruber	gSjHq^
-ruces	cYdIgGiR
-ruche	iZ
-rucke	bZ
-rucks	bX
-ruckt	hIqasR
-ruezi	tU
-ruf	fS
-rufer	aZ
-ruges	c^gI
-rugge	cW
-ruh	fUiY
-ruher	o[
-ruise	nV
-ruits	hS
-rum	bTkR
-run	bacEiBpIsU
-runca	gIlV
-runch	bWfT
-runde	iYjGoRpX
-runer	iJjZ
-rupal	jT
-rupos	iX
-ruppe	gVmS
-rupps	b[fIiGmX
-rus	aV
-rutal	fV
-ruter	iZ
-rutos	g]
-rutto	g[
-ruz	hT
-rußen	pGrUt\\
-rv$	iIk]
-rva	bTiJ
-rve	pUrY
-rvera	aIb[
-rvest	hH
-rveys	bHi_
-rview	pWqW
-rving	bZcGoX
-rvise	iV
-rvoir	tS
-rvous	jRsT
-rward	oSqXtD
-rwegs	kJnZ
-rwehr	b]iE
-rwerk	bSmWqI
-rwich	c]jH
-rwick	aEbHcb
-rwirt	j]
-rwise	dTeR
-rwork	hSiV
-rying	oU
-ryone	iWoDrT
-rytis	i[
-rz$	cSgTiY
-rze	iT
-rzehn	iS
-rzeit	lTpT
-rzeug	h_
-rzo	hU
-rzt	aT
-rztin	aWmV
-rzugt	kTsU
-s's	cRjYsY
-s-lui	sZ
-s-sat	f^
-sa$	cVjTkH
-sable	aS
-sache	bShRjVoSrH
-saden	bHcHi^
-sados	iZlWpU
-sagen	hSiZ
-sages	hTid
-sai	dRjW
-saint	hJoZtG
-saire	jSpU
-sajes	hX
-sal	gUkZ
-sales	bajW
-salia	bVcZtJ
-salon	bV
-salud	hZ
-sam	c?fdgIiIsG
-sance	sU
-sando	sV
-sanne	gY
-sante	mV
-sants	bUhJ
-sar	iWpS
-saria	i[jHlW
-sario	dSlY
-sarzt	hT
-sat	f_
-satze	bIgSiWnTrR
-sau	cb
-sauri	cT
-sauto	h[
-saver	cHgIhYi\\
-saw	cUjTkT
-sayos	iSoT
-sbach	bJca
-sband	sU
-sbank	tU
-sbech	cX
-sberg	cZsRtH
-sbons	hU
-sburg	c[
-sburn	cW
-sburo	aXb]cG
-sbury	c^
-sby	cW
-sc$	bGcHiDjXk[pG
-sca	fWmS
-scade	jZ
-scado	iY
-scala	cIg[
-scale	bHcUjWmH
-scape	jW
-scate	iZ
-schal	fJg]
-schau	cSiS
-scher	bSiSsX
-sches	b[
-scina	bSiS
-scine	bTiT
-sco	cS
-scope	iYlZ
-scord	bJcGiSjSsV
-scota	hS
-scret	cIjX
-scron	cWfJ
-sdale	aGc\\
-sdays	iS
-sdorf	bIcXtI
-se-up	bS
-sea	cYnU
-seaux	iVjS
-sebio	iI
-see	c]
-sefit	hW
-seful	kUlR
-sehen	kSmU
-seils	iX
-seite	iTtV
-sel	iU
-selle	aXjV
-sem	aRcRkXtI
-senar	iY
-sence	qS
-sende	iRpT
-senes	jS
-senta	iU
-ser's	fCi\\
-serat	rZtS
-seren	c^iD
-serer	aHpUrItS
-serie	bShS
-serje	a[iD
-serts	iVjT
-serva	jUsS
-serve	pUrY
-sesor	aV
-set	cejEkX
-sette	fHh]iWjE
-setzt	lTqT
-seure	bJiGjEkIlXmYpI
-seurs	aSbSiVmR
-seven	fUg[iIjJmE
-sex	cW
-sey	bDcX
-sez	rU
-sfa	gW
-sfeld	cUi[
-sfers	iY
-sford	c^
-sfrei	bAcFfUgIh]iGjFkJ
-sgate	bGcbeGiH
-sgeld	cGgWiV
-sha	cYdIh\\iSjHqI
-shalb	qR
-shalt	aYiT
-share	h]
-shaus	b_
-shead	bTiU
-sheet	bUiVkZpI
-sheim	cWpU
-shell	bHiYjDkX
-shers	aZgWiElRoHsR
-shift	aWfYjTtJ
-shion	bYiC
-ships	aW
-shire	aHce
-shops	bT
-shore	cZiHnR
-sia	aF
-siane	mUpT
-siano	tI
-sians	bWhS
-sic	hR
-sical	aViJjW
-sicht	i]qU
-sidad	bUlS
-sider	mV
-sie	bV
-sieme	kHm\\
-siere	a]
-siers	iW
-siert	cIh[iWsH
-sieur	aFqS
-sif	cZiE
-sig	fJjVrV
-sight	jV
-signs	iTjT
-sik	aW
-siker	b\\tJ
-sillo	gY
-sim	bTcEiTjU
-sinee	jHk]
-sings	aDiTtV
-sio	hYkT
-sions	iZ
-sique	sU
-sir	qW
-sis	i_
-sisch	iJk[
-siste	aUbIrV
-sists	iWjFmHq[rI
-sit	hTiS
-siten	i]
-sites	iY
-sitos	hEiY
-siv	i\\jTsY
-six	gS
-ska	bEc[iCjWkAmFnGqG
-ski	bHiVmTnS
-skill	bCcZiDlWmT
-skins	hY
-skita	eJhZ
-skret	qZ
-skurs	bHcJiSj^kYlC
-sky	bTiS
-slada	cU
-slado	hX
-sland	na
-slauf	p\\
-sle	cRnU
-sling	bXrT
-slohn	gY
-slose	gZiI
-sly	qS
-sm$	a@bDcIjb
-sma	k[mT
-smann	rUsT
-sme	bTjUr[
-sment	pZ
-smith	aa
-smo	gRrS
-sms	i[jGr[
-sness	aHiXlBpHt[
-sno	cU
-snt	iJjY
-so$	jX
-socie	hUqY
-sol	cTiXjJtS
-solee	bId\\
-soles	aJbTqR
-solue	jT
-solut	gJiIqU
-sonas	mU
-sonen	bUjVmY
-sonne	qU
-sonst	cThT
-sor	aU
-soras	ma
-sores	bZjFkUmV
-sorge	hZ
-sorgt	bW
-soria	aIbS
-sorno	nV
-sorrt	jU
-sos	iXkU
-soula	cW
-sp$	aJhIiRjY
-space	jSrY
-spana	cTnV
-spect	eViGjSkV
-spera	tV
-spere	iXpJtU
-spice	aTbW
-spiel	bRcCiEp_
-spo	bSrX
-spoke	bRgS
-sport	hW
-spr	jT
-sps	iR
-spute	hIpSqYrJ
-srate	bV
-sroom	iFjTkX
-sruhe	cTjS
-ssa	e[iHjE
-ssade	bZdH
-ssage	i[
-ssais	aViR
-ssant	bIiCjBkZl_mHpE
-ssary	lY
-ssatz	gTmDr\\
-ssels	cV
-ssene	gYqH
-ssern	fIiYjJmT
-ssess	i^jD
-ssets	iW
-sseur	aS
-ssful	pSqEtY
-ssi	h[nF
-ssian	jR
-ssics	jXtW
-ssins	hSiV
-ssist	aFbUiUtT
-ssive	b^gHjGlJsH
-ssler	bFiWp\\
-ssons	hWkT
-ssori	aTbUkU
-ssors	iW
-ssort	iY
-sst	iT
-ssung	iWrW
-ssure	lTsU
-ssy	c[
-st-ce	tV
-sta	aW
-stado	bSqU
-stadt	cZ
-stage	f\\hb
-stags	iZ
-stahl	iS
-stain	aU
-stair	lWmT
-stajo	gS
-stale	pSrU
-stall	eSfR
-stalt	aFc]
-stamm	hFiXlV
-stamo	iV
-stand	fFiVjS
-stant	aT
-start	cIiYo]pH
-state	bSeSkGnR
-stats	i\\jH
-statt	bUcT
-stdoc	aRgTqS
-ste	aZiS
-stead	bFcV
-stedt	cX
-stees	jTqW
-steht	mSrRsS
-steil	cT
-stein	ce
-steiz	cW
-stels	bScHdXiHjS
-stema	jY
-steme	bZiT
-stems	kU
-stend	c]
-stent	a_cIsV
-stenz	aeiV
-stera	fViH
-stere	bRs^
-stern	oW
-stero	cWgYiGjF
-sters	iS
-stery	b@iUkY
-stest	fJp^
-stete	bVeVtR
-steur	j\`sR
-sthma	sX
-sthof	bXjH
-stian	sX
-stica	aGiUlRmU
-stice	iUjHmS
-stich	cIjZ
-stico	rU
-stics	b^
-stieg	eUjHlY
-sties	i]
-stige	aHqYrB
-stigo	cIiVjV
-stigt	h\\
-stina	aEbZ
-sting	pV
-stino	hW
-stive	oW
-stl	aFbFcGhIiEjZmEnEpBsDt_
-stler	cT
-stles	bR
-stmal	eX
-stmas	gThS
-stn't	jT
-stock	c\\fI
-stody	kX
-stoff	bS
-stone	cX
-store	aYbT
-stors	bX
-stort	cZ
-stowe	cVfI
-stown	hHn]rX
-stral	gU
-strar	aZmU
-stras	bIlX
-streo	iV
-stres	c\\
-stria	jSlW
-strie	gTsS
-strom	hZ
-stros	jU
-strum	iTpW
-sts	iUmT
-stsee	fGhUjHkX
-stube	aWbT
-stuck	hV
-studi	aVeS
-study	mR
-stufe	fZjT
-stuhl	iVsU
-stume	hViHkS
-stung	e^hX
-stura	cTiU
-sture	i^
-style	bRcUkYlH
-suage	aT
-suals	iUmT
-suber	f[gF
-suche	fJi[ne
-sucht	aRtS
-sud	bXcZiG
-sue	cIgViZjI
-suels	bJiS
-suite	eUiUrS
-suits	cIh]iF
-sulta	i]tH
-sults	fThFiX
-sum	fShIj[
-sumes	iEp[
-summe	bU
-sun	fa
-sunto	pStU
-sur	gAh[iXjRmG
-sured	bRjW
-suree	fXiG
-surer	bWhIiSpSqV
-sures	bUiToU
-sus	bGqY
-suste	jY
-swahl	aHiIpUrS
-swain	aXjSkT
-swald	c\\
-swana	jSkV
-sweis	aSj^
-swerk	aFcFh^i@jHtH
-swers	mW
-swert	k\\
-swich	cW
-swick	cS
-sword	cBj\\
-sy$	cXjT
-sylum	sV
-szeit	fhg?nU
-t's	qW
-t-die	sR
-t-dix	aIbT
-t-feb	fThI
-t-ins	aHjIn[oGpI
-t-ish	g\\
-t-off	iS
-t-out	aTg[
-t-six	hY
-t-ups	iZ
-taatl	aSjTlHtH
-tabel	bUeHfU
-table	jU
-tache	aVmRsV
-tacht	lV
-tacto	iTjTpS
-tacts	a@bEj_mItI
-tad	cIgIhZiBjZpIrUtH
-tadas	bUdUfEjSmI
-tador	aY
-tados	iUkS
-tadte	aHbHcRnX
-tag	fT
-tagee	hIiRnVsW
-tagen	cJf_
-tager	bW
-tages	iY
-tagne	rX
-tagui	cT
-tails	qTtY
-taine	jVnUs^
-tains	aUhCn\\sY
-tajes	bTiS
-taker	tT
-takes	lX
-talan	kWlSrU
-taler	gVhW
-talia	cWm[
-talie	mS
-talla	hYjX
-talle	aEiEjUlIqTs[
-talls	bWiR
-talog	hRi\\jD
-tamen	bYiZpJ
-tamos	iIpT
-tanat	e[
-tancy	aGb_
-tande	aHbVi\\mFnUoC
-tando	fUjU
-tands	bSiW
-tante	fGiUmX
-tants	mX
-taple	aJbEc_
-tarea	iT
-tares	bZ
-taria	kV
-tarif	gZhS
-tarin	a]mJ
-tario	hS
-tarle	iYoV
-tarlo	pIqY
-tarre	kT
-tarse	p\`
-tarts	fToT
-tatal	fGiW
-tated	mGrVtT
-taten	iY
-tater	jR
-tates	b]sR
-tatif	lZ
-tatil	h^
-tator	i[jJ
-tatus	hW
-tatut	eW
-tau	bHcYjU
-tax	hW
-taz	bXhImW
-tberg	c^
-tbild	aWbIr[
-tburg	nW
-tby	bScR
-tch	iX
-tched	hXiJ
-tcher	acmU
-tches	fViX
-tchup	jW
-tcode	jFlUpY
-tdach	bS
-tdoor	iT
-tdorf	cS
-tdown	oT
-teady	eUjW
-teaux	cTjX
-tebbe	cTiU
-tec	b_iVjI
-tecke	b]iGjE
-tecto	iT
-tects	b\`mC
-tedra	eX
-teers	mW
-tefan	tV
-tegic	aViR
-tehen	jV
-teher	iJj\\kFpTqW
-tehst	s]
-tei	bY
-teigt	kWqW
-teile	bYid
-teilt	fR
-teins	cHiX
-tek	m[pI
-telas	bXhX
-teles	b^
-tella	cWjV
-telle	e\\
-tellt	eSnS
-tellv	aSpTrJ
-telot	aSm[
-tem	iSjU
-temas	iHjZ
-temes	aSjS
-temps	eSfSsS
-tence	eUrT
-tency	aFj\\pS
-tende	bTmT
-tends	aJjS
-tendu	iUjW
-tener	iVjZlJ
-tenir	iTsZ
-tenne	aUbIcRqT
-tenta	bVgT
-tente	aZ
-tento	dFjGmHp\\qJrJtY
-tents	iW
-tenus	hBiYs]
-teo	bUiY
-tep	jTpV
-tepec	cY
-ter's	lXoIp[
-teral	aJbIgCiajEkI
-tered	bWeUjU
-terei	aScWiE
-teren	k[sX
-terer	aUbR
-teres	b_cHiD
-teria	iV
-terie	bYiX
-terim	cJeV
-terin	aXmaqT
-terio	bZcHjS
-terly	dSiUnT
-terms	jY
-terna	mS
-terno	mXpJqT
-teros	bVhDm\\pI
-tesia	fIh[
-tesis	i]
-tests	iYpZ
-teuer	iYsW
-teure	aW
-teurs	aUbRmZ
-teuse	bEcIfWiDjWmW
-tever	gUlW
-teway	i[jA
-tex	bHcGi^
-tex-m	iW
-texte	i[jU
-tez	cIiUrX
-tfach	pZ
-tford	c\`
-tform	aDbZ
-tfrei	bEcIgCh\\jSpFsR
-tg$	aAbEcDdFeFfGgFhCiBjXkFlFm\\nFoFpBqFrFsGtF
-tgart	aJiSnS
-tgeld	fBg\\
-tgelt	g\\
-tgres	jU
-tha	c]jTkF
-thand	jVlW
-thaus	bFc\\pW
-thday	hY
-the	cblDpUrR
-theim	i]
-theke	cRtH
-thend	cUfX
-thern	jSkT
-thers	sV
-these	iSjIpU
-theus	jY
-thgra	eTgR
-thics	hV
-thmus	bGcIf^lImI
-thode	aUjU
-thout	jT
-ths	eS
-thu	dSfV
-thune	bDc^
-thurs	dVf_iI
-thy	m\\
-ti$	mYtJ
-tia	cY
-tiago	cS
-tiano	iVsW
-tibar	iX
-tibes	cd
-tible	eR
-tic	iUjU
-tical	jS
-ticas	jU
-tices	iWmU
-ticks	iV
-ticle	iY
-ticos	iUkTsS
-tid	eYhI
-tidad	bU
-tidas	fVhIiJ
-tidor	mV
-tidos	aFfSgS
-tiels	bIgAh[iTsI
-tiens	hVpW
-tient	aEfTsX
-tiere	bWiS
-tiers	bScS
-tiert	mT
-tieth	p]
-tieux	iS
-tifie	kVlW
-tigen	i\\sU
-tiger	eUjYsV
-tiges	iZ
-tigny	c\\
-tigte	bXmT
-tigua	bVcJ
-tik	iXjV
-tiken	i]
-til	rV
-tiles	iUjEkYqT
-tilla	rX
-tillo	cSmV
-tim	c]hIjIpFqGrX
-times	cWhHnY
-timmt	qStT
-timos	bVhUiH
-tin	aSm[
-tinee	bJiVpV
-tinel	jU
-tines	hBiZjV
-tinet	jW
-tings	iR
-tinua	fSiHjW
-tinum	bVjT
-tinuo	eV
-tio	iY
-tions	i[
-tious	jY
-tique	bU
-tir	i[sS
-tired	sY
-tirer	iFjIpWrT
-tires	bImIoTqV
-tirol	iRnTsU
-tisan	bViUmF
-tisch	rU
-tismo	gWiS
-tista	bXj]lT
-tiste	m\\tV
-tists	hVmT
-titel	aWjDl[qFrZ
-tites	fTiV
-titis	hXjE
-titor	aSqX
-titre	fCg[hV
-titut	bXkV
-tiv	iT
-tival	bU
-tivas	fR
-tives	iTrX
-tivos	rT
-tiz	tV
-tizen	jV
-tkoch	aSkS
-tl$	jDmXtW
-tland	cSoJ
-tle	cU
-tlere	aTbUjH
-tless	lUoS
-tlich	qT
-tline	iW
-tling	aXkU
-tlist	pVqU
-tlohn	gZ
-tlung	adb>cF
-tly	iR
-tmann	i\`jEtI
-tmare	sT
-tment	hV
-tmess	oW
-tmold	cW
-tmund	c[
-tners	bW
-to$	cS
-tober	o_
-tobre	eR
-tobus	aThVnT
-tocab	i\\sR
-tocad	kW
-tocks	iY
-tocol	bZ
-todia	bIiZ
-toffe	bZiV
-toile	bVjS
-tok	iSk[
-tol	cV
-toles	caiD
-tolib	iW
-tom	bJgTjYkS
-tomat	iZ
-tomer	iVrS
-tomia	aZiZjA
-ton	cc
-tones	fFi[sZ
-top	hUsV
-topsy	bScJjY
-tor's	jSlSqUrJ
-toral	bUeGjV
-toras	aVbYiImV
-torat	lUmT
-torba	kU
-torch	jVrX
-torei	iWsT
-toren	iT
-torer	aWbI
-tores	i\\mY
-toria	cW
-torik	bGiTjSkR
-torin	mXqT
-torio	jR
-torze	mT
-tos	iT
-tot	jIrTsU
-tours	bHcGeIf\\gHi\\
-tox	hXpGqU
-tplan	fZiS
-tport	cX
-tr$	bFcIfWiGjUkY
-tract	eY
-trada	fTjUqS
-trage	bTiT
-tragt	eV
-train	b@jDkWlXpWsG
-trait	aHhIiZkImItU
-traje	g[
-trale	b^
-trand	bGcVpItW
-trata	aXbVeU
-trate	eHgViRm\\
-trato	eWfH
-trats	iUqR
-traum	cIhWrG
-traße	cWnR
-treal	bHjX
-tream	aYbDcIiEjElYmAtT
-trebt	jGkY
-trees	i\\
-treet	cTkT
-treff	iIpVtW
-trega	hIiRqV
-treit	q]sS
-trera	cT
-tress	a]
-treut	bR
-treux	cY
-tri	i[
-trial	cUjU
-trias	i[
-trica	aIjIqR
-trice	lSmf
-trich	jX
-trick	cZiHtS
-trico	hUi]
-trics	jUlXm[
-trict	cS
-trieb	bY
-triel	aV
-tries	iX
-trike	gJqTtW
-trina	iRjS
-trine	fGiSrV
-trise	gUiEj_
-trist	aZ
-tritt	hRo[
-trois	hT
-troke	bT
-trole	hViT
-trols	ibjI
-trong	jSsU
-trunk	h]
-ts$	iU
-tsamt	aEbXcXkI
-tsapp	pRtR
-tsche	sS
-tschi	bIcEjYkEpGt\\
-tsdam	cWdI
-tse	mS
-tself	iWkElS
-tst	jY
-tta	bSc]oT
-ttage	hS
-ttags	fR
-ttals	i^
-ttawa	jHk\\lI
-ttbus	cU
-ttees	bWiZ
-tteln	aIcXiAjXmHsS
-ttelt	hTjGqX
-ttern	fRpR
-ttery	eRiT
-ttest	iIj_pUsW
-ttish	bViGjT
-ttl	cW
-ttled	sW
-ttles	qX
-tto	gW
-ttoir	iY
-ttoos	s\\
-ttres	bWiFpT
-ttrop	cU
-ttung	i\`
-tty	rUsV
-tu$	bIcUi\`tD
-tuara	iIk]
-tuary	aRjS
-tubre	o[
-tud	mIpZ
-tudes	fT
-tudio	bV
-tuell	bTgGhRjW
-tuels	bIeXlV
-tugal	bSeV
-tuhle	hRiU
-tuite	hTiGlU
-tuity	gThU
-tular	pU
-tuler	tV
-tulos	e^jG
-tum	bXiItU
-tunde	gW
-tup	b^dJ
-tur	bUiR
-tural	bR
-turar	iX
-turas	aSiU
-turen	bU
-turer	aXrR
-tures	iXrR
-turis	jV
-turme	aCbDf]gHiYsItH
-turna	fThR
-turne	dVfS
-turno	fThIiT
-turns	eUiU
-tus	iWjV
-tut	bTkR
-tvg	eU
-twald	c[
-tware	bUjTkV
-tween	nU
-tweit	iTnT
-twerk	aFb[
-twerp	cW
-twich	c_iI
-twirt	aX
-two	gS
-twoch	dTfSiU
-twork	bR
-twurf	tU
-twyth	cVfG
-typen	bHcHiT
-tz$	cR
-tzdem	bRhRpIqVrR
-tze	bS
-tzehn	fT
-tzeit	hWkT
-tzger	fI
-tzige	qX
-tzroy	cWgJ
-tzt	pIqW
-tzten	qX
-tztes	rU
-tzung	eUmU
-u-sun	fU
-ua$	cZ
-uador	b[iIjG
-uadre	iY
-uadro	fU
-uages	bT
-uagym	iW
-uaire	aVbT
-uajes	s[
-uales	fS
-ualif	jTlT
-ually	jS
-ualty	fT
-uan	aIcBgGh^iIjFkWpJ
-uando	iT
-uanto	gWiIoUsX
-uar	oT
-uarde	iIj]
-uards	mS
-uarez	cY
-uaria	iEja
-uario	cRhU
-uarry	cW
-uarto	fRhWjS
-uarts	e[fEiXjI
-uas	bUiTsX
-uatre	fS
-uay	m]
-ub$	aU
-ubaix	cU
-ubbie	eY
-ube	bb
-ubeck	cWgJ
-ubert	bFiZt\\
-ubida	iSo\\
-ubila	iVqV
-ubing	cX
-ubled	bSgGm[
-ubles	bUfShIiZ
-ublin	cT
-ublon	eFo^pHqF
-ubnis	jTsV
-ubrir	oUtS
-ubsch	kSsT
-ubt	rU
-uc$	jSkT
-uca	bUcXqWrH
-uce	bRi[
-ucero	aDcHjBm]
-uceur	qV
-uch	i[
-uchas	eTjV
-uchen	jStU
-ucher	iZsW
-uches	fS
-uchos	iW
-uchst	hTjTlWmH
-uchts	gUjIkIlUrHsI
-ucier	bS
-ucing	bX
-ucion	eV
-uck	jR
-ucken	iS
-ucker	aThVtJ
-uco	cb
-ucoup	iW
-ucson	cSjJoV
-uct	jT
-uctor	aV
-ucune	lX
-ucuta	aIc^
-ud$	bX
-udage	pTqT
-udary	c\\
-ude	jV
-udela	qU
-udent	kUtV
-udeur	aW
-udger	bImUpT
-udget	h_
-udi	aV
-udies	iY
-udios	jIlZmU
-udits	i\`
-udium	j[l\`
-udley	bEqV
-udlow	cT
-udo	pIqUt\\
-udure	j\\
-udy	mR
-uebas	dRgRhDpXrH
-uebec	dUjR
-uebla	kEnU
-ueblo	cSnS
-uecos	bSiSnS
-ued	hUkYqStS
-uedad	gZ
-ueden	lU
-uee	sY
-uegos	bWcHiY
-uel	cU
-uelas	mZ
-ueldo	lTrT
-uella	bT
-uelle	hT
-uelos	hXsU
-uelta	iGnUoS
-uelva	eU
-uenas	tX
-uenca	cT
-uence	iUjYsI
-uency	fEiY
-uenos	cUsUtR
-uente	jUoS
-uento	gIhZ
-uenza	cX
-ueo	bDhUi[
-uer	aUiR
-ueret	cW
-ueria	bUjR
-uerin	a\\cJmI
-uernd	sU
-uerpo	rWsS
-uerst	lYrX
-uerta	cTiU
-uerte	iRjIsVtT
-uerto	bRcX
-uerzo	hV
-uesca	mT
-uesos	hZjH
-uesta	i[tS
-uesto	qW
-uests	bS
-uet	jTmU
-uetas	bWgIsT
-uetes	bHcJifjImJ
-uette	bIcThIiTjGmTs]
-ueurs	bW
-ueves	dR
-uevos	aTiTkI
-uez	gHiGmYpT
-uf$	gRnRpR
-ufbau	bDfGihjD
-ufe	fUiZ
-uffes	hUkW
-uffet	iX
-uffit	lZ
-uffle	bXfWiGkH
-ufmaß	iU
-ufter	aR
-ufung	iVj_kT
-ug$	hYiUjU
-ugada	fV
-ugais	kTrUsU
-uge	bRhZ
-ugend	b[iF
-ugeot	hY
-ughan	cTmT
-ughly	bHfUhJpS
-ughts	iGtZ
-ughty	bVjR
-ugias	iVmJ
-uglas	cY
-ugnis	jXsS
-ugt	sS
-ugu	jT
-ugues	kVsR
-ugust	oT
-uh$	fIi\\
-uhe	hViT
-uhige	fIgEjY
-uhl	cUjX
-uhlen	bV
-uhr	dIgZhVqG
-uhren	fJi[pT
-uhrer	a\\jW
-ui$	j\`
-uia	bUiS
-uiado	cFhFiWjZpJ
-uicio	iXjIqV
-uidar	iVjI
-uidas	eS
-uides	b]mS
-uidos	iT
-uie	fHiDnb
-uiera	fShU
-uiere	mTqT
-uiero	iJrUtV
-uil	c^iU
-uilas	fFiY
-uilds	fGiU
-uille	bDi]kV
-uillo	bGc^jR
-uin	cXjGoT
-uinas	bT
-uince	aT
-uinto	dZeRiJ
-uipes	bX
-uipos	bUpR
-uired	gRlS
-uires	aHqT
-uisme	gRj[
-uisos	iUjS
-uisse	jHs^
-uista	a_
-uit	h[
-uiter	aUqY
-uites	aFb]iW
-uitos	cW
-uivis	iW
-uivre	bWcHiR
-ujahr	fIhT
-ujets	cHiVoI
-uka	bScJtV
-uktur	b\`cGnD
-ul$	gSkUmW
-ulada	hT
-ulado	eGjWqW
-ulage	gk
-ulamt	bItY
-ulant	aIbEcGhViY
-ulars	bZgFiDpX
-ulary	iV
-ulate	aHcJjZt[
-ulats	bUnJ
-ulder	bVcHfX
-ulees	e?f\\iT
-ulers	m\\
-uleur	aIhX
-ulian	qXtR
-ulich	mDpUq\\
-ulics	iX
-ulido	mZ
-ulier	aEbSeV
-uling	hXiTkF
-ulino	rWsS
-ull	a[bFc_gIjJ
-ulled	iTjR
-ullen	i[
-uller	mV
-ulles	bYiS
-ullet	cZrW
-uls	bWiT
-ult	c\\
-ultas	gIid
-ultes	iXj\\
-ultor	a[bHcHiX
-ultos	cT
-ultry	bU
-ultur	bGiDjTlHm\\
-uluth	cU
-uma	c[iVjF
-umano	rVtV
-umbai	pS
-ume	iVpS
-ument	hSjZrJ
-umero	iRmIrY
-umlin	cW
-ummer	rG
-umnos	bX
-umo	tS
-umoir	bIcGjEk\\lT
-umpen	aU
-umple	h]
-ums	bT
-un$	fU
-una	bSgFhV
-unale	aDb\\cHhXiHjE
-unals	bYcJ
-unced	d[iElIqT
-uncil	bT
-uncio	rW
-unday	fW
-unded	eV
-undee	cY
-under	qS
-undet	bUqS
-undis	dRpS
-undos	c\\iS
-undry	aThTiR
-undus	hZ
-une	cY
-unere	pZ
-uners	iSmS
-unfte	fS
-ungen	ia
-unger	jUs_
-ungis	cY
-ungry	sY
-uni	aFbIf\\mY
-unich	bU
-uning	ib
-union	fS
-unior	aW
-unite	qWsI
-unity	bVcI
-unk	bUhVjY
-unker	aU
-unkte	bSgEk[pErY
-unnel	bU
-uno	fU
-unque	rU
-unsch	hTsX
-unsel	aTmU
-untan	bRq^
-untar	fJpY
-untas	iTpW
-unted	gUiT
-unton	jJ
-untry	cTgRrTsV
-untua	kX
-unway	eHqY
-unzig	bSgXsS
-uoi	bRkUtF
-uor	aYcI
-uos	bJcIe\\fIgDhF
-uotas	eThWiH
-uotes	i^
-up$	cSiR
-upe	gR
-upere	q[
-upier	aW
-uples	iUsW
-uppen	bS
-uppet	jU
-uppin	cV
-upply	bS
-upres	jRmS
-ups	i_
-upt	bZtH
-upure	fX
-uques	cTjUlJ
-ura	jS
-uracy	aDiRjV
-urado	iU
-urage	bSiXqV
-urant	hZ
-urate	aWjT
-urbad	bR
-urban	cV
-urbot	iX
-urces	bY
-urcia	cZ
-urday	fS
-urdig	iGjZrT
-ureau	dTgEpS
-ureen	mZqT
-urent	aHmWsV
-urers	bYiIkFm[sH
-ureur	aFb[
-urf	tU
-urfen	pR
-urg	cY
-urger	bXcHhHs^
-urges	cXiGqV
-urgie	aIhCiTl\\
-urgon	h]
-urgos	cUnR
-urham	bV
-uri	cY
-urich	cYqU
-urico	cV
-urier	aViY
-uring	iT
-urion	cX
-urire	jWsU
-urist	jTlT
-urite	i\\
-urity	iS
-urm	iZ
-urn	bScTfFhWlS
-urnai	cW
-urnas	fX
-urnau	bT
-urned	fIiWjFsY
-urnee	fY
-urner	mY
-urnes	iV
-urnie	hX
-urnis	h\\
-urnos	f]
-urnus	aIbScW
-uro	hT
-uropa	iS
-urope	nW
-uroso	bIiX
-urrey	cS
-ursal	cY
-ursar	bIpT
-ursee	gHhTnX
-urser	aUjT
-urses	mS
-ursos	fShY
-urt	cd
-urten	bW
-uru	cXeWhD
-uruck	mIqTrT
-urvas	iX
-urvey	qU
-ury	cd
-urzen	kX
-urzer	bIfW
-usage	e[mE
-usals	iV
-usand	gS
-usbau	bTcGiS
-usees	jSpV
-usend	bXcJgV
-usern	iZjG
-useum	b^
-ush	fEgU
-ushed	iSqU
-ushes	iRjU
-usica	jRpV
-usies	aZ
-usine	pV
-usins	bIiHqT
-usion	aBiUt\\
-usive	g^
-usivo	rT
-uslim	bT
-uss	hS
-ussed	jHlYtV
-ussel	bYkS
-ussen	cUpJs\\
-usses	bRcTiSjHsJ
-ussex	cW
-usste	oT
-ust	oR
-usted	iSkU
-ustee	aGbS
-usten	i\\
-uster	iY
-ustic	iT
-ustig	r]sW
-ustom	hRiUjDkW
-ustry	iVkT
-ustur	fSnVoE
-uszug	hBiDj\`pX
-uta	cR
-utage	h[
-utant	fWhXlS
-ute	jS
-utees	bWiR
-utely	jXtT
-utern	bXcHiW
-uters	dUlRsH
-uteur	aEcIe[
-utfit	bZ
-uth	c_
-uthor	aT
-utica	aZjI
-utico	iIk[
-utien	aRhUiR
-utier	c]rG
-utifs	fX
-utile	jIl[qT
-utine	iZjH
-uting	iZ
-ution	eJiW
-utiva	aXtG
-utive	a\\iHjW
-utivo	aUjS
-uto	hXnT
-utors	ib
-utory	bS
-utour	cTnS
-utput	gRkI
-utral	rS
-uts	iW
-utsch	jVlUrZ
-utt	iW
-uttle	hVnV
-utton	hZjT
-utu	aJc[dGeEfHgFhIiHjGkIlBm[nIoHpHqHrIsIt>
-utual	bVqYrD
-utube	bZiJ
-utumn	bTkJsJ
-utung	h[
-uture	sWtS
-uty	mS
-utz	cEi[jY
-utzen	r^
-utzer	bUiT
-utzte	aWbFgIi[
-uvais	cUhWjI
-uve	cV
-uvent	fZgImH
-uvert	aRfUlS
-uvres	iU
-uvrir	i\\
-ux-tu	iJq[sItV
-uxmed	hX
-uy$	bSc]tJ
-uyaux	iV
-uye	iU
-uyere	bVc[iGsB
-uying	jZ
-uz$	cYmR
-uza	iUjV
-uzeit	bZeCgJlF
-v-feb	fToU
-v-jan	fUiT
-v-mar	fSoU
-va$	cW
-vable	eY
-vadis	jYkR
-vador	aJj]
-vages	iX
-val	bU
-vales	iV
-valet	aWbI
-vamos	bWeTqT
-van	hU
-vando	jX
-vanik	b[jE
-vants	hVlT
-varia	i\\
-varin	bT
-vas	mX
-vases	iV
-vasse	jU
-vat	gR
-vater	kDqHsV
-vates	bY
-vator	a]b@
-ve-in	aRhU
-veaux	bYi[
-veche	aHbV
-vecin	kYpI
-ved	bTjX
-vee	oT
-vel	nS
-veler	i\`jIqY
-veles	hWjI
-vello	e^jI
-ven	cR
-ven't	rR
-vency	i\\
-venes	aS
-venil	rV
-venio	gVhS
-venir	fWgRrV
-venta	fUiUqI
-vente	aTi[
-vento	c[eV
-vents	iX
-venue	jGkV
-venus	lV
-ver's	cIjZpZ
-vered	bRcIiUnS
-verse	iWkS
-verte	hGiSpVqV
-verts	bS
-vetid	eYhH
-vette	hXmV
-veurs	bR
-vey	qU
-veyor	aT
-vez	iWrX
-vi$	bTfShGjJmV
-via	c\\
-vic	aJgGi\\
-viced	hSiU
-vices	iT
-vicio	b[eT
-vidad	hT
-vided	hVlUnT
-vider	bXsU
-vie	f^iImX
-viedo	bHiJnW
-vieja	aHcU
-vient	eSjGqX
-viera	aDb^eIhJmTqItI
-viere	cWiZjD
-viers	cUjI
-views	iWpU
-vil	cW
-viles	aFb[cSjHtF
-villa	kY
-ville	cidU
-vin	c[oIpZ
-vinci	jUkS
-vinec	cY
-vings	i[
-vio	iSjUtX
-viour	aJiY
-vious	kUrZ
-vir	iVjU
-viron	aHiS
-vis	cRjW
-visar	iRpTrS
-vised	jW
-viser	aX
-vises	m\\
-visor	aVmS
-visos	iTrW
-vista	pV
-viste	aYbFiIm_pJ
-vit	hUiSj>kZ
-viter	rVsW
-vites	tX
-vival	gShU
-vka	gX
-vocat	jGkX
-voice	gViTrJ
-voirs	iW
-voles	jJmV
-volus	j[
-von	cY
-vor	aDbHj[mJpTtH
-vorce	iW
-voy	iX
-voyez	pX
-vrage	bHiXqZsI
-vre	bSqS
-vreur	aXq\\
-vrier	aSo\\
-vrons	fEpY
-vs$	aVbJgGjT
-vsafe	j[
-vulas	aViI
-vus	tW
-vy$	fU
-w-how	jUkRlW
-wa$	aHbHc[jGmW
-wable	eZ
-wache	a[bBibjE
-wagen	bVh_nU
-wal	bYiSjJ
-walde	bDcZ
-walte	mV
-wan	iFn\\
-wance	gVhW
-warme	aZhJ
-warte	bJcXhGmY
-warts	gSiAjTsS
-wartz	cThS
-warze	iXtT
-was	iJkT
-wat	jU
-water	hU
-way	cWhT
-wback	gY
-wcf	jV
-wd$	bRiU
-we$	cY
-we'en	oW
-wed	hU
-weeps	iV
-weg	cTpY
-wegen	bUqU
-weine	b^iSsG
-weise	iUkS
-weite	bVdI
-wel	pS
-welle	eHgGhJiajJoHqGtI
-werbe	gTkT
-wered	fXgGpXrF
-werin	cZ
-werke	bY
-werte	bGi\`
-wesen	i[jS
-wettl	cW
-where	cU
-win	iGkX
-wings	o[pD
-wires	bJjIlZ
-wirte	bWdIfIhIjFkHmUnGpItF
-witch	iV
-wives	aVbJiImS
-wless	jSsS
-wn$	c^iGlR
-wna	d[fFjCkV
-wners	qR
-wns	bZi\\lE
-wo$	fThS
-woche	f_oT
-wochs	eJfXhYiI
-wolle	iSpU
-woman	jEkItV
-words	cX
-works	cUjV
-worth	c\`
-wpark	iZ
-wport	cTdR
-wquay	cSiHpW
-wreel	jUpT
-wroom	aXbV
-ws$	iV
-wth	mT
-wurst	h\\tR
-wye	cT
-wyers	b\\
-x-day	fY
-x-m	iW
-xa$	cHfIgWhSiIjH
-xamen	j\`
-xante	bT
-xcala	aScT
-xed	fV
-xee	cHgYhXiHlHmI
-xempt	eZgS
-xen	bV
-xeter	cUdS
-xhosa	cJjRkU
-xi$	bWcJfWhY
-xibel	fRiGoZ
-xible	eSfU
-xie	hJiYkW
-xieme	bWgV
-xigee	jIlV
-xilio	gYhT
-ximum	dUfTsT
-xings	mF
-xis	bTjY
-xiste	bTeUtI
-xists	lErZ
-xo$	cSfGh[
-xocad	iUjR
-xos	cWpT
-xpect	fSsV
-xpert	m]
-xport	aT
-xte	i[jU
-xteen	eHgR
-xtern	hFlXsH
-xtile	bTgHjFlY
-xtras	bHgRhS
-xture	fJiWjU
-xware	jUkS
-xx$	iRjR
-xy$	iY
-xygen	jX
-y'd	iW
-y's	bS
-y-aug	fV
-y-one	gVh]iJ
-y-six	gV
-y-two	gS
-ya$	bRjXkFtV
-yages	cIhUnX
-yalam	cGjTkV
-yan	i]jE
-yance	bUhS
-yanka	mU
-yards	bV
-ybody	lV
-ybrid	dX
-yburn	bIh\\
-ycles	bTfS
-yd$	p[
-ydney	cW
-ye$	bRiT
-yecto	eU
-yed	e\\
-yee	aUhT
-yenne	gS
-yente	iIk^
-yer	pJtT
-yer's	bIkW
-yeres	aEb\\cR
-yerne	cX
-yes	bScY
-yez	cIiIlJrZ
-yfair	cX
-yland	cUmU
-ylaxe	i\\
-yle	bRcUkYlH
-yling	iUjU
-ylist	bVgEhIi[
-ylvie	mT
-ym$	jUrT
-yme	cTrZ
-ymena	cUnV
-yment	gXhGiV
-ympia	bRcGiWjI
-yn$	cYtG
-ynamo	jTkV
-yndic	aYbIpV
-yne	hInX
-yo$	bIcU
-yor	aT
-yos	i[oR
-youts	iSjW
-ypage	iV
-ypass	bViEpJqV
-ype	bSeZgV
-yping	jW
-ypist	a\\iG
-yr$	aIcYmV
-yregg	cV
-yriba	cFjT
-yse	hViZ
-yself	jJmTqTrV
-ysics	jS
-ysios	mY
-ysmex	jVkU
-yst	aWkY
-ystem	jT
-ystes	m\\
-yte	b\\lH
-ytech	jY
-yth	cTfHtU
-ythme	iSjWlI
-ython	kT
-ytime	jSoZ
-yudar	iX
-yudas	iX
-yunos	hUtH
-ywood	cTj[rJ
-z-mai	fTiT
-z.pad	jX
-zable	f^
-zadas	hRiWsY
-zador	aCbHj]sT
-zados	fGgRhXmZ
-zag	jW
-zahlt	gThU
-zaine	eHfUhTiT
-zales	cZ
-zan	bEc\`iEoT
-zance	cW
-zante	fY
-zar	i[jYmE
-zards	iTkYlH
-zarra	jI
-zas	bR
-zberg	cYdHtJ
-zburg	cZ
-zca	jSr[
-ze$	cT
-zed	bZcJfJiSpG
-zehoe	cT
-zeige	rTt_
-zel	eIm<nSt^
-zelle	bBcViFj]
-zen	iT
-zende	pIt\\
-zepte	iUjX
-zer	aR
-zerin	cIkFmCs\`tG
-zerte	bYgGj]
-zes	bJq\\tT
-zeuge	hHi[
-zfrau	aSbU
-zgo	i\`sH
-zguss	aTbYcHhIiGkH
-ziale	jSkF
-ziell	qa
-zieme	gUhR
-ziers	aHcViX
-ziert	bWcFha
-zig	gW
-ziger	aJcWdJfDgHiJjVkCtI
-zin	aVcZ
-zlich	lRrSt[
-zo$	kSoT
-zofen	bRcIiT
-zon	c]pJ
-zos	iTtV
-zsche	c[
-zt$	jYkZ
-zte	bS
-zubis	iTmU
-zuelo	cV
-zug	iU
-zugen	jU
-zugig	bafDhH
-zwart	accHtH
-zwerk	aUbFkW
-zy$	fYiVjI
-zyk	qS
-zzles	aZbJjIpW
-ße$	cWnRtS
-ßer	a]
-ßerei	bSiEqS
-ßes	bVhViH
-ßig	fX
-ßraum	bGcWiInU
-ßsaal	aFbRqVtU
-ßt$	iIjBkXpItV
/ (	bHgIhHqas\`
/ 0	fY
/ 000	hJiTjZ
/ 0000	jb
/ 2000	bHdHeYgIiUpT
/ 900	aGcYhF
/ a	a_
/ ab	bSeHsR
/ air	aHbUhGi\\
/ an	bVi\\
/ ano	bJhTjIn[
/ b	fRkS
/ bsc	j[
/ c	fRmS
/ d	aYrT
/ day	eIgX
/ de	aHdZtU
/ dia	iX
/ e	fWmS
/ ere	a\\fJpH
/ f	aX
/ frau	aZtJ
/ fri	mX
/ g	bWjVmH
/ h	fGgf
/ home	aHc]dIgHhJ
/ hr	g]
/ in	ae
/ j	gZnT
/ jahr	bWhViE
/ jour	b\\iV
/ km	f>gUn[
/ l	fRhWiR
/ m	gYhUiC
/ m.sc	jV
/ mes	bHhUiV
/ min	gXiHjV
/ mo	hZ
/ mois	hIiTnT
/ monat	fUiI
/ month	dRfXhS
/ ms	iYjTmF
/ mt	aV
/ mth	bWnV
/ n	aUfU
/ night	fUgXjI
/ o	a^
/ or	abiFjAmJ
/ os	aRiWjTpH
/ out	hYiY
/ p	i\\
/ pa	j]
/ r	aWjS
/ sa	pU
/ sat	iV
/ schindler	bVjGkW
/ sem	bHi\\
/ semaine	e^hFiD
/ semana	e\\iH
/ senior	aV
/ spat	fS
/ sr	a[
/ std	gZiT
/ t	bEeXfSg[mH
/ tag	h\\iS
/ team	gIjWlI
/ th	fWpV
/ the	iZjElS
/ trice	aY
/ ups	gX
/ w	aUpR
/ wed	d\\
/ week	dZfD
/ wk	iW
/ wo	fVnX
/ woche	fWgSiX
/ woman	a]sI
/ yr	bZgAhWnZ
/ £	sa
/$	iS
0 "	gErHs]
0 $	gW
0 %	g_hU
0 &	bHfRhIjYoIpY
0 (	aWhS
0 +	jV
0 /	dS
0 00	fY
0 000	gZ
0 0000	p\\
0 2000	eef=gIpI
0 90	gVhW
0 900	g[
0 920	g\\
0 950	gW
0 980	gX
0 :	f\`
0 a	f_gS
0 abende	fS
0 achs	i\\
0 after	aJfIgWhS
0 agents	iHjDm\\pF
0 al	cFiCjRpb
0 alt	fS
0 am	f[iR
0 an	j\\lU
0 analistas	mS
0 ano	eUjV
0 anos	iUjS
0 ans	eVjT
0 april	og
0 assistants	mZ
0 associes	aGbWfR
0 at	fSgFjW
0 august	oa
0 azubi	mV
0 b	e]gTjH
0 bed	bTh[
0 bis	eU
0 bonus	dDjHk]
0 branches	aDb]
0 bucks	gZ
0 by	fXhHqS
0 c	eWiWqR
0 cabines	bV
0 chairs	bUcT
0 chefs	m_
0 collegues	mX
0 con	aJfV
0 corridor	bIcWjFnT
0 d	fWiVkS
0 day	d\\fX
0 days	aSdZfU
0 de	oS
0 dec	hHiHoWpY
0 devs	m\`
0 dias	d^
0 e	cWg@hVjV
0 en	bRmY
0 engineers	mW
0 english	gDj^rH
0 equipes	bHfViS
0 er	jIo[
0 et	fZpY
0 etp	e[fU
0 evenings	f\\
0 feb	oWpTqT
0 fois	cDiGjIn]
0 food	jZ
0 for	iVjS
0 frei	f]hCqS
0 fri	fW
0 fte	bGe\\fU
0 full	bWeTfDiHmW
0 fur	kV
0 g	aUbRjV
0 gruppen	bX
0 h	fZ
0 ha	bafH
0 heures	bGfJiU
0 home	f^hF
0 horas	fUnVpS
0 hotels	bdhJiI
0 hours	fY
0 hr	fehJ
0 hrs	fY
0 in	dSfXmS
0 incl	fW
0 ingles	j\\
0 is	qXtI
0 ish	f[gRiAoI
0 j	d^hTjW
0 jahr	hSiT
0 jahre	eYjV
0 jahren	mY
0 jan	iHo\`pR
0 january	oV
0 janvier	eWpU
0 jour	d\`
0 jours	fVhT
0 juillet	eX
0 june	iEoapV
0 juni	oUp[
0 k	bRfJgShU
0 km	becIjX
0 kv	gHjZ
0 l	f@gfh\\jA
0 lakh	gVh]iH
0 lead	aHmZ
0 leute	a[
0 licence	sR
0 lifts	fFsR
0 lines	b\\iFpS
0 linien	b[
0 long	fa
0 lpa	fEgY
0 m	bbfEgWiT
0 mai	oY
0 man	aIiZjDmT
0 mar	fIiDo\`
0 march	bFp_
0 mars	aJeHfJp]
0 may	gFoZ
0 mb	jHpW
0 medical	j[
0 meses	e^
0 mil	bX
0 million	bYiT
0 millones	bVfHgT
0 min	p]
0 mins	pZsV
0 mio	bWfHiWqR
0 mit	fWgJiTkJ
0 mm	g]iV
0 mo	eh
0 mois	eXgSlR
0 mon	eZ
0 monate	jGlY
0 month	bIeXg[
0 months	eTgT
0 mos	lY
0 mrd	bZ
0 mt	b_fEiSjGlV
0 mth	eZfGoT
0 mths	eS
0 n	fY
0 nd	nS
0 nights	fTna
0 no	aXeTkC
0 nom	jb
0 not	jGkDl^
0 nov	o\\
0 november	fGiFoVp]
0 nuits	fTnT
0 o	aIfZ
0 oct	iDo]qV
0 oder	jUkEr\\
0 of	aVf^oCsF
0 off	f[
0 office	d]
0 oktober	o\`
0 on	fZ
0 one	aVbIjF
0 or	eSkT
0 other	mW
0 ou	cIfSiFj^nI
0 out	dehC
0 p	aTfWiRjDpT
0 page	p[
0 pages	pX
0 par	fWiVmG
0 people	bUq[
0 per	fGgVmW
0 perm	aTeUmV
0 permanent	eFm^
0 personnes	bSmY
0 pl	c[tI
0 plus	mT
0 pm	fYpZ
0 points	aBgIiHjbkFmA
0 por	bEgDiX
0 posts	hJmJo^pD
0 pour	gYqE
0 pqe	bIj[
0 pts	mTtG
0 rd	fVgShE
0 re	iZqT
0 refs	iJpZ
0 rota	fYhViF
0 rotation	fSsS
0 rotational	dIiJ
0 s	bViZk\\
0 salaries	gU
0 sale	aIbd
0 salles	aHb\`
0 sat	fX
0 schicht	fT
0 school	bXjG
0 sem	eRhX
0 semaine	iFjXlHnZ
0 semanas	fTlVoU
0 sept	eUo_
0 september	iSoY
0 services	bW
0 sessions	bRcGgIhWkInX
0 shifts	fRmSsU
0 shows	fY
0 si	fUlIqT
0 sites	bUcU
0 so	gRtU
0 st	cFfRoX
0 staatsexamen	gY
0 staff	m[
0 star	b]
0 std	aZgG
0 stern	b[
0 sterne	bV
0 stunden	aR
0 sundays	f=g[hY
0 sur	gR
0 t	dZfJic
0 tag	dd
0 tage	dVf[
0 tage-woche	hT
0 tagen	qS
0 tardes	fY
0 techniciens	mW
0 techs	bWmU
0 tecnicos	bGmX
0 th	pT
0 theatres	bScS
0 till	f]
0 times	fDn\\
0 to	fV
0 trips	eXfAgUhGiGnX
0 turno	a\\bGcIjJmG
0 uhr	fU
0 und	f\`hJ
0 under	dHmZ
0 until	gFq]
0 up	g@i[mUnF
0 v	iUjVkI
0 w	f]
0 we	fZjI
0 week	fW
0 weekend	fZ
0 weeks	hYjElUnZ
0 with	f[jV
0 within	fR
0 wk	fUgW
0 wks	fX
0 wo	hUiV
0 woche	f]nG
0 wochen	hR
0 x	fXhTnW
0 xx	gW
0 y	gSj]
0 year	iBj^
0 years	fFj]
0 yr	e[j\`
0 yrs	ja
0 zu	d@f\`
0 £	g\\
0 ¤	h^
00 "	iXmHpHr[
00 $	gW
00 %	gT
00 &	f\`
00 (	eSpS
00 +	gYjV
00 /	gS
00 0	fY
00 00	gT
00 000	g[
00 0000	eIpf
00 2000	bIe[fJgG
00 90	gY
00 900	gXhX
00 91	gXiJpV
00 95	g\\qS
00 96	g\\
00 97	gXhZiG
00 98	gVpU
00 :	f[hR
00 a	fWgT
00 after	g\`jE
00 agentes	aTiJmU
00 agents	aHbZiHmY
00 al	oYpR
00 alternate	f]gI
00 am	fXgUhD
00 and	fZsR
00 anos	bWs_
00 ans	iVmSsg
00 aout	kBobpI
00 apr	fDo_
00 april	p^
00 as	aJs[
00 at	fV
00 aug	oUpY
00 august	eX
00 avril	eFoUpV
00 b	aSgY
00 bed	ba
00 beds	b[
00 berceaux	bT
00 beschaftigte	mZ
00 betten	bScEiW
00 bis	gVsU
00 bitte	gGqTtH
00 boxes	aGb[
00 boys	hGiW
00 but	q\`
00 by	cWfGgZhIkH
00 c	cHfRgViJjY
00 camas	cV
00 cet	pT
00 chambres	bW
00 children	bYiH
00 collegues	bVmS
00 con	fa
00 countries	b\\iE
00 covers	iT
00 cows	i\\
00 cp	bJgIhbiHmG
00 crew	bZ
00 cubiertos	bX
00 d	f@hei[
00 days	hZnY
00 de	p\\
00 dec	hIoZ
00 decembre	fHiDjYpS
00 dias	eVh[
00 die	gVqV
00 e	cXg\\jS
00 each	g^iI
00 el	fJg\\iCnW
00 empleados	b[
00 en	bWfZm\\
00 enero	oTpX
00 enfants	iUmH
00 er	bXcIfZiH
00 et	jSpVsS
00 euro	gY
00 euros	gW
00 families	b\\
00 feb	fIp\`
00 fevrier	oTpS
00 filialen	bU
00 flat	g\\
00 for	hAiGjTkSqRrR
00 gehalter	hV
00 guides	a@eIiHm]
00 h	fd
00 ha	aRbZ
00 hauptamtliche	b[
00 heures	f]
00 hl	i]
00 holidays	hV
00 home	dZfU
00 horas	eTiV
00 hourly	eEgXhU
00 hours	eRfZ
00 hr	f\\gU
00 hrs	f\\
00 hs	f_iF
00 if	gS
00 im	f\`gHh@iHnEsU
00 in	gYjDmRrV
00 ish	gZ
00 j	bGmVoY
00 jahre	b]dIeIjGpIsZ
00 jan	oYpY
00 je	gd
00 jours	cEhW
00 juin	iJoVpU
00 june	oUp^
00 juni	pW
00 k	gS
00 kg	hWj_
00 kids	bWcHfFhHiXmSnFsG
00 kinder	iTsT
00 km	cW
00 kopfe	bXmX
00 kv	a[
00 l	bHfHgahWjC
00 la	ga
00 late	gU
00 leute	b[mR
00 lines	bVrZ
00 lits	bY
00 lpa	g\`iF
00 m	bXiT
00 ma	b\\
00 mai	p\`
00 mal	fIg\`iI
00 march	fEoZ
00 mars	e[o@p^
00 max	bFhIiX
00 may	e[fG
00 mb	dVpS
00 members	bRiHjY
00 mesas	i[
00 meses	eUjZ
00 mi	aJbJcWiGn^
00 mil	bTiU
00 miles	bZiF
00 millones	gU
00 min	fTiVpW
00 mins	gRhIiRjTnT
00 minute	fTiGpW
00 minutos	cSiSmGpV
00 mio	bUjW
00 mit	bYgXjG
00 mm	iUjI
00 mo	e_jTnJ
00 mois	e\`gX
00 mon	e\\pI
00 monate	e]iEjX
00 month	e_iFlS
00 months	oR
00 mth	e]jS
00 mths	eVgSjW
00 mw	b]
00 nach	ga
00 night	aVeHfImGoT
00 nights	fVgV
00 no	sc
00 noon	fJiZpV
00 nos	a\\
00 nov	oT
00 november	pV
00 o	f]
00 oct	gHoYpY
00 octobre	eGoY
00 oder	fUgVjT
00 of	b_
00 off	f\\hF
00 on	fUgW
00 open	fHgDi\`
00 operarios	bZ
00 or	sS
00 ou	fS
00 p	bRgV
00 paises	bU
00 par	gWhIiZjI
00 people	ba
00 per	geiJ
00 periodes	f[
00 pers	b\`
00 person	bY
00 personas	b]
00 personen	b\\
00 personnes	mS
00 pickers	iEm^
00 platze	bZ
00 plus	sR
00 pm	fT
00 points	aIbDgSi^jIkF
00 por	g]kTmSrI
00 postes	aV
00 ppl	b\`
00 presses	b[
00 pro	gV
00 prozent	gW
00 pto	h]
00 puis	fXgTmI
00 que	fJrSsX
00 rising	fIhX
00 room	aEb_
00 rooms	bWiU
00 rtt	fV
00 s	fZ
00 salaries	bU
00 school	aIgIiW
00 seats	aXbRhT
00 sec	kRp\\
00 sept	e_
00 september	pY
00 si	oGqYrG
00 sin	sW
00 so	hIqVsT
00 societaires	bY
00 staff	b[mW
00 start	fW
00 starts	i]jH
00 std	eVfZ
00 strong	bX
00 stunden	eT
00 t	bX
00 tage	hX
00 techs	bWiGmW
00 term	aHfT
00 th	oT
00 to	fRg[
00 tv-l	gWmJ
00 uhr	fWpT
00 und	sW
00 units	cZjE
00 urlaubstage	fBh[
00 v	jRkW
00 vehicules	bWfJiTjJ
00 viernes	fU
00 volunteers	bRmX
00 weddings	b]
00 weekdays	bR
00 weeks	e]hS
00 wegen	jYlU
00 with	sV
00 wks	eVhRlT
00 wochen	bIfBl[qV
00 wochenstunden	f[
00 x	fl
00 y	fV
00 years	b\\qX
00 yr	bHf=i\`jT
00 yrs	b[gS
00 zimmer	aGb_hJ
00 £	eHgW
00 ¤	gR
00$	fUgV
000	bS
000 $	gS
000 %	aYbAe\\fdgH
000 (	gYhTjIkR
000 +	g\\
000 /	gZjS
000 0	gX
000 00	p\`
000 000	gWpd
000 0000	pc
000 a	g^
000 acres	bY
000 agents	b]
000 al	gW
000 all	bEdIgapA
000 alumnos	aIb^
000 and	hSsX
000 at	bSgZiH
000 auf	bIga
000 b	h_jHpH
000 base	g^
000 basic	gX
000 basico	gV
000 beschaftigte	bZ
000 betten	bYeG
000 bis	fIge
000 brut	gX
000 brutos	sS
000 bruts	gW
000 children	aHbScV
000 clientes	gHiV
000 clients	bV
000 con	g]
000 couverts	iY
000 covers	bS
000 day	gShS
000 de	gUqZ
000 diarios	g^iF
000 dossiers	iV
000 each	g\\
000 einheiten	bR
000 el	gW
000 eleves	bY
000 employees	mW
000 en	gWiGjVqY
000 euro	eV
000 euros	gY
000 ew	aIb^iI
000 fijo	g]
000 fijos	gVsI
000 fix	gXjHqIsR
000 fixe	g\\
000 flat	fDg[hIjJ
000 flats	bZ
000 for	hXqX
000 fte	aIbZgS
000 gaste	bZ
000 geburten	b[
000 gross	eI
000 h	bHf\\jY
000 ha	cUgGiX
000 habitaciones	qT
000 head	aCb^gHmCtJ
000 heads	iS
000 horas	fFgChFiHj]l]
000 im	bFgc
000 in	gS
000 inkl	hT
000 je	fAg_
000 jours	e^fEhC
000 k	hV
000 keys	bY
000 kg	iTjS
000 kinder	b]gGiH
000 km	n\\
000 kr	gZ
000 l	b^fHg@hGiS
000 la	gb
000 leute	bTiT
000 limpios	g[
000 liquido	iSjGsW
000 liquidos	gV
000 litros	bZgBiS
000 lots	iT
000 m	b]cTgFjV
000 ma	b[
000 mas	cEgVpF
000 members	bZ
000 mensuales	gThSjJ
000 metros	bAhUjX
000 mil	gW
000 miles	n[
000 mitarbeitende	bV
000 mitglieder	b\\
000 mm	aRgJ
000 msnm	bJc^gG
000 mtl	ga
000 mw	iXjH
000 net	gVqR
000 netos	gY
000 nets	g]
000 netto	g[
000 no	gXhF
000 on	bYgU
000 or	gZhB
000 p	bX
000 pa	g]
000 par	gSqV
000 people	b]
000 per	fEgZhWiI
000 pers	aIbW
000 personas	aIbd
000 personnes	bV
000 platze	i\\
000 plus	gajI
000 pm	fJgW
000 por	g^
000 ppl	bWgH
000 pro	gTiT
000 pts	bUgGiVjGkI
000 pupils	bT
000 s	b\\fHiV
000 salaries	b\\
000 semanales	g^
000 socios	b[
000 staff	bWiT
000 t	b]jS
000 to	bCgSiU
000 units	b\\
000 usd	gY
000 vacas	bWiW
000 weekly	fFgYhElI
000 wk	fHgShTiR
000 words	jVp^rU
000 x	ga
000 y	fIgT
000 zl	bJgThX
000 £	eI
000 ¤	hU
000$	g\`
0000 +	gUqR
0000 /	dGiVjXpC
0000 00	p^
0000 000	pc
0000 0000	fSpa
0000 a	gapItH
0000 brut	gY
0000 im	eIfFgZhGnI
0000 or	eGf[jG
0000 und	b]
00000	p[
00000 000	pb
00000$	gV
00000-	pS
000000	pS
000000$	aSgT
2000	bSeT
2000 (	eVhU
2000 /	fIgCkUlHp\`
2000 00	bZjV
2000 and	qT
2000 in	b_cD
2000$	bWoR
90 %	e_gAhWjE
90 /	fJgT
90 00	gY
90 000	fUiSmR
90 days	fGgUpTqT
90 dias	bIeTfEjZlFqU
90 k	iW
90 min	bIfYpU
90 plus	fAgYqS
90 ¤	lS
90$	gY
900	b[
900 +	bFgUiDj]
900 /	gYhAmT
900 000	eT
900 brut	gY
900 brutto	iT
900 net	gU
900 netto	gY
900 x	gSqT
900 ¤	gV
900$	gZhX
9001	jZ
904	gV
904$	gV
91	gRiUpZ
91$	iY
9100	b^iE
9100$	b\`iG
911	gWiW
911$	aVgV
912	gZ
916	gTpU
92	bSg^
92 000	gY
92$	g\`nG
920	gZ
93	fBgUhTiWkJ
930	aRf@gejI
94	b^fIiTjC
940	bVfDg^iHjCkGmJ
95	bRgX
95 000	gY
95 k	gU
95 ¤	gS
95$	fUjZqX
950	g_
950$	g_
96	b\`iYjF
96 000	bXiJ
96 k	g\\
96$	gVqR
960	gT
960$	gY
9606	jXkJ
963	gVhTjJ
97	cFgUiWnX
97$	gFi\`kInH
98	aFgXpX
98 000	g]
98 k	g_
980	g[
99	bJcCiZjTnV
99$	bGcFdIjVkGnV
990	bFeEg^hGiZlDmGpE
999	gSi\`
: "	mIq]sS
: $	rV
: 00	fY
: 000	gZi]jF
: degree	jIlTtV
: dr	mZ
: drone	kV
: head	aT
: in	ae
: innen	aWbIiW
: max	dZfDgIjIkCsY
: mme	mV
: no	bTdIfSiCr\\
: non	l_
: none	iRlT
: on	fVkWoH
: r	mE
: so	hViGoXtX
: the	fAqW
: two	bVdDhJiJj]
: un	jJkUnStE
: we	aSlWqTtF
: we'll	h[iHlIqS
: wir	aWbS
: zwei	hIjGn]
: £	eGfV
: ¤	dGg[iEnI
:$	tm
<apply	pfrStT
<aside	qc
<company	b\`c]
<contract	e\\
<date	oU
<duty	ia
<filler	act[
<hours	fY
<mode	d_
<must	j]kT
<nice	kX
<notneeded	l\\
<order	rd
<pay	g]hS
<perk	h\`mS
<place	cR
<team	m\`
<title	aWbScX
<travel	n\\
<unlawful	sc
<~contact	pV
<~contract	eT
<~deadline	cFfHgIoTtR
<~end	eUfY
<~experience	lU
<~hours	fT
<~manager	jGmX
<~mode	db
<~pay	gW
<~place	cT
<~process	iVpT
<~start	oU
<~title	a]
<~travel	bGhY
<~variable	hS
=/	gXjI
=0	pT
=00	eEgUo\\
=ab	o]
=also	h]iGjF
=apply	p]
=asunto	jFt_
=aufgaben	iZ
=aus	fIiG
=beginn	gGo_
=benefits	hciG
=betrieb	b^
=boss	cSfTmSoB
=candidature	q]
=comp	fIgShUkErUsW
=contact	gIpd
=contract	o\\
=contrato	bHe_fIiIjF
=date	bIf@tb
=dauer	e_fF
=de	tS
=du	tW
=essential	j\\
=extra	fEh[iEjFkT
=extras	gGha
=for	fE
=from	tX
=fur	eT
=gehalt	g\\hHjI
=gern	cCdThEiCjCk\`nY
=gesucht	eX
=get	h]iGjF
=grade	aZg[jB
=have	tZ
=hours	f\`iF
=how	oEpb
=hr	kDte
=i	jY
=job	a_i^
=kontakt	iHpX
=kur	hIjCkc
=kurz	iY
=lieu	c\`
=lo	aZgThI
=location	ca
=main	i]
=muss	jc
=must	jS
=n	iHm[
=needs	jVkW
=nice	iEk^
=no	lZpT
=objet	cIiIt_
=ort	aIc[
=para	aFb]iDtU
=pay	gX
=perks	fGgFh^
=place	bJchiF
=plus	lUoJ
=points	lVoI
=position	afiF
=post	a\`bGfVi@
=process	fFp\`
=product	bbiB
=puesto	abtI
=purpose	idjBrH
=que	aSiV
=rate	g^pI
=re	hSt]
=reports	iDm\`
=required	jd
=requirements	iGj_
=role	a[bJiW
=rota	feiI
=salario	fEg\\
=salary	gZ
=scope	c^eHrG
=site	c\`d[i=jHlS
=start	fIiHkGob
=stelle	fR
=tasks	ia
=team	mXtX
=the	cJiG
=times	f_
=title	a]iG
=to	iFt]
=travel	dHiElEncoI
=tun	i^
=type	bGe^ratF
=us	bi
=vertrag	eT
=voraussetzung	jbkF
=wage	eGg]kI
=wann	fZjFnJtG
=was	aUiV
=what	i[
=where	cftA
=who	bc
=why	bSiFq_
=will	jGqGtX
=wir	hR
=wo	c[
=work	id
=working	d^fH
=wunschenswert	jHk]
=you	iS
=zeiten	f]
>apply	pU
>aside	q_
>company	aYba
>contract	eX
>date	oS
>duty	ib
>filler	t_
>hours	fV
>mode	cRdW
>must	iSj^
>nice	j[k\\
>notneeded	lW
>order	rZ
>pay	gU
>perk	gUh\`
>place	aWb\\cS
>team	hWm]
>title	ta
>travel	n^
>unlawful	s\\
>~contact	hRjIp_
>~deadline	bEfDmToUp[
>~end	fZ
>~manager	m\\nR
>~place	cU
>~team	iVj?kS
>~title	aU
>~travel	fUiTnA
>~variable	gU
?	lXtY
? nein	sUtH
? no	cUeTpG
?$	t[
@early	bS
@first	aftY
@late	p^
^	t]
^ 	t]
^$	gZ
^$ 0	hS
^$ 00	gW
^$ 000	gW
^$ 900	eUhG
^%	aSfVgY
^&	jS
^(	qVsR
^( 0	aSdIeRfZgFiEjInJqHsJ
^( 00	bDfSjG
^( der	qX
^( die	rU
^( el	aIqZ
^( no	sW
^( we	gHhUpJ
^+	gYjT
^+ 	cGg\\hGiCkStU
^+ 0	hSmS
^+ 00	hT
^-'a	bIc^fV
^-'t	lTrS
^--c	gZ
^--l	e]gVjI
^--v	bWgW
^-00	gW
^-aa	aIiIjXtR
^-ac	bWcT
^-ae	bJi]jV
^-af	b^cJkT
^-ag	hR
^-ah	c[gRjJkUtZ
^-ai	c\\fIjU
^-aj	cFgWhFiDjBlDp]
^-ak	lYpE
^-am	cYiS
^-ao	aEbSgDhYiTjItX
^-aq	cIiIjb
^-ar	iV
^-as	iZ
^-au	cU
^-av	aXcJgU
^-aw	cSjX
^-ax	aIcRiT
^-ay	iT
^-az	ca
^-aß	iV
^-ba	cZjUtS
^-bb	i^jC
^-bc	jVsG
^-be	iV
^-bi	nT
^-bj	t[
^-bl	b\\iWjH
^-bo	iR
^-bs	hU
^-bu	aUcW
^-by	cUkV
^-ca	c[
^-cc	bHc\\iYj[
^-cd	a]bCcDeJiEnG
^-cf	aEj_
^-ci	jVt\\
^-ck	iU
^-cl	fXgR
^-cp	j[
^-cs	kW
^-cu	aZ
^-cw	iJjY
^-cy	iTtR
^-dd	p[
^-dg	cSiJk[
^-dh	cUmJpR
^-di	fU
^-dl	iFj_sY
^-dm	bHcCfIi_jBpXtJ
^-do	iS
^-dr	iSjU
^-ds	i[
^-dt	cT
^-du	eXgHkT
^-dy	hY
^-ea	bUlVrU
^-eb	b_fR
^-ec	jS
^-ef	aRmV
^-ei	bU
^-ej	h]iJpG
^-ek	bViImR
^-em	jU
^-en	iW
^-eo	i\`
^-es	iY
^-eu	cTdVgSj?l]pJ
^-ev	aGj[mW
^-ex	iSjTkW
^-ez	rZ
^-fa	jS
^-ff	hV
^-fi	hTi]jIoBqR
^-fo	kTpX
^-fr	eWfZ
^-fs	iYjT
^-fy	fJiWjS
^-ga	hZiUkT
^-gb	aEr\`
^-ge	i\\
^-gg	iHjFk[
^-gh	c\\
^-gi	cXjU
^-gl	aJcbtH
^-gn	iS
^-go	cS
^-gs	iT
^-gt	iIjS
^-gy	iY
^-ha	cV
^-hc	aHcFgHhDi@k_mJ
^-he	iU
^-hg	iCjd
^-hh	iCjYkHq\\
^-hi	cViU
^-hl	aJcXiCjU
^-hn	gWnS
^-ho	iS
^-hr	gStS
^-hu	fY
^-hy	aSiUkU
^-ib	hSj[
^-ic	jT
^-if	cSgUhU
^-ig	fSjU
^-ih	bThV
^-ii	bWiEt[
^-ik	bXjWkS
^-im	cW
^-ip	jHlR
^-iv	aRjUpU
^-ix	bBcThT
^-iz	iXtT
^-iß	qVtV
^-ja	mS
^-je	hTi^jU
^-ji	iUk\\pDrG
^-jo	gS
^-ka	cTfHjSnT
^-ke	hSiV
^-ki	bIcYiS
^-ko	aUbUcUgG
^-kp	aibCcBiGjD
^-ks	hViX
^-kt	eS
^-ku	hSi]jH
^-ky	bRrZ
^-la	cV
^-lb	bVtT
^-lc	a[kS
^-lf	hU
^-li	cRnW
^-lk	jV
^-lm	bYcSj]
^-ln	ca
^-lp	aHiUkGt[
^-lq	j]
^-ls	iT
^-lt	iU
^-lu	jb
^-lz	cShZi\\
^-ma	iT
^-mb	bHfDiZo[
^-mf	bHcIi_
^-mi	bIcXtS
^-mm	aV
^-mn	jZ
^-mo	gT
^-mp	iX
^-ms	iZ
^-mt	kWpVrB
^-mu	gWiW
^-mx	cUdS
^-my	fFhHiTnSsS
^-na	cV
^-nf	mZ
^-ng	i[
^-ni	cRfR
^-nn	tR
^-no	cX
^-np	aZbSdJjU
^-nq	jS
^-ns	iW
^-nu	fGh\\rT
^-nx	j]
^-ny	cR
^-nz	iSjS
^-oa	bGn[
^-ob	eZiV
^-oc	aWcTiRjY
^-od	jU
^-oe	cVgW
^-of	bU
^-og	iTjZ
^-oh	c\\
^-oi	nT
^-ol	hSiU
^-om	jT
^-on	iT
^-oo	c[
^-os	iY
^-ou	qZ
^-ov	eUfZpI
^-ow	c\\jT
^-ox	pY
^-oy	cXmTtT
^-oz	iHn[
^-pa	hTiXjV
^-pc	a[gZiI
^-pd	aJj]
^-pe	iW
^-pf	aHgGjCkc
^-ph	cSfIiHjVk_lI
^-pi	iWkY
^-pl	bXcCjXtJ
^-pm	a_cFiDjS
^-po	mX
^-pp	aJbThWpR
^-pr	pU
^-ps	iT
^-pt	mX
^-pu	bT
^-py	jTrR
^-qa	bHcaiBj[kH
^-qb	kY
^-ql	iEjb
^-rb	aVhYiV
^-rc	iY
^-rd	cS
^-rf	cW
^-rg	cV
^-rh	c[iE
^-ri	iRjT
^-rk	iT
^-rl	aIc_jTkE
^-rn	cR
^-rp	iRj\`
^-rr	qV
^-rs	iV
^-ru	bHcRe[fJhWoJ
^-rz	cU
^-sc	j\\
^-se	iT
^-sf	hZjHkY
^-si	bHh[pItW
^-sk	dSiY
^-sl	a]bGjItH
^-sm	lUs\\
^-sp	bShW
^-sr	bDeIfFhJifjB
^-ss	iS
^-su	jSq[
^-sv	cHhXiAj[
^-sw	aJbJcEdJeJgJhJiDkClJm]nJoJpArIsJtH
^-sy	cUjYsU
^-tc	bXcFfIgUhJiFjTpJ
^-tl	n\\
^-tp	jSkS
^-tr	aVbCcWgUiDjHpItU
^-ts	iX
^-tt	iR
^-tu	cGm_tU
^-tv	g\\iYjHtH
^-ty	iR
^-tz	cTiS
^-ua	c]jS
^-ub	bZiV
^-uc	aUjV
^-ud	cV
^-uf	fS
^-ug	h\`
^-uh	fYjR
^-ui	i]
^-uj	aJbWdHeGfHgEhEiGjIk_lEmGnHoHpCqGrHsGtE
^-uk	jXqU
^-ul	gSjS
^-uo	eSiSjI
^-up	fThW
^-ux	iS
^-uy	cViW
^-uz	bBcgfJgIhJiCjI
^-uß	t]
^-va	cVjV
^-vi	a9bViUtS
^-vs	h\\
^-vy	fU
^-wa	cThSj[
^-we	c[
^-wi	iJjWpU
^-wn	cT
^-wo	mV
^-wp	bSiHkU
^-ws	iYjX
^-xe	gX
^-xi	bSh^
^-xo	hXiEsS
^-xt	pSrTtS
^-xy	iXjT
^-ya	kTtT
^-ye	e\\
^-yl	cU
^-ym	iX
^-yn	c]
^-yo	fU
^-yr	cR
^-ys	fU
^-za	iR
^-ze	cUiT
^-zi	j\\
^-zo	eToR
^-zt	hT
^-zu	hUqR
^-zy	cVhViH
^-ße	cUpIsV
^/	iUtd
^/ 0	bIiFo\`tA
^0	mS
^0 	aTcEgSjVmTtX
^0 %	g_
^0 +	ja
^0 /	faoU
^0 0	fjgR
^0 00	ffgRoS
^0 000	bVgb
^0 900	bUgd
^0 920	g]
^0 950	gX
^0 980	g[
^0 :	fc
^0 a	fe
^0 abende	fV
^0 am	f_pU
^0 analistas	aRmV
^0 ano	fIjVlS
^0 anos	j^
^0 ans	eTj\\
^0 april	bIo\`
^0 assistants	mY
^0 august	oW
^0 b	aUqV
^0 bed	bUh]
^0 bis	e[hIiIjFoD
^0 chairs	cV
^0 collegues	mX
^0 d	dTf_iX
^0 day	dXf[hT
^0 days	dZfd
^0 de	fSpY
^0 dec	o[
^0 dias	dSf]
^0 e	aVfIhTjVqYtF
^0 en	bHcEiJjRkGm\\
^0 equipes	bGfV
^0 er	aUoVpU
^0 evenings	f]
^0 feb	dJoY
^0 fte	a^bGcJfCtJ
^0 full	bXeHfEiDm[
^0 g	aSbDjZ
^0 gruppen	bY
^0 h	fX
^0 home	dYfVhG
^0 horas	fVnTpS
^0 hr	cSfXiEjHmIrF
^0 hrs	fWpX
^0 in	d\\iHmV
^0 j	dVf\\jT
^0 jahre	bFeShViGj]
^0 jan	bHoTpT
^0 jour	d]eI
^0 jours	dRfX
^0 k	bVhSiS
^0 km	bUiJjVnH
^0 leute	aZmX
^0 m	bSeViBjHmIsV
^0 mai	o\\
^0 march	gIhGoU
^0 may	gFoZ
^0 meses	e\\
^0 min	cRpV
^0 mio	bUiDpHqY
^0 mo	e[
^0 mois	eWlT
^0 month	e[
^0 months	e^
^0 mth	e\\fFoV
^0 mths	eToV
^0 nd	aXcHgY
^0 nights	bSfViEjInT
^0 nov	oY
^0 nuits	fb
^0 of	fVmSqS
^0 off	f^
^0 office	d\`
^0 on	f\\mU
^0 or	dFeYfBjRkTnF
^0 other	fJjUmXpH
^0 p	fZ
^0 page	pZ
^0 people	bRmJqV
^0 personnes	bTmT
^0 pm	f_pS
^0 pqe	aCbGj\`
^0 refs	pW
^0 s	aHb]jEkG
^0 salaries	gV
^0 sat	f^
^0 schicht	fX
^0 seasons	j]
^0 semaines	henV
^0 semanas	fVoS
^0 sept	jImGo\\pH
^0 shifts	f[
^0 shows	f[
^0 sites	bVcTiHnE
^0 st	aYcFf[jT
^0 staatsexamen	jX
^0 staff	eSmT
^0 star	bSqS
^0 tag	dX
^0 tage	cRfW
^0 tage-woche	f\`
^0 tardes	f[
^0 techniciens	mZ
^0 techs	mZ
^0 th	b[gRhWiCmH
^0 till	f\\
^0 to	f_gHmT
^0 trips	eXgIhHiEnY
^0 week	fZhI
^0 weeks	h\`iGnV
^0 wk	fSiEo\`
^0 wks	h\\lUoU
^0 wochen	hUlT
^0 x	dXfg
^0 y	bJeYj_
^0 year	eSiBj^
^0 years	eSjY
^0 yr	eZjc
^0 yrs	eWjU
^0 ¤	g\`hH
^00	bS
^00 	f\`gTmT
^00 $	gf
^00 %	fYgY
^00 +	hbiEj^mG
^00 /	d_fagY
^00 0	fbgY
^00 00	fVgb
^00 000	bRg\`
^00 0000	pW
^00 90	gj
^00 900	bEgfhH
^00 95	gb
^00 98	pU
^00 :	fYtT
^00 a	fZg\\
^00 agentes	aTmU
^00 agents	bSm]
^00 al	bJhXiUoGpX
^00 an	ga
^00 and	bSgSiAjVmU
^00 anos	b\\iDjTsH
^00 ans	hJm^
^00 april	oRpX
^00 aug	bIoX
^00 august	eVfGiH
^00 avril	eHo[
^00 bed	aHbX
^00 beds	bZ
^00 berceaux	bY
^00 beschaftigte	mT
^00 bis	eTfSgZ
^00 collegues	bSmT
^00 covers	iV
^00 cubiertos	bY
^00 d	hb
^00 days	hc
^00 de	cXeS
^00 dec	o\\
^00 decembre	oW
^00 dias	h_nV
^00 e	gf
^00 en	eGfTmc
^00 euro	fJg]
^00 feb	fEoRpT
^00 fevrier	oW
^00 filialen	bW
^00 gehalter	hV
^00 h	f\\
^00 ha	aWbSiE
^00 hauptamtliche	bW
^00 heures	fV
^00 holidays	hY
^00 horas	fSiU
^00 hours	eUfTgU
^00 hr	ffgD
^00 hrs	f\`
^00 in	cDgHiXmWoG
^00 ish	f\`
^00 j	h[nY
^00 jan	bJoYpR
^00 jours	cBdVgJh\\nS
^00 juin	o[
^00 june	eJp[
^00 k	bUgZ
^00 kg	jUsV
^00 km	iZ
^00 kopfe	bUmZ
^00 leute	mZ
^00 lits	aTbS
^00 m	bVhU
^00 ma	b[
^00 mai	pZ
^00 mal	g\\iH
^00 meses	j\\
^00 mil	b[gSiJ
^00 millones	bT
^00 min	fXjY
^00 mio	iV
^00 mois	bHeSg[hF
^00 monate	e[
^00 month	ediB
^00 months	eYiBjZoW
^00 mth	e^
^00 mths	bJeTiDj]lH
^00 mw	b[
^00 nov	fJoY
^00 oct	iGmIp[
^00 of	bV
^00 on	bCfZm\\
^00 operarios	bY
^00 or	fTjWsS
^00 p	bXfTgTiD
^00 people	b[
^00 periodes	f[
^00 pers	bZ
^00 person	bV
^00 personas	b[
^00 personnes	iRmU
^00 pickers	m[
^00 platze	bY
^00 pm	fc
^00 por	aJbGfWiDjFm[
^00 ppl	b[
^00 pto	h]
^00 room	bSmT
^00 rooms	bUhHiX
^00 rtt	fThY
^00 s	fj
^00 salaries	b_
^00 september	oSpS
^00 societaires	bV
^00 staff	bUmZ
^00 std	fb
^00 stunden	f\\gS
^00 t	bUgXhS
^00 tage	hWnS
^00 techs	bZ
^00 th	aHgXjZ
^00 to	fUg^sT
^00 uhr	pS
^00 vehicules	bVfJiSrH
^00 volunteers	bSiW
^00 weddings	bZ
^00 weeks	bJecfFhWiEjUoG
^00 wochenstunden	fY
^00 x	fh
^00 yrs	b]iHjF
^00 zimmer	bV
^00 ¤	ga
^000	bbgR
^000 	aXcEgW
^000 $	bDfZiGjG
^000 %	b?d^eXfS
^000 (	bJgEhYkY
^000 +	gY
^000 /	bEgc
^000 0	b@gCi[jZpT
^000 00	bDfYgS
^000 000	gX
^000 0000	pa
^000 a	b@fHgeiE
^000 al	bCfVgRiE
^000 alumnos	bT
^000 b	h[jJmJ
^000 brut	gX
^000 clientes	bCcSiX
^000 clients	bHi\\
^000 einheiten	bU
^000 eleves	b]
^000 employees	mX
^000 flats	aHb]
^000 fte	bY
^000 h	bEeVfY
^000 ha	cYhH
^000 habitaciones	oU
^000 in	bYcH
^000 k	h\`
^000 km	bWcW
^000 leute	bZ
^000 m	bGfEiYjW
^000 ma	bU
^000 members	bV
^000 mil	gY
^000 miles	iGnZ
^000 on	bZ
^000 pers	bT
^000 personas	bS
^000 platze	bDi[
^000 por	bDgTiT
^000 ppl	bU
^000 pupils	iTqR
^000 salaries	bU
^000 staff	iW
^000 t	gVjY
^000 words	pc
^000 ¤	b@g^hX
^0000	cSeVgY
^0000 	bTcHe^jSpJ
^0000 000	gHp_
^0000 0000	gV
^00000	cRgV
^00000 000	pY
^000000	gR
^2000	bUhX
^2000 	aUbUcGhTpF
^90	b_
^90 %	b?eXfU
^90 000	fWmT
^90 days	eZpH
^900	bViV
^92	bYgRn[
^94	aHb_iD
^95	b^g]iHjW
^95 000	gX
^950	bTg[jI
^96	bYi[
^:	jRtR
^a 	aSiDjV
^a 0	jW
^a 00	fSgajR
^a bit	jSkZ
^a bonus	gDj\\kHtG
^a coruna	cV
^a day	dTpT
^a domicile	dUhHiU
^a hundred	gWlJ
^a l'aise	jY
^a la	gUqV
^a los	lS
^a month	gXhJiHnV
^a plus	hV
^a ver	qStW
^a year	bGeZhEiIj^pItF
^a-level	j_lB
^a-lizenz	kW
^aarhus	aIcYdS
^ab	gTo\`
^ab 0	fYgToT
^ab 00	fWjUoI
^abap	aZiGmJ
^abbey	bY
^abends	dHfTiFnT
^abendtermine	f^iFtI
^aber	bHgIrV
^aberdeen	cT
^aberdeen 	cW
^aberystwyth	cU
^aberystwyth 	cT
^abgeschl	jV
^abgeschlossene	jS
^abgeschlossene ausbildung	jR
^abidjan	aJcTnV
^able	jZsR
^able to	j]
^abnahmen	iY
^abogado	a[
^abonnement	hc
^about	oT
^about 00	fWiW
^about 000	fGiT
^above	jHkUm^pCtH
^abrechnung	iW
^abril	o\\pH
^abril 	o\\pH
^abrimos	bViIjVtT
^abrir	bJi\\
^abschluss	cFiGjWlR
^absence	i\\
^abstenerse	s]
^abstimmung	iU
^abu	c\\
^ac	iZ
^aca	jSmS
^aca 	aRjS
^academia	fIhZmR
^academia de	bShJmVpH
^acams	iDk\\
^acc	aTcJiCj\\
^acca	cJiT
^access	hUiR
^accessibilite	iUkX
^accessibility	jS
^accommodation	h^
^accompagnement	iX
^accompagner	bIkU
^account	a\\hHmH
^accounts	a[iI
^accredited	bW
^accueil	ic
^accueil des	iS
^accurate	jW
^ach	hJiHpHq[tU
^achats	i]
^acht	bUfIlSmX
^acht leute	mU
^achtunddreißig	fS
^acidez	iT
^acls	kW
^acompanamiento	bHi\\
^acompanar	i\\
^acquisitions	bFi[
^across	aGcXhH
^acta	o[
^actas	iY
^actas 	iR
^actas de	iX
^active	aWhFjZlGnE
^active directory	jR
^activities	aV
^actual	gTiHjRkI
^acuite	jY
^ad	aWeVfGjGmWtU
^add	pGqHr_
^ademas	hW
^adi	jX
^adm	jY
^adm 000	jY
^admin	aU
^administracion	bYiE
^administrador	aUmV
^administrador de	aUqS
^administradora	m]
^administrativa	a[bJ
^administrativo	aXmDoJ
^administrator	aW
^admissions	aSiS
^adr	iSk[lY
^adr 	kR
^adult	aIiWjTkJ
^advert	rWtJ
^aec	iIjX
^aed	g]
^aed 0	gX
^aed 00	gW
^aeo	bXcIeBiTjGkImF
^aep	iJjW
^afc	gWtH
^afgsu	jV
^afgsu 0	jV
^afiliacion	h\\iHpH
^aforo	bUiW
^afrikaans	bJiDj\`k?sF
^afscme	eRjHmV
^after	eSkSo]
^after 	jYt[
^after easter	o\\
^after effects	jTkV
^after school	bGf\\gGhIlIoH
^after the	dTeFhHo\\
^afterwards	fV
^ag	bBcHhZjCtV
^age	lRsWt]
^age 00	sY
^aged	bTgYjDnF
^agen	c\\
^agence	aIb[cV
^agence de	aHcZ
^agencia	aIbY
^agencia de	bUnI
^agency	bX
^agenda	fUiWjS
^agenda 	i]
^agent	aUeTnS
^agent de	gWjI
^agente	aViI
^agents	aXbEcGi[mI
^agentur	bZ
^agile	dXjIkJ
^agosto	f[
^agree	bGfHgHiJj_
^agrement	bIiJj^
^agronomia	lW
^agronomo	aT
^agronomy	lUmS
^agua	aRbVcFhSjH
^aguantar	jX
^aguascalientes	cZiI
^aguinaldo	hY
^ah	fUpCt\\
^ah 	bIhTiH
^ahead	fHgHhHi?oe
^ahm	sUtY
^ahm 	t\\
^ahorro	gEiX
^ahpra	jb
^ai	aScSiVlH
^aide	hX
^aide au	hZ
^aipr	j]
^air	h]jIkUpJ
^airbrush	jV
^airflow	jV
^airflow 	jU
^airport	bSiT
^airside	jY
^airway	iV
^ajustador	aXcI
^aktuar	aUmJtI
^al	cYq^
^al 00	bHcJfJh]jFqH
^al mes	cGdTgVhFqE
^alarms	fFiX
^albacete	cW
^albacete 	cW
^albi	cZ
^alcobendas	cY
^alcobendas 	cZ
^alcorcon	cZtI
^aleman	bSjX
^alerta	fViS
^alertas	iS
^alerte	iUtT
^ales	c]
^algo	kZ
^algo de	kZ
^alguna	cTjJnY
^alicante	cTdHnS
^alicante 	nT
^alimentacion	hX
^alimentacion 	hXiH
^alimentar	i\\
^all	bTdT
^all the	dWhTiHlIpG
^all-in	fYgThIkHlIqH
^alle	bVcJdTgViIjFlS
^allemand	kY
^allemand 	jVtS
^allergens	jZ
^alles	bSdVlR
^allez	jIkWt\\
^allocation	gSjH
^allowance	gahH
^almeria	cUnS
^almeria 	nU
^almuerzo	hZ
^alnwick	cT
^alnwick 	cT
^alojamiento	hX
^alongside	jHmY
^alors	t_
^alpha	hY
^alright	tZ
^als	tT
^also 	cItV
^alt	fZgGrI
^alt weekends	fViI
^alta	bFeZfVgIiH
^altas	iZ
^alter	fGs]
^alterations	iY
^alternance	dZeThJ
^alternance 	aScHgHmItH
^alternancia	cHdafGiD
^alternate	fU
^altura	fFsZ
^alturas	iHj[
^always	iWjJmE
^am	cT
^am besten	pWsS
^am liebsten	kRsT
^amadeus	jX
^amanecida	fY
^amarre	iX
^ambulancier	aU
^aml	iF
^ammonia	jW
^amplitude	fTjS
^amplitude 	fSjV
^amplitude 0	bV
^amt	bYiH
^an	pT
^an :	aIpWt^
^an der	bZiT
^an hour	gTiZ
^an-acc	iV
^analisis	iZ
^analista	a\\
^analista de	aUiHrU
^analyst	aUqS
^analyste	a]
^analyste-programmeur	aY
^anbei	tY
^anchor	bTdXfG
^anciennete	gU
^and	iS
^and 	iYjVsS
^and a	bSgTiG
^and an	h_mIqI
^and at	jT
^and be	fViHjXnHqH
^and have	j[
^and it	fIgUiItX
^and it's	fStR
^and no	s\\
^and please	qZsH
^and the	hStS
^and then	iWtV
^and two	aSbWhUi?
^and you	jT
^andamio	iXjSlHsD
^anderlecht	cV
^anderlecht 	cV
^android	jW
^anexos	aHcCgJiUpV
^anfangen	oW
^angebote	i^
^angemeldet	gXhJ
^angers	lS
^angers 	lS
^angestellt	e[
^angestellt 	eY
^anglais	jVkVlU
^anglais 	kTlV
^anglais c	jR
^anglais courant	jT
^anglais de	iFjTkT
^anglophone	sW
^angry	iSjS
^animal	bHcV
^animateur	iS
^animateurs	aS
^animation	i]
^animer	i^mJ
^anlagenmechaniker	jSqS
^anleitung	aFkGmV
^anmeldung	jGmIpV
^annahme	iW
^annecy	cV
^annecy 	cV
^annonce	aIqJrYtW
^annonces	i\\
^annual	aHfGhRiX
^annualised	f[gB
^ano	jU
^anos	gRjX
^anos en	jS
^anpassung	iV
^anreise	nT
^anruf	fHp]
^ans	j^
^ans en	jT
^ansible	jZ
^ansible 	jW
^answer	iT
^answering	iTm[
^answers	jEmZpJ
^antecedentes	jX
^antenatal	iW
^antenatal clinics	iW
^antenne	aHbIcWqV
^antes	f\\i@jJoW
^antes de	iEoXtS
^antiguedad	g\\iIjIoI
^antofagasta	cWhR
^antofagasta 	aIhS
^antwerp	cW
^anuncio	rX
^any	lToY
^anyone	iGjSkVlHpRsF
^anything	iFtW
^anywhere	cViHnW
^anywhere in	gInV
^anzeige	rY
^ao	gYjHpY
^aoc	bZcJjFkY
^aop	bThS
^aout	cJeZfEiGjI
^ap	a\\rT
^ap 	iHmSqRrR
^aparcamiento	hZ
^apartamento	gFh]
^api	gJhFiAjYkV
^aplicador	jW
^apodaca	cY
^apoyo	fX
^app	iSp\\
^appels	iS
^appenzell	cZ
^appli	b[gHiJ
^applications	p]
^apply	pe
^apprentice	gVhSiXjI
^apprentice 	gTmS
^apprenticeship	kGlV
^apprenticeship 	cIhJmI
^approbation	jZ
^approbation 	j\\
^apr	fS
^apr 	fWiSoH
^apr-sept	f[
^apres	dUiHoZ
^april	f^
^april 	fS
^apt	a[jI
^aptitude	pW
^aquagym	iX
^aqui	aIbGpJqRtV
^ar	aTbIjS
^arabe	kW
^arabe 	jV
^arabic	lU
^arabic 	aRjJlU
^arabisch	aUkXlA
^aranda	cW
^arbeit	iWjU
^arbeiten	dZiG
^arbeitsbeginn	f]mJoH
^arbeitskleidung	hV
^arbeitsrecht	aRcHjW
^arbeitsrecht 	aSjS
^archicad	jZ
^architekt	mW
^archive	kZ
^archives	bY
^archivist	bU
^ardoise	iUjU
^are	pSsT
^area	aXgShC
^argo	cFfJh\\iHjTlGpF
^argus	jV
^aria	jDk[
^arles	cX
^arles 	cX
^arlon	cWdU
^arlon 	cWdU
^arme	bVfIiS
^around	cU
^arquitecto	aRjS
^arrancamos	bUeEgW
^arranque	oZ
^arreglos	iY
^art	bUgHhYnH
^artisan	b^mI
^arzte	bTjHmWtG
^arztin	mU
^arzttermine	iV
^as	gS
^as 9100	bV
^asambleas	iZ
^asap	o]
^asap 	kStT
^asb-kreisverband	bZcI
^asbestos	jS
^asbl	bWiJ
^asc	b[jH
^asesor	aV
^ash	i]
^asheville	cX
^asheville 	cU
^ashford	cV
^asi	oTtU
^asi que	eIoV
^asignacion	bHcJg[hEiR
^asistente	aUgT
^ask	p[qW
^asked	iGtV
^asme	jY
^asme ix	jW
^asociacion	bZiI
^asociacion de	bTiI
^assessing	ic
^assessment	pa
^asset	iS
^assistance	iY
^assistant	mT
^assistante	aVhTiF
^assistante dentaire	a[
^assistenz	iXmF
^associate	aFbEe[gSiIjI
^association	bX
^asst	aWiFjT
^assurance	hZiV
^assurances	eIh^
^astreinte	fYgW
^asunto	pStU
^asylum	iWlI
^at	cS
^at 	dIgYhJ
^at least	iJjV
^at the	bWiU
^atelier	aDbWmZ
^atelier 	cR
^ateliers	cHi[
^atencion	aUfDgXjI
^atender	iV
^atom	iIkZ
^attendance	aTgSiW
^attersee	cT
^attestation	iIj_
^attested	iFjUlDpW
^atv	aR
^au	eTjR
^au choix	dTfRh<qI
^au moins	j]
^auch	eY
^aucun	fUlT
^aucun diplome	l[
^aucune	iUjJlU
^audiencias	i[
^audio	iYjU
^audio typing	iV
^audit	hAiVjJlXqU
^audition	p^
^auditions	oIpZ
^auditor	iFjX
^auditoria	iSjWrJ
^auditorias	iZmH
^audits	jR
^auf	e\\rU
^aufgabe	i[tH
^aufgaben	iV
^aufgaben :	iT
^aufmaß	fIiY
^aufsicht	aZiS
^auftrage	iX
^aufzuge	bWlW
^aug	eWfRoX
^aug 	fZnF
^auge	iGj[
^augenoptiker	cJeS
^augsburg	cT
^augsburg 	cT
^august	f^hEiCoX
^august 	iEoU
^aural	i>jc
^aurich	cT
^aurich 	cU
^aurillac	cV
^aurillac 	cU
^aus	bIlT
^ausbildung	lX
^ausbildung 	kVlI
^ausgleich	fXpI
^aushilfe	aXeTiJ
^auskunft	iUmIpS
^auslose	gShWnI
^auslose 	gBhb
^auswahl	pW
^author	iV
^authorised	bFiIj\\
^auto	h]j\`
^auto 	aSjYnJ
^auto propio	jTlY
^autobus	hW
^autocad	kW
^autocad 	jX
^autoclave	hX
^autohaus	bW
^automatik	iFkVrS
^autonome	jW
^autonome sur	jW
^autonomo	e\\
^autonomo 	eV
^autorisation	eVgHiEjU
^autour	cRgW
^autour de	gW
^aux	aTgIh\\iJ
^auxiliaire	kBlZ
^auxiliar	a\\
^auxiliar de	aS
^auxilio	aIgShXiJ
^auxilio de	fTgS
^außendienst	aYnU
^außer	fYiH
^av	pY
^avance	eHg]
^avant	fEo_
^avant le	oDpY
^avec	fUhR
^avellaneda	cT
^average	fShIiDlW
^averias	i^
^avg	fUgZhE
^avid	iIj]
^avila	cW
^aviles	cV
^avis	t]
^avoid	r_
^avoir	iFjTkZ
^avonmouth	cS
^avr	gc
^avr 0	gZ
^avr-c	gZ
^avril	eYfTpE
^avril 	dIeUfXiI
^away	fEh^nX
^aws	g]jTlV
^ayuda	aVbJhWiIlE
^ayudante	mV
^ayudante de	aUsS
^ayudantes	aHiHmW
^ayuntamiento	aHb\`pE
^azubis	iX
^b	aSgWjZ
^b 	aUcGjY
^b /	gSkS
^b 0	aUeUg\\kS
^b licence	jU
^b-schein	jY
^b.e	iGj\\
^ba	jZ
^baby	aVi_
^bac	iCjdlS
^bac +	jY
^bac pro	lS
^bacalar	cY
^bachelier	j^
^bachelier 	jU
^bachelor	hW
^bachelor 	jZ
^bachelor's	j[
^bachelors	iHsZ
^bachiller	j\\
^bachiller en	jY
^back	aHfTgDhIjZ
^backend	aTdS
^backergeselle	iHj]
^backfill	qX
^background	jYkT
^backlog	iS
^bacon	aIhY
^bacteriologa	a[iH
^bad	cb
^badajoz	cV
^bademeister	iT
^bader	i]
^badge	aJfUh[
^bafa	jVlW
^bag	i]
^baggerfahrer	iHmR
^bagneres-de-bigorre	cX
^bahia	cY
^bahncard	h]
^bahrain	cW
^bail	i^pI
^bain	aTbSiS
^bain 	aSbDiY
^bajar	i[
^baker	aTmW
^bakery	aWmI
^baking	kZ
^balance	iX
^balisage	iT
^ballarat	cV
^ballarat 	cV
^ballina	cW
^ballinasloe	cT
^ballymena	cY
^bamberg	cW
^bamf-zulassung	iEjZ
^banco	bUdTpG
^banco de	bUdTpG
^bancos	iU
^band	aZg\\
^band 0	aVgZ
^banda	gUmW
^bande	bTpW
^bandera	cViU
^bangor	cV
^bank	eWfXiR
^bank hols	fZ
^banker	jXkH
^bankerfahrung	jY
^banking	iV
^banque	aDb_eVfWhHiD
^bar	bViU
^bar 	bUiT
^barback	aWiGmV
^barber 	aW
^barcelona	cU
^barcelona 	cU
^bareme	g_
^barista	bT
^barista 	a^
^barmer	cVhXiG
^barnet	cY
^barra	aViFmU
^barranquilla	cW
^barranquilla 	cS
^barrierefreiheit	iWkT
^barrio	c^iJ
^barrow	cU
^bartender	aW
^bartender 	a^
^basauri	cY
^basauri 	cY
^base	cdgU
^base 00	cGgV
^base en	cS
^based	bGc]dH
^basel	cYnV
^basel 	nW
^bash	j\\
^basic	gWjUpY
^basically	aHbJcUtX
^basico	gZ
^basis	bXcTiH
^basis 	bGcVgRiJjR
^batch	iXo_
^bath	cVjY
^bath 	bFcX
^battery	bJiY
^bauingenieur	jY
^bauleitung	dFlJpJsX
^baumkontrolle	kU
^baustellen	cZjJnY
^bautzen	cX
^bautzen 	cX
^bav	gIha
^bc	cAh\\jS
^bcbs	h\\
^be	iTqV
^bea	hGiIj\`
^bebes	i]
^beca	gWhWtS
^because	fUqS
^beckenaufsicht	iU
^bed	bEiCjAl]mIpD
^beef	aEbZhWmJ
^been	bWiBjTmU
^before	obp[
^before the	o]pJ
^befristet	eS
^befristet 	hT
^befristet auf	tV
^beginn	oT
^beginning	oX
^begleitung	ia
^behind	bFcUjS
^bei	fU
^bei uns	aHcGd]qU
^beides	aFeWiFjWnJrG
^beim	iIjSpUqW
^being	iI
^belfort	cW
^bem-gesprache	iV
^bench	aYdYfImRpJ
^bendigo	cY
^bendigo 	cU
^benefits	hZjWkElE
^benefits :	hR
^beng	jV
^benidorm	cY
^bepecaser	jX
^beratung	i[s@
^bereavement	iX
^bereitschaft	fV
^bereitschaft 	fBg]jU
^bereitschaft alle	fX
^bereitschaft zu	fAj\\
^bergen	bUcU
^bergen 	bTcYiE
^bericht	mXoI
^berichte	dViXmFnH
^berichtet	hHmY
^berichtet an	hHmS
^berlin	aHbIcUjT
^berlin 	jW
^berndeutsch	lW
^berth	iY
^beruf	aFcIfHhJiHjGmJnIpVtY
^berufsanfanger	k@l_
^besancon	cY
^besancon 	cT
^besetzung	o]
^besichtigungen	iV
^besoin	oU
^besoldung	g[
^besser	bRcJiAjTkHoUpGsI
^best	pDsDtc
^bestand	bXiE
^bestandsbetreuung	bGiU
^bestatter	aV
^betreff	iHpUrItW
^betriebliche	bHhYiFjI
^betriebselektriker	aV
^betriebshelfer	nS
^betriebskita	eIhY
^betriebsrente	hY
^better	cGsY
^between	bFiAnSqWsS
^between us	nGqVsT
^beurkundung	iV
^bev	hSiSnJtV
^bewerben	pS
^bewerber	sS
^bewerbung	lY
^bewerbung :	pU
^bewerbung an	pS
^bewerbungen	p[
^bezahlt	gZhGpR
^bezahlt 	gSh>lUpX
^bezahlt wird	g\\
^bezirk	c]
^bhd	g\\jG
^biarritz	cS
^biarritz 	cU
^bibliotecologo	aEj[
^bibliothecaire	a[
^bibliotheque	iU
^bicester	cS
^bicester 	cS
^bid	aSfWgHmI
^biel	aGc^
^bien	cIpHtd
^bienvenida	kU
^big	cUjW
^bike	gDhTjVnZ
^bilans	i_jI
^bilanzen	bEiFjVlR
^bilanzsumme	bV
^bilbao	bT
^bilbao 	bT
^bilingual	jSkS
^bilingue	cIiJj^mR
^billets	fGgIh\\iH
^bim	aHkTm\\
^bim 	iRjHkU
^bingo	aWiU
^binome	jTmY
^bins	i]
^bins 	iZ
^bio	bViJjHlY
^biologa	iRmS
^biologia	jW
^biologie	bJjU
^biotech	bV
^bird	i\`kT
^birds	bHfFhGiFjWoYpItJ
^birthday	hW
^birthday off	hX
^births	i^
^bis	oSpX
^bis 0	q[
^bis 00	dSgTp]
^bis dahin	qY
^bis zum	pT
^biscuiterie	bS
^bisschen	cHjG
^bit	cTkSsS
^bit of	cVkTsT
^bitacora	iX
^bitburg	cX
^bitburg 	cX
^bitte	rVsS
^bitte 	qTsS
^bitte die	qGrY
^bitte keine	iHsX
^bitte nicht	qZ
^biz	pIt[
^bjr	cJt[
^black	aBbWcHfFiZkT
^blacksmith	aT
^blade	aTiY
^blairgowrie	cX
^blanchisserie	aSbIh[iI
^blasting	hHjS
^bleibt	pIqZ
^bloc	aHj]
^block	i]
^blocking	iW
^blood	bScJjYpH
^blow	cJi^
^bls	aBkXpX
^bls 	pR
^blue	bCiU
^blue light	hW
^blumen	iS
^blumen 	iS
^blutabnahme	iTkFlV
^bms	aXiUjEkJ
^bms 	cJiVkJ
^bmw	bDh_iGjHpFtI
^board	iWqZtS
^boarding	tW
^boards	iV
^boat	i\\jDkX
^boats	b?eJf]gJhFjEpI
^bod	dIi]jG
^bodas	bFcZfHiS
^bodega	pW
^bodeguero	mX
^bodenleger	aR
^bogota	cX
^bogota 	dS
^bohle	cJiSj\\
^bohs	hU
^boiler	iXjU
^boilers	iX
^boilers 	aIiU
^boise	c]
^boise 	cY
^bolsa	e_
^bolt	dGfBhZiU
^bolton	cV
^bombas	jW
^bon	iTtY
^bond	eZhGjI
^bonded	bSiSjI
^boni	gX
^bonjour	t[
^bonjour 	tU
^bonn	cWdY
^bonn 	dU
^bonne	fEsZt[
^bono	g\`jT
^bono de	gIj[kC
^bono por	gT
^bons	jZ
^bonsoir	tZ
^bonus	gXhXkU
^bonus 0	gV
^bonus :	gHk\`
^bonus points	jJk]
^bonus up	gX
^book	aYiSjRpR
^book 	jEpY
^booking	ic
^bookings	bHiTmV
^bookkeeper	aX
^books	h\`i?
^boom	aY
^boots	h^
^boots 	hY
^bootsbauer	aSsT
^bootstrapped	bViI
^bordado	iRjX
^bordeaux	cV
^bordero	aJi[
^bosiet	j\\
^boss	m[qW
^boss :	mV
^boston	cT
^botas	h^iG
^both	eTj\\
^both 	aHeStV
^bottes	hY
^bottrop	cX
^boucher	aT
^boulangerie	bZ
^bournemouth	cSsS
^boutique	bSpT
^box	aUbHh\\mJ
^boys	bWlIsY
^bp	jd
^bpjeps	j^
^bprea	iFj_
^br	iIjUpT
^br 	iIpV
^bradford	cS
^bradford 	cS
^branche	kIlY
^brannock	b[
^bras	aWbDiU
^brass	aUiHqU
^brasserie	cX
^brauch	bItW
^brauchen	hFiSjX
^brauchen 	aX
^braucht	bFcIt]
^brc	iSjV
^brc 	iU
^bread	hYi^
^bread 	h]
^break	bYhVjI
^breakdown	iS
^breakdowns	iW
^breakfast	i]
^bregenz	cU
^bregenz 	cU
^bremen	cS
^bremen 	cSiJ
^brenda	qV
^brennholz	hZ
^brevet	aIj]kU
^brevet federal	lS
^brevete	j\\
^briancon	cZ
^brickies	aT
^bridal	aY
^brides	sV
^bridge	jXkD
^bridles	iW
^brief	pT
^briefing	tZ
^brigada	aVbH
^brigada de	mY
^brigade	me
^brigadier	m]
^brighton	cX
^bring	pb
^bristol	c[
^british	bSsY
^brive	c]
^brive 	cZ
^broken	cShZiF
^broker	i^
^brooklyn	bS
^brot	cGhY
^brotchen	hZsJ
^brotzeit	bShZ
^brown	i[
^bruges	cW
^brussels	cY
^brussels 	cY
^brut	eIg\\
^bruxelles	gT
^bruxelles 	gV
^bs	gViFjWkS
^bsc	j[
^bsl	kZ
^bsl 	jRkT
^bspce	g\\
^bspce 	gZ
^btl	k[
^bts	jWlY
^bts 	jHlW
^bucaramanga	cW
^bucaramanga 	cW
^buchhaltung	aTfJmU
^budget	iXqZ
^budget 00	bV
^budgets	gEiT
^buen	iHj]tY
^buenas	t\\
^buenas 	tU
^bueno	aHcHhUqGrXtT
^buenos	cYjHtS
^buenos dias	t^
^bugs	iW
^building	aYbI
^bulbs	eDh^
^bulgarian	jVkIlS
^bump	fGgZhH
^bungalow	h^
^bunk	fIhb
^bunkhouse	h]
^bupa	h_iF
^bupa 	hV
^bureau	bWcVpW
^bureau 	bSd>pV
^bureaux	cWdU
^burgos	cX
^burgos 	cX
^burnley	cU
^buro	bRc^dW
^buro 	cZdB
^bury	cV
^bus	aSfHhZnT
^bus 	cHhRlVnR
^bus drivers	aZ
^bus from	hWnW
^bus pass	hU
^bush	aSiW
^business	aZ
^but	dRkHlS
^but 	l\\qW
^but not	kSqV
^butchery	j[kI
^buxtehude	cY
^buyer	a[
^buyer 	aYrI
^buying	bZjB
^bwl	j[
^by	iRoWpV
^by the	qS
^bye	t[
^bye 	t[
^c	gSjV
^c 	aHfTgRmV
^c $	g\`
^c +	aRjYrJ
^c 0	aXbGgWhS
^c'est	bIfUsS
^c'est pour	iHjJqVtV
^c'est un	eZ
^c-prufung	iIjX
^ca	nS
^ca 0	bZgU
^ca 00	aIfGiUn]sU
^cab	hbiFpG
^caba	cS
^cabin	aVh[
^cabin crew	a[hH
^cabina	cFmX
^cabine	h^
^cabinet	b[iItI
^cabins	iW
^cable	iW
^cableado	iV
^cableado y	iV
^caces	iFj]kT
^caces 	kV
^caces 0	j]
^cad	gVlV
^cad 	cIkU
^cada	fYiW
^caddy	h\`
^cadena	bW
^cadena de	iR
^cadiz	c\\
^cadre	fViDkTmT
^cadre de	bHjXmFtX
^cadwork	iEj[
^cafe	bZhZ
^cafes	hGpX
^cahors	cW
^cahors 	cW
^caisse	bWiT
^caisse 	iZ
^caisse de	bVfGiS
^caja	bVcIhSi[
^caja 	iZ
^caja de	hXiH
^cajera	aZ
^cajero	cTgIhIjUlU
^cake	hZjJ
^cakes	bJcIhYjDpH
^cal	aSiZjCpZ
^calama	cW
^calcul	gIjU
^calculo	iR
^calculo de	iSjIoR
^caldera	aIbGcWhIiR
^calderas	jX
^cali	cWnT
^cali 	cUnU
^calibrage	iU
^calidad	aHcHg@ib
^call	p[
^call it	aSiEoWpGrU
^call the	pS
^call-outs	fGg[hHiG
^calle	cTd[gJiDjDkIpZ
^calling	iW
^callout	gW
^callouts	gXjG
^calls	fWgHpT
^calm	j^
^calm with	jR
^calme	eEf[iGjYpC
^cama	hZ
^camara	aIbZcFiSsH
^cambio	iX
^cambio de	iX
^cambios	iY
^cambios de	iS
^cambridge	iGjJkT
^camera	i\\
^camhs	aYbGiTjI
^camion	h]
^camion 	h^
^camioneta	h[nS
^camioneta 	h]nE
^camionnette	h\`
^camionnette 	h]
^camp	aShU
^camp boss	aZ
^campaign	nT
^campamento	fSh\\
^campamento 	fVhU
^campana	cIeVmJ
^campanas	jAkSnX
^campo	bVnS
^campus	cThT
^can	jgtY
^can 	jY
^can you	jBqYtS
^can't	dGj\\qSsU
^canal	iWpHrX
^canary	cV
^canary wharf	cV
^cancer	aWbScC
^candidate	nTsZ
^candidature	qW
^candling	iV
^canteen	h_
^canteen 	hU
^cantine	h]
^cantine 	iZ
^cantine et	hFiZ
^canva	cIkX
^canva 	cGkX
^cao	gZiIjI
^cap	eVjUlR
^cap 	eUjW
^cap ou	jV
^capa	iTlR
^capa 	kS
^capable	jS
^capcut	jX
^capcut 	jX
^cape	cT
^cape town	cT
^capital	bWcCiUkHrI
^capitan	a]mI
^capture	i>jd
^car	hTjYtT
^car 	g^hSiHtU
^car allowance	gR
^caravan	h\\
^caravane	h\\
^card	bVhTjS
^cardiff	cV
^cardiff 	cT
^care	iRlW
^career	lS
^careful	j[
^carers	aSbGiS
^caretaker	tT
^caretaker 	iT
^carga	hHia
^cargo	bJcGeZkGlX
^cargowise	jW
^caritas	b[iE
^carlisle	nT
^carlisle 	nS
^carlow	cX
^carne	hSjd
^carne b	j[
^carne de	j[
^carnet	iSjX
^carol	aImBt_
^carouge	cY
^carpentry	iGkTlW
^carpet	iY
^carpeta	iDjWpW
^carrera	g\`
^carretilla	iXjR
^carry	i]jC
^carta	iXjRkJlToH
^cartagena	cV
^cartas	pVqH
^carte	hXj\`
^carte conducteur	jV
^carte de	hSjT
^carte essence	hY
^carte pro	j\\
^cartera	iYjFkT
^cartes	jW
^cas	ediCjFkHmHpW
^casa	hf
^casa 	bUdFhY
^casa con	hU
^casa de	aIbUcIhT
^casado	sY
^case	fCgFhSmSpW
^caseload	iV
^cases	bZhTjJ
^casework	jV
^caseworker	aY
^cash	gIic
^cashing	iU
^cashing up	iU
^casier	hXiGsR
^casier vierge	sU
^casino	bWhXiJ
^castellano	cIkIlX
^castellano 	cHjRlErX
^castellon	cU
^castellon 	cU
^castelnaudary	cZ
^casual	e\\mT
^casual 	aR
^cat	bYgSiG
^cat 	gZjS
^cat 0	jV
^catalan	kUrXsU
^catalan 	iIjSlErV
^catalogo	hIiWjT
^catalogue	bIiX
^cataloguing	iXjI
^categoria	g[
^categorie	aSg_jGsU
^category	jS
^catering	b[
^catering 	i\\
^cathedral	aJb[cJtG
^catholic	bY
^catorce	bHfYgSjGqS
^cats	bGjbkR
^cattle	lW
^cause	i^
^cave	bWiUpEtH
^caviste	aWiH
^ccn	gX
^ccn 00	g\\
^cct	gejJ
^cctv	iW
^cdd	ec
^cdd 	eY
^cdd 0	eS
^cdi	ej
^cdi cadre	eTgI
^cdi temps	eRfH
^cdisc	iJjV
^cdl	aZiIjTlV
^cdmx	cUdS
^cdmx 	cUdS
^cdp	aZ
^cdr	eTgJjY
^cds	iSjT
^ce	hTj]
^ce 	hRjV
^cec	i_jI
^cedula	jZ
^celaya	bIcU
^celaya 	bIcU
^celibataire	sZ
^cell	eHgGhZiTmT
^cellar	gGhZmB
^celle	c]
^celle 	cZ
^celta	gIhJj]
^celular	hWjV
^celular 	h[jG
^cemap	j_
^cena	aJcHhbiHjI
^census	iY
^cent	bUgT
^center	aFbEcTlUmU
^central	cWjS
^central de	bTcIjV
^centre	cT
^centro	bZ
^centro de	b[
^ceo	iCjFkImapB
^ceremonies	i\\
^cerro	c[kJ
^cert	jXlU
^cert cii	hWjT
^cert iii	iIjTkZ
^certificacion	iTkW
^certificado	bWjX
^certificados	i^jJ
^certificat	j^
^certificate	hJi[pR
^certifs	hVjU
^certs	cEiVpV
^cfa	k]
^cfa 	cJeS
^cfc	jg
^cfgs	iEj]
^cfo	a[mS
^ch	iV
^chain	i[
^chainsaw	kV
^chair	eXhHmYqV
^challenge	h[
^chamber	bEcFdWi[
^chambery	cY
^chambery 	cY
^chambre	h]
^champagne	kZ
^change	lIqEsW
^changement	i[
^changement de	i[
^chantier	c^eV
^chantiers	cUnY
^charcuterie	bWkT
^charge	aViFm]
^charge de	aSbTtE
^charge e	aT
^charity	iClZmU
^charlas	iW
^charleroi	cX
^charleville-mezieres	cZ
^charter	aJbXi[
^chartered	j_
^chase	iW
^chasing	iU
^chasse	iW
^chat	iXpU
^chat 	iW
^chat on	iHkHpV
^che	t\\
^check	ic
^check-in	iW
^check-ins	iW
^cheese	hZkF
^chef	aWmT
^chef 	iUmDqT
^chef (	aS
^chef d'equipe	aX
^chef de	aW
^chef ist	mV
^cheffe	mZ
^chefin	bSmW
^cheltenham	cS
^chemistry	jTlS
^chemo	iVjFk]pI
^cheques	hW
^cheques-repas	gJhY
^cherche	fFiDtV
^chere	aHtZ
^chester	cW
^chez	aJb]jJrH
^chf	g\\
^chf 0	gR
^chf 00	hS
^chf 000	gW
^chicken	bS
^chief	aVm]
^chien	fGiHjTkZ
^childcare	dFh^mG
^children	aYbRcHlI
^children's	i\\
^children's ward	bU
^chilled	aSbUcF
^chiloe	iV
^chinese	iJjFkUsX
^chinesisch	jHkW
^chippy	bSrH
^chocolate	j]
^chocolatier	a[
^chofer	aW
^chofer de	cU
^cholet	cT
^cholet 	cT
^choose	dU
^christian	bUsT
^christmas	fWgUhUsH
^christmas 	fTgBhRjHoH
^chrome	cJi[
^chu	aHbajI
^chur	bHc[
^chur 	bHc[
^church	cU
^ci	kV
^cia	gXhEjDkU
^cible	i]
^ciclo	bDeAiSjToX
^cics	jX
^cider	g[hSpI
^ciento	bUgRiJ
^cierra	pY
^cierre	iWpU
^cierre de	fWgSiH
^cilca	cGj_
^cima	jW
^cin	jZ
^cinco	bUfWiI
^cinco anos	jW
^cinema	gJhX
^cinq	jVmS
^cinq ans	jS
^cip 	aSjT
^cipd	j\\
^cipp	gIiHjYkTpH
^circa	gZ
^circle	cGi[
^circuitos	i[
^cis	e_
^cis 	eY
^cis or	eZjG
^cita	iVpW
^citas	i]
^citizenship	iX
^city	aHbVlVpZ
^ciudad	cS
^civic	cR
^civil	eUjVpT
^civil 0	j[
^civil service	eYpT
^claims	iU
^clapham	cT
^clase	jW
^class	jVmS
^class 0	aUj]
^class of	fIi[jGmEoY
^classe	bSgbiI
^classe 0	gb
^clavecin	kYpI
^clean	jc
^clean licence	iGjU
^cleaning	aS
^cleanliness	iU
^clear	iJjb
^clearing	i[
^clerc	a\\
^clerk	a[bG
^clermont-ferrand	cT
^clermont-ferrand 	cT
^client	iVq^
^client's	s[
^cliente	cHq\\rS
^clientele	gSkIlV
^clientes	b]iDsS
^clients	b]cZiD
^clin	iZ
^clinic	cJfTmT
^clinica	b^cR
^clinical	aUbThSiE
^clinical supervision	h^
^clinique	b_sJ
^clio	h[iGjS
^clonmel	cV
^clonmel 	cS
^close	pZrV
^closed	hY
^closed mondays	f^
^closes	p^
^closing	aSpS
^closing 0	fGpT
^cloture	fSiUpS
^clotures	iT
^club	bW
^club de	bSiS
^cluses	cZ
^cluster	bTiJ
^cmm	iT
^cms	iJj[
^cnas	l\\
^cnas 	h[
^cnc	aWiJ
^co	jXtJ
^co 	aSbEcVjBmVpItJ
^co-op	bY
^coa	hSiJl[pI
^coach	aVcDhSkX
^cobas	aIbJcIiDjWkW
^cobro	bJi^
^coburg	cW
^coburg 	cU
^coc	cIj^
^coche	hWiIjYnZ
^coche 	h[jT
^coche de	h\\
^cocina	cHhGi\\oI
^cocinero	aXtH
^cocinero 	aU
^code	j\`
^coded	iIjY
^codigo	cIiIlZ
^coding	iBlX
^coef	g\`
^coef 000	g\\
^coeff	g]
^coefficient	fVgX
^coffee	i\\qT
^coffre d'outils	hSiH
^col	cXpIt\\
^colacion	fJh\\mS
^colacion 	gWhR
^cold	aSg\\
^colegiacion	hWiDjZ
^colegiacion 	jT
^colegiado	aSiGjY
^colegiado 	aUiJjT
^colegiatura	hUl[pF
^colegio	bYcT
^collab	a[
^collection	bHiCqX
^collections	g[hG
^collective	h[
^college	cSeSlV
^colocacion	iWjI
^colonia	c^
^color	jSkY
^colour	jY
^colour vision	jW
^com	aHbScRgYlIpIqR
^combate	iV
^combien	aVjEtV
^combine	aRjW
^combustible	hV
^come	hUp_
^come by	pS
^come in	dViR
^comedor	h^
^comedor 	h\\
^comercial	a[
^comes	eXiElEnE
^comfortable	jX
^comida	h_
^comidas	iU
^comidas 	iU
^comision	eTgZ
^comision 	gU
^comisiones	gZiI
^comite	iZ
^comite de	iHmZ
^comites	iY
^comites de	iV
^comm	g\\
^comm 	g\\
^commande	i[jJqUtF
^commandes	i[
^comme	fFt\`
^commercial	aUbYiHkRnG
^commis	a[mH
^commission	gYiV
^commission 	gW
^commission 0	gV
^commissioning	aY
^commissions	gc
^committee	aGbUcEfGhFiDqStT
^common	cIjTkW
^communaute	bT
^commune	cW
^community	aSrS
^como	eTgTtV
^comp	fXiHjFpTqT
^compagnie	tW
^company	ha
^company car	h\\
^compensation	fW
^competency	p[
^complaints	iU
^compliance	qUtH
^compose	jS
^compose 	jS
^compresseurs	iZ
^compta	aW
^comptable	aX
^comptoir	i]
^computers	lS
^comunidades	i]
^con	m[
^con 00	qX
^con la	jY
^con un	rZ
^concession	bZ
^concierge	ab
^concierge 	a_
^conciliacion	iV
^conciliaciones	iU
^concours	aJeWjYpT
^concreto	iajA
^condition	jWrI
^condition reports	jTrH
^conducteur	mU
^conducteur de	aU
^conductor	a\`jD
^conductores	aX
^conduire	iU
^conduite	aGi\\kX
^conferences	bIi\\
^confidential	aHcHpUqU
^conformite	iU
^conge	fHhdi@
^conges	cJgYhTkH
^connaitre	jSk[
^conocer	kY
^conseil	i_mU
^conseiller	a]nJ
^conseils	i]
^consent	icjI
^conserje	bU
^conserje 	aS
^conservation	aHbSjS
^conservera	bY
^conservera de	bV
^consorcio	b\\jI
^construction	aZi?jUkU
^constructora	aFbW
^consulta	bX
^consultant	aIbTiHmW
^consultation	fGi]
^consultora	b]jIrF
^consultorio	aJc]
^consumer	iZ
^contabilidad	iU
^contable	cJiIjJm\\
^contact	iZpS
^contacto	bHjY
^contador	jY
^container	i[
^contencion	iX
^content	jY
^contentieux	bU
^contestar	iU
^continental	f_
^continental shifts	fW
^contract	bXqTtY
^contractor	bTeS
^contractor 	aJeVfI
^contractors	bV
^contracts	iTmZ
^contractuel	eVgW
^contractuels	aIe[iIlU
^contrat	bIe\\fIpV
^contrat de	eZ
^contrata	aJe\`gI
^contrato	e^fI
^contrato por	eR
^contratos	iX
^contrats	iZ
^contremaitre	m[
^control	iZmT
^control de	aIiT
^control room	hHmZ
^controle	iZ
^controle des	iT
^controleur	aT
^convenio	bRgW
^convenio 	g\`
^convenio +	gV
^convenio de	tW
^convenio del	eU
^convention	gZhV
^conveyancing	aV
^conveyancing 	aU
^convois	bFiUnT
^cook	j[
^cook 	hZ
^cool	aVfJiHj\`
^cooperativa	bVhJ
^cooperativa de	bVhI
^cooperative	b[
^coord	aIm\`pJ
^coordina	m[
^coordinacion	iW
^coordinador	pE
^coordinador de	aS
^coordinadora	aTmU
^coordinator	aImVpW
^coordinator 	aZ
^coordinatrice	aGmX
^coordo	aUbJiFmW
^coordonnateur	fGsV
^copenhagen	c\\iI
^copywriter	aV
^cordoba	nT
^cordoba 	nU
^core	eXfThIjU
^core 00	fX
^cork	c]
^cork 	cSnS
^coroutines	iHjX
^corporacion	bbcIiH
^corporate	i\\qZrD
^corporativo	cYqT
^correo	pS
^cortar	iW
^cortar 	iY
^corte	cXi[
^corte de	iVjS
^cortes	jY
^coru	j\\
^cosecha	fViX
^cost	bRiX
^costeo	jT
^costo	cDi_
^costos	iYjJ
^costume	iIkU
^cotisation	h\\iH
^cottage	h^
^cottage 	hX
^cottbus	cV
^cottbus 	cV
^coucou	tY
^could	iGtS
^could be	fT
^could you	iEpFqW
^council	eTrS
^counselling	hbi@
^count	i_
^counter	i_jG
^counterbalance	iEk^
^county	bTeRgInGpV
^coupe	fUi[sE
^coupes	iT
^couple	sT
^couples	sS
^coupure	fT
^coupures	fW
^courrier	pR
^courriers	aHiV
^cours	fGh_lW
^course	gWjEkFlX
^coursier	aT
^court	aWh=i_jR
^courtier	aS
^courts	bFdViWnI
^couvreur	aSjJrI
^covenants	iZ
^cover	eBp]qS
^cover letter	pW
^covering	iRpS
^covering letter	pW
^coxswain	a>iJjTkY
^cp	eVgX
^cp 000	eVgYpJ
^cpa	iEjVkFl]
^cpa 	jT
^cpc	jSm[
^cpc 	jTmS
^cpcs	aJjUkT
^cpcs 	kV
^cpd	h[
^cpd 0	hZ
^cpe	aZeEgHh\\jI
^cpeng	iEj^
^cpp	jIkZ
^cpr	j]
^cpt	gGiVjVpJ
^crailsheim	cS
^crailsheim 	cS
^crane	aYfXhG
^crash	i[jJ
^creche	bShV
^creche 	aIbWhT
^credit	gRhGmS
^credit controller	aW
^credito	hZmI
^creteil	cY
^crevasse	jT
^crew	iS
^crew of	iWmT
^crewe	cRlR
^crewe 	cRlR
^crewing	pS
^crewwechsel	o[
^critical	aUjW
^crm	kU
^cro	bXk[
^cro 	bV
^croisieres	bTcJiT
^croissants	iX
^crop	aJiZjTkJ
^cropster	jZ
^cropster 	jZ
^croupier	aW
^croupiers	aT
^crown	aWcEiU
^croydon	c\\
^croydon 	cT
^crumlin	cW
^crunch	fZlIsH
^crush	cIh[iIjI
^cs	aFj\`
^cs 00	jVkS
^csat	i\\
^cscs	jSlW
^cscs 	jTkR
^cscs card	lY
^cse	h\`
^cso	iEjFmanJ
^cssf	jT
^ct	cTiX
^cta	aZjU
^ctc	bUcIgShFiHpS
^ctc 	bScJpX
^ctg	i[
^cti	g^iCjE
^cto	mapI
^cuaderno	i^jG
^cuadrante	f]iI
^cuadrante 0	fX
^cuadrar	iU
^cuadrilla	aTmX
^cuadrilla de	aUmV
^cuadrillas	mZ
^cuando	dWiDnV
^cuanto	gZjGoUpHs>tH
^cuarenta	bWfU
^cuarto	cGfThUiGjV
^cuarto turno	f_hGjG
^cuatro	fUmU
^cuatro anos	j[
^cubre	eRiW
^cuda	aSiIjEk_
^cuenca	cX
^cuidador	aU
^cuisine	b]iS
^cuisinier	aV
^culiacan	cZ
^cultural	hSsY
^culture	bJiTsU
^cuota	h\\
^cuppings	iW
^curage	iX
^curator	aGiFjJm\`
^curico	cZ
^curico 	cV
^curing	iX
^current	mIq[
^curriculo	pU
^curriculum	mT
^curso	fHjblR
^curso de	jSlX
^curvas	iX
^cusco	cZ
^customer	iR
^customers	bYjHkHpIsW
^customs	aX
^cut	iVjW
^cutter	aFiWjU
^cutting	i\\
^cuttings	aGiWpX
^cv	pc
^cv 	aSpS
^cv to	pTqG
^cvs	p]
^cycle	fFh_iY
^cycle to	hZiG
^cymraeg	qJrV
^cytech	j\\
^d	hJjc
^d'ou	bUqV
^d'un	eFiXjGlToT
^da	bYiUjBm^qG
^dachdecker	iU
^daf	mU
^daf 	aUmU
^dafur	fUlU
^daher	dVqV
^daily	fZi]
^dairy	aTbCkX
^dakar	iInYsF
^damos	b[iH
^danach	hTpX
^dance	aZ
^danger	gU
^danisch	kW
^danish	jWlR
^danish 	cJlR
^danke	mHpFth
^danke 	tX
^dann	eTpW
^dans	b[cSrS
^darf	rW
^dark	dJf^iF
^dart	j\\
^darum	bXqS
^darunter	iImX
^das ist	eV
^dass	q_rS
^dass wir	bUiFrW
^data	aXhVjU
^data analyst	cStT
^data engineer	aUbI
^data entry	a]bIiD
^datacolor	jZkT
^datenqualitat	i[
^dates	jI
^datev	jS
^datev 	jS
^dauernacht	f[
^daventry	cS
^daventry 	cS
^davinci	kW
^davon	bYcHfXiHjTmJ
^dawn	f\\
^day	bZfXgV
^daylight	fX
^days	f\\
^days 	f^
^days 0	iV
^dazu	hViTjR
^dazu 	gJjTkU
^db	hSiHjV
^dba	aYjI
^dbs	iHjZ
^dbs 	hU
^dbt	jWkT
^dbt 	jV
^dc	bIlYmZpC
^dc pension	h]
^dcp	i]
^de 	cFdRfViFjIkc
^de 0	f\`mIoT
^de 00	fYsW
^de la	oTs[
^de los	bUiS
^de lunes	f\\
^de nuit	aYfIgU
^de ocho	fZ
^de preferencia	kT
^de septiembre	fSiR
^dea	kZlHsG
^dead	hCi_lR
^deaf	iIkYrJ
^dean	jJmVpJsT
^dear	tm
^death	hU
^death in	hV
^deaths	iW
^deauville	cR
^deauville 	nS
^debt	aVeHiS
^debut	aGf\\
^debutant	lZ
^debutants	lX
^dec	f]j\\
^decent	iFjTsS
^decision	iFmIpXtV
^deck	hHiTp[
^deckhand	aRmR
^deckhand 	aY
^declaraciones	iX
^decolletage	bZiH
^decouches	f\`iEnA
^decoupe	iV
^dedupe	iW
^deer	i\\
^dees	j_
^degree	l[
^degree 	jV
^degree in	iJjY
^deja	bCr_
^dejar	jJp\\
^del	iSo]
^delegado	aWgEmZ
^delegue	iI
^delemont	cR
^deli	i_
^delineante	aT
^delivery	iS
^dem	iTjTqT
^demarrage	fHiJo^
^demarrages	i[
^dementia	bWjI
^demo	p]
^demontage	iU
^den	iS
^deneigement	ia
^dental	aSjX
^dental 	jX
^dental nurse	aY
^denver	cW
^dep	aUjWtJ
^depannage	dJiS
^depart	fTiRoW
^departamento	hTmX
^departamento de	hTmX
^departement	aEcVeStJ
^depende	m[
^depende del	mT
^dependienta	aV
^dependiente	aY
^dependiente 	aY
^dependiente /	bU
^deplacements 	gW
^deploy	iW
^deposito	bUlW
^depot	cTkT
^dept	bSiGmWtS
^depuis	bRlSpHqH
^depuis 2000	iUlV
^deputy	aSiGjJm_
^der	q\\
^der 	fTqX
^der alte	qW
^derby	cWdS
^derby 	cV
^derecho	cJkVlY
^derramas	iX
^des	oa
^desarrollador	hSkI
^desayuno	hW
^descanso	fX
^descarte	iY
^descuento	h[
^desde	o^
^desde 2000	bZ
^desde casa	dY
^desde el	oY
^deseable	k[
^deshalb	b[kI
^design	kV
^design system	bIkX
^desirable	hJkV
^desk	d^iEmV
^desludging	bJiY
^desossage	iU
^despacho	bX
^despidos	iW
^despiece	i^
^despues	eTfThGiGpW
^despues de	pV
^destajo	gY
^destajo 	gX
^destete	iU
^details	aEbHfIiVtW
^detection	iT
^detmold	cW
^deutsch	l^
^deutsch 	lTrU
^deutsch a	j[lH
^deutsch c	jX
^deutsch und	kIrW
^deutsche	iHj\`
^deutschlandticket	h]
^deutschlandticket 	h[
^deux	mR
^deux 	aXcGdSgShSiFtJ
^deux ans	bJiEkRlW
^deux jours	dWfThGtT
^deux mille	g^
^dev	aZ
^development	iXjD
^deviations	iU
^devis	i]
^devis 	jW
^devops	aWcIiH
^di	f\`hJtH
^di-sa	fb
^di-sa 	f\\
^dia	fGgT
^dia de	fGgVhU
^diabetic	iU
^diagnose	iTjV
^diagnostic	jV
^diagnostics	aGbZiRk@
^dial	j\\sJ
^dialux	kY
^diary	f\\hGiS
^diary 	i\\
^diary studies	iR
^dias	d[fTiF
^dice	sUtV
^diciembre	eU
^diciembre 	eSfIoR
^dictating	aJtZ
^dictee	pUtV
^die	qW
^die 	c\\lIqItB
^die person	iY
^dienst	fZhIiCpT
^dienstag	fX
^dienste	fSgYhJiI
^dienstkleidung	hW
^dienstort	c\\
^dienstplan	fShIiW
^dienstreisen	hFnb
^dienstwagen	hUiInX
^dienstwohnung	h^
^diesel	aYbDcDhXiSjIkD
^diesmal	s[
^diet	aZg[iC
^dieta	gdjI
^dietas	gViTjJ
^dietas 	hS
^diez	eXfZjSkGrD
^digging	iS
^digi	jY
^digi card	jS
^digital	sV
^digs	he
^dijon	c\\
^dijon 	c\\
^diktat	tX
^dimanche	fUgXiJ
^dimanches	fUgViJ
^dinero	bIgYjJtT
^dinner	aXfShUsF
^dip	iV
^dipl	jVtH
^diplom	jVlR
^diploma	iIjTlZ
^diploma 	cFhVjIlT
^diploma in	jX
^diplomado	kX
^diplomatura	jT
^diplome	ja
^diplome 	lJpWtU
^diplome d'etat	jX
^diputacion	b]
^dir	m[
^direccion	aXmW
^direccion de	aSi\\jHmF
^direct	e]
^directeur	aW
^directeur /	aTbI
^direction	aDbbiDm[
^directo	e]iF
^director	m\\
^directora	mU
^directrice	pUqT
^directrice 	mT
^direkt	cXeTiI
^direkt bei	e\\
^direktionsassistenz	aU
^dirige	mY
^disability	mU
^discord	bIcHiVjY
^discount	h[
^discrecion	jSpW
^discrecion 	jRpVq@
^discreet	qHrZsU
^discretion	jU
^discretion 	jY
^disenador	jJ
^disenadora	mW
^disgorging	iX
^dismantles	iY
^dispatch	aHiVmY
^dispatcher	aJm_
^displays	iX
^dispo	bIeJiGjYpJtT
^disponent	aV
^disponibilidad	fVhGiSjT
^disponible	cJf[jH
^diss	cVfHgIhJiFjEk]lI
^dissolution	i[
^distribuidora	bVcI
^distribution	aDcFhJiT
^district	aVcV
^disziplinarisch	mY
^diurno	fW
^dive	aThUiGmXpI
^dix	j\\
^dix ans	jW
^diy	iUjW
^django	jX
^dkk	g\\
^dm	aFp_
^dma	aJj[
^do	fSjFrS
^do not	pEqZrZ
^do the	iUjT
^doce	bYeIgUiH
^docente	a[
^doctolib	iW
^doctolib 	iW
^doctora	aDfHmWt[
^doctorado	iIl]
^documentation	iZ
^documents	iWpS
^doe	iZjFkY
^does	tU
^doesn't	pXqEsX
^doesnt	jX
^dog	hXiSjSpJ
^dog 	j[
^dog groomer	aUcIfT
^doing	iV
^doing the	iV
^doku	cHhWiVjIlJ
^dole	c^
^domaine	bYgGhJjY
^domestic	iS
^domingo	f_
^domingos	f[
^dominio	j^
^don	m\\sU
^don't	r[
^don't 	lJrZ
^don't care	l\\qHrH
^don't put	r[
^don't say	jSlH
^donc	tT
^donc 00	fXgThH
^doncaster	cX
^doncaster 	cX
^donde	d^lHtG
^done	iGoIp]sJ
^donegal	c[
^donor	iTpJqZ
^dont	lSrT
^dont trois	jTmV
^doodles	iXjUqH
^door	hBi^lT
^door staff	l[
^dos	m[
^dos 	jRmW
^dos anos	hViJjSnR
^dos ayudantes	mY
^dos de	mYoR
^dos dias	dTnX
^dos por	iV
^dos semanas	bHdRfWhEmEnUoG
^dos tardes	fUsY
^dosificacion	iV
^dosimetrie	iV
^dossier	p]
^dossier 	pS
^dossier complet	pT
^dossiers	dVpV
^dot	jUp[
^double	bIf[iR
^douche	h]
^douche 	hY
^douglas	cY
^douze	aYcFfEhYiEmEoI
^dovetail	jW
^dovetail 	jV
^down	aHbHc[fI
^doyenne	bX
^dp	bUhJjBkY
^dr	pV
^draft	i[
^drafting	iV
^drain	iZ
^drei	fRmX
^drei gruppen	bUgH
^drei jahre	bAeSiSjZmI
^drei tage	dZ
^dreißig	mU
^dreißig stunden	f^
^dreißig tage	fHhW
^dresden	cY
^dressing	iW
^drive	bHjXpS
^driver	jVkTlU
^driver 	aDhTiGja
^driver's	cJj]pI
^drivers	aEi\\
^driving	jVnR
^driving licence	lT
^drogheda	cV
^droit	j]
^drone	gIhRiVjGk_pH
^drone 	bUcGhZiDkI
^drop	bHp_
^drop-in	pW
^drug	pV
^drum	qUsW
^drummondville	cS
^drummondville 	cT
^drupal	jV
^dry	hUiVo\\
^ds	iJjUm\\pH
^dsc	jZ
^dsc 0	jZ
^du	iX
^du lundi	fW
^du mardi	f[
^dubai	iW
^dubai 	iX
^dubbo	c^gI
^dublin	cX
^dublin 	bUdT
^dubuque	cV
^dudley	cX
^dudley 	cX
^due	aUtT
^duluth	c]
^dundalk	cW
^dundee	cXtI
^duo	aHm_
^durban	cW
^duree	eW
^duree indeterminee	eU
^duren	c\\
^duschen	hY
^duschzeit	hY
^dust	jZ
^duster	h]
^dutch	hHjWlY
^dutch 	iJjSlTrS
^dutch b	jW
^duty	hSm]
^dv	jW
^dynamo	jTkW
^e	g]
^e 0	ga
^e 00	fS
^e-auto	h]
^e-bike	hWiG
^e-bikes	iUjS
^e-dec	iT
^ea	aYiFjImU
^each	gU
^earlies	fS
^early	b[fZ
^easa	iHj\\
^east	aIbHc^iI
^easter	gXiSkD
^easter 	eSoW
^ebanista	cW
^ebay	hJi\`
^eberswalde	cV
^ec	c^jRkJmG
^echelle	g[
^echelle 00	gS
^echelon	g^jI
^ecmo	iXjI
^ecocheques	hViE
^ecole	bSjUl\\
^ecole 	iVlJ
^ecole de	jW
^ecoles	cR
^economia	jZ
^ecoute	jZ
^ecrire	jTlEpSrT
^ecrit	jVpV
^ecriture	r\\
^ecs	jY
^ed	aGmWqW
^edad	sb
^edge	bXiI
^edgware	cY
^edicion	j[
^edinburgh	cV
^editeur	aGbY
^editor	mU
^editorial	bR
^educ	aXbT
^educacion	jS
^educador	aUiG
^educador /	aW
^educadora	a[
^educateur	aU
^education	iU
^efectivo	aJeZ
^efz	jZ
^efz 	jV
^eg	gd
^eg 0	gU
^eg 00	aIgT
^egal	aFbHcGeEfHgUiFjVkGl>oVpIqS
^egal 	cGfHgIjTl<mIoVpHqVrE
^egg	a[bIgF
^egresado	iDjYsT
^eh	aHgSlI
^eh 	a?bIdIeGgShIkIlHnIoIpH
^eheschließungen	iR
^eho	iXjG
^ehpad	bV
^ehrenamtliche	aIbSiXmC
^ehrlich	bStU
^eibar	cZ
^eigene	b[i@jX
^eigener	hX
^eigener hund	kS
^eigenes	lRnS
^eight	bTfUgHmR
^eight to	f[
^eignungstest	pV
^ein	sT
^ein tag	d[jH
^einarbeitung	aJoU
^einarbeitung 	aFcIgRiI
^eindhoven	cWiJ
^eine	aXmU
^einen	aWdW
^einen 	aSdSiItS
^einer	q[
^einfach	cEp^qT
^einfach 	jV
^einkauf	bJi[
^einkaufer	a[
^einliegerwohnung	h[iF
^einmal	aJfXiEjUnTqJ
^eins	jZ
^eins davon	jZ
^einsatz	fRiS
^einsatze	fTiFn]
^einsatzgebiet	cU
^einstellung	oY
^einstieg	gZoX
^eintritt	iWoT
^einwandfreier	iIjY
^einweisung	iW
^einzel	iX
^einzelzimmer	hX
^eis	fIhTi_oEqH
^either	aJcJeVfAiIj[lEqJ
^eje	aXiI
^eje 	aZiI
^ejecutivo	aZ
^eks	jW
^el	qY
^el 	eSfSq[
^el anterior	qW
^el horario	fT
^el que	fU
^elche	cZ
^elec	cJiVjI
^electrical	jY
^electrician	aAbHj^
^electricien	aZkJ
^electricista	a_
^electroerosion	j\\
^electromecanicien	jX
^elektriker	jT
^elementary	j\\
^eleven	bXiGmW
^eleven 	cImT
^elf	b\\cI
^elle	mV
^else	bIdYfEiInXpH
^elternabende	iX
^elternabende 	iX
^elterngesprache	iT
^elterngesprache 	iT
^elternzeit	e^fJhHiHmF
^elternzeitvertretung	eX
^elternzeitvertretung 	eW
^em	i^jGmR
^email	iVpXtS
^email 	i_
^emballages	iT
^embalming	iS
^embauche	eWfZiJmH
^emden	c[
^emden 	c[
^emergencia	f\\iE
^emis	bUcIjHkW
^emojis	lIr]
^empieza	eY
^employed	gU
^employee	a[
^employee-owned	bS
^empower	j\\
^empresa	bbjI
^emt	iHjEk\\
^en	c[jT
^en 	j[
^en el	rU
^en la	cTiS
^encadre	aImY
^encadrement	iT
^encadrement de	iXmI
^encargada	hHmRpH
^encargado	aViFm\\
^encargado de	a]mE
^end	oWsX
^end of	fHpSsS
^ende	eDfRt\\
^endorsements	iX
^energie	bIjUk[
^enero	mIoYpJ
^enfants	aGi^
^enfermera	aUjJmV
^enfermera /	aYjI
^enfermero	aT
^enforcement	a[
^eng	bSjZmV
^eng 	aGmZ
^eng 0	jT
^engel	bBcGi]jW
^engine	iTkVqV
^englisch	kVlX
^englisch 	jS
^englisch c	jZ
^englisch fur	kZ
^english	jXl^
^english 	rT
^english and	j]
^english b	jZ
^english c	jT
^english for	jSrV
^english-speaking	aVcUiCkImI
^engrase	iV
^enhanced	fHgThRiJjW
^enhanced dbs	j\\
^ennis	cX
^ennis 	cX
^enologa	mV
^enough	qWsR
^enquete	iS
^ensayos	oT
^enseignant	aZ
^enseigne	bX
^ensuite	dWeH
^entgelt	gT
^entgeltgruppe	gW
^entrada	fXoW
^entrainement	hEi\\jI
^entran	fY
^entrapments	iT
^entre	fSgSsU
^entre 0	fRgVoIpS
^entre 00	s^
^entre nous	qWsS
^entree	hVoZ
^entrees	iV
^entrenador	aU
^entretien	iZ
^entretien avec	mIpX
^entretiens	hJiZ
^entrevista	p\\
^entrevistas	p^
^entwicklungsgesprache	iV
^env	gU
^enviar	pU
^envigado	cY
^environ	gUnR
^environ 0	fSgZ
^envoyez	pX
^ep	e\\fJhIjClT
^epb	iJj[
^epc	aIb^cI
^epf	cHhZiF
^epi	ha
^eps	hgiI
^eps 	hX
^epsv	h\\jH
^equipe	mX
^equipe de	fSiTmR
^equipementier	b[
^equipes	fZ
^equipes 0	fZ
^equipo	aUmW
^equity	aTgX
^er	iWqS
^era	g^rR
^erfahrung	iAkVlUrX
^erfahrung mit	hJkX
^erfurt	cU
^erp	iU
^erp 	iS
^erst	e\\qGrY
^erste	aUbHeHfIkS
^ersten	gShJiHmR
^erstgesprache	iFpZ
^es	iU
^es 	bVcHgRhVtI
^es de	fU
^es geht	aW
^es gibt	g[qS
^es ist	b^
^es para	aJeXfGqRtR
^es una	bSe[
^esbjerg	bU
^esbjerg 	bV
^escalafon	gZiJ
^escaner	i[
^escorting	iT
^escuela	bHc\\lU
^eso	iTqUrS
^eso lo	iXqG
^espaces	iV
^espagnol	jY
^espanol	hRjUsU
^espanol 	aGhUiIsT
^especialista	aY
^especializacion	iJkX
^essai	eXpY
^essais	fSiU
^essalud	hViH
^essen	aGcIdXh^iDnRtG
^essensbons	hX
^essential	gIh^
^essential :	jX
^est	bYiAtV
^est 2000	bU
^esta	c[iDjIm]
^estacion	bTjV
^estacionamiento	hX
^estadistica	hHiZ
^estamos	mZ
^estaria	iWjFkR
^estate	aZiS
^estheticienne	aX
^estudio	aRbV
^estudio de	bY
^et	iVjS
^et 	gRhZ
^et le	gUhI
^et les	h\\
^et pas	qIrU
^et puis	hViW
^et un	bSiIjTtC
^et une	iF
^etablissement	bY
^etalonnage	jY
^etat	iUjV
^etat civil	iUjV
^etats	i\\
^ete	eGf\`iE
^ethics	hV
^etiquetage	iX
^etre	jSn[
^ett	eXjEpS
^etude	bZpT
^etude de	pR
^etwa	iUnU
^eu	aSdSjX
^eur	gTiW
^eur 	gT
^euro	aJg\\lG
^euros	bTgViG
^euskera	jDkXlW
^ev	bWjYnJ
^evac	bIhZiT
^evaluacion	p[
^evangelico	sU
^evangelische	bS
^even	dEiFk\`sJtI
^evening	tY
^evenings	fUhIiAjYpW
^evenings 	fJiBp]
^event	gIi[nFtT
^events	aXbHiFjWmS
^events 	aJiIjVmW
^eventual	e_
^every	iRtU
^every 0	iR
^every other	f]hF
^every second	fEh\\iU
^every third	fT
^everyone	hHiFqEr]
^everything	qW
^eves	f[
^evidemment	cIh\\rE
^evidence	iUjU
^evite	r[
^ewp	iIjZ
^ex	cVk]
^ex-offenders	iIsY
^ex-police	lW
^exam	aTbJcJhUpT
^examen	jRpS
^exams	iW
^excel	j]
^excel 	iU
^excel +	iT
^excelente	iHkWpDsW
^excellent	j^
^executive	mS
^exempt	eU
^exempt 	aS
^exeter	cUdS
^exeter 	cZ
^exocad	jV
^expediente	pT
^experience	kSt^
^experience of	iHjYmJ
^experience with	kW
^experiencia	jUlU
^experiencia con	kVlTmI
^experiencia en	iHjZ
^exploitant	aWmV
^exploitation	bSiGp[
^export	bT
^export 00	bZ
^exports	b\\iG
^ext	hYiIjIpW
^extension	bJeWhIoVqJ
^extra	bHfUgGiIkV
^extra marks	kY
^extraccion	i^
^extraction	bIiZjJ
^extras	hZ
^extras :	gEhW
^eye	b[jU
^eye for	jX
^eyesight	iIj]
^eztitles	jX
^f	aRfS
^f /	aRbJfZgDiIjD
^f 0	bUhT
^f-gas	jZpS
^f-gas 	iHjZkU
^fa	a[
^fabric	bUiSoG
^fac	j_
^face	cTiTjVkJlE
^facebook	kJpW
^facebook 	kJpW
^fachadas	cJgEhXjG
^fachangestellte	gT
^fachausweis	jTlF
^fachbereich	b^iItD
^fachkraft	aZjJ
^fachkraft fur	aX
^fachlich	aHm[
^facilities	iU
^facility	aSbTpU
^facteur	aX
^factory	cZfW
^facturacion	b\\iH
^facturacion 	b[iHjJ
^facturas	aHeUiT
^facturas 	iW
^faena	bIcX
^fahrdienstleiter	aW
^fahrer	jWmR
^fahrerkarte	jX
^fahrerkarte 	jX
^fair	iEmFpFs^
^faire	iZjJpIqIr\\
^fais	rbtT
^fait	bSiWqHtU
^faith	l[
^fakenham	cS
^fakenham 	cS
^fall	hBi@jc
^falls	cIiTjS
^fallt	qUsY
^falmouth	tU
^falmouth 	tU
^falta	aXlW
^familiar	bW
^family	b\\h[
^family firm	sS
^fanuc	j[
^fanuc 	jS
^far	cVdHiBjXqH
^farm	a^fEhViFjYkD
^farmers	bSsS
^farrier	aYrS
^fast	bWiCj]pE
^fasteners	iV
^fault	iV
^faulturm	iX
^faut	j^
^faut pas	rX
^fco	jY
^fda	bScJ
^features	iEm[pI
^feb	f\\hD
^feb 	eJfVgRiSoI
^feb 0	fRiHoV
^febrero	oZ
^februar	fWlFoSpG
^federacion	bX
^federal	bXiSlG
^feed	bRfJi]
^feedback	pX
^feeds	fFgZiS
^fees	hIiX
^feiertage	fThH
^female	hGs\`
^ferias	iX
^ferien	fV
^ferme	f[hY
^fermeture	fToGqU
^fermeture 0	eTfVoH
^fermetures	fDiTjU
^ferreteria	aIbViJ
^fertig	eIpY
^fertility	b[
^fertirriego	iTjV
^fest	aIe\\fI
^festanstellung	eV
^festanstellung 	eU
^festival	bTfHgUhJoWpJ
^festivos	fU
^feu	fGiGk[pT
^few	tX
^fh	cUj]kI
^fia	fHja
^fibre	aRiW
^ficha	cIi[jHp[
^fichas	iU
^fiches	iS
^field	aYfRnT
^fiets	gJh]iHjH
^fifteen	aIbIfVmTtB
^fifty	fWgSiEjRpI
^fifty-two	gW
^figeac	cR
^figeac 	cR
^figma	j^
^figma 	iR
^figure	f^qJ
^fijo	eZgW
^fijo 	eXgR
^fijo discontinuo	eS
^fijo-discontinuo	eW
^file	iRjX
^filiale	c\\jI
^filialleitung	aS
^filing	pV
^fill	fEiVjHlU
^filleting	hHi[
^filleting 	iV
^fimo	fRjU
^fin	oZ
^fin de	eRfTnHpS
^final	hYiVpS
^finance	aTgXhJmR
^finance director	a[
^finanzbuchhaltung	iZkI
^finca	b]
^fine	iTlW
^fine 	l[
^fines	fZiW
^fines de	f\`iF
^fini	bIcHoXsW
^finish	fXqT
^finish at	fX
^finished	fGiGjVo[
^finnish	jZrT
^fintech	bUjHkU
^fiori	iZpH
^fire	a[iU
^firebase	jZ
^firebase 	jY
^firewood	cGhWiSjI
^firm	bIiGj^
^firma	bScGiRlW
^firmenfitness	h]
^firmware	bJiWjGmU
^first	iUoS
^first 0	dYeDgZ
^first aid	hHiVjT
^first aider	iUkTlH
^fischgrat	iW
^fish	aTfGh[jIkI
^fishmonger	aZ
^fisio	aWhU
^fisio 	aShVmU
^fit	bHiXjVsT
^fit 	jT
^fitness	gIjFpX
^fittings	aHfRiX
^five	mW
^five days	dViV
^five in	mY
^five of	bSjTmI
^five weeks	fIh]
^five years	eTjY
^fix	aBcIi_jFqJrItF
^fixe	g[
^fixe 0	gZ
^fixed	ed
^fixed term	eS
^fixed to	eY
^fixes	iU
^fixum	g]
^flagging	iS
^flair	aHk^
^flat	gHhb
^flat above	hY
^flats	bAi]
^fleece	bXiSjC
^fleet	aEbFfEh]iYjGkFnJ
^flensburg 	bR
^flex	fXg@h_iJjF
^flexi	dWfW
^flexi 	fShU
^flexible	f\`hStI
^flexitime	fThS
^flexitime 	hW
^flick	pUqX
^fließend	jT
^flight	aUfHh]
^flights	fFh[iDnW
^flights 	h]
^flocking	iW
^flood	fUiBjX
^floor	aBbFcWdDgGiTjSlIrJsJ
^flotte	bTjJ
^flows	iY
^flt	qR
^flu	hUjZ
^fluent	jX
^flug	h[
^flujo	bEi[
^fluke	hWiFj[
^flying	bEgViS
^fm	aYg[
^foi	i\\
^folders	iW
^folkestone	cU
^folkestone 	cU
^follow	iWsT
^following	bJiGt\\
^fondation	b^iE
^fondee	bV
^fonderie	b[
^fondo	bUh\\jEnI
^fondo de	bEhZ
^fonds	bUeTiSjD
^fonoaudiologa	cImV
^food	bZh\\iE
^food safety	jZkJ
^foot	aS
^for	tT
^for 	aGcUoStV
^for a	bVcS
^for our	iU
^for the	aSiJtW
^for two	aHiWsHtI
^forages	bUcH
^forecast	iU
^foreign	iW
^foreman	eImUpV
^forensic	hWiI
^forest	bUiV
^forfait	fWhU
^forfait 000	e]fEhC
^forfait jours	eUhI
^forge	iX
^forklift	jYkR
^forklift 	kW
^form	fJiYpY
^formacion	h_
^formacion de	fFjXoW
^formal	iFpFr[
^formalitaten	iY
^formalites	iW
^formation	jTlX
^formation des	i[jI
^formentera	cSnR
^formentera 	cSnR
^former	bGkY
^forms	pb
^forms from	pZ
^formulaire	oHpZtT
^formular	iSpFtX
^fort	c_
^fortbildung	h]iC
^fortinet	jW
^forty	b[fSkE
^forty hours	fZ
^foto	iUsW
^fotograf	aUbFlX
^fotos	i\`
^foundation	jT
^four	bSfRiJmY
^four 	aYbCcDmEqU
^four and	fS
^four benches	mS
^four days	dWeXfS
^four of	m\\
^four on	fX
^four years	jVlS
^fourchette	fJgZ
^fourgon	hY
^fourteen	aJbTfVgSiBmStH
^foyer	bY
^fp	bSjV
^fr	fVjS
^fr 	aRdXkI
^fr 00	fX
^fr bis	f_
^frais	gThUnT
^frais 	g_hG
^frame	aFbViUjH
^francais	lXsT
^francais 	jUlJ
^francaise	bSsU
^france	aUbFcEdJeHgJhFiFjTkGlJmInToIpHqIsItJ
^frances	iGjVkWlT
^frances 	iIkSlU
^franchise	bVe[gJsH
^franco	fV
^frankfurt	iT
^frankfurt 	iTnS
^franz	c[iHpT
^franzosisch 	kT
^frappe	jR
^frases	rT
^frases cortas	rT
^frau	aDpVqYt\\
^free	hdiF
^freelance	eZgX
^freelance 	eUgS
^freelance 0	eS
^freelancers	bCe[lI
^frei	aVbFfDiHjEoVpGqW
^freiberuflich	e^
^freiberuflich 	e[
^freiburg	pS
^freiburg 	pS
^freie	bVe[
^freier	eUfVhC
^freikarten	bIgVhYiJ
^freitag	fZ
^freitag frei	hT
^freitags	fX
^freitags bis	fV
^french	jX
^french 	iIkW
^french b	jW
^french or	kT
^fresh	kGl]
^freshers	gJlZ
^fresno	cU
^freude	j]
^freuen	kX
^freundlich	iFjg
^freundlich 	j[
^fri	f_oX
^fri-sun	f[
^fribourg	cU
^fribourg 	cT
^friday	pW
^fridays	fWpS
^fridge	bEhWlV
^frigo	hWiX
^frisch	iYjFlUsV
^frist	pcqH
^froid	fUhHi[
^from	oe
^from 0	oS
^from 00	iU
^from :	t\`
^from the	cS
^fromages	bVhX
^frome	c\\
^frome 	cW
^front	aUtR
^front desk	hTiJtX
^frontaliers	iS
^frozen	b[jJ
^frs	hZ
^fruh	fYjT
^fruh /	fV
^fruh ab	fT
^fruhdienst	bVfR
^fruhstuck	hViTjH
^fruit	aIb[fEhWiI
^fruta	h]
^fruta 	h]
^fs	fSjW
^fs b	fUjT
^ft	e^jI
^ft 	eZgRjH
^ftc	eY
^ftc 	hT
^fuel	bGh^lH
^fuel 	gU
^fuera	bFcFf^gGiHjGmGnCpRrH
^fuhrerschein	l\\
^fuhrerschein 	jT
^fuhrerschein b	lGnU
^fuhrerschein be	jY
^fuhrt	aIbImZ
^fuhrungserfahrung	iHjX
^fuhrungszeugnis	jVsU
^fulda	cV
^fulda 	cV
^full	iR
^full licence	j\\
^full remote	dY
^full time	e\\fTmT
^full uk	jZ
^full-time	eT
^full-time 	eRgR
^fund	i[
^fundacion	b\\iF
^funded	e]iG
^fundraising	a\\iF
^fundsachen	iU
^funeral	h[iE
^funerals	i\\
^funeraria	bUiI
^funf	mZ
^funf jahre	jZmG
^funf wochen	hU
^funk	aYcFkG
^funny	lCqYr_
^fur	nSt]
^fur 	aHcGiFnUtZ
^fur die	nStU
^furgo	h[nX
^furgon	hZ
^furgoneta	nW
^furniture	aTbS
^furs	cVsV
^fusion	bWkV
^futtern	iT
^futtern 	iS
^fußpflege	aWdFiT
^fx	jU
^g	gWjXtW
^g 0	gXjS
^g 00	gUjY
^g'day	jIrItY
^ga	hW
^ga 0	hTjT
^gabinete	dThWiC
^gaeilge	kX
^gaelic	kTsR
^gafas	h]iF
^gage	gZ
^gala	cWfX
^galicia	cViCnW
^gallego	s]
^gallego 	kRrSsE
^galley	iX
^galway	cV
^galway 	cX
^ganaches	iY
^gang	bYsT
^ganz	aGbJcIiFjZlHnT
^ganzjahrig	bIeSoV
^ganzjahrig 	bIeSoV
^gap	cYsW
^gaps	bHoXpJ
^garantie	aJgZhEiU
^garantizado	fSgShJiE
^garda	jYpY
^garda vetting	j]
^garde	fYgS
^garde 0	fW
^garden	cYiBoEqUtS
^garderie	fEh^
^gardes	fXgX
^gardien	a[
^gars	bHs^
^garten	bTiJ
^gartner	aSbGjVmH
^gartnerei	bT
^gas	iY
^gas safe	j[
^gases	iZjS
^gasolina	cIiW
^gaste	i\`
^gastekorrespondenz	iX
^gastro	j\\
^gastropub	bT
^gate	bXpW
^gates	bZgC
^gates 	iS
^gateshead	cW
^gatineau	bIcY
^gaz	bJcIhHiZkImE
^gc	bVcHfJiVjDmW
^gcp	kYtH
^gcse	jY
^gd	gZ
^gd &	jZ
^gdansk	iInU
^gdc	j^
^gdpr	iTjFmIpY
^gdynia	cV
^gearbeitet	fTiSlI
^gearbeitet wird	fTiSlI
^gebaut	i[
^gebraucht	bHcEtW
^geduld	fIj\\kR
^geelong	cY
^gefahrdungsbeurteilungen	iU
^gefahren	cUfU
^gefahren wird	cUfU
^gegrundet	bS
^gegrundet 2000	bS
^gehalt	qVtS
^gehort	bW
^geht	dUiSjGlTqFsStJ
^geht auch	hRiFkHlVtH
^gel	eGfVhGi[jW
^gelernt	lY
^gemessen	iX
^gemuse	hT
^gen	fSqHsS
^genau	iHjWtV
^general	c\\gT
^generator	h^iJ
^geneva	cV
^geneve	cW
^geneve 	dS
^genotypage	iV
^genre	fHgGpGsW
^gentle	jZrT
^gents	aEbYiIsUtS
^geography	jS
^geprufter	jX
^gera	aIc\\
^gerant	aTmUpH
^gerante	aXbGmXqI
^gerente	aZm\\
^gerer	iZ
^german	lZ
^german 	bWcEiIjS
^german b	kZ
^german or	jIkUsT
^gern	aYcIrXsT
^gerne	aWbIkGlBp[
^gerocultora	aW
^gerust	iT
^gesamtschule	bTiIjJ
^geschaftsfuhrung	aViDm[
^gesden	iIjWlU
^geselle	g\\
^gesellenbrief	jZkH
^gesellenbrief 	jS
^gesellenprufung	iIjY
^gesprach	pZ
^gesprache	pW
^gestion	kX
^gestion des	iU
^gestionnaire	aSmR
^gestor	aZ
^gestor /	aVbI
^gestor de	aV
^gesucht	bHcGt^
^gesucht wird	aS
^gesundheitszeugnis	jW
^get	fTrS
^getafe	cY
^getafe 	cU
^geteilte	fTmSsI
^geteilter	fW
^geteilter dienst	fT
^gets	cWiBkV
^getting	iSqT
^getxo	cX
^getxo 	cX
^gezahlt	qW
^gf	aGcFgYiGpIq\\tH
^ghent	bUcY
^ghent 	aIbVcU
^ghost	i_sI
^ghs	g^
^gibraltar	cZ
^gift	hSiZ
^gift aid	iS
^gijon	c[
^gijon 	c[
^gilding	jU
^gimnasio	bXhU
^girls	bWiTsZ
^girls football	iZsI
^git	jS
^git 	jS
^github	pW
^gitlab	iJjV
^give	fHhRpZ
^giving	bJiX
^glaser	aU
^glasgow	cU
^glasreiniger	aZ
^glass	a_bEiAkT
^glazier	aS
^gleitend	fZ
^gleitzeit	fY
^gleitzeit 	fZ
^glocken	iY
^gm	iEjIm]pUqV
^gmp	bFiTk\\
^gmp 	iS
^go	aTgTjXqD
^go 	aWiGjTqJ
^goc	j_
^goes	bIgSiV
^gold	i]kS
^golf	b]hSlStI
^goma	iY
^good	iGjTkUtZ
^google	iRjT
^google form	p[
^goslar	cU
^got	aSlS
^gothenburg	cX
^gottingen	cR
^gouvernante	aW
^governors	iJqVtU
^gp	hHi\`
^gps	bJcIhYi\\kD
^gpu	iRjVpI
^gr	aWgR
^gracias	gCiHjSpFtZ
^grade	aTg[jT
^grade 0	gRjR
^grade 00	j\\
^grades	iYsS
^grading	iTmXrIsJ
^grado	gViDj_lT
^grado 	iEjd
^graduate	a\\jJ
^grafana	iT
^grafiker	aTbJ
^grain	aTbUcIfHiVjGlE
^graissage	iR
^grand	cVdVgBiGjJ
^grandma	jSkS
^grandma 0	jSkS
^grant	e]
^grant writer	rU
^grass	bV
^grasse	c[
^gratuity	gUhR
^graz	cW
^greasing	iV
^great	cViHjFk\\
^greek	kY
^greek 	bScIjUmH
^green	bWcTiCjFlZ
^greenkeeper	lU
^greenkeeper 	aX
^greens	iT
^greetings	iFpGt_
^greifswald	cS
^greifswald 	cS
^grenchen	cY
^grenoble	cT
^grenoble 	cT
^grias	aGiHt_
^grid	cJgCiZjZpH
^grille	g[pH
^gritting	iW
^groom	aT
^groom 	aZ
^groomer	aUfJtS
^gros	bWfSiGjHsT
^groundsman	aS
^group	fGhSpTtT
^group insurance	hV
^groupe	bUgX
^groupe 0	gThT
^groupement	b[
^groupes	iR
^grower-owned	bY
^growing	bWiJqTrJ
^große	bZ
^gruezi	tU
^gruista	aV
^grund	aXbEjHq[
^grundschule	cViG
^grupo	bYgZjE
^grupo 0	gX
^grupo de	bTgImS
^gruppe	bHgSiSjImZ
^gruppenleitung	aZ
^gruß	t]
^gs	aUgXiD
^gsm	hXiT
^gsm 	hXiT
^gto	jY
^guachera	iW
^guadalajara	cV
^guadalajara 	cW
^guaranteed	fHg\\
^guarderia	h_mH
^guardia	fWmU
^guardia de	aScFiW
^guardias	f^
^guest	aTbGh\\nRpG
^guests	iYsX
^guia	a^iT
^guia de	aU
^guildford 	nR
^gujarati	kTsV
^guss	i[
^gute	jVs\\
^guten	t^
^guten tag	tT
^gutes	jZ
^gwo	hIja
^gwo 	jW
^gym	gEhciH
^gym 	bU
^h	aSjUt\\
^h &	iZ
^h 0	iFja
^ha	aFbDcJjIkVpJt]
^hab	aJkAta
^haben	eViE
^haber	jWkY
^habilitacion	iBk\\lY
^habilitation	j_
^habillage	i\\
^habitacion	haiH
^hablamos	eYiJpH
^hablar	pV
^hablar con	pV
^haccp	iVjT
^haccp 	iX
^hace	iTtR
^hace falta	bJiFjUtU
^hacemos	b_
^hacer	bJi_
^hackney	bFcU
^had	bIqVsS
^haha	cHpIqRsS
^haha 	cHpIqRsS
^hair	iUj[
^halal	b\`iTjI
^halb	gStW
^halbe	aIbFcJeGfUgSiIjJkUqJtG
^halbtax	hX
^halbtax 	hV
^half	dTeSfT
^half a	gThX
^half seven	fY
^half-fare	hX
^halifax	aJc]
^hall	i\`
^halle	bUcV
^halle (	cW
^hallo	t_
^hallo frau	cS
^halt	aVcI
^hamilton on	c^
^hand	iYlGpR
^handheld	jX
^handling	bZfJiUlI
^handover	oZ
^handover from	oX
^handover to	iW
^handphone	hWiJ
^hands	iCjYqR
^handwerk	bIjZ
^handy	hXjZkA
^handy 	hWjWk>
^handyman	tV
^hangar	cWiH
^hannover	cWnU
^hannover 	nR
^hansefit	hW
^haria	i\\jG
^harmonie	iUjH
^harness	hS
^harrogate	cY
^harrogate 	cY
^hartlepool	c]
^harvest	fUiX
^has	iCjbkY
^has to	jSsX
^hast	lIqZ
^hasta	iJoVsS
^hasta 00	gYjEsY
^hasta el	oJpU
^hat	bItY
^hate	bIcIiTjEpFqZrJsG
^hatten	bIsUtW
^hauptsache	cIhGkFmInJoY
^haus	bWh_
^haus am	bU
^hausbesuche	iUnT
^haushalt	iR
^haustarif	gY
^haustrunk	h[
^haute	fJiSjV
^have	kS
^have a	bT
^hawick	cV
^hawick 	cV
^hay	aJbIgJhUiVqZ
^hay que	nY
^hay-on-wye	cZ
^hay-on-wye 	cZ
^hazard	gSiT
^hazlo	r_
^hazop	iZ
^hazop 	iV
^hbo	j]lG
^hcpc	j]
^hcpc 	jT
^hdr	jW
^he	iW
^he or	i\\
^he's	mTqZtF
^head	a[m]
^head chef	a]mI
^head gardener	aRqT
^head of	aX
^health	bZhWkV
^health 	bXcFhSiE
^health plan	hY
^health stipend	hV
^healthcare	dIi[
^hearing	iUsW
^heat	pZ
^heavy	fXiI
^hebden	cV
^hebden bridge	cV
^heidelberg	cAi[kW
^heidelberg 	cDiSjS
^heidenhain	jZ
^heidenhain 	jW
^height	gUpIrI
^heiligabend	fThU
^heizung	iR
^heli	cGhWiUnV
^hello	ta
^help	aGkFt\\
^hence	bXqW
^hep	aWhSjX
^hep b	jZ
^herbst	fRoS
^herbst 	cIfAhRmHoTpH
^herd	aViS
^herdenmanager	aSiU
^herdsperson	aZ
^here	aIbIdHfIiGjXmUtU
^here's	t^
^here's what	tS
^herford	cV
^heritage	bTeUiG
^heritage fund	eYjG
^hermes	kV
^hermle	iFjZ
^hermosillo	cT
^herr	iJpTqVsS
^herramienta	cFhUjX
^herrensalon	bV
^hersteller	bW
^hersteller von	bW
^heure	iV
^heure du	iV
^heures	g_
^heute	bWqSsH
^hexham	cS
^hexham 	cS
^hey	tc
^hi	td
^hibrido	d\`
^hibrido 	dX
^hibridos	iHkX
^hier	aIbIcStZ
^hier die	eV
^high	b]cBfS
^higher	j]
^higienista	aXhI
^hildesheim	cS
^hildesheim 	cS
^hilux	h]iI
^hilux 	h[iI
^hindi	j[
^hindi 	jU
^hipaa	kU
^hire	bSfIiW
^hiring	iTmGpW
^his	qVrUsR
^historia	bIcGiVjYpG
^hiv	sT
^hiver	f[iH
^hiya	t\\
^hl	bWiAjIkV
^hm	bGqS
^hmp	cb
^hmv	jW
^hnc	ja
^hnd	jV
^hochschulabschluss	iJjb
^hochschulsport	h[
^hochstens	iJsX
^hod	gFiHjGkGm^pG
^hof	aHbScZhIiG
^hof 	aFbTcShI
^hohentauglich	j[
^hoja	jVpV
^hoja de	jV
^hola	td
^hold	bTeGi\\jE
^holding	iUoI
^holiday	fGg_iV
^holzbau	aYcJfE
^hombre	sY
^home	dVnStS
^home based	dW
^home office	dW
^home visits	iYnI
^home-based	dY
^homeoffice	d]
^homework	lHpV
^homme	bJsa
^hommes	iRs\\
^homologacion	jU
^honest	gSlG
^honest 	cIgRhHiIsI
^honestly	qZ
^honestly 	bSfWiRqB
^honig	i_
^honorarios	e[iB
^hook	iTjHr\\
^hope	lHtY
^hopital	aGcV
^horaire	fYhYiG
^horaires	fV
^horakustiker	aS
^horario	bIcJdStS
^horas	fFgeiC
^horno	iU
^hospedaje	hY
^hospice	b]
^hospice 	aEb^
^hospital	lYoR
^hospitalisation	dIh_iE
^host	aXbUgGiH
^hostel	h\\mIsI
^hot	hWiXkX
^hote	aV
^hotel	hXn]
^hotel 	aEcBhV
^hotel 0	fJnW
^hotels	bWhC
^hotesse	aY
^hour	gRiWjJ
^hourly	eSgT
^hours	fVtS
^hours :	fU
^house	dThZ
^house 	h\`
^housing	gT
^housing 	cGhR
^housing 0	bHeDg^iB
^hove	c\\
^hove 	cZ
^how	gVpT
^how :	pY
^how much	gWiHsI
^hplc	iUkT
^hplc 	iT
^hps	a^bIiG
^hq	b\\dS
^hq 	cV
^hr	p\`qStX
^hr 	gGiSjJpWtS
^hr :	jIkIpIqYt[
^hrs	f_
^hs	iZ
^hsa	cJh\\iHjF
^hse	aIjUpU
^hse scale	g\\
^htl	jW
^hub	c^
^hubspot	jZ
^hubspot 	jZ
^huelva	cW
^huesca	cSmS
^huhu	t[
^huit	aXfSiG
^huit ans	jX
^hull	cWjU
^hull 	c\\
^humor	j\\
^hund	h_iTkG
^hundred	jI
^hundred and	bU
^hungry	sU
^hush	q\\
^husum	cZ
^husum 	cZ
^hut	aHcGdYeJgIhGiFjXkJmHpF
^hv	aViEjX
^hybrid	d\\
^hybrid 	bS
^hybrid 0	dY
^hybride	d[
^hybride 	dShU
^hybride 0	dW
^hyderabad	cX
^hydraulics	iX
^hydraulik	jW
^hydraulique	jY
^hyeres	cX
^hygiene	j]
^hymn	iY
^hypermill	kX
^i am	aGbIlVm\\
^i can't	jEkIsU
^i don't	aGjSlVqIsR
^i mean	iXjIrWsStF
^i need	lRoXsJ
^i think	fR
^i want	i[rWtD
^i'd rather	eT
^i'll	jGqVtU
^i'm	q[tZ
^i'm the	bJhUtT
^i've	bVgWiJjFqStT
^i.e	aFcZoX
^iacp	jY
^iatse	eZgShIi?mI
^ibague	cX
^ibiza	cSnSpI
^ica	jS
^ica diploma	jW
^ice	hXiT
^ich	pVt\\
^ich brauch	aXsR
^ich-gcp	jS
^ici	b[iFjEl@pGqJr\\
^icu	aXjFlR
^id	aIbFhXjBp\\
^idc	jY
^ide	jYmV
^idea	gZkS
^ideal	iFjHk_oVtG
^idealement	oTsU
^idealerweise	gIk_
^ideally	jGkVsT
^if	k_
^if they	gHkUqS
^if they've	jHkW
^if you	kY
^ific	g\`jI
^ific 00	gY
^ifrs	gIiSjFkX
^ifs	jU
^ifs 	iV
^ifse	g\\jJ
^ig	gW
^ig metall	gW
^ignore	qZ
^ihc	i]jJ
^ihk	jT
^ihk 	aUcIkR
^ihr	m\\tS
^ihr wart	mX
^ii	b\\cEhHiGjG
^il	iXtR
^il 	jXtS
^il aura	mU
^il faut	nTtT
^il le	fEhWiGjR
^il me	tY
^il nous	tT
^il y	h[
^illustrator	j[
^illustrator 	aIjY
^ils	fGjYmVsV
^ilse	aUiGpUqXrJ
^ilse 	aVcJiIpVqH
^im	fWiU
^im dezember	fW
^im herbst	fTiS
^im monat	jTnW
^im sommer	fViT
^im winter	bYfRiT
^immer	bGfWhHiFkTmWnIpJ
^imms	i\\
^impfung	hUiHjR
^implantation	i\\
^import	bZrI
^imss	h_
^in	cc
^in 	aGfSiFtV
^in 0	cAiRoS
^in 00	iW
^in a	b\`cFjT
^in den	f\\qS
^in der	bTfX
^in die	cGrY
^in english	cJrW
^in office	cBdWmS
^in the	c=darR
^in-house	aYbU
^inbetriebnahme	iR
^inbetriebnahmen	fJhIn^
^inbound	aUfIiU
^incentivo	gY
^incident	iY
^incl	fXgR
^including	gT
^incluye	iU
^inconel	iV
^incorporacion	o]
^incoterms	jY
^incoterms 	jS
^indeed	p[tI
^indefinido	e\\
^indefinido 	eX
^indefinite	eU
^indefinite 	eU
^indemnite	fIgW
^indemnity	h[iB
^independant	eY
^independant 	eY
^independante	bSiS
^independent	b\\
^independent 	b]
^indesign	jY
^indesign 	kR
^index	g\`jH
^indicadores	hJiZ
^indice	gXjH
^indice 000	eUgSjG
^indie	b^
^individual	g]hGiEjIkSrH
^induccion	bHfHhFiRjZsI
^induction	iRoZ
^industrial	aUbJcHjW
^infirmiere	aW
^info	fFiVoHpX
^infonavit	gIhU
^informal	p[
^informe	iW
^informes	i[jH
^infostand	cJiW
^ing	a^iGj\\
^ing 	jUtJ
^inge	aabGiImHqFrH
^ingenieria	bSjX
^ingeniero	jWmV
^ingenieur	iH
^ingles	jVkX
^ingles 	iIkSlR
^ingles b	jX
^ingles c	jT
^ingles fluido	jS
^ingles para	kU
^ingreso	fZoT
^ingresos	iY
^inhaber	jJm[
^inhabilidades	jZ
^injertos	iV
^innsbruck	cW
^innsbruck 	cW
^inox	aJbFfJgGhIiVjCkWpD
^inside	aJbEcXdIeXfEgHiGjGmXnIpG
^inspeccion	iX
^inspecciones	iY
^inspection	iZ
^inspector	mV
^instagram	iTpW
^instagram 	cG
^instalador	aV
^institut	aGcX
^institute	b[cIjT
^instituto	bXcE
^instructeur	aWgGjI
^instructor	iS
^instruktion	iW
^instrument	jY
^instrumentation	hGi[kV
^insurance	iTlU
^insurance claims	iV
^insured	hHiIj\\
^insurers	b]kFsF
^intake	iY
^integrateur	bU
^intensivo	fWiE
^interessement	gYhV
^interessement 	gUhX
^interessement 0	eJgX
^interfaces	iX
^interim	eXiT
^interim 	aRcDtT
^interinidad	ee
^interinidad 	eZ
^interior	cY
^interiorista	aT
^intermediate	aY
^intermittence	ea
^intern	qV
^interna	aZcIfZ
^internal	aVfTpV
^internat	bTfWiR
^interne	bRiJpX
^interpreter	a[cG
^interviews	oVpZ
^interviews on	pS
^intune	cJjTkV
^intune 	kT
^inventaire	i\\
^inventaires	iZ
^inventario	i\\
^inventor	cHjZ
^inventur	iY
^inverness	cXjItS
^inverness 	tT
^inverter	hU
^invoices	iS
^inyeccion	bYiHjV
^ios	aRjIkY
^iowa	c[
^ip	bWiBkRmY
^ipad	h^
^ipad 	hZiI
^ips	iEjZ
^ipswich	cW
^ipswich 	cW
^irata	aZjS
^irata 	iJjSpU
^iris	bT
^irish	bUkT
^irpf	i_
^irrigation	iVjT
^is	aHtV
^is a	bJeVqT
^isda	iSjTrJ
^isixhosa	cJjRkU
^isla	cEdGfGj\\mXpG
^island	bXcE
^isle	aJc]
^isle of	aIc[
^isn't	lVqT
^iso	aGbUkR
^iso 00000	aGbXkT
^ist	cGtR
^istqb	kY
^it is	cViJjXlEqV
^it pays	fJga
^it'd	iZ
^it's	eSgT
^it's a	eUiHsW
^it's the	fTiR
^it's thirty	gS
^itagui	cY
^itagui 	cY
^italian	aIbWqR
^italian 	bGk[
^italiano	k\\
^italiano 	kS
^italien 	kR
^italienisch	kTlS
^italienisch 	kUlS
^iti	jW
^its	bSiTrT
^itzehoe	cT
^iv	gUiZ
^iva	i\`jJ
^j	cHfImFoJpJtZ
^j'ai	q_tW
^ja	bWqU
^ja 	aHbDcGgUqTtS
^jaarcontract	eZ
^jacket	h\\
^jacket 	hV
^jaen	cS
^jaen 	cS
^jagdschein	jSkR
^jahre	iBj\\sS
^jahresarbeitszeit	fZgI
^jahreskarte	hY
^jahressonderzahlung	hS
^jamais	fVlU
^jamais le	fY
^jan	oRtS
^jan 	aFcIgTiToDqStY
^januar	eUoSpI
^january	fViHoT
^january 	eSfCoYqI
^janvier	eIoT
^japanese	jGkZ
^jardin	aHcZ
^jardin de	bThIiY
^jardinerie	cWtH
^jardinero	aTfHsS
^java	aRlX
^java 	aUcIlR
^jcl	iT
^jd	lX
^je	qWtW
^je nach	e[hIqI
^je nachdem	gX
^je te	gVpIqV
^je veux	iIoJsU
^jede	dFnV
^jeden	dGfY
^jeden 0	fT
^jeder	jV
^jeder zweite	jW
^jedes	f[
^jefa	ma
^jefa de	aT
^jefatura	iIjJmY
^jefe	a[m]
^jefe 	a\\mD
^jefe de	aW
^jefe ing	mT
^jemand	i\\s^
^jemanden	aVcHiGtT
^jena	c]
^jerez	c^
^jetzt	gZqXtS
^jeudi	f[
^jeune	lTs\\tH
^jeunes	lWsS
^jewish	i\\
^jira	j\`
^jnc	aIj[
^jo	pItW
^job	oXtR
^job :	aTbI
^job share	eXf[gIhIiHkElGoJ
^jobrad	hY
^jobrad 	hY
^jobs	bBc^pU
^jobticket	h[
^jobticket 	hV
^join	bUfChFkImDnJobpF
^joining	oV
^jolie	s\`
^jornada	f\`iJ
^jornada completa	fT
^jornada intensiva	fS
^jour	fajImHpW
^journee	fZpU
^journeyman	aSgEkZ
^jours	dUhS
^jueves	cJfdiF
^juicios	jZnS
^juillet	fWhE
^juillet-aout	fWoW
^juin	bJoWqU
^julio	h\\o[
^july	bJeTf_gGjH
^july 	bJeWjG
^june	f[oX
^june 	fWpI
^juni	bJcIfW
^junio	bJeWfR
^junio 	cIeXfRtI
^junior	bXjZ
^junior 	jY
^juniorchef	bXmBpZ
^juniors	aGbHcYgImD
^juniper	aJbUjU
^juntas	fCi^
^junto	cVmT
^jura	j\\
^jurist	aIiIl[
^jury	iUp\\
^jusqu'a	fZ
^jusqu'au	eEpXtR
^just	bHcViImWpTrRsJtG
^justice	iSmV
^jv	aGb]jJqU
^k	gShIjU
^k 0	jX
^kabel	iX
^kabine	pIsY
^kaffee	hWpR
^kafka	cJk\\
^kafka 	cJkW
^kalber	iW
^kalgoorlie	cX
^kampala	iU
^kangoo	hX
^kann	j\`kWlH
^kannst	cIgYiCrV
^kantine	bThX
^kantine 	aThU
^kanzlei	bYdSiImH
^kao	g_jGpG
^kapitan	m[
^karenzvertretung	eZiGoJ
^karlsruhe	cSdF
^karriere	pV
^kartierung	iZ
^kasse	aViS
^kasse 	aSiW
^kassel	cY
^kassel 	cR
^kat	j[
^kaufmannische	aVjT
^kavo	gZ
^keep	qTr^
^keep it	eS
^keep that	qY
^keep the	i[
^keeper	aV
^keeping	iR
^keeping the	iR
^keeps	j^qHsI
^keeving	bV
^kein	iSsT
^kein 	fUiJrVsS
^keine	fUrUsT
^keiner	lFq@s\`
^kellermeister	aT
^kellner	hFlS
^kells	c^
^kempten	cV
^kempten 	cV
^kendal	cW
^kendal 	cW
^kennel	aY
^kenntnisse	kV
^kennung	pZ
^kennziffer	pT
^kennziffer 00	pT
^kent	aIcW
^kernzeit	fbhD
^kes	g[
^kessi	aIbHgJhFi\`
^keswick	cT
^keswick 	cU
^key	ic
^kfz-gutachter	aT
^kiddush	iU
^kids	aFhViRpHrX
^kiel	cX
^kiel 	cV
^kilkenny	cT
^kilmarnock	cV
^kilometraje	n]
^kilometro	cXgSiHjHnC
^kind	aIiFjb
^kinder	gHhTiY
^kindergarten	hV
^kinderzulage	hWiH
^kindly	rUtW
^kine	mU
^kine 	aXmW
^kingston	nS
^kirchberg	bHcX
^kirche	iX
^kirkcaldy	cY
^kirkcaldy 	cX
^kirkwall	cW
^kisten	iVjJ
^kit	dUgGhZ
^kit 	lZ
^kita	bRh]
^kita-leitung	aX
^kitchen	bJcGdSi[kI
^kitchens	i]
^kiwi	bUpW
^kiwifruit	bTiU
^kiwisaver	h[
^kl	cHhZjSmIpC
^klar	cHiHjCl]rW
^klasse	gYj^
^klasse b	jVlT
^kleine	iU
^kleinreparaturen	iU
^kleinreparaturen 	iU
^kliniken	bXiBnV
^km	gVhSjT
^knees	iBjTpJqUsS
^knife	iGj^kF
^knives	iGkV
^knock	caiB
^know	jT
^knowledge of	kV
^known	bViI
^knows	iHj]kY
^knx	iEjWkY
^kobi	p]
^kobo	jZ
^koch	a]hG
^kochen	i[
^kochi	c^
^kollege	fEhGiHm\\qW
^kollegin	qV
^kollegium	bWiS
^koln	cV
^kolonne	iUmS
^kombi	h_
^komm	p[qU
^kone	bXiI
^kongress	hX
^konnen	iIjXkGtU
^konstrukteur	a]lG
^kontakt	pU
^kontaktlinsen	i]jH
^konzepte	i]
^koordination	aYiU
^kopfrechnen	fFiDj^
^korean	jIk[
^kosher	bShUjR
^kost	h^
^kosten	hDjU
^kotlin	kY
^kotlin 	cIjZ
^kp	qSrI
^kp 	aV
^kranfuhrer	aUjH
^kranschein	jU
^ks	iajD
^ksh	g]
^kubernetes	lU
^kuchenchef	aWmEpW
^kunde	bSq[
^kunden	bViS
^kurs	jX
^kurse	aJi[
^kurz	tY
^kv	g\`
^kv 	bVcHjT
^kyc	aVi\\
^kyriba	cFjT
^l	jS
^l 0	bUjXkS
^l 00	gb
^l'agence	pUq[
^l'aise	iFjY
^l'an	nFpGqY
^l'ancien	qW
^l'anglais	iHkUlT
^l'association	aGbUcHiGtU
^l'atelier	bWjS
^l'ecole	bWlS
^l'ecole de	tT
^l-j	f^
^l-s	f_
^l-v	f]
^la	qZ
^la 	aScGiYrX
^la defense	cX
^lab	iWmS
^lab 	bVmY
^lab of	bW
^label	bWcIfFhIjWkIsI
^labels	iV
^labels 	bFi\\
^labo	b\\dY
^labor	aGi\\tX
^laborantin	aS
^laboratorio	b[iFkJmE
^laboratorista	a\\
^labourer	aXmT
^labs	cHhIiRjInW
^lad	sT
^ladders	iHjUsY
^laden	aUb\\fHtF
^ladies	aV
^lads	jGsc
^lager	dUlJmV
^lagos	c\\
^lake	bThXiDjG
^land	bScWiV
^landing	bW
^landkreis	cViInT
^landkreise	nY
^landschaftsgartner	a[
^landshut	cX
^landshut 	cU
^lang	pS
^language	bVeIiIrZ
^langue	jEk^rH
^lanus	cZ
^lap	j_
^laptop	eIh[
^laptops	iU
^laredo	cZiG
^las	cWfV
^laser	iZ
^lashing	iZ
^lassen	bTsW
^last	fUq^
^late	fRoWsU
^lates	fbgI
^latin	iHj[kWrG
^latte	iGj\`
^launceston	cIiGn\\
^launch	cXhTiWj=pJ
^laundry	iU
^laundry 	aRhX
^lausanne	cV
^lausanne 	cV
^laut	g]
^lavado	iT
^lavage	hW
^laval	cYpS
^laval (	cZ
^lavanderia	hW
^lavanderia 	hV
^law	bGkJlcpFrF
^lay	hEi^jH
^laytime	iRjU
^lc	fJg]jG
^le	qT
^le 00	oSpV
^le poste	eYoVqGtS
^lead	iSmZ
^lead 	aGiZmH
^leading	i[mW
^leads	hSiAm\\
^leadwork	iS
^league	b]iH
^leak	iW
^leap	iFkY
^learning	hVrU
^lease	eYhXjBnW
^lease car	hZ
^leather	bDhZiS
^leave	iTrb
^leave a	pX
^leaving	iFjW
^leaving cert	iFjW
^lebenslauf	lTpW
^lectoescritura	bHiEjUkT
^lectra	jGkY
^lectura	jY
^lectura de	jT
^lecture de	iR
^lecturer	aV
^led	jX
^ledig	hJpIs_
^leeds	c_iI
^leeds 	dS
^leer	cZ
^leergut	iV
^legal	iJjXrU
^legal secretary	aZfJ
^lehrabschluss	hX
^lehramt	jS
^lehre	fIi\\jS
^lehrgang	iGkVoY
^lehrkraft	qT
^leicester	cX
^leicester 	cY
^leichte	kW
^leider	gUjU
^leihinstrumente	iR
^leila	bXeJkIqWsH
^leipzig	cW
^leipzig 	cZ
^leisure	bYhTjJ
^leiter	mYqX
^leiterin	pW
^leith	cZ
^leith 	cZ
^leitung	iJm\\
^leitung frau	mV
^lektorat	aZiJ
^lena	aVcDhYiI
^lengua	kY
^lengua de	kY
^lenguaje	r\\
^lentes	hY
^leon	aGcWmT
^lep	bJcIjT
^lernende	i\\
^les	cWiRsT
^less	gV
^lessons	gHiFjHkY
^let	aGfViYjJpErY
^letter	oIp[
^letter 	pW
^letterkenny	cY
^letterkenny 	cY
^letters	fJiVpS
^letters to	fIiWpV
^lettings	fSiV
^lettings negotiator	a[
^lettre	bIiTpY
^lettre 	p[
^letzte	bWfSiHjG
^letztes	gYhIiIqFrI
^leute	tT
^levantamiento	i[
^levee	bShJiV
^level	bUjR
^level 0	kU
^level two	jY
^lever	ibjI
^lexcel	bV
^lexware	fIkU
^ley	bHeXgGjV
^lg	mIpErHte
^lgps	hb
^lgps 	h]
^lgps 00	gJhX
^liability	bJhHj[
^liaise	iY
^libra	h[iEtS
^librarian	bIjImX
^library	fJh]pJ
^library assistant	sT
^libre	dZfHiFjXoV
^libreta	j]
^libreta de	jU
^libro	iS
^libro de	iS
^libros	bHi[
^lic	iGjWmUpS
^lic en	iJjY
^lice	iWrT
^licence	aGjXkY
^licences	jU
^licencia	jZ
^licencia 	gW
^licencia de	jSlR
^licenciatura	j]
^license	gYiHjBk\\lD
^licensed	aUjH
^lider	me
^lido	cW
^liebe	tf
^liebe frau	tR
^lieber	t\\
^liebherr	cIiVqH
^lieferanten	iY
^lieferantenerklarungen	iS
^liege	c[
^liege 	cY
^liegeplatz	cGhTpR
^lieu	c]pT
^life	jUkH
^lifeguards	aSeJ
^lifeguards 	aU
^lifestyle	aWiZjH
^lift	hYiHjU
^lift 00	jX
^lifting	jW
^lifts	bGi>jc
^light	iZ
^lights	jX
^ligne	aHbCcbfJgEhXiBjIn@
^like	bJhIrW
^likely	eV
^lille	cSjS
^lille 	cJdRnW
^lima	bScWiF
^lima 	bW
^lime	iVjZ
^limerick	cS
^limerick 	c\\
^limited	e[hIjI
^limoges	bGcZ
^limpiar	bGiX
^limpieza	i]
^lims	jIk_
^lims 	jS
^linares	cX
^line	aXiTmW
^line cook	aX
^linea	bS
^lineas	bIi_
^linens	hW
^lines	iX
^link	jEp[rU
^linkedin	aHjTpZrD
^linkedin 	cJpZr=
^linux	aRiHjb
^linux 	aTjS
^linz	cT
^linz 	cS
^liquidos	eJfHgTjR
^lire	j\\
^lisbon	cS
^lisburn	cX
^lisse	c\\eHgSiHjHkIlG
^list	bScSiCjSqW
^lista	bIhIiXpS
^listed	gX
^listed 	iSpS
^lit	aTbHiX
^lithuanian	jSkS
^litigation	aVtH
^litiges	iY
^little	aJbX
^live	fUj^
^live-in	aXhXiH
^lived	jUkR
^lived experience	kW
^living	hViEnX
^ll	cWfIiGrItS
^llamadas	iX
^llamar	pW
^llb	j\\
^lleida	cS
^lleida 	cS
^llevamos	bSqX
^llevar	fYjJ
^llm	hZiF
^lo de	lVqX
^lo del	qW
^lo que	aYfViI
^loa	g\\iIjI
^load	o[
^loading	iX
^loans	aX
^local	aIbScIhSj?s[
^localizable	f_
^locals	fIiGmHpIs[
^location	cWoIpW
^location :	cT
^loch	c[iG
^locker	cHhViSjFmHsH
^locksmith	aV
^locksmith 	aT
^loco	aTiW
^locum	aWeV
^lodas	iIj\\
^lodge	aHcXfHgViEjV
^lodging	bHgVhZiIjI
^loft	b\\iG
^log	a_cFgDpY
^logbook	iT
^loge	cUh[
^loge 	hRiR
^logement	h]jV
^logement 	bFcJgW
^logframes	iS
^logiciel	hW
^logistics	a]bCcEiJjFkJ
^logistiker	aT
^logo	jTrU
^logopede	aU
^logrono	cS
^logrono 	cS
^logs	h^iEjS
^lohn	g_
^lohn nach	gX
^lohnband	g^
^lohngruppe	g]
^lohnklasse	g\\
^loler	hWiW
^london	dUnT
^london 	gWrR
^long	cWfThRiI
^long days	fU
^long-term	e_qH
^look	aHbDiSpHtV
^looker	jX
^looking	tX
^looking for	aRtU
^lorca	c^
^lorrach	cY
^los	oS
^loss	h]iVjBkHpH
^lost	bIqX
^lot	i^
^lotes	fIh^
^lots	bR
^lots of	bR
^lottery	eDiUqXrI
^loud	bVhEj]tD
^louth	c\`
^louvain-la-neuve	cV
^louvain-la-neuve 	cV
^love	dIrV
^lovely	kRqXtV
^lovely 	iIqXtR
^lpc	jRl[
^lpp	hZjF
^luas	hYiH
^lubeck	cX
^lucy	mZ
^ludenscheid	cV
^ludenscheid 	cV
^luego	iXmTpXqJ
^lugo	cZ
^lugo 	cW
^lun-ven	fX
^lunch	bHhg
^lunch 	fRhW
^lunch in	h[
^lundi	d]fToR
^luneburg	aV
^lunes	dRf_
^lunes a	pT
^lunes y	dV
^luton	c\\jR
^luton 	cUjT
^lux	hUjWkJ
^luxembourgeois	k[
^luxmed	hY
^luxmed 	hY
^luz	cAh\\iIjJmUqI
^lycee	b[
^lymington	cT
^lyon	c\\eIiFjI
^lyon 	iGmUqV
^m	cSjT
^m 0	bEj]
^m 00	cYjFnX
^m 000	ja
^m-f	aIfY
^m-f 0	aIfX
^m-th	f]
^m.sc	jZ
^m.sc 	jY
^ma	jSoIq[
^macbook	hX
^machen	rX
^machine	aY
^macht	hZiX
^macon	aUcItU
^madame	sTtX
^madrid	nS
^madrid 	nS
^maestra	aVjFmXqH
^maestria	jTkIlY
^maestro	sX
^magdeburg	qS
^mahnwesen	iS
^mai	fToS
^mai 	cIfVhSpI
^mai bis	oXqR
^maidstone	cX
^mail	bVpUqItU
^main	bVi\\
^main courante	iV
^maintenance	a\\cHi[j?kIoE
^maipu	bT
^maipu 	bT
^mairie	aFbRcT
^mairie de	aFbRcT
^mais	rX
^maison	b\`gIhX
^maison de	bW
^maitre	aXbBmZ
^maitrise	j[
^makaton	kW
^make	fEgRiSrT
^make it	gVrV
^makes	aImV
^mal	iTtU
^malaga	bJcRdWjJ
^malaga 	dR
^male	iVsT
^malergeselle	aX
^malla	cDh[iV
^malmo	aEbTcY
^malvern	cV
^malvern 	cV
^man	iZjY
^man 	aXcHjWsG
^man muss	jX
^management	eIiYj@lZqT
^manager	aJiGm_
^manager is	mU
^managing	aVbHiTmJ
^manana	dTfV
^mananas	fHpZ
^manchester	jSnU
^manchester 	jSnU
^manda	mYtS
^mandanten	bYiHjEnTqHtI
^mandar	pZ
^mandarin	jUkXnH
^mandarin 	jTkR
^mandat	eWiHjJlS
^manejo	j_
^manifests	iV
^manila	cZ
^manipulador	jX
^manipulador de	jX
^manner	sa
^mannheim	cW
^mannlich	aWsF
^manos	cJiDjYlWpJ
^mantenimiento	iVmS
^manual	iDjc
^manufacture	bZmG
^manuka	bVcIiR
^many	mVrW
^manœuvres	iZ
^mapeo	fHgFi\\
^mappe	oIp_
^maquillage	iDlXsX
^maquina	iHj\`
^maquinista	aZ
^mar	fVjImS
^mar 	cGeAfSiRjJmTpG
^mar del	c\\
^marbella	cU
^marburg	qS
^marburg 	cX
^marc	aIt_
^marca	b\\cDiZ
^marca de	bW
^march	eTfZoR
^march 	oU
^marche	b[cD
^marches	fXiR
^mardi	d]fSiC
^mardi-samedi	fT
^mardi-samedi 	fT
^marga	tZ
^margate	cZ
^margate 	cU
^mariages	iX
^marina	aTcZ
^marine	bThSiI
^maritime	bT
^market	cYdZfCgViJ
^marketing	aX
^markt	iU
^marque	b^
^marquette	bIcY
^mars	o[
^mars 	oZ
^marseille	cT
^martes	fYiGoUpG
^martes a	fS
^martes y	fU
^martigny	cV
^marz	cJeTfSiT
^marz 	cGfUiT
^marzo	o^
^marzo 	eUoR
^mas	fUgZ
^mas un	tU
^masernimpfung	jY
^masernschutz	jY
^mass	jW
^massage	hY
^master	j]lS
^master 	iV
^master 0	fIjX
^master de	jX
^mastercam	jX
^mastercam 	jX
^masters	bIiGj\\kH
^matane	cZ
^match	eZ
^matchday	aR
^mate	aWhWmUtH
^mate 	aThYjBmRtH
^matelot	aWbScIiImC
^material	h@ia
^materials	fJhViBjY
^materiel	hX
^maternite	bd
^maternity	eX
^mathe	iFjXkW
^maths	iV
^matin	f\`nS
^matins	fX
^matlab	iJjY
^matric	jZ
^matricula	bSiBj\\
^matrimonio	iSsX
^matura	hIiGlW
^mature	sY
^maurer	aWjJlT
^max	rV
^max 0	fJ
^max 00	fZ
^max 000	pSrU
^maximo	rXsT
^may	fUo[
^may 	f[hWoHqJ
^may 0	oW
^maya	jTk[tG
^mayfair	cX
^mayo	iIoS
^mayor	jW
^mayor de	jX
^mayores	fGl_
^maze	jY
^maze 	jY
^mbo	jY
^mc	jX
^md	a\\cJmR
^mds	a]bHjJtI
^mdt	iXjFmY
^me	cEmZpVtb
^meal	gWhXiG
^meal vouchers	hU
^meals	hZ
^meals 	iW
^meals on	hY
^meat	hZiJ
^meat 	hYiI
^mecanica	iCkY
^mecanicien	a\\
^mecanico	aX
^mecano	aW
^mech	aHbJiV
^med	hUiWjV
^med-surg	aW
^meddic	jT
^medecin	aRmR
^medellin	dRmS
^medellin 	dRmS
^media	bHiZmTrWsI
^media jornada	aEeUfSiA
^mediatheque	aHbUcV
^medical	hZiS
^medical 	hSiUjIpU
^medication	iSjT
^medicina	hZiJ
^mediclaim	hW
^medico	bU
^medicover	hZ
^medina	cX
^medio	aTgRkH
^medir	i\`
^meds	iS
^meet	bEd]hGiCjInIpT
^meeting	aGfFt[
^meetings	jDl[pHsJ
^mehr	gShGiGqYtV
^mein	qc
^meine	pJq\`
^meist	fYiJjInUqJ
^meister	jalT
^meister 	cHiGkU
^meisterbrief	jW
^meisterwerkstatt	b[
^mejor	k[sW
^mejor con	k[
^melbourne	cXpT
^melden	pU
^melden bei	pW
^melker	aW
^membership	a[
^membre	jX
^meme	jFkUrY
^men's	bRiV
^menage	iU
^mende	cZ
^menor	sV
^menor de	sV
^menos	fXoDsV
^menos de	fGrUsW
^mention	iHkWpVrV
^mentoring	i^
^menu	bHhTpSrX
^menuiserie	bTiFjY
^menuisier	aV
^menus	ic
^mep	iX
^mep 	iS
^meppen	cXiH
^meppen 	cXiH
^merchant	a\\
^merci	t_
^mercredi	hX
^mercredi libre	fGh\\
^merida	c\\
^merida 	cY
^merthyr	cZ
^mes	iSjInWpJ
^mesa	aUcJpX
^mesa 	aVcHiImFpY
^meses	eViIjS
^mesner	a]
^meson	cZfIiEpY
^message	aJiGtW
^messtechnik	bDcGiIjEkSmT
^met	bWjIrWtR
^meta	i[jT
^meta 	i\\jJ
^meteo	bFfIiEj_
^method	iW
^methode	aTjU
^metres	bSiU
^metro	b\\
^mets	rb
^metz	cW
^metz 	cW
^metzger	fI
^mewp	bSiHkU
^mezcla	iX
^mfa	aXjU
^mfa 	a\\
^mgr	mZ
^mi	fRiGjGnZqV
^mi-so	f]
^mi-temps	eSfYiJ
^mi-temps 	cFeTiI
^michigan	cX
^micro	iVlT
^microcentro	c\\
^micrometro	j\\
^mid	o\`
^mid-level	aT
^mid-size	bY
^midas	gJj_pJ
^midnight	bIhEi\\
^midwife	aV
^miel	bShVkI
^miercoles	dWpU
^miercoles y	dV
^mieres	cX
^mig	aXjY
^migration	i\\jD
^mikro	iYqHtW
^mil	gViT
^mileage	gRhUiGnS
^mileage 	gS
^mileage 00	gS
^milk	gThYiGkH
^milking	i[
^mille	gS
^milling	i\\
^million	rTtV
^min	dHeTf]
^min 0	fTjV
^mina	bHcX
^mind	jU
^mind 0	dSeUgW
^mind 00	j_
^mindestens	jW
^mindestlohn	fJgY
^mine	bU
^mineral	bSiU
^mini	gThV
^mini cooper	hZ
^minibus	kTn^pH
^minijob	eT
^minijob 	gS
^minimo	g[
^minimo 0	gIjX
^minimum	jZ
^ministerium	qU
^ministry	bZjI
^minor	iU
^minot	c\\
^minutes	tX
^mir	aVfVkJpS
^mirecourt	cU
^mis	iX
^misas	fJib
^mise	iX
^mise a	iW
^mise en	iU
^miss	aFiHnVtT
^mission	eZ
^missoula	cX
^mit	tT
^mit 00	fS
^mit der	cYrW
^mitarbeiter	aYbI
^mitre	j\\
^mittagessen	hT
^mittagstisch	iS
^mitte	o[sU
^mitteilungen	iY
^mittenwald	cV
^mittwoch	dWfUiH
^mittwochs	fUhS
^mixed	b[iUjF
^ml	aW
^ml 	a[
^mld	bGiCjZkWsI
^mme	cHpXqT
^mo	f^
^mo 	eDjStT
^mo frei	fV
^mo-do	fe
^mo-do 	fY
^mo-fr	f^
^mobel	iV
^mobil	aTbScFnX
^mobil 	aVbSdB
^mobil-home	hYjF
^mobile	aShS
^mobile 	aVcDmErT
^mobile home	dIh]
^mobiles	bCd\\fIiIjH
^modbus	jX
^modelo	iR
^module	i^pX
^modules	fGj\\pJ
^moglichst	hJoZpJsS
^moi	qT
^moin	t^
^moins	bSiJsU
^moins de	bSiH
^moira	lRqW
^mois	eTgWsT
^moissonneuses	i[
^moisture	iW
^moitie	b[
^moles	cIkX
^mom	jW
^mon	dTfV
^mon /	dX
^mon to	fRnT
^mon-fri	f]
^mon-fri 	f[
^mon-sat	fY
^mon-sat 0	eX
^mon-thu	fZ
^monaghan	cU
^monatsabschluss	i]
^monday	f^o[
^mondays	bGd[fWiI
^money	cCdGeEg\\hDiFjIkUlEnJqW
^moniteur	aUiIkS
^monitor	aV
^monitoring	iS
^mons	c\\
^mons 	cZ
^monsieur	aFsStY
^montag	f[oR
^montag bis	fR
^montage	iVnX
^montags	fTgF
^montaje	iZjH
^montana	bSjG
^montar	iS
^monte-meubles	bU
^monteria	c\\
^monterrey	cU
^monterrey 	cU
^montessori	aXbX
^monteur	aT
^montevideo	cT
^montevideo 	cT
^month	f^hAiXpJ
^month end	fSi[
^monthey	cS
^monthly	g[
^months	gUkG
^montpellier	cX
^montreal	cTjS
^montreux	cW
^montreux 	cW
^moose	cX
^moose jaw	cX
^more	bJdVfYiHlCoF
^morges	cY
^morning	aFtf
^morning 	iEt]
^mornings	f[
^mornings 	faiC
^mort	i]
^mortgage	lJ
^most	bVfRpGsS
^most of	bYpFsU
^mostly	bTfXiSmY
^mostrador	i[mS
^mot	jV
^mot tester	jV
^mother	bShXjF
^motivation	pY
^moto	hSiGjZkRnU
^motor	ic
^motorcycle	j[
^motosierra	iSjW
^motus	qY
^motus 	qX
^moulage	gJjIkX
^mouscron	cW
^moves	cXfHi@jIkWnCoI
^movilidad	gXjU
^movilizacion	oZpF
^moving	iWnU
^moving 	iX
^mowing	iV
^moyenne	bIg]iJ
^mozo	bS
^mps	gYiY
^mps 	gX
^mps /	gZ
^mr	qa
^mrcvs	j]
^mrcvs 	jW
^mrics	kX
^mrics 	kU
^mrs	mVpTqU
^ms	p[q[
^ms office	jY
^msc	iBj[
^msk	aViX
^msk physio	aZhI
^msp	h[jI
^mssp	b]cIiFjI
^mt	cJk^
^mt 	cGjU
^mth	dWeSjIpH
^much	cZ
^mucha	bV
^mucho	cRtH
^mud	fViV
^muelle	bIcZ
^muestras	i^pJ
^muestreo	iV
^mujer	lIsb
^mulhouse	cY
^muller	aT
^mullingar	c]iH
^multi-site	iIj]
^multisport	hY
^multisport 	hX
^mums	sU
^munchen	cRgS
^munchen 	gT
^munich	cT
^municipal	hU
^munster	cZ
^munster 	cT
^murcia	nU
^murcia 	nV
^muri	aGc]
^museum	bEh[
^museumspadagogik	aV
^music	aV
^muslim	bTsU
^muss	jSlTsV
^muss :	jS
^must	j^sZ
^must 	j^
^must be	oVs[
^must have	jW
^must pass	hJjW
^mutual	bY
^mutuelle	bZhZ
^mutuelle 	bShS
^muy	hIkYmS
^my	qZtU
^n	cUgTjS
^n +	m_
^n 0	cBfGgUjTkTpG
^na	aFg\\iD
^naas	bHc\\iCmT
^nacelle	bWiCjT
^nach	g^oY
^nach 0	eX
^nach 00	bW
^nach tarif	bHgV
^nachfolge	iHoY
^nachsorge	hGi\\
^nacht	f^gV
^nacht 00	g\\
^nachts	iTjZ
^nachtzuschlag	gRqS
^nada	eSpT
^nada de	eT
^nadege	b[tE
^nagold	cY
^nail	aSiT
^nail tech	aU
^nairobi	c]
^nairobi 	cT
^naloxone	iY
^name	rV
^namensrecht	iV
^namur	c\\
^namur 	cZ
^nanny 	aZ
^nantes	cWdHiH
^narbonne	cY
^narbonne 	cV
^natation	jW
^national	aCbZiFnY
^native	jU
^naturlich	qW
^naturstein	cEib
^naucalpan	cS
^naucalpan 	cS
^nav	i_
^nave	hUpW
^navette	h]
^navision	kHlV
^navision 	kHlR
^nb	bUcF
^ndis	jV
^ndt	iIjXkW
^ne	r[
^ne le	qV
^ne pas	dJ
^near	cg
^nearly	aIgWiEjV
^neat	aJiHjWsV
^nebosh	jS
^necesita	aWtW
^necesitamos	tT
^necesito	aVcGtS
^ned	pZsS
^need	ta
^need 	bIcJtY
^need a	aS
^need to	jXsR
^needed	bIcHlFoXpFt\\
^needed 	aIbDcEiGl?oGt^
^needles	bTjV
^needn't	lT
^needs	iJjZtY
^needs :	jV
^neerlandais	jZkR
^neerlandais 	kRlT
^nego	gIi_
^negoce	bT
^negociacion	jZ
^negociar	iZ
^negociateur	a[
^negotiator	aU
^nein	gUjStE
^nein 	bHdIgRmHnGqIrGsEtE
^neiva	nT
^neiva 	nT
^nen	a]iJ
^nerves	jX
^net	gHh\\iX
^netsuite	jU
^nettoyage	bVfJ
^network	bSjH
^neue	hXiIjW
^neues	bUiHqV
^neuf	bW
^neun	b]gU
^neuruppin	cV
^neuruppin 	cV
^neuss	c]
^never	f[lZ
^nevers	nT
^nevers 	nT
^new	eJgSiXrGtY
^newcastle	cS
^newcastle 	cS
^newly	bVcJgFjDl]
^newmarket	cX
^newmarket 	cX
^newport	cWdVnJ
^newsletter	iS
^next	cYiV
^nh	aTbRcJiI
^nhs	jIpV
^nhs pension	hV
^ni	lZpIqVsT
^nice	bSsW
^nice :	k^
^nicht	jS
^nicht "	rU
^nichtraucher	iJjX
^nichts	rYs@tZ
^nie	fWlIrVsY
^night	a\\g\\hIjT
^night 	aIdIfGgUiDjHmUnV
^night 00	g\\
^night auditor	rT
^nights	aYfTgViI
^nights 	aWbIcFfZiGjI
^nights 0	fZ
^nights 00	fUqS
^nilgosc	hX
^nine	fVgIm^pJ
^ninera	aU
^nineteen	b]i;
^ninos	iS
^niort	c\`gJ
^niort 	cU
^niveau	gTiDtS
^niveau 0	bXiFjU
^nivel	g\\iFjW
^nivel 0	gUiIjX
^nix	lR
^njc	ga
^nl	cIj\`
^nm	iIjY
^nmc	j^
^nmc 	jW
^nmc pin	jS
^no	lSsU
^no 	bJdXfWlH
^no "	rX
^no agencies	bIlJpRrY
^no buses	hGiGjTlGnVsI
^no degree	lc
^no evenings	fZiJ
^no exclamation	rU
^no experience	lY
^no hace	tT
^no hay	fXhXiXlF
^no lo	lTqUrZ
^no more	eYj\\lJ
^no need	hHl\\qW
^no nights	fWhXiIsI
^no one	s_
^no pedimos	lU
^no pongas	rX
^no sales	gUiYlG
^no saturdays	hX
^no se	lWqV
^no sundays	f\`gD
^no weekends	f]hRiHlS
^no women	pIsY
^nobody	s\\
^nobody with	sS
^noch	tU
^noch nicht	lRqS
^noche	f_iFjH
^noches	fXhR
^noches de	hWiF
^nocturno	f]gR
^noise	i^
^nok	gZ
^nok 000	gR
^nom	jZ
^nom 000	jZ
^nombramiento	eZiHj\\
^nombre	bIrT
^nominas	aV
^nominas 	aW
^non	j^tF
^non-profit	bY
^none	cGeRjIpDqRsZ
^none 	bGeTiFrYsG
^none of	cFfUiGpCqVsS
^noon	fVpY
^noon 0	oJ
^norfolk	cR
^normal	dFf]hGjIpS
^north	cWjZ
^northampton	jS
^northern	gUhFj?k^
^norwegian	hTjTkIlHqHrFsI
^norwich	cV
^norwich 	cX
^nos	bVkX
^nosotros	bDi@jSlCm[pI
^not	aHjTsYtS
^not a	aDjTqUsR
^not asked	lU
^not for	dYhEjYlFmHpGrDtG
^not just	iJj]
^not to	pRq\\
^nota	iX
^notarfachangestellte	aZ
^notdienst	fVgS
^notdienst 0	f\\
^notdienst nur	fU
^note	aJq\\tX
^notes	t]
^notes de	iY
^notfalls	iFnGqW
^nothing	jGlTpTr[tH
^notice	eGiIoGpVtU
^notices	iW
^notions	iDjTk[
^notre	aBq_
^nous	jU
^nous sommes	bY
^nov	fX
^nov 	fViU
^nov-feb	bJo]
^november	f[iEpJ
^noviembre	fZ
^noviembre 	fT
^now	aFiHmHoZtU
^now 	aDb=cHo\\pIqHrEtV
^nplq	jV
^nps	gJh\\iUjGtF
^nr	bBcXgZjF
^nrp	iGj]pJ
^ns	gGh^iIjDnD
^ns business	hU
^nssf	h^
^nsw	cU
^nuchtern	jYqIrCsX
^nueva	cWnJ
^nueve	mX
^nuevo	bBc_
^nuit	fZsH
^nuits	fRg\\iG
^num	jJmZ
^numeracy	iHlX
^nur	fUjDrVs^
^nurnberg	cW
^nurse	aVmU
^nursery	a]bFcEhXjC
^nursing	aWiBjIkZlI
^nv	cHe\`g\\j@mG
^nvq	j\\
^nvq 0	j[
^nyon	cZ
^nyon 	cZ
^nz	gUkGsT
^nz $	gZ
^o	aTgS
^o sea	jIkHsRtU
^oa	acbE
^oak	iX
^ob	iWjGlZq[
^oban	cWjU
^oban 	jV
^objet	pUrJtR
^obra	e[iTjS
^obra 	cHeYjU
^obra en	cZeH
^obst	h^
^obst 	bThRiS
^obviously	qVrX
^obviously 	gHhTjUpI
^occ	gJiHmY
^occasional	fYnW
^ochenta	bVgV
^ocho	eHfVmXoT
^ocho a	fXmG
^ocho y	fU
^oct	fViToT
^oct 	fY
^october	fX
^october 	bUeI
^octobre	fU
^octobre 	fU
^octubre	eU
^octubre 	cJ
^odd	cGf_nU
^oder	kStY
^oder 	aIcIfGgGjCkRpHt]
^oee	i_jI
^of	oV
^of 0	bTpJ
^of the	fThCsV
^off	cWfYqV
^off-season	bIfU
^offenbach	cS
^offenbach 	cS
^offers	i\\
^offi-jahreskarte	hW
^office	dT
^office 	bDcCd:fIiRj\`tT
^office is	c_
^office manager	tR
^offiziell	aWiDqU
^offnungszeiten	fV
^offshore	cAkDnZ
^oficial	a]
^oficial de	aXmS
^oficina	cVdU
^oficina de	bScHdFi\\
^ofsted	bU
^oguk	jZ
^oh	bGcRiEjFlEqUrSsR
^oh and	jIlDt^
^ohne	hGlSrX
^oil	i\\
^oilskins	aJh[pJ
^oilskins 	hX
^ojala	iGkasS
^ojo	qVrX
^ok	jStg
^ok 	cIjEqVtW
^ok so	tV
^okay	lCtc
^oktober	fS
^oktober 	fU
^old	bZqV
^oldenburg	cT
^oldham	cRsS
^olen	iZ
^on	qS
^on 	cTfXhIiE
^on a	q]
^on call	f[
^on en	eGjGk]lImIpIqCsU
^on est	b_fEqI
^on fait	b[pT
^on ne	fTkWlIqSsI
^on ouvre	tS
^on paie	gZtT
^on se	bJiIsTtZ
^on site	aIbRdXhWjI
^on the	cX
^on veut	dUeJoIqEsVtT
^on-call	fZgViHlH
^on-call 	gV
^onboarding	iY
^onboarding 	iT
^once	cJfHjUm[
^oncology	aTgIkT
^onda	c^
^one	fS
^one 	aUdUfRiIjAkI
^one anchor	dY
^one day	dVfV
^one in	cZjJtI
^one is	jUqYtJ
^one of	jWqIsV
^one sat	fZ
^one saturday	fV
^one week	cHhTiGnZ
^one weekend	fU
^one year	eYhEiIjWpI
^one-offs	iT
^ong	aIbdiIjH
^ongoing	eYmT
^ongoing 	e\\
^online	pb
^online 	pV
^only	pVtS
^onsite	hRpR
^onze	gUiI
^oos	bIcGi^jJ
^open	bViXmJrY
^open-ended	e\\
^opening	iRoS
^opera	j\`
^opera 	bWjR
^opera cloud	jV
^operador	bTjU
^operador de	cV
^operadores	a[
^operario	aT
^operarios	a\`bJ
^operateur	aRpI
^ops	aTfSiGjHmTpV
^optical	bUoI
^opticien	a\\iH
^optico-optometrista	aW
^optik	bYjH
^option	eXlEnTpI
^options	fHgXiJjJ
^optom	a\`
^or 	gSjIkFpYtV
^oral	jX
^ordenado	iBjZlR
^order	i\\
^order book	b[
^ordi	dDh[
^organic	bThY
^organist	aU
^organist 	aU
^orleans	cV
^orleans 	cV
^ort	cbgT
^ortho	iY
^ortho 	iU
^orthographe	jYpH
^orthoptiste	gI
^os	hVtS
^oscp	aFkZ
^osde	gShWiJ
^osde 000	gEh]
^osha	jTk[lI
^osnabruck	cT
^osorno	nV
^ostern	eHf\\pDqI
^ostern 	eDfFiRoUpI
^osterreich	bHcGiRn]sJ
^oswestry	cX
^oswestry 	cW
^ot	aTbTfUgYiHjH
^ot 	a[bGcJfCgS
^ota	aXbHi[
^otdr	hIiSjV
^ote	g\`
^ote 00	gT
^other	jIlY
^otherwise	bIcTdXeS
^otp	hWiGjR
^ou	jX
^oui	aHhVjU
^our	aJbSgGqT
^ourense	cV
^out	c]nV
^out by	f\\gEiF
^out of	cXf=iZ
^out the	aHcEhStW
^out-of-hours	fU
^outillage	h_iE
^outside	bFcahGiI
^ouvert	aTlVqI
^ouverture	fUoW
^ouvrier	a\`
^ouvriers	aViGjS
^ov	aXnW
^over	iU
^over 00	iZ
^overlap	oW
^overlock	jW
^overnight	aCbYeFhJiHjHn\\
^overtime	fVhI
^own	j[
^own 	kTlT
^own car	lUn[
^own hand	jV
^own the	iZjI
^own tools	j_
^own transport	hJiElTnT
^owned	bV
^owned by	bV
^owner	jHmXsS
^owner's	qUsW
^owners	bWhHiGpGqV
^owns	i\\
^oxygen	jZ
^oye	qRt\\
^oyonnax	cV
^oyonnax 	cS
^p	j^
^p &	hWiTjF
^p 0	gajF
^p-schein	jZ
^pa	aSiT
^pa 0	ja
^pa to	aRmT
^paciencia	j[
^package	gY
^packaging	bShVjG
^packing	i_
^pacu	iUjIlW
^padagogische	aTlWpH
^paderborn	cV
^paderborn 	cS
^padi	bViHjY
^paediatric	kT
^paeds	i]jDkVlE
^paga	bFcIgTiYjItJ
^pagamos	gShIqX
^pago	g\\
^pago delegado	g]
^paid	gShYpS
^paid 	eTgDhFnVpT
^paid social	aUbHdHhFi[
^paid weekly	fGgYiI
^paie	gSiZtS
^paint	iW
^painter	iW
^painting	iT
^pairing	iJpU
^palace	b\\cH
^palefrenier	iImT
^palefrenier 	aRmT
^palencia	cX
^palencia 	cX
^palenque	bVhIiT
^paleographie	jY
^palliative	kY
^palma	c[
^palma 	c\\
^pamplona	cU
^panama	cRfV
^panel	iWp]
^panel 	pZ
^panels	bW
^panier	hX
^panier 	gXhI
^panier 00	bVhC
^paniers	gX
^paniers 	gUhR
^panneaux	bXiG
^panto	aX
^papa	qT
^papeles	iIlYpS
^paper	kFp\\
^paperwork	iZ
^papiers	dJi[
^paques	cHfIqU
^paquete	gX
^par	fYjGpVtG
^par mois	eJf]iH
^para	oVtS
^para el	tW
^para la	cT
^parage	iZ
^paralegal	kV
^paraplanner	aY
^parc	cJi]
^parcels	i\\sJ
^pardon	qVr]t<
^pareja	bIiJmVsW
^parent	ia
^parental	eW
^parents	hXpIsU
^paris	cYnU
^paris 	cHmTnT
^paris 0	cSnU
^parish	dGpY
^parish administrator	sS
^park	hViDpT
^parken	cRhWiI
^parking	h_
^parking 	hV
^parkplatz	hW
^parkplatz 	hU
^paroisse	bZ
^parque	c]
^parrilla	bViS
^parroquia	aIbVcR
^part	eSgZiF
^part time	aTeXgH
^part-time	eTfW
^part-time 	eW
^parte	iUoX
^partes	i]
^participacion	g_iC
^participation	g_iF
^participation 	gVhT
^partner	mcqU
^parts	hSiT
^pas	sU
^pas 	cJiZqHsX
^pas besoin	l_
^pas de	fRrT
^pas le	fSiFjTsH
^pas plus	dWfXkFrS
^pas un	rXsU
^pasa	lSpZrF
^pasaje	hTiGnT
^pasajes	hZ
^pase	hbjE
^paseo	iY
^pass	iGj^pIsX
^passages	hY
^passe	cHi^pEqVsH
^passed	j^lE
^passer	p_
^passer a	pU
^passing	bEi[
^passport	hGiFjYpXsB
^passports	pW
^pastor	iGmUqV
^pastry	aZ
^patch	cafSiTjG
^patent	aVlX
^path	bSiV
^patience	jc
^patience 	jS
^patience with	kU
^patient	aGbXjV
^patient 	jY
^patienten	i\\
^patients	bRiXlErJ
^patio	cXhZiH
^patissier	m[
^patron	aUkTqF
^patron de	aViGkV
^pau	c]
^paul	eIfYjIlIqStY
^pay	g]
^pay :	gT
^paye	e_hJjH
^payee	fTgFpX
^payerne	cY
^payments	aVbXjF
^payroll	aYiT
^payroll 	aRiRjHtS
^pays	bFfIsV
^pc	gIhW
^pc 	jR
^pca	bRgT
^pda	iV
^pdf	iCp]
^pe	aVgXjJ
^peace	aEbGcTiIj[
^peajes	bIh\\iF
^peak	fVhDlIoRrJ
^pedidos	lS
^pedidos 	iR
^pedimos	aIj[
^peer	aXgJ
^peers	aHbJfHhJiGm[
^peine	aIcW
^peine 	cW
^peintre	aY
^peluquera	aW
^pen	aXjXrJ
^penang	cUiF
^penang 	bWiH
^pendeln	iHnW
^penrith	cU
^pension	hX
^pension 	hU
^pension 0	h[
^pension 00	fJgW
^pensioner	bJi]
^pensionskasse	h]
^pensum	fZgHjJtS
^penzance	cV
^penzance 	cV
^peon	aX
^people	iIjZqVrX
^pepiniere	bY
^per	aEgSoTtT
^per diem	gXhT
^perdon	eTfRiHjIqUtI
^perdon 	aGbGeVfRhJiIjEmRpJqArJsItI
^perfil	mHrTs\\
^period	j\\
^perks	hX
^perks :	hX
^perm	e_fI
^perm 	fJ
^perm after	eX
^permanences	iX
^permanent	e\\
^permanent after	eU
^permis	jY
^permis 	jWkS
^permis b	jW
^permis be	jV
^permis c	sZ
^permis de	iW
^permiso	j[
^permiso b	jT
^permisos	i[
^permisos 	jU
^pero	lS
^pero si	lU
^pers	gFh^iEjE
^person	iSmT
^personal	iUkJlTmU
^personal licence	dHiGkGlY
^personalrabatt	hY
^personalreferent	qS
^personalwohnung	gIh\\iI
^personas	iZ
^personne	qStT
^perth	cTfS
^perth 	fUpS
^peso	iV
^pest	aW
^pet	aXiT
^peterborough	cRgJ
^peterborough 	cT
^petite	cGfViWjF
^petites	iXjE
^petits	nW
^petrol	gVnG
^pets	cJdJfHiIjDkIlTnJoJpGqJrJtI
^petty	i\\
^peu	i[
^pf	h[
^pf 	hZ
^pfaff	jVlX
^pflanzen	hWiT
^pflaster	i[
^ph	iUjJpS
^pharmacist	aRsS
^pharmacist 	aS
^phase	aIbViU
^phd	jXl\\
^phone	hSp\`
^phone 	gUh]
^phones	bUfIi]lG
^phones 	aTi[
^photo	i\\sY
^photography	iBk\\
^photos	iCk]pR
^photoshop	jV
^photoshop 	jU
^phrases	iJrW
^physics	jT
^physics 	jV
^physio	hSmS
^physio 	mVpJ
^phyto	bGi_jG
^pi	bGcZiFjFmV
^piano	aScGhV
^pianos	bTiRsH
^pick	fZjH
^pick-up	h\\
^pick-up 	h[iD
^picking	iT
^pics	bViIpV
^picture	cFiUrY
^pida	i\\
^pido	jUqV
^pie	bHi\\
^piece	g]
^piece bonus	gT
^piece rate	gViI
^pieces	iXjH
^pieza	h[
^piezas	bXdZiD
^pigiste	eW
^pikett	fX
^pilar	iHoVpR
^pilot	aXhTiRjElR
^pilotage	iR
^piloto	aZ
^pilots	lX
^ping	hZiDpU
^pint	h[sJ
^pintor	aU
^pintura	iEkZ
^pip	bHhJi]
^pipelines	i\\
^piscina	iU
^piscine	bUiV
^piscines	bU
^piso	cVhViI
^pisos	bHid
^pizzaiolo	aY
^pl	a[bHdTf@gXjF
^place	c]iR
^placement	gU
^plain	iSr[
^plan	eUiYjB
^plan de	hSiV
^plan the	bFiY
^plancha	cFiXjT
^planeacion	iX
^planilla	eW
^planilla de	eDiZjR
^planillas	iV
^planner	aSmXtI
^planner 	hJmY
^planning	eIf\\gVhJiTtT
^plano	cXj\\
^plans	i_
^plans de	iT
^plant	bDcViGmW
^planta	bVeZ
^planta de	aJb]eG
^plantillas	jT
^plants	bScIhV
^planungsburo	aHb]
^plasencia	cW
^plasterer	aT
^plataforma	iFj^
^plateforme	aGbRcZiJtJ
^platform	bBjGkW
^plating	jZ
^platinum	jZ
^platt	iHjGl\\
^plauen	cW
^plauen 	cW
^play	bTiWjHkI
^plays	iGj\\kU
^playwright	aDjZ
^playwright 	iRjR
^plazo	eXfHoIpW
^plazo fijo	eX
^plazos	i[
^plc	jUkW
^plc 	jSkS
^plc s	iEjHkX
^plda	jX
^please	iIrVtY
^please 	cIsR
^please don't	qZ
^please make	tS
^plein	aFbDcUhEi^
^pli	iHjW
^pliage	iUjS
^pln	gS
^pln 0	gT
^plombier	aX
^pls	c?gUjDrTt[
^plumber	aY
^plumber 	aY
^plume	j]
^plus	g^
^plus 	gJhSkUtU
^plus 0	fSiJ
^plus a	fGgShV
^plus de	hZ
^plus one	cXgJ
^plus points	gIk]
^pluses	fSiIkV
^pluspunkt	jJk]
^plutot	cIiIsb
^plymouth	bHc_
^plz	aIbFc\`iBjCnX
^pm	a^gThCiAjCmetH
^pm 	aXiI
^pme	aTbZ
^pmp	iGj]
^pmp 	bSjT
^pms	jS
^po	aUm^
^po 0	aZgSjSmG
^pod	hUmY
^poda	iZjT
^podcast	iRkU
^podemos	gR
^podologo	aS
^podologo /	aS
^point	bBiUkErEtW
^pointe	aIbIeJf\\
^points	g[hHiClItR
^polanco	cT
^polanco 	cU
^polar	aZbDgIiZ
^police	bGjYlEmSpJqW
^polier	m[
^poligono	tX
^polish	jU
^polish 	kV
^polish or	jFsV
^polite	iFj[
^poliza	hWiFjU
^polnisch	kU
^polnisch 	dHjTrT
^polo	bJhXiS
^polo 	hZpJ
^polsterer	lV
^pompes	bT
^pompier	aRiT
^pon	aFrStX
^poner	i^mJ
^ponferrada	cX
^ponferrada 	cS
^ponlo	rc
^pontarlier	cT
^pontivy	bScSfHjH
^pool	jUnY
^pool car	hCn_
^pop	pZ
^por	e^gU
^por eso	bWeJqX
^por favor	eJlTrY
^por la	dUpZ
^por las	eGfGiHpVsY
^por los	eHfIiIjFkVsW
^por semana	eFfVhH
^por si	bTcEhHjX
^port	aBcShG
^port de	iIjWsU
^port of	bZ
^portafolio	iGj]
^portal	p[
^portatil	h]jG
^portefeuille	bIiUjV
^portfolio	iDjWp\`
^portfolio 	p]
^portfolios	lFpX
^porto	cHhHnZ
^portugais	kX
^portugais 	kRrRsI
^portugal	cHi@kWnW
^portugiesisch	jCk_
^portugues	j[kW
^portugues 	k\\
^portuguese	jU
^portuguese 	jT
^pose	iV
^pose de	iV
^poseur	sH
^posgrado	kIlY
^position	aUiHtU
^possibilite	hW
^possible	hRjIo[
^post	iZoW
^post 	eTi]
^post :	aVp[
^postdoc	a]
^poste	cUiIo[
^postgres	jW
^postgres 	jS
^posting	aIpY
^postnatal	i]
^potash	bWcI
^pots	i[
^potsdam	cWdI
^poubelles	iV
^pour	aItS
^pour 	aFcEeTiFtW
^pour la	oY
^pour le	cShGkY
^pour un	aHbScT
^pourboires	g^sI
^pourboires 	gR
^power	kU
^power bi	jSkV
^ppap	i\\jF
^ppap 	iT
^ppe	h\`iIjDpS
^ppe 	hW
^pr	iWjEoU
^practical	pY
^practice	iEpa
^practising	hZiDsS
^prairies	cViT
^pramie	gS
^praxis	b]
^pre-screening	iS
^pre-shift	iZ
^preavis	iVjHoY
^pref	eIiHkc
^prefer	s_
^preferably	kZ
^preferible	kTsV
^preguntar	pV
^preguntar por	pV
^prelevements	iV
^premiere	jXmY
^premiere 	jZ
^premio	gU
^premio por	gX
^prep	gTi^
^prepaga	h[iI
^preparar	iV
^preparateur	aT
^preparation	iW
^preparation des	iW
^preparer	iW
^preparer les	iW
^preparing	iV
^prepose	aXcI
^pres	bIc^iG
^presence	dViR
^presencial	dXpS
^presencial 	pV
^presentable	pGs]
^presentarse	pZ
^press	aYbIi_
^presse	i[jV
^pressereferent	aS
^pressing	i\\oG
^prestacion	eUgTiI
^prestacion de	gW
^prestaciones	gVhUiI
^prestamo	iU
^prestamo 	iX
^prestataire	b\`gJmI
^presto	iIj]
^presto 	jV
^preston	cS
^preston 	cT
^presupuesto	bVgFhU
^presupuestos	iY
^preventif	eJiY
^prevention	iV
^preventivos	i]
^prevoyance	bDhX
^price	eUgShHiU
^pricing	aW
^pricing actuary	aU
^prima	eSgWiEjS
^primary	bBhGiWjHk[
^primates	aX
^primavera	cJjXoX
^prime	gc
^prime 	gW
^prime 0	f[gD
^prime de	hY
^prime sur	gU
^primer	fHhSjYlW
^primera	eGlVoTrJ
^primero	oSpHrZ
^primeros	j[oS
^primeros auxilios	j_
^primes	g]
^primes 	gY
^prince	cUiJkY
^principal	m\`
^prise	iT
^prise de	fViIjToU
^private	bWhW
^private medical	hW
^privately	bS
^priya	tT
^pro	gYhUjW
^pro rata	gZ
^probate	iV
^probation	bYi@
^proben	iV
^probenahme	iY
^probespiel	pT
^probetag	pZ
^probezeit	e[
^probezeit 0	eT
^process	aVjGpV
^process :	pW
^procurement	aSiR
^procurement 	aTiR
^prod	cHjBq\\tT
^produccion	bDcHgUiFjHm[
^producing	bV
^product	aRgEhSmS
^production	aRgXiJmT
^production planner	cJqU
^producto	bSiU
^productor	aV
^produktmanager	aWgI
^prof	aWq\\
^prof de	aSjU
^profe	aX
^profe de	aX
^professeur	aHgYjJ
^profils	iWmHpIqV
^profit	aIgXoI
^profit share	aFgShUoF
^profitabel	bW
^profitabel 	bW
^programa	bUcHeW
^programacion	i\\
^programmation	iY
^programme	bY
^progress	iW
^project	eSjEkR
^projektbefristet	e\\
^projektleiter	qS
^projektstelle	cJeY
^projet	bTiU
^projets	aW
^prokurist	mY
^prolexis	jV
^promedio	g_nG
^prometheus	jY
^promotion	j]
^prophet	jXkJ
^propina	g\`
^propinas	g_iE
^propinas 	gV
^prorrogable	eX
^protection	iW
^protel	jR
^prothesiste	a[iH
^protocolo	iRjR
^protokoll	bFqStU
^proveedores	iT
^proveedores 	iT
^providencia	c\\
^provident	h\\
^provident fund	hU
^provision	gY
^provision 	gV
^proyectista	a[
^proyecto	eCo[
^proyectos	i\\
^prueba	eRiX
^pruebas	bHgTiXpG
^prufer	aX
^prufungen	iDn^
^pruning	iU
^psa	jZ
^psc	j\\kJ
^pse	iJjW
^psi	j^
^psicologa	a\\cJ
^psicologia	jJk[
^psicologo	mX
^pso	a]jU
^psst	hJpIqZ
^psych	j]
^psycholog	aWjE
^psychologue	aZbTiF
^psychometric	pX
^pt	e[pG
^pt 	cHiW
^pta	aXfG
^pta 	aUcGiImBtG
^pto	hZjI
^pts	aTlY
^pub	bShWiWjD
^public	bYjT
^publication	bJiSjJpW
^published	fXiTjJ
^publisher	iFjZqU
^puebla	cV
^puebla 	cS
^pueblo	bGcWfInW
^puertas	i]
^puerto	cX
^puertollano	bS
^puertollano 	bS
^pues	iUqUsR
^puesta	iX
^puesta a	iX
^puesto	aXcYiG
^puis	eXjIp[
^pump	i\\jI
^pumpen	aX
^puncion	jY
^pune	cd
^punjabi	kV
^punjabi 	bT
^punta	iV
^puntaje	g\\iEjH
^puntos	jV
^purchase	aUiRjI
^purchase ledger	aUiRjI
^purge	iZ
^pushback	bJiV
^put	rX
^put the	hIrW
^putting	iZnGtH
^putzfrau	aSbU
^pv	aZsR
^python	iHkY
^python 	jT
^python or	jWkG
^pytorch	cJj\\
^pytorch 	jU
^q	i?jYoY
^q 0	o^pI
^q-grader	iGkZ
^qa	a^mR
^qa 	iCmZpJ
^qc	a[jImV
^qc chemist	aU
^qgis	jUkZ
^qgis 	kR
^qm	aGbFcIfGjFkIm]sHtC
^qqi	jY
^qqi 0	jY
^qs	aT
^qs 	aY
^qts	j[
^qts 	jY
^quad	aIcHdIeHfIhUiCjRkRmInHoJpHqIrIsItH
^qualif	iHjUlT
^qualification	iW
^qualifications	iDt]
^qualified	aSbFcHfIgUlSoF
^quality	aGbDiYmXrS
^quals	gWjX
^quand	fVoUsI
^quart	bIfTiV
^quarterly	dUgS
^quarterly bonus	gU
^quarters	hZiH
^quartier	cTgSh]rJ
^quatre	bRhS
^quatre ans	jYmH
^quay	bIhGi[
^que	jY
^que 	jUtS
^que el	pCr^sF
^que escriba	jS
^que haya	iBkZsW
^que llamen	pU
^que manden	pW
^que no	jUs\`
^que se	rRsS
^que sea	jZ
^que sepa	kW
^que tenga	jW
^que venga	jHpUsU
^quebec	cTdS
^quechua	j]kE
^queen	iU
^quelqu'un	s[
^quelqu'un pour	aWsG
^quelques	kW
^quereinsteiger	l]
^quereinstieg	lZ
^queremos	aTcHiGjRtS
^queretaro	cW
^questions	mX
^qui	aFo\\
^quick	iHj_tW
^quick one	bYjI
^quickbooks	jX
^quiero	aS
^quiet	fXoHpDqT
^quince	aWcHfWgTiGjHtI
^quinto	dT
^quinze	hUiIjToR
^quiropodias	iZ
^quita	r^
^quota	eWi]
^quote	bTfFpUr^
^quotes	iT
^r	gW
^r 	aIj\`
^r &	hTiS
^r 0	g[
^r 00	g\`
^r 000	gYjSlI
^ra-micro	jU
^ra-micro 	jT
^rabais	hU
^rabatt	hV
^racing	bVqI
^racking	iW
^radar	i\\
^radiation	jDkX
^radio	bWiSjZ
^radiographer	aUjHlV
^radios	iT
^radlader	j\`
^rafaela	cU
^rahmenvertrage	iX
^raigmore	cY
^rail	bUhZjIkJlS
^rails	iU
^raised	iHjR
^ral	gV
^ramadan	fWoGsG
^ramp	aXiS
^ramp agents	a[
^rampe	i\\
^ranch	cShT
^random	iHjV
^range	gWiGrS
^ranger	mY
^rangierbahnhof	cV
^rappel	eUpZ
^rapport	i]sT
^rapports	dTiXpH
^rare	bSiS
^ras	cb
^rat	iZ
^rate	gZtI
^rates	e[iHjD
^rathaus	cZ
^ratio	fCiSjJm_
^ratios	iX
^rattache	m\\
^rattachement	mZ
^raum	c\`
^ravalement	aIiYjV
^rc	bWiUjF
^rcp	j]
^rda	jY
^re	dTtZ
^re :	tZ
^reach	aUiDjXkX
^reach truck	jEk^
^react	jS
^reactivos	cHiSjW
^read	iBjbpU
^reading	c[dDiIjW
^reading 	c[iG
^reads	i=joqE
^real	g[iV
^really	fSjZqR
^reaper	jSkZ
^reassort	iX
^recall	gViYjE
^recepcion	aWcGi[
^recepcionista	aUhU
^recepcionista 	bJhWiJ
^reception	aIjItV
^receptionniste	sI
^recettes	jS
^rechenzentrum	cT
^recherche	bGiW
^recibir	iU
^recibo	eV
^recien	lV
^recklinghausen	cV
^reclamaciones	iW
^reconocimiento	jZsT
^recovery	lIqV
^recruit	aTiWtE
^recruiter	aS
^recruiter screen	pW
^recruitment	aSpV
^recrutement	lZmFrS
^recruter	iY
^recup	f]hHiJoF
^recycling	aTbIiT
^red	jW
^red deer	c\`jI
^red seal	aHj[lU
^redaccion	gDiCj]kU
^redactalo	rX
^redacted	p_rH
^redacteur	aT
^redaction	iUjUtJ
^redditch	cX
^reden	jX
^redes	j[
^redige	jS
^redlines	iU
^reductions 	iW
^reederei	bV
^reeducation	iX
^reels	i[jW
^reels 	jV
^reemplazo	eY
^reer	hb
^reer 0	hY
^reer collectif	h[
^ref	pXtV
^ref 	pY
^refa	a]sI
^reference	pYrS
^references	iSjJpV
^referencias	jXpT
^referent	bSmT
^refineria	c_iG
^reflective	h]iF
^refraktion	iX
^refuerzo	jX
^reg	aYfDiUpW
^regensburg	dR
^regensburg 	cV
^regente	aViCmY
^regenzeug	hT
^regie	b^jHpU
^regime	hX
^region	bIcSiFnTtR
^regional	bUkYmZ
^regisseur	aS
^registered	aRjZ
^registered manager	aZgGjI
^registre	cHi]
^registro	iWjW
^registro 	kHmZpG
^reglage	iU
^reglages	jSoI
^regleur	aX
^regular	e[gT
^regular 	eWgW
^regulation	iZ
^regulatory	aYbJcHiTjFtI
^rehab	aTbT
^reims	bEcVd[hJiH
^reiseburo	aTlU
^reisekosten	iV
^reisen	cFiX
^relacion	eY
^relances	iU
^relations	ib
^release	eHfbnD
^relevage	iU
^releve	bJiV
^releve de	mTpS
^releves	i[
^relevo	eUiT
^relief	aZjF
^relocation	gShW
^relocation 	hZ
^relocation up	gHhZ
^remates	i[
^remise	hV
^remise 00	hSkR
^remontajes	jU
^remote	dZ
^remote anywhere	dS
^remote uk	dS
^remoto	dX
^removals	aYiGjR
^remplacement	ea
^remplacement d'un	eY
^remplacement de	aHcEeEi[
^remuneration	eFg]
^rencontre	pV
^rendez-vous	mRpW
^rendimiento	fIgGi\\
^rennes	cY
^rennes 	cV
^renouvelable	e[
^renovable	aHeZ
^rent	eXgSiTjF
^rentable	bYhI
^rentree	oX
^reo	cDjZ
^rep	j\`
^repairs	bVhV
^reparation	aU
^repas	bFgIhd
^repas du	hV
^repeat	eU
^replacement	eThEiHqU
^replies	p[
^reponse	hJp[
^reponses	pX
^report	iUjTpT
^report to	mT
^reporta	mX
^reporta a	mV
^reporte	aGdYiTjJ
^reporting	mV
^reporting to	cJmW
^reports	gXiImW
^reports to	iImX
^repos	fV
^repos dimanche	fT
^reprise	gVoY
^req	cHgGjZpZ
^requerimientos	iV
^required	j\\lJtG
^research	bXkV
^reseau	hAjEk]
^reservas	i\\
^reservations	iY
^reservations 	iS
^reserve	b[eTiG
^reservoir	aV
^resi	aVmS
^residence	cYdShUiCjJoWpI
^residencia	bWjX
^residencia 	aGbXcHiIjS
^residencia de	bY
^residency	bY
^resident	aUeW
^resident 	aWeTgG
^residente	a_mF
^residential	bIhJi\\
^resistance	j[
^resolucion	jV
^resort	bZ
^resp	aXbJcGmY
^responde	mX
^responder	iZqJ
^responsable	aSmW
^responsable de	aU
^rest	dTfTjGlStW
^restaurador	aXbG
^restaurant	bTh_
^restaurante	bVcUhIiGjJ
^restaurateur	aU
^restaurator	bHhU
^reste	fIiYqHrZ
^resto	bSdVfZ
^resume	pZ
^resume 	p]
^resume +	pR
^retail	iW
^retainer	aGeYfGgXhGiGjEmF
^reten	f]gUiIoI
^retention	g\`iI
^rethus	jZ
^rethus 	jW
^retired	jGkW
^reto	iHpTqU
^retouches	cHiY
^retour	nXpU
^retraite	h]sI
^retribucion	dHeHfIgThViFjJ
^retrocession	g]iI
^rettungssanitater	aU
^rettungsschwimmer	aFgThEj\\lW
^returners	aYhGkIlT
^reunion	iZp[
^reuniones	iT
^reunions	iS
^reus	c\\
^reversing	iS
^review	gWoFpS
^revisar	rX
^revision	gWiTpJqU
^revisions	iS
^revit	jh
^revit 	jY
^revue	fHi[
^revues	iU
^rezepturen	iW
^rf	jX
^rh	iXjA
^rhein-main	cY
^rheine	c[
^rheine 	c[
^rhel	iJj]
^rhino	bZcIjTkR
^rhino 	kU
^rhyl	cY
^rhyl 	cY
^richmond	c[
^ride	hYjG
^rider	iT
^riding	bSjUkJlT
^riego	aTbHcIi_
^riego 	iU
^riesgo	gZiI
^rifseep	hU
^rifseep 	hU
^rig	bFiGmSnY
^rigging	iTjHkU
^right	tc
^right 	ta
^ring	iXpX
^ring the	pX
^ringing	aR
^rio	c^iH
^ripon	aFbScU
^ripon 	aFbScU
^rising	gW
^risk	iVjU
^river	bRcIpW
^rm	g]
^rn	aScGpU
^road	bIgDi[
^roadmap	iU
^robot	aYbVcFmG
^robots	aRb>iXjEkV
^rolar	f^
^role	aWiTtR
^rolling	eJpW
^romanian	kJlVsH
^romford	cT
^ronda	cZ
^ronda 	cZ
^rondas	i]
^rondes	iY
^rontgendiagnostik	aXjI
^roof	bRcFjXsJ
^roofer	a[
^roofs	hGi[
^room	h\`mT
^rooms	bBfIhfiC
^ropa	bSh\\
^ropa 	hW
^ropa de	h[
^rope	iW
^ropes	a[mJ
^ros	iYjDkS
^rosario	dSiFpV
^rosenheim	cX
^rosenheim 	cW
^roster	fW
^rosters	fW
^rostock	cV
^rostock 	nR
^rota	fRiXmD
^rota :	fT
^rotacion	iS
^rotas	iU
^rotas 	iV
^rotating	fYiI
^rotation	f[
^rotation 0	fU
^rotational	aSfT
^rotherham	cU
^rotherham 	cT
^rotterdam	cV
^rotterdam 	cX
^roughly	fTiIpT
^roughly 0	fTiIpT
^roulement	fTiSjInV
^roulette	iWjY
^round	bEc_
^rounds	p\\
^royal	bSc\\iI
^rrh	a^cHhJjH
^rrhh	aGqZ
^rrsp	gIh^
^rs	aRcHgX
^rsph	jZ
^rtt	hc
^rtt 00	hV
^rtw	aIbSiZjD
^rue	c\\mZ
^rue de	cX
^ruf	bSpZqS
^rufbereitschaft	fStU
^rufdienst	fYgS
^rufdienst 0	fW
^rufen	iCp_
^rugby	bV
^rugby 	aS
^ruhige	sS
^rule	bHiZ
^run	iZjW
^run the	aRiX
^runbooks	iX
^rund	eV
^rund 000	bTfW
^rundgang	iY
^rungis	cZ
^running	iSmT
^running the	iY
^runs	gDj_mI
^rural	j\\
^russian	jS
^russisch	jFk^lC
^rust	iAjSk\`
^rust 	jCkS
^rusten	iZ
^rustenburg	cX
^ruta	bIfHh\\iUnU
^ruta 	aTbGcEhDiWmH
^ruta 0	bGcRfHhFiUnV
^rutas	iWnV
^s	g\\jT
^s $	gX
^s &	iT
^s /	bSg^
^s 0	aIbIgUiSjTkS
^s 00	gYjV
^s'il	iJlYrYs@
^sa	aSfc
^saarbrucken	cY
^saarbrucken 	cW
^sab	fYjI
^sabadell	cX
^sabado	f]
^sabado hasta	fS
^sabados	fa
^sabados hasta	fU
^sabbath	hSiJjUlJ
^sabbatical	h\`jI
^saber	aIjZkW
^sablage	iX
^sachbearbeiter	jU
^sachbearbeitung	aYiJoR
^sachkunde	j^
^sacristain	aU
^safe	iTjV
^safe pass	j]
^safer	jZ
^safes	iX
^safety	iWkJ
^sag	aJfVqUt\\
^sage	iHjc
^sage 	bIkW
^sage 00	j[
^sage 000	j[
^sage-femme	aY
^sagen	cYeSiFjI
^sagen wir	eT
^said	iBjHm_
^sailing	iIlWoV
^sailmaker	aU
^saint-brieuc	cT
^saint-brieuc 	cT
^saint-die	cV
^saint-etienne	cU
^saint-gilles	aJcZ
^saint-junien	cS
^saint-junien 	cU
^saint-lo	cZ
^saint-nazaire	cW
^saison	eRfVoX
^saison 	cHoT
^saisonkraft	aFcJeWiIjGkHmVpF
^saisonvertrag	eR
^sala	bTcRhWiF
^sala de	bXfHhT
^salaire	g[jJ
^salam	cJt_
^salamanca	nV
^salamanca 	nV
^salarie	aUcGeVgJh?iF
^salario	gU
^salary	gR
^sale	eFfGg]iTjImH
^sales	jTm[pE
^salesforce	aR
^salford	cT
^salford 	cV
^salida	nT
^salidas	bFcVgUiI
^salina	bS
^salle	cUiX
^salmon	bThFiT
^salon	b_hXiSoI
^salons	cRhIiS
^salons 	bT
^salut	ta
^salut 	tS
^salzbad	iX
^salzburg	cZ
^salzgitter	cW
^salzgitter 	cW
^same	b^gThFiFjIkW
^samedi	fY
^samedi 00	qT
^samedis	fZhG
^sample	bIh[kZpI
^samstag	fV
^samstags	fX
^san	c_
^sanidad	i\\
^sans	eUiHl[sV
^santa	aJc_
^santa fe	bFcTjU
^santiago	cT
^sap	jY
^sap 	iSkU
^sap co	jIk[
^sap mm	jV
^sar	g_
^sars	iZ
^sas	j_
^sash	bViVjI
^sastre	bV
^sat	fb
^sat 	fY
^sat 0	fW
^sats	f\`iJ
^saturday	gZ
^saturdays	fY
^sauberes	iJjX
^saumur	bY
^saumur 	cV
^sauna	hg
^saute	aVbIiXjI
^savings	gFiZ
^savoir	jY
^saw	hWjX
^say	hJoRre
^say "	oY
^sc	eWgUiI
^sca	iHjXkU
^scada	iRjT
^scale	g[iU
^scale 0	gX
^scan	bTiZjH
^scanner	iTjT
^scanning	kS
^schaltberechtigung	j[
^schaltberechtigung bis	j\\
^schedules	mT
^scheduling	i\\
^schein	j_
^schema	gVkU
^scheme	bRiYjJ
^schicht	eWmUsR
^schichten	f^iF
^schichtfuhrer	m]
^schichtplan	h[lF
^schichtzulage	gZ
^schlank	sY
^schleifen	iTpS
^schleifen 	iSpS
^schlosser	aIiFjUlZmH
^schluss	f\\
^schmutzzulage	gU
^schnuppertag	pZ
^schon	kgrTtH
^schon ware	kS
^school	aYiW
^school bus	h[iG
^school hols	aTfZhDiH
^school hours	fakFlH
^school run	bEfGi[
^schooling	hXiDtZ
^schreib	pTrV
^schreib 	hJjGtJ
^schreiben	aSgYiCqG
^schreiben sie	gUjJrW
^schuldnerberatung	aX
^schulklassen	iS
^schulleitung	aW
^schulung	aIi_oT
^schulung der	iW
^schulungen	iV
^schulzentrum	aGbCcZtW
^schutt	iW
^schwabisch	c\\
^schwabisch gmund	cV
^schwerbehinderte	pV
^schwerin	cZ
^schwerpunkt	aWbV
^schwerpunktpraxis	bZ
^schwindelfrei	jX
^schwindelfrei 	jTsT
^scooter	hFiGjUkX
^scop	b\`jJ
^scp	g\\jH
^scp 00	gU
^scr	i^jH
^scrap	fJgFi_jH
^screaming	jS
^screen	a[iEpS
^screening	pW
^scrub	aYbIjJkU
^scrubs	h^iC
^sctr	aJcHgZiGpItJ
^scunthorpe	cU
^scunthorpe 	cU
^se 	cJgTiGjSkZ
^se come	hX
^se paga	qGtX
^se pide	iAjVsT
^se valora	kU
^sea	cVgJjVkIpZ
^seafood	aVcI
^seal	bYiZjCmG
^sealed	bIiYpR
^seances	iV
^search	aXbHmG
^season	gYhU
^season pass	h]
^seasonal	eamS
^seasonal 	eWjV
^seat	c\\
^seating	iY
^sec	j\\
^sechs	b^iI
^sechsundzwanzig	gSmW
^sechzehn	bXmH
^second	fSiTkT
^secondaire	eIiHjVlS
^secours	iW
^secret	jUoG
^secretaire	mY
^secretaire medicale	aW
^secretaria	a\\
^secretaria /	aT
^secretariat	b^iI
^secretary	mRrXtS
^secretary 	mWpT
^secteur	c\\
^section	bXrR
^sector	i]
^securite	i^
^security	aUhXiS
^security clearance	jY
^sede	cZ
^see	aGcEkWrHt]
^see the	iXpT
^seed	aSbZiX
^seguimiento	i^
^segun	g]
^segur	gWhW
^seguro	hW
^seguro de	jS
^seguro medico	hZ
^seguros	iYjI
^sehr	bTtX
^sehr geehrte	tS
^seis	f[mT
^seit	bRhImYqW
^seit 0000	bX
^sek	fX
^sek 00	g[
^sekretariat	aX
^selbstandig	eXgHiEjSqI
^seleccion	i\\
^self	eUfIgIhXiFpX
^self employed	eV
^self-employed	eZ
^self-employed 	eR
^self-funded	bSiAjW
^selling	iW
^selon	f\`iJ
^sem	f_jI
^semaine	ha
^semaines	fUiU
^semana	dSfUgVhT
^semanal	dRgW
^semanas	bIdUiInU
^send	fIiTp\`
^senior	aWmR
^senior 	aT
^senkerodieren	iZ
^senora	aSsX
^senorita	tY
^sens	c]
^seo	aZ
^sepp	aIpXtT
^sept	eRfY
^sept 	fT
^sept 00	fEoYpS
^september	aIf\\hHmT
^september 	mU
^septembre	mFo^
^septembre 	oV
^septiembre	oT
^septiembre 	oT
^ser	kRlVpGsD
^seraing	c\\iHjI
^seria	tW
^serie	b^
^series	bUiXjGkS
^service	b[gV
^service 	bJi\\mT
^service charge	g\\
^services	fYhZiHmJ
^servicetechniker	aX
^servicio	aIb[iJ
^servicios	cIe\\jI
^servir	i]
^servus	tW
^sessional	aTe[
^sessional 	aTe[
^set	bIiY
^sete	c[
^sets	iW
^setswana	iDjUkR
^setting	jU
^setting out	iS
^seven	bXiHmT
^seven years	jX
^sevilla	cV
^sevilla 	cV
^sexo	s\\
^sf	iTjJ
^sfi	iR
^sg	cS
^sgb	aVbHiHjV
^sgmm	h\`iHjH
^shade	iW
^shaker	cZiI
^share	gTh[
^shared	h_
^shared flat	hW
^she	iTmT
^she's	qWtT
^sheet	aUeR
^sheet metal	aUeR
^sheffield	cR
^sherbrooke	cS
^sherbrooke 	c]
^shift	mZ
^shift 00	fCg_
^shift engineer	aRmWpJ
^shift of	m]
^shifts	fUi=t[
^ship	bV
^ship's	iW
^shipping	lV
^shipwright	aT
^shop	bIcTdShYiFjT
^shop 	bJcWhI
^shop manager	aT
^shop's	c[
^shopfronts	iX
^short	iIpYtV
^shorthand	jWlX
^shotgun	jY
^should	s]
^shout	tX
^show	fGiSjZpR
^showreel	jVpU
^showroom	a\\iI
^shrewsbury	cS
^shut	f]iE
^si	iHk\`qT
^si ademas	kS
^si no	iHjUkGlT
^si sabe	kZ
^sia	jY
^sia 	jU
^sich	lVmUtH
^sicher	jZ
^sicheres	jX
^sick	eVgJhXnHsJ
^side	bGh]iIkI
^sie	iT
^sieben	bYfViFmVsG
^siege	bWc\\iE
^siegen	cV
^siegen 	cV
^siemens	iEj[
^sierra	bDiHj_
^siesta	fXiXpE
^siete	bTgSiDmZpJ
^sift	oEp]
^sign	gViToYpE
^signal	jV
^signature	hJi_
^siigo	j]
^silae	iGj_
^silber	jY
^sillas	bDi^
^silos	bXtI
^silver	aSb?iTj[
^silver 	aXbG
^simple	hXjGpJra
^simulador	kU
^simulation	dZlHtI
^simulator	fGiHlXpSqH
^sin	lRrZs[
^sin experiencia	l]
^sin hijos	s\\
^since	qStT
^since 0000	bY
^since 2000	bSjJlT
^sind	bRpGsU
^sing	iIk_
^singen	cR
^singing	lZ
^single	h^nS
^single 	sW
^single cabin	hX
^sinon	fViDjSlGsStW
^sion	cV
^sion 	cV
^site	bSnU
^site :	c]
^sites	bCcDiEmHncpG
^sits	cHm^
^sitting	hIiajE
^sitz	c\\
^sitz ist	cT
^sitzungen	fU
^six	bThSiHmY
^six months	cHjW
^six semaines	bHfHhXlU
^six weeks	fX
^six-day	fV
^sixteen	bShT
^sixty	bVg[hJiE
^sixty-five	gW
^size	hFs_
^sketchup	jW
^ski	a[hTjV
^ski pass	h[
^skipper	hFjIm\\
^skoda	bYhS
^slack	fYiIjJt]
^slate	aGcHjX
^sleep-ins	fUgT
^sleeper	aUfGh]nEpDsG
^slides	bIcIiUpT
^sliema	cY
^sligo	c[
^slim	jBkWsZ
^slip	i^
^slos	i[
^slough	cS
^slt	tU
^slt 	tV
^small	bXkY
^small 	b^
^small repairs	iVkRmI
^smart	sU
^smartphone	iHj\\
^smartphone 	hV
^sme	i]jH
^smi	g\`
^smic	gd
^smic 	g\\
^smic +	gS
^smoke	iX
^sms	p]rI
^smsts	j\\
^smsts 	jZ
^smt	aUiW
^snacks	hViHjH
^snacks 	hViHjH
^snorkel	iW
^snow	bEcHgGh[iXjS
^snowflake	kY
^snowflake 	jS
^snowpark	hJiZ
^snr	aZ
^so	tX
^so 	qJtU
^so 0	fIgWjFnSpHtG
^so :	aUsX
^so a	aW
^so it's	bVqI
^so no	aGlSqZsSt?
^so the	tW
^soat	iU
^sober	iGj\`
^sobre	aIiUjInW
^soc	aTcRiEjDkV
^socia	aJbXiJmV
^social	aShUiW
^social media	aViX
^socials	aVrH
^societe	bW
^socorrista	jW
^sofa	cIiWjY
^sofort	o\\
^sofort 	oX
^soft	aTfGoU
^software	bBjDkIt]
^soil	gGi^jG
^soins	i_
^soins 	iW
^soir	f\`iHqS
^soirs	f\`
^soirs et	fT
^soja	bSiW
^solar	bV
^soldador	cR
^soldadura	iTjX
^solicitors	i[pF
^solidworks	iJjU
^solidworks 	aSbIcIjR
^soll	kFrHtV
^sollte	jUqI
^solo	bIfYgJhBjGmU
^soltera	sT
^soltero	sX
^some	fRkU
^somebody	fJhCqUsUtU
^someone to	aV
^someone who	iXkX
^sometimes	bGhAiGjIlZnRpI
^sommelier	aSjS
^sommer	fatS
^somos	b^mY
^son	mT
^sonden	iZ
^sonn	fYgShFpJ
^sonneberg	cU
^sonntag	fSgV
^sonntags	fUgSiG
^sonst	fZjUsR
^soporte	iHjS
^soportes	pW
^sor	jSpW
^sorry	aEkIpGsStX
^sorry 	cGdTfTsR
^sort	aEbGcIm[tU
^sorties	iZ
^sorting 	iT
^soudure	iZ
^sound	iSrS
^soup	gIha
^sourcing	iV
^sourdough	iY
^sourire	jWsU
^sous	oT
^sous chef	a_
^sous l'autorite	mS
^sous-traitant	bX
^south	c^
^southern	bGcIh\\
^southport	cW
^soy	bSmGtY
^soyons	fRqV
^soz.pad	jX
^spa	hZ
^spain	iDn[
^spalding	cU
^spalding 	cU
^spanisch	jGk^nJ
^spanish	kWrR
^spanish 	aTkU
^spanish or	jT
^spark	aUjXkT
^spark 	cIdJj[
^sparky	jV
^spatestens	oV
^spc	i]jH
^speaking	cIjS
^speaks	iIjZkT
^special	aFbViY
^specified	eW
^specified purpose	eW
^spedition	bTiJjJ
^speed	j]sJ
^spengler	aW
^spesen	gXhIjHqR
^spesen 	gU
^spf	aGb\\hHiI
^spill	fXgEiU
^spirometry	iHjX
^split	cXfYiDn\\
^split 	c\\
^split shifts	fY
^splunk	jX
^spokane	cX
^sport	hZiY
^sports	hUmV
^sporttest	jWpYsD
^spotting	iV
^sprachmittlung	aXgI
^sprachnotiz	t]
^spray	i\\
^sprayer	aWgG
^spraying	jU
^spread	fS
^spring	jZ
^sps	iJjDk\\
^sql	j_
^squad	mb
^squad de	mW
^squad of	mU
^square	i\\
^sr	aWp\\
^sra	aFcUiImXpStW
^sre	a]
^sre 	aZ
^ssiap	jX
^ssiap 0	jX
^sst	cHjUmT
^st	bWc^
^st ives	cW
^sta	jW
^staatl	aVtH
^staatliche	jY
^staatsexamen	iElU
^stabilite	i[
^stacking 	iU
^stadt	bZ
^stadt mit	bU
^staff	eVhd
^staff house	hT
^staff meal	hW
^staff nurse	a]
^stage	eWiAlTpV
^stage 0	iIjHp[
^stages	iZoI
^stagiaire	iHjW
^stagiaires	i\\
^stairlifts	aUbJcJ
^stairlifts 	aTcI
^stairs	bVcI
^stand	fDjW
^standard	ibjDkJ
^standby	g]
^standort	bS
^stands	bIi[kV
^stapler	cIfJjX
^staplerschein	lY
^staplerschein 	jX
^starnberg	cU
^start	fXiIoc
^start 0	fW
^start :	oV
^start monday	oWpJ
^start-up	gYhD
^starts	eYfEiJoT
^stat	f_gIhD
^state	b]eGiGmVpGrV
^statement	iWjFp[
^station	aRtT
^statistik	iZ
^stats	lW
^statut	eZ
^statutory	aJbTeT
^staudengartner	aV
^stay	hZiImJnU
^stays	j^
^stb	aYeJ
^stcw	iJjY
^std	gX
^steady	fUjT
^steam	iX
^steel	aHiUj^
^steht	aGcRiHrRtU
^stelle	aTbEcThHtV
^stellungnahmen	iW
^step	gZiW
^sterilisation	iX
^steuerfachangestellte	a\\bH
^stewards	a[
^steyr	bT
^steyr 	bT
^stick	jSkXmItT
^still	bTgIiBjV
^stipend	gRhW
^stirling	cY
^stm	jW
^stm 00	jR
^stock	gWhS
^stock 	hU
^stockport	cW
^stockport 	cW
^stocks	iW
^stockton	cT
^stoke	c_
^stoke 	cW
^stop	tW
^store	aWbFcUiV
^storm	fRoV
^storung	fT
^storungen	iUtI
^story	i\\
^stp	aJcHiIjSrUtR
^strafregisterauszug	jY
^straight	fAi\\sU
^strandhotel	aJb[
^strasbourg	bHcWnU
^strasbourg 	nS
^strategic	aWiSjG
^straubing	cZ
^straubing 	cU
^straßenbau	bXcGiFjI
^streaming	aWbUcIiI
^street	bIcDiVj\\kIsF
^strictly	fIpSrXtH
^string	gHiWkS
^stroke	cHiX
^strong	iHjZ
^structural	iT
^sts	sS
^stuckgut	iW
^student	aFbUiVkD
^studio	bScRhUiDmS
^studium	l^
^studium 	jZ
^study	h]
^stufe	aSg\\iIjJ
^stuhlassistenz	i\\pH
^stundenlohn	gW
^style	r\\sI
^stylist	bY
^su	mV
^sub	bTgSjE
^subcontract	bSiV
^subida	o\\
^subj	t[
^subject	qHrVtX
^subtitler	aZ
^succession	oVqY
^suchen	cIiIt[
^sucht	jHt]
^sucht 	tZ
^sudbury	cR
^sudtirol	iRnW
^sueldo	hDtW
^sugar	hYiEjDkW
^suhl	cX
^suhl 	cW
^suit	h\\
^suite	aJbJjXt]
^suits	eGh_iEjJ
^suivi	i_
^suivi de	iS
^suma	kZ
^summer	hYoSpG
^summers	cCf[iInT
^sun	aSbBf[
^sun-thu	fU
^sun-thu 0	fS
^sunday	fSgWhD
^sundays	f\`hG
^sundays 0	fT
^sunderland	cW
^sunderland 	cU
^sup	aFfYgShFjImInC
^super	gVkRmYpH
^super 	g\\hAiGjJkYmE
^superior	b]cBiJmGtH
^supervise	mS
^supervises	iHmZ
^superviseur	mX
^supervising	aElRmV
^supervision	bSh\`
^supervision 	iW
^supervisor	mUqU
^supervisor 	aHmV
^suplencia	eY
^supplier	i[
^support	mEtT
^supporter	jZ
^sur	c]fS
^sur 00	eEg^
^sur site	cHdW
^sure	cJjZpB
^surf	cDhTjX
^surfaceuse	iY
^surtout	qS
^surveillance	iX
^surveillant	jT
^survey	jIqU
^surveyor	aEbWiJmX
^sustitucion	eatH
^sutherland	cY
^swahili	k[
^swahili 	jU
^swansea	cY
^swansea 	cY
^swearing	iR
^swedish	kWlT
^swedish 	kU
^sweep	aViV
^swift	aEc[iJjV
^swim	aVjY
^swim 000	jZ
^swimming	aW
^swindon	cU
^swindon 	cV
^swing	f\\gI
^swiss	hTiTrT
^sydney	cU
^symfony	jW
^sympathy	jZlI
^syndicat	aJb[sI
^synthese	iVjDpS
^sysmex	iFk[
^system	bViJmS
^t	gTiV
^t 0	bJgX
^t-zug	hX
^ta	aUfIhIiEjImSt]
^tabaco	iW
^tablas	g\\iG
^table	bRiU
^tableau	cGjS
^tableau 	bJcGiRjR
^tables	bIi[
^tablet	hZiHjI
^tac	iXjU
^tact	iHja
^tag	gTi]
^tage	bHfThViI
^tagessatz	gWiG
^taglich	hIjHnZ
^tagschicht	fY
^taille	aIi\\sU
^taille 	iX
^tailor 	aU
^take	i[rU
^takes	bXgF
^taking	i\`
^talento	pW
^talk	iSjCtZ
^talking	i\\
^talks	jHkCl\`
^tall	s[
^talla	cEi\\sT
^taller	bZ
^taller de	iSmZ
^tallinn	c^
^tallinn 	c[
^tambero	aW
^tambien	bTjJ
^tanatopractor	aXbI
^tandem	jRmZ
^tandil	cR
^tandil 	cR
^tank	iX
^tankers	bTcIiDlY
^tapping	iXmI
^tarbes	cX
^tarde	fd
^tardes	fUtU
^tardes 	fX
^target	qZ
^tarif	aGg\\hVjU
^tarif 	hT
^tarjeta	hVjX
^tarjeta de	iHjW
^tarjeta profesional	jV
^tartrectomias	iV
^task	fUiU
^task and	fZiH
^tasks	iW
^taste	bIhHiIj^
^tasting	aUiStI
^taunton	cT
^taunton 	cT
^taux	fHg^hUiI
^tax	eDgWhWiI
^taxi	h_iXjJ
^tbm	aY
^te	iGt]
^tea	aVhZ
^tea 	aXcIhV
^teach	i]jGpW
^teacher	eW
^teaching	lZ
^team	m^tZ
^team :	mZ
^team leader	tT
^team of	qV
^team sind	mY
^teams	bGlHpSt[
^teams 	dRiGjGpVtT
^tec	kVm\\
^tech	iVpT
^tech lead	mW
^technical	aZ
^technicien	aV
^technicienne	aSmVtH
^techniker	jUlU
^techniker 	jTlTmJ
^techniker oder	lU
^technique	bGcIg[iIjYpD
^tecnica	cAj\\mTnI
^tecnico	aXj[
^tecnico /	aR
^tecnico de	aTjJ
^tecnico en	aX
^tecnicos	aZ
^tecnologo	jZ
^teilbar	fW
^teilzeit	fY
^teilzeit 	cIfT
^teilzeitgeeignet	eSfW
^tekla	aYjStJ
^tel	jIpb
^tele	d^gHiDjGpS
^telearbeit	dX
^teleconseillers	aX
^telefon	jX
^telefon 	iUjT
^telefono	fVpY
^telephone	hWpX
^telephone 	cHhUjH
^teletrabajo	dY
^teletravail	dW
^tell	cTiEsH
^tell us	cTiFpX
^teller	aWcR
^temp	e\`
^temp 	aReTjS
^temp 00	eV
^temp to	eW
^temperage	jX
^temporada	oV
^temporada 	cD
^temporal	e]
^temporary	eRiW
^temps	eRf_
^temps de	gU
^temps partiel	fU
^temps plein	bTeT
^temuco	cW
^ten	fV
^ten days	fGp[tS
^ten years	gSjW
^tendido	aIi[
^tendria	mV
^tenir	iUjZtI
^tens	aTcGfBiCmX
^tensorrt	jS
^tent	hSiX
^tenue	h\\iX
^tenue du	i[
^terapeuta	aVmR
^tercera	bYrG
^term	eXfZhUjC
^term 	cIfXiIoG
^term time	f\\
^term-time	eSfT
^terminal	bWcYhHiA
^termine	r[
^termino	eY
^termino fijo	eU
^terminplanung	iV
^terraform	iSjW
^terraform 	jX
^terrain	aAbGdTfWgDhDjFn[oCpD
^terraza	aFcUi[mI
^teruel	cU
^teruel 	cU
^tes	jFp]
^test	i[pX
^test de	pV
^tester	cGhIiUjFtI
^tests	iJjXpa
^texas	bViEjUlJrT
^text	pXtT
^text "	p[rA
^texte	r\`
^texto	mJpUrX
^textures	jW
^tfa	aY
^thanks	pItY
^that	jSpI
^that's	hR
^that's it	hTjSpGqGtZ
^that's the	hTqWrF
^the	qW
^the 	gUqV
^the 00	qR
^the last	qV
^the team	jFlUs[
^theater	aIcUjFkVlI
^theatre	bbmUrJ
^their	iFjSqT
^them	hTjHsV
^then	fTpX
^then a	iIpSrW
^then panel	pX
^therapist	h^
^therapy	aYkGqT
^there	fWpGtZ
^there are	bRfWtI
^there is	aHdTfRiWkI
^there's	hViEmW
^there's a	hS
^there's no	hFiDjVlT
^thereafter	gXiGoV
^they	iX
^they 	hUjVlTtG
^they can	hViJjIpYsHtH
^they do	iT
^they don't	lZ
^they have	iIjYnU
^they need	jetF
^they will	cWiU
^they'd	mX
^they'd be	mV
^they'd have	iFmY
^they'll	iWmU
^they've	jW
^they've got	jR
^thick	hIjY
^third	bScJpHqY
^thirteen	gYiD
^thirty	gZiJ
^thirty days	fEgIh_
^thirty seven	f\\gH
^thirty-seven	f[gI
^thirty-two	fIgIhViZ
^this	oTtT
^this is	aEcVdSnItS
^this one	aTgGiFr[
^though	cGdVjHkRlX
^three 	b?hSj]
^three days	aUbEdVeYiC
^three in	bFiJmY
^three years	j\`
^through	cIeUpZ
^thu	bJcHdHfViCjDtY
^thu-sun	fV
^thun	c[
^thun 	cX
^thunder	cY
^thurs	fUpHqZ
^thursday	f\`
^thursdays	cGf\\
^thus	gR
^ticket	gChXi_
^tickets	hSiRpV
^tickets 	hIpZ
^tickets resto	gEh\\iI
^tidy	cGhHjUtW
^tied	h]iH
^tienda	bUiWjEpG
^tiene	hWjSmY
^tiene que	j\\
^tier	aRbWjS
^tier 0	aRbWjS
^tierarzt	aW
^tierwirt	jV
^tig	aViY
^tig 	aX
^tigercat	jT
^tigrinya	aU
^tijuana	cSnW
^tijuana 	bSnD
^tiktok	iU
^tiktok 	kS
^till	eUo_
^till 00	eWoFpX
^timber	aUbFiV
^time	fW
^time and	f\\iF
^time served	j]
^time-served	jY
^times	f_
^tio	aUmXtI
^tip	bGg]jT
^tips	g]
^tips 	gS
^tirage	iU
^titane	iTkR
^titanium	iV
^titel	aZbHcHgIiJpItU
^title	aUbXiEtX
^titre	iHjarT
^titulacion	iClY
^titulaire	cIeVgJj[
^titulo	gSj_
^titulo 	gSjSlS
^titulo de	kW
^tjm	bIcJgcjIpG
^tl	aXbEmc
^tm	jGm^
^to	iStS
^to 0	bHfXgIiTjG
^to 00	gXhFoT
^to :	bDiGt^
^to a	aDb\`
^to apply	pX
^to be	aHiIjSsUtU
^to have	k]
^to run	aUiCmY
^to the	iYpV
^tochter	bZ
^todo	bVgVhJiHoS
^toil	fXh[iIjClH
^toiles	iY
^toilets	iV
^toledo	cSmS
^toledo 	mS
^toll	qHtW
^toma	tV
^tomas	iSqY
^ton	lUr\`
^tone	kDra
^tono	iFrd
^tonte	iX
^too	sU
^tool	gJhW
^tool insurance	hV
^toolbox	lT
^tools	hbjJ
^toowoomba	cW
^top	gUjBkUtY
^topografo	aUkV
^tops	gUiGrS
^tornero	aT
^toronto	cWdS
^torquay	cY
^torre	aFbDcZiS
^torreon	cS
^torreon 	cS
^tortas	iYjJ
^tostador	aV
^tostion	bSiWlH
^totnes	cX
^totnes 	cV
^toulouse	cZ
^tour	kYn^
^touren	cSfUnS
^tournai	cX
^tournee	bFn^oI
^tournees	hEiXnWpJ
^tours	cYfHiSnIpT
^tours 	aXcS
^tout	cUo[
^tout de	o]
^tower	cU
^town	b\\cJkFlY
^toy	bRiW
^tp	iIrXtH
^tpc	fFj^
^tpn	bUhJiUjHtH
^tpo	bDe\\jInE
^tr	gUhTiH
^trabajador	aRsI
^trabajaria	iV
^trabajo	j]
^trabajos	j[
^track	bWiXlB
^tracking	g\\hIjI
^tractor	hTjYlX
^trade	iW
^trade test	p\\
^traditional	iEjWlW
^trados	iGj_
^traducteur	aVsR
^traffic	aTbSlWmE
^trager	b]pG
^trail	cXhHpY
^trailer	cHiV
^train	aUhAnb
^trained	iFlU
^trainee	aXiI
^trainees	aVl[mI
^trainer	eJjU
^training	fFhSlWo[
^traitement	gZ
^trajet	gVhS
^tram	cV
^tram drivers	qS
^trams	bWcJiFjGlV
^transcript	pTtT
^transcripts	pU
^transfers	iY
^transhumances	aIfDiSn^
^transit	h\\kI
^transport	aTcJhViUmR
^transporte	hf
^transporte 	gUiV
^transports	bXdH
^tras	eRiEoXpG
^traslado	hYiR
^tratamientos	iZ
^trato	i]jCpIrT
^travail	aUiWjV
^travail a	i^
^travail en	iHjZ
^travel	g\\hJiU
^trays	fFgHhaiFmIpC
^treasury	aWjI
^treatment	aXbH
^treaty	aFbYcCiT
^trece	g[iEmW
^treinta	fVgStJ
^treinta y	tI
^treizieme	gWhU
^treizieme mois	hW
^treppen	iW
^treppenhaus	iY
^tres	bSmS
^tres anos	kR
^tres dias	d]hT
^tres meses	eUgU
^trgs	jX
^tri	cGid
^triage	aS
^triage 	aU
^trial	hEpXsV
^tribal	jUnT
^trier	cZ
^trier 	cZ
^trinkgeld	fDgThUsG
^trip	gXoX
^trips	dHfWgR
^trish	bHtW
^trois	fTjT
^trois ans	eUkV
^trois jours	dYeT
^trois-rivieres	c]
^troisieme	jWkHlVmC
^tronc	g]
^tronc 	g[
^trop	sU
^trotzdem	qT
^truck	kU
^truck 	gUh]jInG
^trujillo	cVhR
^trujillo 	hS
^truly	l[
^truro	cY
^truro 	cY
^trust	bUiGjXpG
^trustees	q\\
^trusts	lS
^tschechien	dJn[
^tschechisch	kU
^tso	a\\
^tt	d_
^tu	i\\
^tu me	pX
^tu peux	qTtW
^tube	iX
^tudela	cSqR
^tue	dVfY
^tue-sat	f\\
^tue-sat 	fY
^tue-sun	fZ
^tue-thu	dW
^tues	dZfYhG
^tues-sat	fW
^tues-thurs	d[fI
^tuesday	fXiI
^tuesday to	fY
^tuesdays	d[iG
^tuilage	iGmGoZ
^tuition	eShX
^tuition 	hY
^tullamore	cY
^tunnel	bSfIgWhG
^tupe	jGkWqT
^turbine	aWgGiS
^turistas	i[
^turkisch	aGjV
^turkisch oder	jJkU
^turkish	bVkHsW
^turn	iVpX
^turnaround	jT
^turning	i[
^turno	aSfd
^turno 	aIfZ
^turno de	mX
^turnos	fTiU
^turnos de	fZ
^turnover	fJgXqS
^tutoiement	rY
^tutorat	aHiIlVmZtJ
^tuttlingen	cV
^tv-l	g\`
^tv-v	g[jG
^tvod	eUg\`
^tvod 0	eRgU
^tvod 00	gZ
^twelve	dHfUg[iI
^twenty	gRh^
^twenty five	fEgVhR
^twenty four	fR
^twenty-four	aYbFfDhIiS
^twenty-six	gHhV
^twic	jX
^twice	bYcHgHjJkInRrW
^twice a	kHnX
^twin	cW
^two	iC
^two 	aXcIdRjUtI
^two days	bJd[fYlS
^two hundred	fSgS
^two of	hJjRqS
^two saturdays	fW
^two to	fUnX
^two weeks	bWfY
^two years	e\\jV
^two yrs	eWjS
^two-wheeler	hU
^tyba	cIj[
^type	eViR
^type :	eXrTtI
^typescript	jZ
^typescript 	jX
^typing	iDja
^typing 	iJjU
^tz	eY
^tz 	eTfViIjJpI
^tz ab	eY
^u	bF
^u /	aUjU
^u 00	aWbJqU
^uber	pSqX
^ubernahme	eYhZj@kG
^ubersetzer	aW
^uberstunden	gYhTiD
^uberzahlung	fTgWjG
^uccle	c^iH
^udt	jZ
^ue	iAjUnX
^uefa	j[
^uh	hT
^uh 	hT
^uhr	f\\
^uhrmacher	aW
^uk	cSgXnU
^ulm	aJcT
^ulm 	aJbS
^um	gWtV
^um 	hSkStT
^umbau	bRcIiXjG
^umbrella	eV
^umfang	f[iG
^umkleide	s\\
^umowa	cIe[
^umsatzbeteiligung	g[iH
^umso	kV
^umso besser	kV
^umzug	aWbGcHiJjJ
^un	kS
^un 	a\\tI
^un an	ja
^un ano	j_
^un dia	d\\iH
^un dimanche	fY
^un jour	dVfT
^un peu	iXkZ
^un samedi	fYjU
^un we	f\\iJ
^un week-end	fZ
^una	aYiTnX
^unbefr	eX
^unbefr 	eS
^unbefristet	eW
^unbefristet 	eS
^unbefristet nach	eU
^uncapped	gX
^und	hUiWjY
^und 	hWiStT
^und dann	iWjFtU
^und den	aHiVjErS
^und der	iStJ
^und die	bWrU
^und zwar	aJbFcTeWiGjJtJ
^under	m\`rSsZ
^under 00	mGsa
^une	aS
^une nuit	fTnT
^uni	jIl_pGsJ
^unidad	b[cRiF
^uniform	h\`
^uniform 	hV
^uniforme	h_
^uniforme 	hX
^uniformes	bThViH
^union	aTbIeYhUjGlJpJtC
^unit	gHhViHj\\
^unity	bHiGj\\
^universidad	bXiJlW
^universitat	bJcZ
^university	b\\
^university 	b[lB
^unlimited	bJe\\
^unlocking	iU
^unmarried	sT
^unna	cX
^unos	gSiH
^unos 0	eU
^unos 00	gX
^uns	fUtX
^unser	kR
^unsere	bUiUqSrS
^unter	m[qVsW
^unter 00	mHs^
^unter uns	mGqX
^unterkunft	hSsUtI
^unterlagen	pc
^unterlagen an	pT
^until	eYgHiFjFpZtV
^uocra	aIbIcEdJe^fJiDjCkIlJmInJoJpJqJrJsJtC
^uop	eTgU
^uop 	eTgU
^up	dUjS
^up the	bFcRiJn[pJ
^up to	bSdWgSjH
^upc	cUiD
^upholstery	aUiFjGk[lImJpI
^upper	c\\gJ
^upsell	cJi\\
^urban	hZ
^urban sports	hZ
^urdu	kX
^urdu 	jS
^urge	aIoUtU
^urgencias	f^gHiD
^urlaub	tU
^urlaubsgeld	gT
^us	gR
^us $	g^
^usd	gYjI
^usd 0	gX
^use	hWpDr\`
^use of	fFhYiErI
^use the	bTjIrU
^user	i_pF
^usine	cV
^uss	hcjG
^ut	aIcTiS
^ute	bSha
^ute 	hZtR
^utrera	cW
^utrera 	cW
^ux	aT
^ux researcher	aS
^v	fSjW
^va	iTtW
^vacaciones	h_iEoD
^vacances	f[hUiF
^vacancy	eFgIiIoSpTqXtS
^vacations	eRf_iG
^vaccination	hUjS
^vaccins	iAj\\
^vacuna	cIiJjX
^vad	i[jJ
^val	c\`
^vale	aAlHoSpJqWtZ
^valence	lT
^valenciano	cGjHkXlS
^vales	fJh]iIpI
^valid	iIjYkI
^valladolid	cT
^valladolid 	dS
^valle	c[iH
^van	hZnU
^van 	g\\nS
^van driver	aX
^vancouver	cVqR
^vannes	cY
^vannes 	cV
^variabel	cGfX
^variable	g\\jHtW
^variable 	gX
^variadores	aIgHhIjGkZmI
^variations	iV
^varon	s\\
^varroa	iR
^vat	gWiX
^vat 	bSeT
^vat returns	jY
^vb	g]jH
^vb 	gY
^vbl	dIgEh^jH
^vechta	cX
^vector	jS
^vectorworks	iIjZ
^veg	aRgJiX
^vehicle	aUdHhY
^vehicule	hVjX
^vehicule 	hWjEnS
^vehicule de	hWjHnV
^veinte	aUfV
^veinticinco	fShU
^veintidos	g]iH
^velo	h_
^vende	bZcHsI
^vendedor	aY
^vendeur	aS
^vendeuse	aR
^vendeuse 	aS
^vendimia	iIjJo\`
^vendor	aIhX
^vendredi	f]
^vendria	kZ
^veneer	jV
^venir	fDp[sJ
^venta	gGidjI
^vente	i]
^ver	aGhDt\\
^verein	b^
^verger	aSbT
^verger 	aSbR
^vergutung	g]iI
^verheiratet	mHsX
^verifikation	i[
^verkauf	a^
^verkaufserfahrung	iCjGkIl]rI
^verlangerung	e\\iJ
^vermin	iW
^vernis	iJjRkX
^verpflegung	hY
^verpflegung 	gT
^versand	iV
^versand 	iV
^verschwiegenheit	j]
^version	r]
^verteilt	fR
^verteilt auf	fR
^vertrage	iUjU
^vertrage 	iSjR
^vertretung	eX
^verviers	cV
^verviers 	cV
^verwaltung	a]bTiG
^verwaltungsfachangestellte	iIj[
^verwaltungsfachwirt	jZ
^very	jUkT
^vesoul	cV
^vesoul 	cV
^vessel	bEcX
^vestiaires	hW
^vestuario	h\\iJ
^vet	iVkYpI
^vetements	h[iB
^veterans	sT
^veterinario	aXbG
^veto	aZgGhSmRpG
^vhf	iHjRkVrH
^vhf 	iFjRkVrG
^vhi	hd
^via	nUpa
^viajes	n_
^vianda	hZ
^vianda 	hZ
^vias	j\\
^viaticos	gWi?nW
^vic	cc
^video	bWkSp\\
^viel	cCiIn[pI
^viele	iY
^vielleicht	iGnWoSrT
^vienne	aGiGnYqG
^vier	bVfYm\`
^vier 	dVfT
^vier tage	dT
^viernes	dVfWhXiC
^viernes a	f\\
^viernes hasta	fS
^viernes tarde	fX
^vierte	bT
^viewings	iU
^viewings 	iS
^vigilance	iX
^vigilante	aZ
^vigo	cZ
^vigo 	c\\
^villa	hV
^villach	cR
^village	cahHiC
^villas	iS
^villavicencio	cX
^villeurbanne	cU
^villeurbanne 	cY
^vilnius	bV
^vineyard	aT
^vingt	aVf[
^vino	bGcIiTjS
^vino 	bGcIiTjS
^vinos	hSiDjZkF
^vinyl	cJiWlU
^violin	fR
^visa	eShZiIjT
^visa 	h_
^visas	i[
^vision	a^bIcGgCiD
^visit	dHiSp\\
^visita	bGhJiX
^visitas	dTiTnT
^visite	iWjS
^visites	iX
^visits	nSoGpb
^visp	c[
^visp 	c[
^vitoria	cV
^vitoria-gasteiz	cW
^vitrines	iT
^vivienda	h]
^vmware	jVkI
^vmware 	jVkI
^vocational	bViR
^voice	fJiY
^voice note	pW
^voici	jJtZ
^voicing	iS
^voids	i\\
^voila	pGth
^voiture	hd
^voiture 	gYhU
^volksbank	bU
^voll	eU
^volljahrig	jY
^volljurist	j]
^vollkonti	fW
^vollzeit	eUfZgJtT
^vollzeit 	fXtU
^volontariat	eZjW
^volontariat 	aXjY
^voluntary	cGeHfVgGhHiGjHmGnXoFpJqJ
^volunteer	aIi\\
^volunteers	fJiXmW
^vom	hSoWpU
^von	fW
^vor	dTiU
^vor ort	bHdWiU
^vorarbeiter	gS
^voraussetzung	iDj]sT
^vorbereitung	aHg\\
^vorgesetzte	mZ
^vorlagen	iU
^vormittags	fShIpT
^vorstand	qS
^vous	bGiamW
^vous 	i]
^voyages	i\\nJ
^vp	bGjImbpJ
^vrai	cBiGjVsZ
^vts	aZbI
^vu	s^
^vue	hWkT
^vulnerable	jW
^vw	h\\jF
^vz	eTfY
^vz 	aJcHfYgSiHjI
^w	eT
^w /	fXkUmU
^w 0	e]iSjG
^wa	gGj^p[
^wage	fTgRtH
^wagen	cEiFnY
^wageningen	bXiE
^wagenmeister	aW
^wages	iTpJqT
^wagga	c]
^wahrend	iS
^waiters	aViWmB
^waiting	aZ
^walk	p[
^walk in	p\\
^walk-in	fGpY
^walking	hGiVjV
^walsall	c\\hH
^wangen	cT
^wangen 	bScS
^wann	eIfUiSoSpGtF
^want	aVoFpJqVsV
^wanted	bHcJta
^wanted 	a@t\`
^wants	qIsY
^war	fHoSsS
^ward	cJi@jEmXpGqX
^wards	iS
^ware	kU
^warehouse	a\\
^wareneingang	aX
^warm	gJiCj[mIrX
^warme	i\\
^warrants	hIiV
^warrington	cS
^wartung	iU
^was	jHqUt[
^wash	cHhViX
^washing	i[
^wasser	h[iIjI
^watch	mU
^water	bVcFjJlStR
^water 	aFb?cIhXjHkJtI
^waterloo	cU
^wavre	c]
^wavre 	cW
^wax	i_
^way	aVbHcIiHkHqVrU
^wc	i\\jH
^we	bV
^we 	bYcIfFgTiEtI
^we are	b\\
^we can	aRgS
^we do	b\\iFpT
^we don't	l^
^we give	h\\jH
^we had	bIqVsS
^we have	bXqR
^we lost	q\\
^we make	b_cG
^we need	aXtW
^we pay	h[lBnV
^we teach	lX
^we train	jSlW
^we want	aZcItW
^we'd	iIkVsW
^we'll	l]
^we're	bZcXtR
^we're a	bX
^we've	aTlS
^we've got	aEbSgC
^weather	f\\iSjGmIpH
^web	aXbIiTl[
^wechseldienst	f\`
^wechselschicht	f\\
^wed	dTf_
^wed-sat	fX
^wed-sun	fY
^wed-sun 	fV
^wedding	bT
^wedding coordinator	aWsS
^weddings	aUgUkI
^weddings 	aW
^wednesday	dZfTiH
^weds	fX
^week	aIbGeSf\`
^weekend	aTfRgUhH
^weekends	f^iE
^weekly	bZhU
^weeks	fSjRlV
^wegen	iJs\\
^wegen der	s\\
^weiblich	s[
^weichen	i\\
^weihnachtsgeld	g[hI
^weil	fDjUqZsT
^weimar	cV
^weimar 	cV
^wein	bJcJh]iHrS
^weingut	bW
^weinkarte	bWhH
^weiterbildung	fAhTiFj]
^weiß	qX
^welcome	kU
^welcoming	iTrUsI
^welding	bHkZ
^welfare	hSiX
^well	aItV
^well 	aHbIcGfTgUhSiHjEmIpI
^well spoken	sR
^wellbeing	bXhViG
^wellington 	jV
^wellness	gFhTiU
^wells	bUcW
^wells 	cTiI
^welsh	jTkVr\`
^wenigstens	hSjV
^wenn	k^
^wenn die	iTnS
^wenn er	gWhTiIjHkE
^wenn jemand	iEkZ
^wenn sie	iHkSsZ
^wer	aGhIk^
^werden	dJfUgS
^werkscontroller	aY
^werkstatt	c]
^werkstattwagen	h\\
^werkstudi	aWeSiH
^werkstudi 	aSeUiG
^werkswohnung	hT
^werkzeug	hW
^werkzeugmacher	aYtG
^west	cU
^westport	cX
^wet	fCgThWiSrT
^weyregg	cV
^wfh	cSdXiIjH
^wfr	jX
^whanau	iV
^what	iTtZ
^what do	hZ
^what else	tX
^whatever	eVfGgIiUlDqT
^whatsapp	pX
^wheat	bW
^wheel	i\\
^wheelchair	aR
^when	fXi>obtY
^where	t_
^which	aIgRiTtV
^whichever	cTfUiHjIlUpJ
^whisky	bViT
^whistler	cY
^white	j]
^whitstable	c_
^who	bSlWtU
^who :	bU
^who'll	bGsZ
^who's	jRm?qSt]
^why	b[cHpT
^wichita	cY
^wie	gUoStT
^wieder	aDbHcIpJt[
^wien	ca
^wien 	cT
^wife	pEqTs^
^wig	i[jG
^wigan	c]
^will	lYmVpI
^winch	iV
^wind	bTgIqItT
^window	cT
^windows	j[
^windows 	jX
^wine	bZgIiDkGlZ
^winter	f\\hU
^winterdienst	fGi\\
^winterthur	cW
^winzer	jS
^wir	bY
^wir 	bWcEhEtV
^wir brauchen	iRqI
^wir haben	bX
^wir hatten	sT
^wir machen	bV
^wir sind	bVcS
^wir suchen	tR
^wir zahlen	gWlIqS
^wird	bCcIfThSlItW
^wirtshaus	bUhS
^wisbech	cX
^wish	k[
^wish :	k[
^with	m]
^with 0	iJpW
^with a	aGtR
^with one	dSiImY
^with the	dEmFqGrWtV
^with two	dWmW
^within	bFeHfWgHhFpJtV
^without	jXlDrT
^wittenberge	c[iH
^wittmund	cZ
^wittmund 	cZ
^wk	eUfYtJ
^wlan	fFhZpJrI
^wms	aSjS
^wms 	jSkSlT
^wo	aHcSdXiDpGqJsCt\\
^woche	fWhIjHnS
^wochen	fS
^wochenenddienst	fZ
^wochenende	bFf_
^wohnung	h[
^wolverhampton	cW
^women	kDrWsR
^women's	bT
^women-only	bViT
^wool	fFhUiDkW
^word	iJjc
^word 	j^
^words	aEtW
^work	dRmZ
^work :	iX
^workation	hX
^worked	jGk[
^worker	i\\
^working	bUhHiDjVmX
^working at	jX
^works	gSiEjRm^
^workshop	bJcTiGlZpT
^workshops	iT
^world-check	j[
^worthing	cZ
^would	kSqUs[
^wound	aHi^
^wps	i]jH
^wrapping	iT
^write	iWtT
^write it	iSrY
^write the	i]
^writes	iGjZrI
^writing	jVpU
^written	iGkTlTpT
^written english	jV
^written test	cHpW
^wroclaw	cV
^wroclaw 	nV
^wset	hTjRk[
^wset 	iHkS
^wset 0	k[
^wsq	jZ
^wunschdienstplan	fZkJ
^wurstkuche	iX
^x	aTg\\
^x 0	aVbIfFgW
^x 00	g_
^x-ray	gIi[
^xactimate	iHkHpW
^xalapa	cW
^xero	j\\
^xero 	jX
^xmas	g]hVoJ
^xmas 	gY
^y	hSiS
^y 	h]iT
^y 00	bJgV
^y a	qXsJ
^y dos	hUiIjWpI
^y el	fFiIjYqW
^y hay	gJhZiIoT
^y luego	iZmT
^y que	hDjXpStX
^y si	jGkZlHoT
^y sin	hIrY
^y un	gFjVqS
^y una	gR
^ya	iIlSsStV
^ya sabes	iHoHpGqCrTsVtF
^yachtmaster	jZ
^yakima	c[
^yamaha	bV
^yard	aZbCc^
^yeah	eVgFsItZ
^year	hT
^year-round	cJeShZ
^yearly	h[iH
^years	iHt\\
^yeovil	cV
^yeovil 	cV
^yes	cHeTkJoWtT
^yes 	aGbIcGkEoXtS
^yo	qXrBtZ
^yo 	aHmEt^
^yo y	bGmY
^york	cZ
^york 	cT
^you	iY
^you 	m\\
^you can	gEiFj[lStS
^you don't	lY
^you get	fYhTjI
^you know	cTjTqWtH
^you need	iIjZnU
^you will	jHmSt\\
^you'd	iSmS
^you'd be	jDn[tU
^you'd work	o[
^you'll	hJlT
^you're	kSm[pI
^young	iTs]
^your	gRhZpGqT
^your own	hVjV
^youth	bIcGiYjT
^yr	e_iEjW
^yrs	iIj]
^yurt	gUh\\lHtH
^yverdon	cW
^z	eUjWlBpY
^z-drive	bSiR
^zahlen	hViG
^zamora	c[
^zaragoza	cU
^zarate	cW
^zaune	aGbHcGfIi]jItI
^zeebrugge	aJcX
^zehn	bVgSiI
^zeitkonto	fW
^zentrale	cYiJ
^zephyr	iGjRkS
^zerlegen	iT
^zero	bXeShEiRjIlU
^zero hours	e\\
^zeugnisse	lTpT
^zfa	aZ
^ziel	i\\
^zigzag	jX
^zimmer	bJgIhc
^zinc	bZhRmE
^zittau	cW
^zollpapiere	iZ
^zona	bUcUgT
^zone	c]gU
^zoom	dRiEp]
^zoom 	cIdUpU
^zu	iZmZ
^zu besetzen	aXeI
^zu tun	tT
^zug	c\\
^zug 	c^
^zulagen	gX
^zulu	jY
^zum	ob
^zunachst	e[gI
^zup	jY
^zur	bYiIo]
^zurich	cT
^zurich 	bS
^zusatzversorgung	h\\
^zuschuss	hR
^zvk-rente	hX
^zwanzig	fS
^zwanzig bis	fX
^zwei	mW
^zwei jahre	eThTjT
^zwei tage	bIdZ
^zweimal	cIn\\
^zweiradmechatroniker	aV
^zweite	iEmVpT
^zweites	dGhXjSmJnH
^zwischen	fRgSiH
^zwolf	jFm\\
^£	g[
^£ 0	hV
^£ 00	g[
^£ 000	g\\
^¤	gZ
^¤ +	gR
^¤ /	hW
^¤ 00	gY
^¤ 000	g_
a +	iIjWpBsGt^
a 0	jS
a 000	ha
a 00000	bHfFg]
a 90	e\\fJiSjC
a :	aEt[
a bad	iYjJ
a big	k[
a bike	hZiHj>kSlY
a bit	qFsS
a board	tT
a bonus	jSk_
a bordo	mVoT
a car	lUnWtJ
a cargo	hUmb
a cat	bVrZ
a cause	aIs\`
a chair	e[gAhHtZ
a chaleur	aH
a chat	iWtG
a cinco	pW
a clean	iXlD
a condition	lX
a convenir	gToV
a coruna	cW
a couple	jT
a course	iFlTqY
a cuatro	fViSmI
a cv	lX
a day	gViZ
a de	a\\
a decent	lX
a degree	jHlZ
a deja	jUkIqTsW
a desk	gJhZ
a deux	bChXjS
a diario	dWiFnTsR
a diploma	a]lFtH
a distance	dW
a domicile	aSdR
a domicilio	gV
a domingo	nZ
a dos	cTf\\iR
a duree	eW
a family	aIbThEsZ
a farm	jIp]rJ
a favor	fEgYk^
a few	bX
a fin	iToY
a fortnight	iS
a four	bTtF
a friday	jSlW
a girl	s]
a good	bX
a half	fYgW
a head	aUgViTmI
a jour	jd
a junio	fW
a l'agence	pTsT
a l'aise	jSsT
a lady	s\\
a las	iS
a lena	aXbV
a line	hHpFrd
a long	iTkUoSqG
a los	iR
a lot	nXoI
a man	kGsc
a medias	h[jF
a medida	aJ
a mi	qX
a mile	jUnV
a model	aIqVsH
a moitie	fJhZqS
a month	iWnX
a morning	fTkXpVtG
a must	fUjFkSlX
a nadie	b]
a new	b[
a nice	dXiI
a night	fFgRhEmY
a nightmare	sT
a nivel	iZ
a nordic	bX
a notre	iIt[
a nueve	fTiY
a ocho	bXfRtG
a octubre	oX
a page	r]
a part	aHg]iSmT
a partir	oUtV
a passer	bFiUjW
a pie	c[iEjD
a plein	aFgRhYmH
a plus	jJkh
a proper	hRjHkZsU
a proveedores	pS
a prueba	eZgIhRpJtI
a quarter	cJdZeIgThHjS
a quatre	fTiR
a real	eHjX
a really	hUmS
a sabado	bR
a saturday	fX
a school	jWsV
a season	cHi_
a second	bUcGiDkUqT
a seis	fS
a senior	aSqXtD
a ser	sV
a share	gUhI
a shift	bGi]
a siete	bRfUiJmJ
a small	bZqC
a social	aR
a strong	jSqSsS
a su	qT
a sunday	b]fJ
a sus	iFjSmX
a team	mXqS
a temps	aSeZ
a text	iZpRqUrG
a third	fIiW
a todo	hYpV
a treinta	bJcJfGgSmWsV
a tres	bTfZ
a trois	iYpTqS
a two	qT
a una	fSjV
a une	hSiGqZsT
a van	hTjT
a ver	gHt[
a viernes	fY
a volonte	hX
a walk	gXpS
a wk	bUe]gGnG
a year	hRnT
a yr	cTeIfWjGnY
a$	gRtU
a-lev-	jRlY
a-level	jRlY
a-liz-	kV
a-lizenz	kV
a-lizenz$	kU
a.m	fYhHpR
a.m$	fVgJhIiUoF
aa	b]iSjD
aa$	aVbZiJ
aan	jT
aan$	jT
aar	bRc[eHhX
aar$	bDcWhZ
aarhu-	cV
aarhus	cV
aarhus$	iU
aas	aGbIcHiIjZkHmZ
ab 00	fUgU
ab dem	h[nVoI
ab januar	eXfEgT
ab sofort	oW
ab tag	eYgW
ab und	bVnV
ab$	gTrY
abacu-	iBjb
abajo	fWpIr[
abajo$	cJfZnS
abap	aUjUlU
abatt-	hFiYjY
abbau	eXfX
abbau-	fS
abbauen	fS
abbauen$	fS
abbey	bY
abend	faiHmT
abend$	aFgTiImW
abend-	f_
abenddienst	i\\
abende	fY
abende$	fT
abends	fSpU
abends$	bUfVi@
abendservice	bGfWhHiR
abendtermine	f[tI
aber	qU
aber das	lIq\\tJ
aber nicht	qXsS
aber$	jHkYlJ
aberd-	cTnY
aberdeen	cTnY
aberdeen$	cX
aberg-	ca
abery-	cVfG
aberystwyth	cVfG
aberystwyth$	cVfF
abfah-	hInY
abgef-	fS
abgefeiert	fS
abgeg-	fYiVqH
abgegolten	f[
abgegolten$	fX
abges-	j[rS
abgeschl	jU
abgeschlossen	jRqS
abgeschlossen$	iEj\\
abgeschlossene	jT
abgeschlossene ausbildung	hRjT
abgeschlossenes	jS
abi	pTsT
abidj-	aJcTnV
abidjan	aJcTnV
abidjan$	nX
abier-	bTiJjY
abierta en	b[iG
abierto	bTfG
abili-	bFjbmH
ability	bGiXmI
abkla-	iSjV
abklaren	iSjV
able	jV
able to	j\\kT
able$	iakE
abm	jY
abm$	jY
abmah-	qV
abmahnungen	iW
abmel-	iT
abmeldungen	iT
abnah-	eHi]
abnahmen	iY
abneh-	bVcHiX
aboar-	fZ
aboard	fZ
aboard$	f[
aboga-	aRmW
abogado	aXlU
abogados	b]
abogados$	bX
abona-	hYiVkJ
abonn-	h\`
abonnement	ha
abonnes	bZ
abonnes$	bZ
abori-	iSjW
aboriginal	iSjW
about "	rV
about 0	b\\iHnI
about 00	cSfW
about 000	cHfIiT
about it	b^fF
about the	pBq\\r[sF
about to	jIsY
about twenty	fT
about two	iTjHtS
about £	bYfIiJrR
about$	dWfWtT
above	cVhUmV
above 00	s\`
above the	hV
above$	hRiHm_
abr	i\\
abraz-	iGpJte
abrazo	t^
abrec-	aSiY
abrechnen	lU
abrechnen$	iX
abrechnung	hBjUpU
abrechnungen	bJi[
abrechnungen$	i[
abril	o]qU
abril$	o\\qU
abrim-	jVtS
abrimos	jVtS
abrimos$	bIf[iGjFtY
abrir	i[tJ
abrir$	rX
abroad$	jR
abruf	fcgFhHiApG
abs	jUlF
abs 0	jUlF
absat-	cHjHpIqHrftU
absch-	iWjZ
abschluss	j_tI
absence	gSqYtH
absence$	iWtH
absic-	iU
absichern	iU
absichern$	iY
absol-	jXqZ
absolue	jT
absolue$	jU
absolut	gJiIqU
absoluta	jSqS
absoluta$	jT
absolute	jS
absolutely	jXtT
abspr-	dSfSgSiS
absprache	dUfTgT
absprache$	dVfUgTiJ
abste-	hViVsT
abstenerse	sZ
absti-	iUqV
abstimmung	iTqV
abstr-	aSbHrW
abstract	bGpGrY
abstract$	jW
abstracts	i]
abstracts$	i[
abtei-	bXmZpG
abteilung	aVbEiSsXtI
abu	c\\
abuel-	jXsT
abuelo	bR
abwas-	i[
abwassertechnik	iHjU
abwassertechnik$	iHjU
ac	hViS
aca	l\\
aca$	lY
acaba-	i^jH
acade-	bS
academia	hX
academia de	mT
academy	cS
acams	iDk\\
acc	aRsX
acc$	aXdE
acca	iS
accen-	s\\
accent	lTsV
accent$	lXqY
accents	iJs]
accep-	lS
accepte	aSlSoT
accepte$	aUiHlW
accepted	iEjRmFp[
accepted$	iFjSmEpZ
acceptes	lZ
acceptes$	l_
acces	hY
acces-	iZ
access	bV
access$	bCfXjS
accessibilite	iVkX
accessibility	jS
accid-	i]qI
accidente	jU
accidente$	jS
accidentes	hViW
accidents	iZqDrY
accom-	hUiVjU
accommodation	h_iIjYrC
accommodation$	h\\mG
accompagne	bHiVoZ
accompagnement	iY
accompagnements	bV
accompagner	aRbJjSkS
accompaniment	i]jG
accompanist	aGiBjTlBm_
accompany	ia
accor-	rU
accord	hYiR
accords	iS
accou-	aV
account	mS
account handler	aUjI
account$	fY
accountant	aZqU
accountant$	aVjR
accounting	iRlVsI
accounting$	lZsG
accounts	iS
accounts$	i\\
accra	c]s[
accre-	aRj[rT
accreditation	iEjWrY
accredited	j[
accredited$	j[
accro-	jDr^sT
accru-	gV
accue-	iSmS
accueil	iVmT
accueil$	m[
accur-	jZ
accuracy	aDiRjV
accurate	jX
ace	b]fYi@jJ
aceit-	bZiR
aceite	gRiW
aceite$	iZ
acent-	iHsb
ach	bFqYt\\
ach ja	qItW
ach$	hCiXqS
achat-	nS
achats	nS
acheteurs	iTmR
achs	i\\
achse	n]
achse$	n\\
acht	bSmS
acht leute	mS
acht wochen	aEbDe\`hIlV
acht$	bIfXiH
achte-	bSfXmS
achterberg	jJmUpR
achterberg$	jJmTpU
achtu-	aGbXfTtI
achtunddreißig	aGbWfWtG
achtz-	fY
achtzehn	fV
achtzig	fU
acide-	bJiV
acidez	bJiV
acidez$	iU
ack	jZ
ack$	jZ
acl	jY
aclar-	iWmF
acls	jUkT
acls$	iHjT
acogi-	iZ
acogida	iZ
acogida$	iZ
acomp-	iS
acompana	aCbc
acompanamiento	bHi\\
acompanante	aUcHmW
acompanar	jS
acopi-	b_
acqui-	i[
acquisitions	bGjS
acred-	bSiFkY
acres	bg
acres$	b\\fH
acros-	mT
across	mT
across the	gHhX
acs	j\\
act	jZrS
act$	bJjZkIlJ
acta	o[
actas	i\`
actas de	iZ
actas$	iV
acte	gUpT
actes	bSgIiUjT
actif-	iT
actifs	iT
actio-	bW
action	mItX
actions	iZ
actions$	iW
activ-	iS
activations	i[
active	aSsT
active directory	jS
active$	bGcHhWiSsU
activities	aX
actual$	gXiTjFkHqH
actualizado	iTjEkX
actually	gShXiFjZ
actuary	aXiHqU
actuary$	a^
actue-	sX
actuel	sZ
actur-	jV
acturis	jV
acturis$	jW
acuit-	jY
acuite	jY
acute	bTfV
ad	qRr_
ad for	mGrS
ad$	qSrW
ada	gV
adapt-	bJiTjV
adas	aYjV
adblu-	iW
adblue	iW
add	aHpHr\\
addit-	fJgZqZrE
addition	fIg[
addre-	cSiRrV
address	cUrX
ade	bCiTjX
ade$	bDiWjW
adela-	cIiIjVlW
adelante	aTl[
adelante$	jIlXoT
adema-	hSkW
ademas	hSkW
adent-	cTf[
adentro	cTf[
adentro$	cWdVfFiH
adher-	b[
adherentes	bV
adherentes$	bV
adherents	aIbYiW
adi	hHiVjW
adici-	gIiYkS
adicional	hSkW
adicional$	hSkW
adjoi-	m^
adjoint	aX
adjoint$	a\`pI
adjoints	mZ
adjoints$	iJmYpJ
adjud-	bY
adjun-	eTpV
adjunta	pW
adjunto	tR
adjus-	cVhIlV
adjuster	aUbHhFl[
adjuster$	aZtJ
adjustments	c[fIrU
adler	j\\
adler-	bVtF
adler-apotheke	bVtF
adler-apotheke$	bR
adm	jX
adm 000	jX
admin	a]iVmU
admin$	aWm[
admin-	m[
administracion	bYjV
administracion$	bIiSjY
administrador	mZ
administradora	bJmbtH
administrateur	aGb\\cJiFmI
administratif	hSjJrY
administration	aIb\\fIhEiGtI
administrativa	aYbHgSmI
administrativa$	gU
administrativas	jImW
administrativo	aX
administrator	aY
administrator$	aW
admins	m\`
admins$	mY
admis-	jVmXpJ
admission	eUiGj_
admissions	iT
adobe	h\\jSkE
adole-	j\\kFlE
adopt-	eZkX
ados	aAbZhJiJj[
adr	iSkXlW
adr$	kR
adres-	bYgIiGp\\
adresse	pT
adresse$	pS
adressee	pV
ads	j[
ads$	jT
adscr-	cIfHhIiFjHkFm]rJ
adult	bTgEiZjT
adult$	gGiTj\\kH
adult-	iV
adultes	i_lF
adultos	cT
adultos$	aZcD
adults	kT
adults$	jX
adv	hTjTmU
adv$	hViHjVmT
advan-	kV
advance	hTjR
advanced	bDcGhJi]
advantage	k[lV
advantage$	ka
adven-	oU
advent	oU
adver-	rUtX
advert	qSrVtS
advert$	eEtY
advertise	aTlH
advertise for	bSrH
advertise$	aUbJqS
advic-	iU
advice	iU
advice$	i\\
advis-	aX
adviser	aX
adviser$	aa
advisers	aGbZiIjGmUsH
advoc-	a^bHiGrHtI
ae	aS
aec	iIjX
aecid	i\\jD
aed	gT
aed 0	gVsR
aed 00	gU
aed$	cTiH
aeo	bVeEiSm[pFsJ
aep	jZmI
aerat-	cIfJiZ
aerif-	fIi[jI
aero	bbjU
aeron-	aCb]iG
aerop-	aIbGca
aes	iSjX
aes$	iTjU
aesf	iFk]
afac	bJcEj\`
afc	g\\
affai-	bZhT
affaires	bVhU
affaires$	hW
affairs	bW
affic-	bHiYqV
affiches	iY
affiches$	iX
affil-	bTiU
affilies	bW
affilies$	bW
affir-	gBia
affirmation	i\\
afgsu	jZ
afgsu 0	jZ
afili-	bTeUhY
afiliacion	eVh[pI
afiliados	aIb^
afin	iIjYlGsW
afina-	a[bFcFi[
aforo	bUi^
afrai-	jV
afraid	jV
afraid$	dSeVfIjGqUsA
afric-	iFsd
afrik-	jSkS
afrikaans	jSkS
afrikaans$	cIiFkZ
afscm-	mW
afscme	mW
after 0	gShZ
after 00	fFg\\qR
after 90	dXhZpH
after a	aTgUhS
after easter	hHo\\
after effects	jVkT
after hours	f<h[lYtI
after midnight	gX
after one	eXhRtZ
after probation	dUgUjG
after school	bGf\\gGhIlIoH
after six	bXeX
after the	hIoU
after three	bGhUiZjHmGsJ
after two	eXfBjD
after$	aIhTiRtV
after-	iS
afterloader	bS
afternoon	pRtT
afternoon$	iTp[
afternoons	f[
afternoons$	aSf\\iG
afterwards	fXiJ
afuer-	cTdW
afuera	cHdXfS
afuera$	cHdXfS
ag	aHb[
ag$	bSc[iD
again	aIqTrTtW
again$	rYtY
agarr-	jIq\`
age	s^tS
age 00	bVrYs]
age$	cHg\\hIsStV
aged	gTiRjF
aged 0	bYgF
aged 00	i\\
agees	bHfIi[jTsT
agen	c\\
agen$	c\\
agenc-	bV
agence	bS
agence de	cY
agence$	aVjZ
agences	bT
agences$	bXiS
agencia	aI
agencia de	aEbTcS
agencia$	cGfIlIqX
agencias	aT
agencias$	aX
agencies	bVpSrV
agencies$	p\`rE
agency	eT
agency$	bUeX
agend-	iT
agenda	iS
agenda$	iStY
agendas	iU
agendas$	iS
agent	a]
agent de	gWjI
agent$	aZbHgBhYpU
agente	aZ
agentes	aTfJiJmU
agents$	bWjSmT
agentur	bUlU
agentur$	iGjGlZqU
ages	bRsV
aggre-	b^gZjIlH
aggregates	iT
aggregates$	iT
agile	dZiVjG
agile$	dYjH
agile-	iEjXs\\
agm	jU
ago	b_eGj=
agost-	eRoT
agosto	eRoT
agosto$	eXfFoX
agrad-	kXr[
agradece	k[
agradece$	k[
agrar-	jZ
agree	bWj[
agree$	b[iH
agreed	aJgFiJlJqUsX
agreed$	bFeHfGgJhIiEkJmIpIq@s\\
agreement	gShWrJ
agreement$	gYiDlRqI
agreements	hGiX
agreg-	bWhHiHk\\mI
agrem-	iJj^
agrement	iJj^
agri	bYhEiGjR
agri$	jU
agric-	jV
agricola	aWjW
agricola$	aZbIiGjW
agricole	hIiS
agricole$	hGiStU
agrin-	kW
agro	eSkW
agroa-	aV
agron-	kY
agronomia	lW
agronomist	mZ
agronomist$	aX
agronomo	jR
agronomy	lUmS
agrop-	kUsH
agropecuario	kVsH
agropecuario$	kVsH
agua	aRbS
agua y	aWcIhTqI
agua$	jYkGpV
aguan-	j[
aguantar	jX
aguas	aZbFq\\
aguas-	cZ
aguascalientes	cZ
aguascalientes$	cZiI
aguin-	gWhT
aguinaldo	hX
ah	fSqJt_
ah et	hIlFnGpItW
ah nein	f\\iGkHlGrUt?
ah$	gHhU
ahead	eFfWhJo^
ahead$	eFfZiT
ahi	eShVoIq\\
ahm	t\`
ahm$	jDt\`
ahnli-	aJjUkR
ahnliches	aJjRkTlJ
ahoi	rT
ahora	fXsT
ahora$	fYqS
ahorr-	hSkT
ahorro	hV
ahorro$	hU
ahpra	jb
ai	cRiSlI
aid	jYkR
aid and	hJiW
aid$	hYjY
aide	i^k[
aide au	hWiW
aide$	iVjIk^pI
aide--	aZ
aider	i^lI
aider-	kT
aiderait	kT
aiderait$	kT
aides	aXdFiT
aides-	aZ
aides-soignants	aY
aigui-	aSiT
aimer	jZn[
ainho-	mStR
ainhoa	mStR
aipr	j]
air	bThT
air$	bWjZ
airbr-	jV
airbrush	jV
airfi-	cTjV
airfield	cTjV
airfl-	jU
airflow	jU
airflow$	jU
airli-	bZ
airlines	bU
airlines$	bV
airpo-	cW
airport$	bDcSiT
airsi-	jY
airside	jY
airti-	i\\pH
airwa-	iW
airway	iW
aisan-	jZ
aisance	jZ
ajust-	aUgThIjS
ajustador	aXcI
ajuste	iT
akkor-	aHgSrHtT
akkord	aHgSrHtT
aktiv-	bUjV
aktua-	tW
aktuar	aUmJtI
aktue-	aUgJjW
aktuell	bVgHhHjZ
akzen-	jDlJqSrFsa
akzep-	aIfJhIi@jZkHoY
al 00	fDhVo^
al 000	gAqX
al ano	bUhWnU
al cliente	i_sI
al dia	gShDj\`
al final	iHjIpHqTr^
al menos	jWkJsR
al mes	fWgW
al taller	p_
al$	h[
alain	mX
alarm	fUnRqT
alarm-	i\\
alarmas	i\\jD
alarms	iTnV
alarms$	nW
alast-	lWmT
alastair	lWmT
albac-	cS
albacete	cV
albacete$	cU
alban-	iGjHkZsY
albanil	sT
albi	cZ
albi$	cZ
album-	b[jHsJ
albums	b[jHsJ
alcan-	aWbGjW
alcaniz	cSmT
alcaniz$	cSmT
alcob-	cY
alcobendas	cY
alcobendas$	cY
alcoh-	jS
alcohol	jS
alcohol$	jU
alcor-	aEbItW
alcorcon	cUtI
ale	gStU
alegr-	kT
alegre	kT
alegre$	kT
alema-	bSiRkV
aleman	bTkS
aleman$	bWkR
alerg-	j\\sG
alergenos	jS
alergenos$	i]
alert-	bIie
alerta	fUiU
alertas	iT
alerte	iRtT
ales	c]
ales$	c]
alfaj-	bShFiIjV
alfajores	bShFiIjV
alfajores$	bUhFiGjT
algo	kX
algo de	kY
algui-	aU
alguien	aU
algun	jYrYtI
alguna	fUkJnR
alguno	bXgJqT
ali	iHmZqU
alica-	dHnW
alicante	dHnW
alicante$	nU
alice	bHc[jS
alime-	hV
alimentacion	h\\
alimentacion$	h^iH
alimentaire	bTiJjV
alimentar	i_jI
alimentos$	jS
alisf-	gW
alisfa	gW
alisfa$	gW
alive	sX
alive$	sW
alkoh-	sS
alkohol	jVsW
alkohol$	jUsT
all day	bGfRiHjTsZ
all in	gTrRtI
all of	aGfDhWnFoCpHr[sH
all shift	fGiDjh
all the	dThVlTsS
all year	dGeFfZgU
all$	mStS
all-i-	fUgXhHqJ
all-in	fUgXhHqJ
alla	b[tY
alle 0	h\\iT
alle 00	f^iH
alle drei	eFfRiZjH
alle$	gVhX
alleg-	gJhGi[jIkXqH
allei-	kJsZ
allein	iSjS
alleine	fUiIjVsI
allem	bXjRnH
allem-	kU
allemand	kU
allemand$	rR
allen	fIgShWsV
allen-	cW
allende	cW
allende$	cWiF
aller	cRhFrY
aller-	aBiTnWsT
allergens	jY
allergic	jW
allergy	iW
alles	sS
alles andere	dWiFjZlF
alles$	aXbJiHlVsY
allez	jGkYt\\
allga-	bSqS
allgau	bU
allgau$	bVcSiJ
alli	hXkIlJ
alloc-	fFi[
allocating	iS
allocation	gRiS
allot-	i[
allotment	iU
allotment$	bJiT
allow-	gThX
allowance	gVhW
allowance 0	fJgW
allowance 000	gVkF
allowance four	iS
allowance £	hT
allowance$	gUhUiE
allowed	fThU
allowed$	fUhWiGjI
allta-	aWmGtW
alltag	tY
alltag$	bHfSiFtX
almac-	aSbS
almacen	aSbS
almacen$	aV
almag-	cX
almagro	cX
almaz-	iSqI
almen-	bYcZiI
almendralejo	c]iI
almendralejo$	cX
almendros	b_
almer-	cTnT
almeria	cTnT
almeria$	nU
almue-	h[
almuerzo	h[
almuerzo$	hZ
alnwi-	cT
alnwick	cT
alnwick$	cT
aloja-	h_
alojamiento	h_
alojamiento$	gIh]
alone	b[cFjWlHsRtH
along	jJlZqS
along-	mX
alongside	mX
alors	t\\
alors$	iItX
alp	cY
alpha	bGiY
alpha-	bHcUhVi[
alpin-	bUjS
alpine	bWiIjV
alrea-	sS
already	sS
already$	kT
alrig-	tZ
alright	tZ
als 0	jX
als zwei	fWjW
als$	iEjVkRpStV
also	tT
also die	hRtV
also private	hS
also wir	bTsJtS
also$	aJiFtd
alt	fW
alt weekends	fT
alt$	bVsU
alta	dTeVgIiI
alta$	cIdVfJiDkUlIqIsI
altam-	nV
altamira	nV
altamira$	nT
altar	i[
altas	iT
altba-	bWiWjG
altde-	bIiZjR
alte	kHoUtS
alten	qDrEs\`tU
alten-	i_
alter	sc
alter als	jV
alter$	pUsW
alter-	fS
alterations	iV
alterations$	aSiUjS
alteren	k[sX
alternance	dWeYfS
alternance 0	d]fC
alternance$	fW
alternancia	cHdafGiJ
alternante	cIm\`tI
alternas	fW
alternas$	fY
alternate	mZpD
alternate$	fV
alternating	fW
alternating$	fW
alternees	fT
alterno	fS
alterno$	fVgJ
alternos	fS
altersvorsorge	gJhS
altge-	a\\bFcFiCtJ
alto	c[gIj\\
alto$	cWkS
altst-	aFq[
altstadt	aH
altur-	sU
altura	sV
altura$	fUgT
alturas	iHj_
alturas$	jY
alu	kTlTpI
alumi-	aRbHjY
alumn-	bTiY
alumnos	bX
alumnos de	bVjI
alumnos$	iU
alway-	pS
always	pS
always$	fIhJmWnV
am /	i\\jFnEsW
am 0	f[iIpT
am 00	fShFiJq]
am a	f[
am besten	sZ
am freien	hW
am in	jXlHqJt\\
am liebsten	sT
am see	b]cV
am starts	fYsT
am tag	bUgYiV
am telefon	jT
am tresen	iUjI
am$	fUiZ
amade-	jX
amadeus	jX
amadeus$	jX
amane-	fY
amanecida	fY
amarr-	dIf\\hH
amarre	iY
amarre$	iY
amasa-	iX
amasar	iX
amazo-	aIb]c^iA
amber-	aJbIj\\
ambie-	jU
ambiental	aRjZ
ambul-	bVjT
ambulances	b_iE
ambulancia	jU
ambulancia$	aS
ambulancier	aV
ambulante	a?bbtI
amena-	bIeEq_
amend-	q[
amendments	iU
amendments$	iU
ameri-	bWfS
american	aIbXiS
amf	ja
amf$	jZ
amiab-	iZ
amian-	aScHiSjHk[pI
amiante	aXcJiY
aml	iFjU
ammon-	dRiT
ammonia	dSjS
ammonia plant	iY
ammonia$	dRiR
amos	aHc]
amos$	aGc]
ampa	bYqT
ampar-	pT
amparo	pT
ampli-	tX
amplitude	fR
amplitude 0	bY
amplitude$	fSjV
amput-	iT
amputees	iT
amputees$	aJiV
ams	fXjUsU
amste-	aJc_iAjGtE
amt	aIbVfGmTrTtT
amtsg-	aJbCc^pI
an 0	fW
an :	iUpVt[
an ad	eRrF
an advantage	kY
an asset	k[qI
an bord	f\\
an de	eWjS
an den	p]
an der	cR
an die	pZqS
an early	aHiVjGkIlW
an en	bJiDjUmW
an frau	p[
an hour	gY
an hr	eIg]
an independent	mT
an mich	m[qD
an office	aJdIi[mHtG
an old	sU
an tvod	eJg]hE
an zwei	cGdTnS
an$	iS
ana	mV
anaes-	iU
anaesthetic	aSiEjV
anaesthetics	iVjH
analisis	iTsV
analisis$	sY
analista	aV
analista de	aTiIrS
analistas	mU
analistas$	mY
analy-	hRmV
analyse	eIh_iF
analyses	iSjY
analysieren	iT
analysis	iVjT
analysis$	iVjS
analyst	aY
analyst sql	rT
analyst$	a\\mT
analyste	aWmV
analyste-programmeur	aY
analystes	m\\
analystes$	aJm\\
analysts	mX
analysts$	mZ
anato-	a[bJgIkJ
anbei	tZ
ancho-	aHcUdU
anchor	aGbWdY
anchor day	dX
anchorages	bHc\`iIjJ
anchorages$	bIc[iH
anchors	iY
anchors$	iW
ancie-	bHcZgU
anciennete	gWhR
anciennete$	hX
and 0	iSjF
and 00	f\\gT
and 000	bThU
and able	bGfRj\\
and all	hWiS
and an	bIhVm_
and be	fUjUnHqJ
and doing	i\\jC
and english	jY
and every	fV
and fifty	gUlV
and finish	fWiJ
and five	hY
and forty	lGtU
and get	iU
and getting	iW
and half	gV
and hand	jY
and have	jW
and honestly	cEdWsW
and in	pHr_sStI
and it	qTtT
and it's	qSsI
and keep	g[iX
and keeping	iW
and me	mSqW
and medical	gSjF
and my	bX
and never	b\\
and new	fFhY
and no	s\\
and not	s\\
and one	aRmS
and our	bZqErZtH
and please	qZsI
and run	iY
and saturday	tR
and see	pZ
and set	cIdJjV
and sixty	fV
and so	bX
and some	b]iDjY
and still	b[jH
and ten	bTgV
and their	hHjY
and there	mYsS
and there's	gU
and they	sR
and thirty	fIgDhSiT
and three	aIbYmW
and thursdays	iS
and to	hEkZtJ
and training	hYiV
and twelve	gGhV
and twenty	bRhWiHpI
and two	aUiXnUoJ
and we	bWcS
and we're	gFhHiDj\\qItU
and write	qI
and you	jS
and £	gIn[
anda	jJqctG
andal-	hHnUsU
andalucia	hFjTnX
andaluz	gSsV
andam-	iW
andamio	iVsV
ander-	sT
andere	kS
andere$	cTiUkIlVqIsI
anderes	kU
anderes$	jV
anderlecht	cV
anderlecht$	cV
anders	iJjVqIrHsFtY
ando	pHq\\
andre-	cWiCjGmSt^
andro-	mX
android	aSiR
android$	aXhEjS
anerk-	aGfGjX
anerkannt	aHfGjT
anerkannt$	jY
anerkannte	aIjR
anerkennung$	jS
anest-	iR
anexo-	cWpT
anexos	cWpT
anfah-	fXhEjH
anfahren	iV
anfahren$	iY
anfan-	aToWrU
anfang	oW
anfangen	oSrZsX
anfor-	aDrTtT
angab-	tV
angaben	tV
angeben	pVrU
angeben$	pVrU
angebote	iX
angeh-	iekJpIrY
angel-	lR
angelehnt	gTjI
angelehnt$	gW
angeles	aGbScY
angeles$	aJc\\
angem-	gWhJ
angemeldet	gWhJ
anger	hGj^
anger-	cVlT
angers	cWlVmI
angers$	cWlVmI
anges-	aCbWeW
angestellt	e^
angestellt$	e\`hH
angestellte	bWiV
angestellte$	bViT
angestelltenlehrgang	jY
angestrebt	jGkY
angestrebt$	jGkY
angla-	jVrT
anglais	jX
anglais courant	jZ
anglais de	jUkS
anglais$	kSlV
anglaise	aZcIiCjDrV
angli-	rc
anglican	jZlIrDsX
anglicismes	rT
anglo-	cRsU
anglophone	cRsU
angos-	cZ
angostura	cZ
angostura$	cUjI
angry	aFi\\
angst	jYlGsC
anhan-	jUsY
anhor-	aHcIi[
animador	aX
animadores	aEiHm]tJ
animal	lR
animalier	aW
animals	fR
animateur	aS
animateur$	aViG
animateurs	a\\bHiG
animation	i]
animaux	bViH
animaux$	hT
anime-	iRmR
animer	iSmU
animer$	eJm[
animo	b[
anish-	iTjAk[
anito-	jYsV
anitos	jYsV
anker-	d[fHiX
anlag-	cR
anlage	bFcUgV
anlagen	bX
anlagen$	bW
anlagenmechaniker	jTqR
anlau-	bYiI
anleg-	iV
anlei-	iV
anleiten	i\`
anleiten$	iT
anleitung	jTmS
anler-	aIiV
anlernen	aIiV
anmel-	hJi\\
anmeldung	hIiYpR
anmeldung$	iX
anmeldungen	iU
ann	aJbIc]iGjFoHpVtJ
anna	aCcGiBjIm\\oDq[sFtZ
annah-	iW
annahme	iW
anne	aIpErHtc
annec-	cU
annecy	cU
annecy$	cU
annee	eT
annee$	dU
annee-	bGjW
annees	bGjW
annek-	gJmRrS
anneka	gImT
annel-	aHbCeFhGiEm]nH
annex-	eShV
annexe	eShV
annon-	qU
annonce	qTtS
annonce$	pHqW
annonces	iU
annonceur	iRjS
annou-	qb
annua-	eYf[
annual	aHiYjS
annual$	cIeVhJjJ
annualise	eSfW
annualise$	eTfUiI
annualised	eYfW
annualised$	eTgSiH
annualisees	qS
annualisees$	fR
annually	fR
annually$	fR
annue-	fUgUhRiS
annuelle	fXgZhHjG
annuelle$	bJfJg[
ano	hS
ano con	hYiHjI
ano de	jZ
ano en	dWhU
ano mas	gShH
ano pasado	bTgU
ano y	bJfGjX
ano$	nS
anoni-	bGmGqFr_
anony-	iXjEr[
anonym	rW
anonym$	rW
anos	jc
anos con	iUjUsJ
anos de	j[
anos en	j_
anos y	bRmB
anos$	bV
anota-	i]jI
another$	aBiVkHtV
anpas-	iU
anpassung	iV
anpro-	i^
anr	aTeU
anr$	eV
anrei-	hSnS
anreise	hSnS
anruf	pa
anruf-	pY
anrufen	pZ
anrufen$	iJpZ
ans	jW
ans au	jX
ans aupres	jY
ans dans	j\`
ans de	jWm]
ans en	j^kT
ans revolus	j[
ans$	eZ
ansch-	lFmXpZ
anschreiben	lCmJpc
anschreiben$	iHp[
ansel-	mS
anselm	mS
anselm$	mS
ansib-	jY
ansible	jY
ansible$	jW
anspr-	aHiZmXpX
anste-	eVsT
anstellen	eTiS
anstellen$	eTiS
answe-	mXpS
answer	pS
answer to	iIm_
answer$	iT
answered	fXgGpXrF
answering	aTiXmW
answering the	aYiWmEtI
answers	mW
ante	i_pT
antec-	iHjXsV
antecedentes	pSsX
antecedentes$	jIsW
antei-	bFcGdIgXhYiHjF
anten-	bTmI
antenatal	iW
antenatal clinics	iW
antenne	aUbIcRqT
anter-	kRqT
anterior	qW
anterior se	qZ
anterior$	jW
antes	iSoW
antes de	oZqU
antes del	iXpR
antes$	oTtT
anti--	bEcGickI
antib-	bJca
antic-	bIg^iVpHqTrG
antig-	cSgW
antigua	bVcJ
antigua$	bVcJ
antiguedad	gZ
antiguedad$	gS
antip-	cU
antipolis	cW
antipolis$	cT
antof-	cShU
antofagasta	cShU
antofagasta$	hV
antra-	aAbEqSt\`
antri-	cBfGgXhFiInZqVtF
antwe-	cW
antwerp	cW
antwo-	bXiEpY
anual	eUfSkJoW
anual 0	fY
anual$	eXiRoT
anuales$	bTfS
anunc-	rU
anuncio	rXtS
anuncio$	rW
anwal-	bWkSmW
anwalte	mV
anwalte$	mY
anwar-	aDgWhHi@j]kI
anwei-	iTmH
anwes-	bBdWfJiWjInJtW
any	jVoT
any 0	aHcSfWiGtW
any more	eUjG
any of	dTkZsI
any$	i?j[kUpV
anybo-	lIpVqU
anybody	lIpVqU
anybody$	qV
anyon-	sY
anyone	sY
anyone$	eGlZoWpJsC
anyth-	tX
anything	tX
anything$	jTtW
anywa-	lX
anyway	lX
anyway$	pHrW
anywh-	cYdS
anywhere	cYdS
anywhere in	cSdT
anywhere$	cEdYkUrR
anzei-	rW
anzeige	rU
anzeige$	rT
anzug-	gBha
anzuge	hY
ao	gTmXpW
aoc	b\\jFk[
aoife	iDpd
aop	bZhSjTkH
aop$	bZhH
aout	eTkFo[
aout$	oW
ap	aVmY
ap$	iGm]
apa	jT
apac	jU
apara-	ia
aparc-	h[
aparcamiento	h[
apare-	aZkHoH
apart	aEi^rD
apart-	sU
apartamento	gFh\\
aparte	gV
aparte$	fSgTnR
apc	iGj^k[sC
ape	cJeciF
apert-	cJiXpCta
apertura	i[
apex	iWjR
apex$	iZjD
aphas-	bCif
api	hIjSkW
apicu-	a[cFiI
apis	i\\
apis$	iZ
aplic-	lW
aplica	lV
aplicacion	iY
aplicador	jU
apm	aYjZ
apoda-	cU
apodaca	cU
apodaca$	aT
apode-	iW
apoderados	iW
apoderados$	iV
apoth-	iY
apoyo	bJfV
apoyo$	bIiZ
app	bTi^pT
app for	baiD
app$	fThRpW
appar-	bW
appareils	bXnT
appareils$	bYiGnT
apparel	jW
apparel$	bRjW
appea-	iTrZsT
appeal	bIiWrU
appeals	iU
appear	jJr\\sI
appearance	qHrIs]
appearance$	rHs[
appel-	iRpZ
appelez	pZ
appelle	qX
appels	fGiZ
appen-	bV
appenzell	cZ
appli	bZgHpXrI
appli-	pY
applicable	f]gEhViFjD
applicable$	fXgHhWjEmIpJ
applicants	bGkWmHpHrX
application	p\`
applications	pY
applications$	bAj]
applies	gRqVrU
applies$	gViGqSrT
apply	p\\qR
apply :	pV
apply on	qSrH
apply$	jTkS
appoi-	iUtV
appoint	qFt\\
appointment	pV
appointment$	jRpV
appointments	ia
appor-	bHiWpY
appra-	i]
appre-	kSmW
appreciated	k]
appreciated$	k^
apprecie	k\\
appreciee	jFk[
appreciee$	iIjFk[
apprentice	aWgRiR
apprentice$	aYm[
apprenticeship	gSkIlS
apprenticeship$	gUhJjT
apprentis	lVmW
apprentis$	m[
approbation	jZ
approbation$	j\\
approval	jSoVqV
approved	bVjRtW
approved$	bXi@
approx 0	fW
apps	iYpR
apps$	i^jFpS
apr	fYo_
apr$	eHfToZ
apr-s-	fZ
apr-sept	fZ
aprem	fU
aprem$	fU
apren-	jAkWl]
aprende	jGl]
apres	dVoY
apres 0	dVeXiF
apres 00	fBgHp]
apres la	fEqW
apres$	mIp^
apres-	fX
apres-midi	fX
apres-midi$	pV
april	o\`
april 0	hFo^
april to	eJfU
april$	oS
april-	eHf[o^
aprob-	gT
aprobado	gT
aprobado$	gWjR
apt	a[jI
aptit-	jSpT
aptitude	pV
apto	jW
apto$	iIj\\
apunt-	bHiTpSqX
apuntar	qX
apuntarse	pW
aqua	i[jDkY
aqua$	jDkZ
aquac-	g[
aquaculture	g[
aquag-	iW
aquagym	iW
aqui	sTtU
aqui$	kJlX
ar	c\\iDjT
ar$	c]iD
arabe	k^
arabe$	cIjTkW
arabi-	kTlW
arabic	kT
arabic$	kV
arabisch	lX
arabisch$	jRkS
arabl-	aYcH
arable	aYcH
arago-	bIfIgViGnY
arand-	caiDkJ
aranda	cR
arauc-	cU
arauco	cU
arauco$	cV
araya	mS
araya$	mS
arbei-	hS
arbeit	j_rV
arbeit oder	iU
arbeit$	jWrV
arbeiten	d^hEiHj]
arbeiten$	d[iI
arbeitest	fR
arbeitsbeginn	f]mJoH
arbeitskleidung	gDhX
arbeitsproben	bIeIiCmIpc
arbeitsrecht	aRjU
arbeitsrecht$	aSjU
arbeitsschuhe	hX
arbeitssicherheit	aTcR
arbeitssicherheit$	aU
arbeitszeit	hSiInY
arbeitszeit$	fEhViEnV
arbeitszeitkonto	cIfUhSiHjI
arbeitszeitkonto$	cIfVhTiG
arbit-	i_
arbor	c]j]rJ
arbur-	cJiTjY
arburg	cJiTjY
arburg$	iXjI
archa-	b\\cGiIj[mI
arche-	cU
archena	cU
archena$	cV
archi-	aU
archicad	jW
archicad$	jV
architect	aW
architect$	aSjS
architects	b\`mC
architekt	mX
archiv	pIqVrR
archivar	bStI
archivarin	bT
archive	iTkX
archives	bXjV
archives$	j[
archivist	aVbStI
archivist$	aT
archivo	iZ
archivo$	iXrJ
ardoi-	aJm\\tI
ardoise	iTjU
are a	bT
are fine	p[
are in	bGcZjY
are on	dThSiJmSsT
are$	aIcZjEtV
area	aRhH
area$	c[iSjW
areas	bU
areas$	bV
arena	aRcX
arena$	c[iI
arena-	iV
arenas	iV
argen-	aHcYsV
argentina	dRiSqS
argentina$	iT
arger	pHqW
argo	cHh[jVlIpH
argoc-	jU
argocd	jU
argocd$	jU
argue	j[lEpItX
argus	j]
argus$	j]
ari	i\\jT
aria	kWpT
aria$	j\\kB
ariba	aIcHgEiJjUkW
arles	aHc\\iC
arles$	c\\iC
arlon	cWdU
arlon$	cWdU
armad-	aFlTpV
arman-	aHjUmT
armando	aHjUmT
armar	iW
arme	bRiRqX
armen-	cY
armenia	cY
arms	cZhGjU
arms$	cS
arnes	h[iS
arnes$	hZiEjU
arnes-	b\\
arneses	b\\
aroun-	cS
around	cS
around$	cXgHlJmJnEpGqFtV
arque-	gIiSsV
arqui-	jU
arquitecto	iT
arquitectura	aFbWjU
arr	bXiU
arr$	iX
arrac-	iZ
arrai-	i\`
arran-	iT
arranca	eSrJ
arrancamos	bVeEgW
arrange	tV
arranged	hWiIjT
arrangements	aVbIfF
arranger	aV
arranger$	a\\
arranque	fCiYmUoZ
array-	hFi\\tG
arrea-	eJiT
arrears	eJiT
arreg-	mY
arreglos	iY
arren-	b\\hI
arret	bDfYjGq\\
arret-	fTpSqW
arrete	qV
arrets	fUpTqU
arriba	nS
arriba de	cW
arriba$	cEf[jZ
arrie-	aEe\\gIjHm\\
arrim-	i\\
arrimar	hHiZ
arriv-	o[
arrivants	lX
arrivees	fGi^
arroc-	iU
arroces	iU
arroces$	aRcGiW
arros-	i]tH
arroz	iX
ars	rJ
arsen-	i\`mU
art 00	a\\bHfVhI
art$	dViUjV
arte	bUsY
arte$	aUiJsZ
artic-	iYkR
article	iY
articles	iTjJlX
articles$	bW
artif-	iXjXkH
artisan	bViUmF
artisan$	gU
artisanale	bR
artistica	iClZm[
artistico	aYbIeX
artwo-	jWqI
arvo	pT
arzt	aHi\\pW
arzt$	aEeJi\\oHpW
arzte	bZmS
arzte$	aHb\\gRiEmF
arzti-	bS
arztin	aT
arztinnen	b_
arztinnen$	b\\
arztl-	jX
arztlich	jX
arztlich$	jX
arztt-	iW
arzttermine	iW
as 9100	bU
as a	fGjCnSoJqSs^
as good	bJjIlYqV
as i	jIsTtX
as per	g[hE
as soon	oYpI
as the	iDmRrVsU
as they	aIj@sVtX
as we	fUiHjClTsW
as well	cSrS
as you	dVgTtW
as$	bHjTmZ
as-bu-	iU
asamb-	iW
asambleas	iW
asap	kTo_
asap$	o\\tT
asb-k-	bZcI
asb-kreisverband	bZcI
asbl	bS
asc	b]jG
asc$	b[iGjG
ascen-	iV
ascenseurs	aHiY
ascensor	jZ
ascensores	aUbU
ascensores$	bR
ascensoriste	aWeH
ascensoriste$	aS
ascp	fCjUtZ
ase	kR
asegu-	baeZiRmH
aseguradora	b_mFpG
aseguradoras	b]mI
aseguradoras$	bUmI
asegurados	iZ
aseo	bEi[
asept-	aUeHiT
aseptic	jS
aseptic$	jS
aseptics	aXeGiVsI
aseso-	bU
asesor	aV
asesoria	aIbS
asesoria$	bFjZ
ash	i]mS
ashev-	cU
asheville	cU
ashor-	fJpX
ashore	fJpX
asi	sVtU
asi que	qY
asi$	sV
asia	a[bGcHiIjS
asien-	bTjR
asientos	bTjR
asientos$	bTjR
asign-	g[hHnX
asignacion	g^hG
asimi-	bIcIeXgZjG
asimilados	bGcGeZjJmJ
asimilados$	bHcGeZiDmJ
asist-	aRmY
asistencia	gYi]jH
asistencia$	gZ
asistente	a[mR
asistente$	iIm]pH
asistentes	iGm^
ask	p\\q]
ask for	p[
ask$	gS
asked	l\\qVrGt[
asked for	q_rFt\\
asked me	qRsItT
asked$	iTlY
asks	bIiWqS
asks$	bFiYjT
asm	bFhFjGm_qH
asme	j[
asoci-	bggHiH
asociacion	bZ
asociacion de	bUiH
asp	j_
aspen	iDjbkD
asper-	cReGi[
aspersion	cJiY
aspha-	a[gYiJ
aspir-	bJi]
assem-	aVcUiW
assemblies	iU
asses-	iSkUpS
assess	i^jD
assessing	iSjGk[
assessment	pZ
assessment$	iV
assessments	aIgGiZkT
assessments$	gEi[
assessor	kT
asset	jJk]qVrD
asset$	hJiHk[
asset-	iW
assets	iW
assets$	bTgJ
assig-	fJi\\mV
assis-	a[mW
assist	aFbUiUtT
assist$	aIbHgIi\\mGtU
assistanat	e[
assistanat$	e^
assistance	i\\
assistant	aX
assistant (	eT
assistant and	mR
assistant$	a\`
assistante	aXiF
assistante dentaire	iI
assistantes	aZcGiH
assistants	aUiRmZ
assistants$	aUmX
assistenz	iWmV
assistenz$	aEmZ
assoc	aVbWjD
assoc$	aHbYcJ
assoc-	bX
associate	aTbJeXjE
associate$	aTiR
associatif	aDbZ
association	b\\qTrU
association$	b\\
associative	bahI
associe	hUqY
associes$	aIbTpU
asst	a[eIiGmY
asst$	aUeEmW
assur-	h]
assurance	hUiS
assurance groupe	gEh[
assurances	h^iEjU
assure	hZmE
assure$	h\\iB
assuree	fXiG
assuree$	fXiG
assureur	aFb[
assureurs	aIb^
asthm-	s\\
asthma	sX
astre-	f\\gT
astreinte	f\\gU
astreinte 0	aJfZgCrS
astreinte une	iXjH
astreinte$	gY
astro-	ka
asunt-	hR
asunto	pStU
asuntos	hViIjT
asuntos$	jXsG
asust-	jSqV
asuste	jY
asylu-	sV
asylum	sV
at $	fVgFhXiIjR
at 0	gUhWjY
at 00	gRjSlJpR
at 000	bYgJhSiG
at a	i^
at all	hJiWpSqZrH
at christmas	h\\
at cost	h\\iHjGlU
at ease	jWkVlG
at eight	i]jYqH
at forty	gTjV
at four	hUjRsS
at half	lV
at heights	j[
at home	kWsU
at it	hGq\\
at least	jZoS
at lunch	iUlY
at month	jZqIs\\
at night	fSiW
at our	bDhYtY
at ten	fDi\\oH
at the	pS
at time	fUjV
at £	fT
at$	cVdIgR
ateli-	bVmV
atelier	aHbWmV
atelier$	aDcSdY
ateliers	iU
ateliers du	hGiY
atems-	bHiSkV
atemschutzwerkstatt	aUbHiX
atemschutzwerkstatt$	aUbHiX
atenc-	fS
atencion	fS
atend-	fJgSiY
atender	iY
atender a	jT
athle-	kY
atien-	aW
atiende	aX
atom	jWkVrT
atom$	j^kDrW
atout	kZ
atout$	kY
atr	aR
atras	bCcZfIiDj[mJ
attac-	tR
attache	aYhHiIqJsX
attached	bS
attached$	bVrU
attaches	iIj\\mH
atten-	aVmT
attendance	hS
attendance bonus	gDh\\
attendant	a\\
attendant$	a]iI
attendants	aYlHmV
attendants$	aXlHmZ
attends	aIjTlItS
attendue	iTlT
attendue$	iTlT
atter-	cT
attersee	cT
attersee$	cT
attes-	j^lHpV
attestation	j\`
attestation$	jW
attested	lDpZ
attit-	fDgBiDj\\m\\
attor-	b[
attorney	bS
attorneys	bYiI
attorneys$	bYiG
attra-	bViEs_
attractive	rSsZ
atv	aThW
au 0	bHiYoZ
au 00	e]f@iHpV
au 000	bDcGd_mJ
au bout	h[sS
au bureau	iHmVpR
au cabinet	iWpV
au choix	g?h[
au comite	aHmTtY
au depart	gX
au depot	cGfUhUiAjFkUlGpV
au guichet	iU
au moins	iJj]sH
au plus	nSoVpU
au samedi	fV
au telephone	iT
au vendredi	fSpI
au$	cFeYjIoS
au-de-	bIhVjI
au-dessus	bHhWjI
au-dessus de	aHbFcUhTqS
auch die	aCg[hImC
auch mal	fWi\\
auch nachts	fRiSjJ
auch privat	hb
auch wenn	r^
auch$	kZ
auckl-	bIcTiU
auckland	bIcTiU
auckland$	cV
aucti-	aXbZcCiBrS
aucun	fSiU
aucun diplome	l[
aucun-	lX
aucune	lX
aucune experience	hIiGjHlU
audat-	jV
audatex	jV
audic-	hGiVmIoFpX
audie-	cSi[
audiencias	cW
audio	iWpT
audio typing	iV
audio-	bTiTpD
audiologist	aZ
audiologist$	aZ
audit	hHiU
audit$	aYfXiUjA
audit-	iR
audition	jYp[
audition$	jVkD
auditions	jJoIpZ
auditor	aUjSkYmD
auditor$	aYbJjVkImGtJ
auditores	kS
auditoria	gJiXjUmJ
auditorias	i[mI
audits	i[
audits$	jX
auf 0	dHe[fYmGoSpC
auf 00	fFq[
auf 000	fIg[
auf dem	aWhSpU
auf den	hToU
auf der	rR
auf die	sZ
auf drei	eV
auf ein	eY
auf und	i\`
auf wunsch	h^
auf zwei	tW
auf$	iSrStY
aufba-	bTcGiTpJ
aufbacken	iZsI
aufbauen	iT
aufbauen$	iR
aufen-	bXiSjU
aufga-	tX
aufgabe	i[tH
aufgaben	tS
aufgaben :	tU
aufge-	sZ
aufma-	iX
aufmaß	iU
aufs	bHfWh[
aufse-	aZ
aufsetzen	aZ
aufsi-	jT
aufsicht	aS
aufsicht$	aViT
aufst-	cUeSfUjS
aufstehen	aEfXsW
aufstiegspramie	gS
aufstockbar	eZgHiE
auftr-	b[iS
auftrag	cJ
auftrage	bUfIiU
aufwa-	gUsU
aufwarts	bRgVsW
aufwarts$	bUgTjJsX
aufzu-	bVlW
aufzuge	bWlW
aug	eUnUo\`
aug 00	eXfFgJoX
aug$	fSnY
aug-o-	fT
aug-oct	fT
auge	j]r\\
augen-	a\\bJiI
augenoptiker	cJeS
augenoptiker$	aU
auger-	iX
augsburg$	cR
augus-	oS
august	oT
august oder	oU
august$	oS
aula	cCm^
aula$	cHiUmUqH
aulas	bYcF
aun	cJjIq]
aun no	cIjHq\\
aunqu-	rU
aunque	rU
aunti-	rWsW
aunties	jSkJ
aunties$	jU
aupre-	jRmS
aupres	jRmS
aupres de	mX
aupres des	iZ
aura	iRmT
aural	i>jc
aurel-	mY
aurelie	mY
auric-	cW
aurich	cW
aurich$	cZ
auril-	cT
aurillac	cT
aurillac$	cU
aus	sU
aus dem	bZi>sZ
aus der	bIhSjHl[sW
ausb	jU
ausb$	jU
ausba-	bXjAkT
ausbe-	dIgZhFiR
ausbi-	lX
ausbildung	lZ
ausbildung als	aGjU
ausbildung$	jWkSlJ
ausdr-	kIlYsV
ausdrucklich	kIlYsV
ausen-	iUjH
ausfu-	aEfDi]tZ
ausge-	fUj\\
ausgeglichen	fX
ausgeglichen$	fX
ausgelernt	jVlS
ausgeschlossen	bIjT
ausgeschlossen$	jV
ausgl-	f]
ausgleich	f]
ausgleich$	fW
ausha-	jZ
aushalten	jZ
aushalten$	jZ
aushi-	e[iI
aushilfe	e[iI
ausku-	iXmJpR
auskunft	iUmIpS
ausla-	aHcIqUsY
auslander	s^
ausli-	aW
auslo-	gV
auslose	gV
auslose 00	gThEsW
auslose$	h\`
ausma-	iY
ausmachen	jZ
ausmachen$	iIjZ
ausri-	iSqU
ausrichten	iSqU
ausrichten$	fJiSqT
ausru-	h]r]
ausrufezeichen	rb
aussc-	iX
ausschluss	fHgBhEiAj@k[lDpW
ausschreiben	qWrStS
ausschreiben$	iCqTtW
ausschuss	gGhCi[
ausse-	s^
aussi	rX
aussi$	fXkX
ausst-	e^fIgDhHlB
austr-	hT
austria	cY
austria$	c\\
auswa-	iInZp]
auswahl	rU
auswarts	nV
auswe-	iW
auswerten	iW
auswerten$	iW
auszu-	iUlHmW
auszubildende	iVlGmW
autho-	iW
author	aT
authorisation	aEbIhHiIjXk[
authorised	j\\
authority	bZmJ
authority$	bXcHmJ
autis-	bUcEiSjVkU
autismus	aIbRiZ
autismus$	aHiZ
auto	hX
auto propio	jUlY
auto$	aZbInT
auto--	tZ
autob-	hRnT
autobus	hTnU
autobus$	nS
autoc-	kY
autocab	i\\sR
autocad	kW
autocad$	jU
autoclave	hY
autoclave$	hT
autoclaves	iX
autoclaves$	bTiU
autog-	i?j\\rV
autoh-	bU
autohaus	bU
autom-	jR
automat	iU
automat$	iU
automatik	iUkTrU
automatik$	jRkFrR
automation	a]bEiAjS
automocion	jW
automotive	bYcFiRqS
automotrices	bR
automotriz	bTiJjU
automotriz$	bViDjS
auton-	bTeTjS
autonoma	bZiFjU
autonome	hTjU
autonome sur	jZ
autonomo	e^
autonomo$	e[
autop-	cZiJjT
autopsy	bScJjY
autor	i]
autor-	iSsS
autorisation	bIeWgHhIjS
autos	iV
autos$	i\\
autos-	bXcIjH
autou-	cTnS
autour	cTnS
autour de	gU
autour$	c[
autre	jUkSqU
autum-	bTkJsJ
autumn	bTkJsJ
aux$	hVkI
auxil-	aW
auxiliaire	eYkBlW
auxiliaires	a\\bHiI
auxiliar	aW
auxiliar de	aX
auxiliar$	eGhXiWjHqG
auxiliares	aTm]
auxiliares$	aWmY
auxilio	gYhT
auxilio de	gY
auxilios	jSkY
auxilios$	iIjSkW
außen-	aWmV
außendienst	aXfHmV
außendienst$	aTiHmU
außer	f[hRiI
außer-	gW
außerdem	sV
av	bCcYpW
avail-	cTdHfUgJhW
available	cTdHfUgJhW
available$	cTdHfSgJhX
avala-	jXkT
avalanche	jXkT
avanc-	gThT
avance	gX
avant	oSp[
avant le	aDpVtU
avant$	iIpRsU
avant-	hSkY
avant-vente	aTi[
avanz-	j]
avanzado	jT
avanzado$	j\\
ave	bIcafIiGjHtF
avec des	fVgIhG
avec deux	bZeHfW
avec la	q\\rT
avec le	i\\
avec les	jW
avec son	oCq\`
avec trois	iHkImU
avec un	aHpUsY
avec une	mWsU
avec$	m\\
avell-	cUiU
avellaneda	aHcX
avellaneda$	aHcX
avera-	fSgU
average	lS
average$	fSgU
averaged	fRgUqG
averias	iU
avez	jVmS
avg	f]gVhF
avg$	f[
avico-	aElX
avicola	aElX
avicola$	aFlX
avid	iIj]
avign-	cIhWpW
avignon	cIhWpW
avila	cU
avila$	cU
avile-	cY
aviles	cY
aviles$	c[
avion	iSkFmGn[pJ
avion$	iSkFmGn[pJ
avis	t]
avisa-	fSpT
avisar	pZ
aviso	qSrWtU
aviso$	aIr[tW
aviso-	iTrW
avisos	iTrW
aviv	bXcUdHiIjEpA
aviv$	bYiHpB
avoca-	bY
avocats	aFbZ
avocats$	aGbZiG
avoid	rcsV
avoir	iFjUkX
avonmouth$	cT
avons	bJl\\mGqGtS
avr	gf
avr 0	gV
avr-c	gZ
avril	o\\pT
avril$	o_pT
avril-	cHdIf]jJnAoX
awa	jXpJ
awake	fHhFiFjamItH
award	gd
award$	gTjX
award-	jT
awards	iW
aware	iGj\\
aware$	jT
aware-	jY
awareness	jY
awareness$	jW
away	fDhSnd
away a	fInY
away$	h@nXoWpJqT
aws	gZlS
aws$	iU
axes	aUkY
axes$	aUiIkY
axis	aYbEiHjXtG
ayuda	aRjGk\`lI
ayuda$	jGk\`
ayuda-	m\`
ayudante	aUgYiF
ayudante de	aUsS
ayudante$	aX
ayudantes	lXmW
ayudantes$	iHmX
ayudar	iX
ayudaria	kamH
ayudaria$	iJkbmG
ayudas	iX
ayunt-	aJb[iIpW
ayuntamiento	aJb[iIpW
az	bDceiGpS
az$	cZdHpX
azubi	m_
azubi$	m^
azubi-	iTmU
azubis	iTmU
azubis$	iFm\`
azuqu-	cT
azuqueca	cT
azuqueca$	cT
b	jW
b (	hW
b +	gRjV
b /	fWgYiJ
b 0	aWjT
b 00	cXfX
b licence	jW
b or	kV
b with	hV
b y	jXkI
b$	gS
b-sch-	jY
b-schein	jY
b.e	iHj\\
b.ed	j[
b.v	bZ
b.v$	b[
ba	j[
babie-	hGsW
babies	hGsW
babies$	hHmX
baby	igqU
baby--	bGcDhZiY
babyn-	iZ
babynahrung	iZ
babynahrung$	aJiZ
bac	jclZ
bac +	iFja
bac pro	l]
bac$	j[
bacal-	cY
bacalar	cY
bacalar$	cY
bache-	j[
bachelier	j]
bachelier$	jU
bachelor	hR
bachelor$	j[
bachelor's	jX
bachelors	sZ
bachi-	jVlU
bachiller	jZ
bachiller en	jY
back of	iCrYsX
back to	b[fTqS
back$	fZgR
backe-	kHl[
backen	jHmZ
backend	a[
backend$	m[
backerei	bJjGlX
backereien	aHbX
backereien$	aHbX
backergeselle	j\\
backf-	iWqW
backfill	qX
backg-	l\\
background	l]
background$	jTkRsU
backl-	qT
backlog	iVqJ
backo-	bIcIdIiYm]pH
backoffice	bIcIdIiYm]pH
backp-	aEbWiDlHs]
backs	qVs^
backs$	sZ
backs-	bV
backstube	aWbT
backu-	hSiT
backup	hSiT
backup$	hSiS
backw-	jTr[
bacon	h^
bacte-	aWiFmXpH
bacteriologa	a[iH
bad	c\`
bad tolz	cW
bad$	jJrZ
badaj-	cR
badajoz	cR
badajoz$	aE
badea-	aZ
badeaufsicht	a]
baden	bFc^lT
baden-	cDnYpI
bader	iU
badge	hWjY
badge$	hZjZ
badge-	fSiWjE
bafa	jVlV
bafa$	jTlT
bag	i]
bagag-	hFi^
bagage	lT
bagages	i[
bagge-	iYmX
bagger	jW
baggerfahrer	iIm\\
baggi-	iY
bagging	iY
bagne-	cV
bagneres-de-bigorre	cV
bagneres-de-bigorre$	cV
bags	iZ
bags$	bUiV
bahia	cV
bahn	bSfIjFne
bahn$	bVnT
bahnc-	gJh[
bahncard	gJh[
bahnh-	bUrU
bahnhof	cWpI
bahnhof$	cWpI
bahnhofstrasse	bXcRjItF
bahnt-	jT
bahntauglich	jVrR
bahnu-	iY
bahra-	cZ
bahrain	cZ
bahrain$	cZ
bail	i\\
baili-	iWmY
bailiff	mZ
baill-	iT
bain	aWiX
bain$	aUiX
bains	iV
baja	qW
bajad-	cGiTjW
bajar	jV
bajas	eTiWsS
bajio	b[m@pH
bajo	cTiZjCpT
baker	a]jX
baker$	aZjW
baker-	mWqW
bakery	bU
bakery$	b\\
bakew-	cU
bakewell	cU
bakewell$	cY
bakin-	kY
baking	kY
balan-	iWmUsR
balance	iXkHsZ
balances	iW
balanza	jV
balay-	jS
balayage	jS
balayage$	cJjT
balis-	i[
balisage	i[
balko-	iW
balkone	iV
balkone$	iZ
balla-	aGiX
ballarat	cXgR
ballarat$	cY
balle-	bXiTlT
ballet	iVlW
balli-	cVnX
ballina	nZ
ballinasloe	cT
ballinasloe$	cT
ballo-	bVfBh]
ballot	bY
ballr-	aIbWjZ
bally-	cenR
ballymena	cUnV
ballymena$	iFjInW
balne-	b\\cTiB
balneario	bU
bambe-	cW
bamberg	cV
bamf	eVi[
bamf--	jXpR
bamf-zulassung	iIjZ
banc	bZjR
banc$	iTjT
banca	i\`
banca-	bSj\`
banch-	iV
banches	iX
banco	iX
banco de	bSdRpI
banco$	i[rW
banco-	iSmU
bancos	iSmU
bancos$	iRmT
band	aSg]
band 0	aV
band$	aSiV
banda	iXmV
bande	bYiCk[pT
bande-	i]
bandeja	iSjS
bandera	cViU
bandes	jS
bands	gUi]
bands-	bTcHq]
bangl-	hFi[sU
bangla	iT
bango-	cV
bangor	cV
bank	eR
bank holidays	kG
bank hols	fRoI
bank$	bX
banka-	j[
bankausbildung	j[
banke-	gVjR
banken	gWjH
banker	jXkH
bankerfahrung	iGjY
bankerfahrung$	jY
banki-	iR
banking	iR
banking$	iU
bankk-	cIjb
bankn-	bUrT
bankr-	b[
banks	hZ
banks$	h[
banks-	bHiEjYtY
bankw-	iGjTlR
bano	cGfFhJi\`pGsZ
banos	iW
banqu-	iT
banque	aJbTeVhX
banque$	iVqDrT
banques	bV
banques$	bU
bante-	iTjUsU
banter	iTjUsU
bapti-	aEt[
bar	bZiW
bar$	bXiRlS
barba	iWsX
barback	aWmU
barbaro	bHkW
barbastro	c]
barbastro$	c]
barbe-	aXbRiBj]
barber$	aW
barbi-	bV
barbier	bV
barce-	aHc\`hEoJ
barem-	g]
bareme	g\\
bareme cp	bUhG
bareme de	gXhJ
barge	kJmIq]
baril-	c[
baris-	mW
barista	bSjT
barista$	a^
barki-	cUiIk]
barking	cXiGjX
barking$	cYiG
barme-	cVhWiH
barmer	cVhWiH
barn	b]mT
barn$	bZcImR
barne-	c[
barnet	cY
barnet$	cY
barni-	gIiW
barns-	bHcZ
barnsley$	cX
barra	iUmW
barra$	cIm]pI
barra-	aBb\\cXhR
barracks	gEh_iB
barragan	pT
barragan$	pV
barranquilla	cU
barranquilla$	cS
barras	bRiS
barre-	i[
barrel	bUiT
barrels	bR
barri-	bTcUkW
barrierefreiheit	iZkS
barrio	cU
barrio de	cW
barrio$	hIiS
barrister	aEj]
barro-	c_jI
bart	s\`
barte	bVsX
barte$	bXsV
barte-	aRm]pG
bartender	aU
bartender$	a^
bas	qT
basau-	cT
basauri	cT
basauri$	cU
base	cag[
base +	gV
base 00	gY
base en	cV
base$	aWgY
based	dW
based in	cT
basel	c\\nV
basel$	cRnW
basem-	bRcS
basement	bRcS
basement$	cV
bases	hY
bash	j\`
bash$	j]
basic	g[jXlS
basic 00	fEg]jCpI
basic$	gUkUlY
basica	iFjVkU
basically	cUdHtX
basically$	cYfTjH
basico	iU
basico mas	fFg\\
basico$	iWjY
basics	iJl[
basics$	iFjZ
basil-	bXiV
basilique	bYcGiX
basis	eYjS
basis$	bEcSgYjT
baske-	iU
basketball	iW
bass	iWjX
basse	cHfHi[mHpZ
bassi-	hTiU
bassins	aJcShV
bassins$	aHbTiU
basta	lV
basta-	jTsU
bastante	jTsU
batch	i\\o\\
batch$	bSoS
batch-	aUiR
batches	fUiR
batches$	fU
bath	aJc_
bath$	c_jE
bathr-	hRiY
bathroom	bUhVsR
bathroom$	bEhXsV
bathrooms	bHgJi^oJ
batim-	bShG
batiment	aSbUhG
batiment$	aW
batte-	aHbWcDi\\
battery	bJiY
bau	gVhSiTjFlCtD
bau$	bTgUhViCjItE
bauen	iVtS
bauen$	iW
bauer	gGiEj[mW
bauer-	bXiIkRsY
bauern	kW
bauern$	bT
bauhe-	qTsS
bauho-	bCc]iB
bauin-	bWhIjU
bauing	aZjR
bauingenieur	jW
baule-	aTdFjTmGsU
bauleiter	aRjRmI
bauleitung	dDjTsZ
baum	fJgGiGj_
baumk-	kU
baumkontrolle	kU
baums-	bBcJiIj_kW
baure-	bV
baurecht	bV
baust-	cSiSrR
baustelle	s\\
baustellen	cXnU
bauti-	jGmRsY
bautr-	aFbWiU
bautrager	aFbWiU
bautrager$	aFbSiX
bautz-	cZqS
bautzen	cZqS
bautzen$	cX
bauwa-	hY
bauwagen	hY
bauze-	bZeCtS
bauzeichner	tT
bav	gIh]
bav$	hY
bay	cbjY
bay$	bGc^iIjX
bayer-	gWnWsR
bayern	g\\jFsU
bayern$	gEiGnZsW
bayes-	kV
bayesian	kW
bayre-	cU
bayreuth	cU
baz	mWqY
baz$	mX
bc	c[hWjS
bc$	cb
bcbs	h\\
bd	fXgRjI
bd$	gSiV
be /	d_qJ
be 0	fTiHmT
be 00	j^
be a	sT
be able	jWtH
be considered	jUsJ
be discreet	jUpIqZsJ
be doing	jRsX
be good	kW
be happy	aIjTlS
be in	eVrU
be lovely	kV
be nice	lIsT
be on	fXjEkWnI
be out	bHfEgHhGj[lG
be with	pU
be$	j\\
bea	aHhFjVrItX
bea$	jTtU
beach	aZhG
beamt-	a\`cHiBjUm?
beant-	bIeSiVrR
beantworten	rZ
beantworten$	iSrW
bearb-	bIi_
beast	gThT
beast$	gVhR
beat	gSmV
beate-	aYiZpJ
beatm-	aWbUcI
beauc-	aAcbtG
beauce	cWiI
beauce$	cViI
beaucoup	iW
beauf-	ia
beaul-	bSmX
beaun-	cY
beaune	cY
beaune$	cY
beaut-	aT
beauty	aTiR
beauv-	cUhWjI
beauvais	cUhWjI
bebau-	iT
bebauungsplane	iT
bebe	iZqU
bebes	iZsU
bebes$	s\\
bebid-	bX
beca	gVhWtS
beca$	cGhVtT
becar-	iIm[qW
becario	qY
because it's	fViW
because of	hIiDnRqTsW
because the	iFpGrVsU
because we	iTmZ
because$	hXiFlHmSqH
becke-	iU
beckenaufsicht	iU
beckenaufsicht$	iX
bed	b[jW
bed house	bEhZ
bed$	hRiVjU
beddi-	iV
bedding	iV
bedie-	aXbSiR
bedin-	jVkFlV
bedingung	jVkFlV
bedingung$	lX
bedro-	aHhW
bedrooms	bT
bedrooms$	bSiG
beds	b_
beds and	bSsX
beds$	bXiX
bedsi-	iX
bedside	iX
beef	aGb]hW
beeke-	qS
beekeeper	qS
beeli-	aDbGc\`iG
been	bV
been here	jEmX
been through	jZkTlF
been told	qWrU
been$	bVfXiG
beer	gAhXjTsR
beer$	g>h]iIjY
befah-	ja
befor-	oR
before	oS
before 0	fSiUoJpT
before 00	fIgJoX
before it	iU
before noon	iZ
before the	oVqS
before you	b\\pT
before$	ja
befri-	e]
befriedigend	fFj[
befristet	eU
befristet 00	fIjTqV
befristet auf	eJtX
befristet$	hZjJ
befristung	e_iG
begeh-	i^
begehungen	iT
begehungen$	iU
begin	e_fI
begin with	eZ
begin$	eXiG
begin-	o_
beginn	fR
beginn$	f\`o=
beginners	iUlY
beginning	bIiVjIoU
beginning of	iGoW
begins	oV
begle-	iT
begleiten	iX
begleiten$	iX
begleitung	fHhX
begon-	bGcJiFjDk^pU
begona	cJpW
begru-	kVqWrU
begrußen	rZ
behan-	bZiSjGpFqSsI
behav-	aJiY
behaviour	aJiY
beheben$	iV
beher-	jX
beherrschen	jX
beherrschen$	jZ
behin-	sY
behind	cUjU
behind the	cT
behinderung	bTsZ
behinderung$	b[qIrJ
behor-	aEbYjH
behre-	mV
behrendt	qT
bei 00	fFg]jXtI
bei den	sY
bei der	eXhWiUkF
bei frau	pV
bei mir	pY
bei uns	f[lU
bei$	lX
beide-	aYeUlErR
beides	eVrT
beihi-	bGcHgHheiBjEsJ
beim	mSpSqX
being	q\`
bejar	cXgW
bejar$	c[
bekan-	bHkX
bekannt	bHkX
bekom-	fRmStZ
bekommen	aIfVtU
belas-	iHj]sZ
beleg-	bagC
belfa-	cY
belfast	cY
belfast$	cX
belfo-	cWjH
belfort	cWjH
belfort$	cW
belge	bGcWsY
belge$	bGcXjW
belgi-	g\\kI
belgr-	c_
belief	bYiHsH
bell	aUnCpZ
belle-	aGiCk\\sZ
belli-	bJcXsX
bellies	iUsZ
bells	bTiX
bells$	bTiT
belly	sV
below	iUsUtY
below 00	cUgIse
below$	mTt\\
belt	bHcXiHk[
belt$	bGc[iEkS
belts	i^kJ
belts$	iY
bem	aUbJiXpE
bem-g-	iV
bem-gesprache	iV
benas-	cVhS
benasque	cVhS
benasque$	cVhS
bench	dWhU
bench$	bVdSfFiV
bench-	lS
benches	bSiRlT
benches$	bWiFm[
benci-	cIhYpI
bencina	cIhYpI
bendi-	k[pF
bendigo	cV
bendigo$	cR
bened-	bZpW
benedikt	mT
benef-	hXrR
beneficiaires	cHiX
benefit	hV
benefits	eJhTrS
benefits :	hR
benefits$	gUhHiR
benel-	fInZ
benelux	fInZ
benev-	fHkJmTqZsI
benevoles	jJmV
beng	iEj\`mH
benga-	cZeDkU
benid-	cW
benidorm	cW
benidorm$	cW
benit-	cX
benito	cX
benoi-	pW
benoit	pW
berat-	i\\
beraten	iW
beraten$	iR
berater	hTjG
beratung	i[sA
beratung$	jT
beratungsstelle	a[
berce-	bT
berceaux	bT
berceaux$	b^
berea-	iS
bereaved	jS
bereaved$	jU
bereavement	iV
berei-	fTjT
bereich	a[bG
bereit	nS
bereit$	hSnU
bereitschaft	f\\jW
bereitschaft alle	f[
bereitschaft zu	f;iBje
bereitschaft$	fZgVsE
bergb-	aSbVeDh_iG
bergen	cRqT
bergen$	bTcYiE
bergerac	bHcS
bergerac$	bHcS
beric-	mg
bericht	mXoIpJ
berichte	dUiYmInI
berichtet	mZ
berli-	cYnV
berlin	nX
berlin$	cIjRnT
berliner	iS
bern	ceiI
bern$	c]
berna-	mZqS
bernadette	mY
bernd	mVqZtR
bernd-	lW
berndeutsch	lW
berri-	c[tH
berta	aCqSt\`
berth	jJp[rR
berth$	qGrX
berth-	bZ
berths	bZ
beruf	aGjTpWtX
beruf-	bIj[l[
berufsanfanger	jIl^
berufsbildnerkurs	iIj[
berufserfahrung	l^
berufsjahre	gUjU
beruh-	iZ
beruhigen	iZ
beruhigen$	iU
besan-	cT
besancon	cT
besancon$	qS
besch-	gZiU
beschaftigt	bS
beschaftigte	bXmT
beschaftigte$	bVmR
beschaftigten	bTgJmV
beschaftigten$	bTgImW
bescheid	qUrY
bescheide	iUjR
beset-	aUiIo[tV
besetzen	aWiGtX
besetzen$	aIiDt\`
besetzung	o]
besic-	iU
besichtigungen	iU
besid-	hJiVjJkTqI
beside	hJiVjJkTqI
besoi-	tV
besoin	tV
besoin d'un	iS
besoin$	jYtT
besol-	eJg\\iI
besoldung	eJg\\iI
bespo-	bRgS
bespoke	bRgS
bespr-	tU
besprochen	tU
besse-	kSsW
besser	kSsW
besser$	k]
best	jJs^tY
best$	pVsV
bestand	bV
bestand$	iX
bestande	jJlGqW
bestandsbetreuung	bGiW
bestatter	aV
bestattungsfachkraft	aW
bestattungsfachkraft$	aS
besteht	aGfWiHoErV
bestellen	iY
bestellen$	bJi]
bestellung	bFi_
bestellungen	iZ
besten	kSpVsW
besten$	sX
bestu-	hXiX
bestucken	i\\
bestucken$	i^
besuc-	b\\iV
betei-	jI
beteiligung	jI
beteiligung$	gUhUiG
betes	eJfGiEjJkJl\\
betes$	eJfGiEjIkJl\\
betha-	mYpH
beto	aAm\\qZ
beton	j]
beton$	j_mI
beton-	aWbJfZ
betra-	fShS
betragt	fShS
betre-	iX
betreff	iIpVtW
betreuen	iU
betreuen$	iX
betreut	bR
betreuung	fHiZ
betri-	h]
betrieb	cRmV
betriebliche	gJhY
betriebsarzt	hS
betriebsarzt$	hS
betriebselektriker	a]jI
betriebselektriker$	a]jH
betriebshelfer	aV
betriebskita	eJhZ
betriebsrat	jXpGqZ
betriebsrate	bV
betriebsrente	h]jE
betta-	oX
bettag	oX
bettag$	oYpI
bette-	sS
betten	bXmY
betten$	bYmX
better	jSsY
better$	jXkY
betwe-	nU
between	nU
between 0	fW
between us	nIq\\sY
between$	gUhEiZnB
beurk-	iU
beurkundung	iU
bev	hRjImWpR
bev$	aFcGhGiDkHpVtX
bever-	aViGmV
bevor-	kSsT
bevorzugt	kTsU
bevorzugt$	kWsV
beweg-	aVmVpG
bewer-	pl
bewerber	sW
bewerbung	lSpT
bewerbung :	pV
bewerbung an	pS
bewerbung$	pT
bewerbungen	p[
bewil-	iHj]
bewir-	qU
bewoh-	bXiSjCrR
bewohner	iUjBrT
bex	bEiGmXqZsEtR
beyon-	gTjJ
beyond	gUjH
beyond$	bHeIfTiV
bezah-	hWlY
bezahlen	gGjEkIl^
bezahlt	hY
bezahlt wird	g\\
bezahlt$	lXpW
bezie-	bHcRiW
bezir-	hCiVmY
bezirk	cYqV
bezug-	cFgZi^
bg	gS
bh	cJh\`jI
bh$	cIh^jI
bhd	fJg\`
bi	jV
bi$	jX
biab	j\`
biarritz$	cS
biber-	cViZ
bible	aHi^
bibli-	aVbS
bibliotecologo	aEj[
bibliothecaire	a[
bibliotheque	bW
bices-	cU
bicester	cU
bicester$	cU
bicho-	cIi\\jI
bid	fYgJiEpIqS
bids	eFi^
biel	aGc^
biele-	cV
bielefeld	cV
bien	jSkS
bien y	b\`iHj\\q?
bien$	jX
biene-	h\\iEjS
bienn-	cY
bienne	cY
bienne$	cY
bienv-	jIkalW
bienvenida	kY
bienvenida$	k[
bienvenido	jIkUlV
bienvenido$	kTlV
bienvenidos$	iIkR
bienvenu	jGkVlU
bienvenu$	jGkX
bienvenue	iGjFkZrWsV
bienvenus	lX
bienvenus$	bTiIlY
bierg-	bV
biergarten	bV
biete-	tW
bieten	hRtW
big	jT
big help	k\\
big plus	kb
big$	aJcGmVoTpHsT
bigge-	cXr\\
bigqu-	jT
bigquery	jT
bike	hWnT
bike$	hYiBj]nD
bikes	bYgF
bikes$	bUgHiYtG
bilan	gXia
bilan-	jV
bilans	iW
bilans de	jR
bilanzen	bIiWjHlU
bilanzsumme	bU
bilba-	cX
bilbao	cX
bilbao$	cT
bilde-	bSlZpW
bilderbuch	bU
bilds-	dHgCha
bildschirme	h\\
bildu-	bYgFh\\tI
bilin-	aUjU
bilingual	aSmIrU
bilingual$	aUbIcIiHjWkIrD
bilingue	jU
bilingue$	aUjV
bilingues	aSmTpI
bilingues$	aTmTpI
bilinguisme	gRj[
bill	fHgFiTqa
billa-	f^
billable	bGf_gE
bille-	b\\cGgHhZiF
billet	h[
billets	fIgJhYiH
billi-	hTjVlGoW
billing	iZlE
billing$	iW
bills	hciH
bills$	gEhZiH
bim	aSmY
bim$	aUkS
bim-k-	kT
bin	fJmSpTqStS
bin ich	aIm^
binde-	hRiXmS
binden	cFi\\
binder	gGiUmY
binder$	gGiTmY
bindestrich	cStV
bindi-	iVpV
binding	id
bingo	iSr[
binne-	bSjX
binnen	bX
binom-	jRmY
binome	jRmY
binome avec	mS
bins	aRiYjH
bins$	iWqY
bio	aSbWlS
bio$	aUb[
bioch-	eIiZ
bioco-	bUjHk[
biogr-	i]
biola-	bbcH
bioland	bVcH
biolo-	aV
biologa	iSmS
biologia	jW
biologie	aSgGjU
biologie$	jX
biologist	aXbJ
biome-	aZlGmYpI
biose-	i]jI
biote-	bW
biotech	bW
bip	iEjIn]
birch-	bJcGdJeJfJgJhGiEjEk\`lInJpIqJrHsJ
bird	aVi]jJmJ
bird$	iUkS
birds	bYj[oTsI
birds$	bRh\\jF
birke-	bHcZiU
birmi-	cR
birmingham	cR
birmingham$	cU
birra	bRhV
birth-	iU
birthday	hY
birthday off	hX
birthday$	hZ
births	iXlU
births$	bT
bis 0	eSiR
bis 00	fT
bis 000	aFbBgHhRi_pDqX
bis 2000	bWeJmW
bis acht	bGiUmVqD
bis achtzehn	fT
bis dahin	qa
bis die	jGqX
bis drei	fIi[mH
bis elf	aJbJfW
bis ende	dHe\\oR
bis fr	fS
bis freitag	fU
bis marz	aGe\\iU
bis mitte	gHs[
bis monatsende	pU
bis ostern	qT
bis september	oT
bis vierzehn	fS
bis vierzig	fT
bis zu	dVeU
bis zum	eVpV
bis zur	aIeVfJoWpI
bis zwanzig	fViE
bis zweiundzwanzig	gS
bis zwolf	fY
bis$	fUoT
biscu-	bUhX
biscuiterie	b\\gI
biscuits	bIhZiJ
bishe-	q[
bisho-	c[q\\
bissc-	rR
bisschen	rR
bissl	gIjXnV
bist	jFmZpGtU
bit of	bCkX
bit$	gXqVtH
bitac-	iY
bitacora	iY
bitbu-	bR
bitburg	bR
bitburg$	bS
bits	kX
bitte	qUr_sT
bitte "	fGqT
bitte die	rW
bitte kein	sT
bitte keine	iJsY
bitte mit	eXiGq>
bitte nicht	q^
bitte$	rXsR
bitum-	aDi^pUrCtG
biz	gWtY
biz$	gViItU
bjr	cJt[
bl	aGcTm]
bl$	aIcWgIiRjFmV
black	iU
black-	iX
blackjack	iGjY
blackjack$	j\\
blackpool	cIfIiTjJoY
blacksmith	aS
blacksmith$	aT
blackwork	jT
blackwork$	iU
blade	i^
blagu-	hSkEr^
blair-	cX
blairgowrie	cX
blairgowrie$	cX
blanc	aSrV
blanca	cV
blanca$	cV
blanche	sV
blanchisserie	bJh\\
blanchisserie$	hZ
blanco	cIeSiY
blanco$	gX
blancos	i]
blanq-	hUiFsH
blast-	fIiU
blasting	hHjS
blatt-	iWkW
ble	i\\
ble$	i\\
bleac-	iVj\\
blech	iUj^rB
blech$	aIcJiSjW
bleed-	i\\
bleiben	s[
bleiben$	gJhJjJlVsW
bleibt	qR
bleibt unter	qV
bleibt$	cRfSiR
blend-	cHdYjGk[
blender	iCjJk\\
blends	cFiYjGkTmJ
bless-	tY
blessings	iHtY
blick	i]jH
blind	gHj\`rY
blind$	gEiDjarT
blind-	j\\
bloc	aWgVjR
bloc$	aWbGgXhHjUqG
block	cZfV
block$	bXgUiI
block-	i]
blocking	iW
blocks	jRoTqT
blocks$	fSjToW
blocs	bUgHiX
blocs$	bUgHiW
blog	i_jFlEpCrS
bloke	hFse
bloke$	sS
blood	iSkR
blood-	cGiJjb
bloods	jV
bloods$	jV
bloom-	jX
bloomberg	cFjZ
bloomberg$	jU
bloqu-	aWiW
blous-	cIfHgHh\\pI
blouse	cIfHgHh\\pI
blow	i^
blowi-	iZ
blowing	iZ
blowing$	iY
bls	aBkXlJpW
bls$	pR
blue	bWjSkW
blue light	hUjIrS
blue$	bTiGj_
bluep-	jY
blueprint	jY
blume-	cGi]
blumen	jU
blumen$	iS
bluta-	iSkGlV
blutabnahme	iSkGlV
blutabnahme$	iS
bma	jV
bmd	aZcIjWmI
bms	aWiVjG
bms$	iW
bmw	bYfIh[jDpCsItH
bn	bag@hFiGjR
board	iUtV
board$	hXiT
board-	bSiR
boarders	aWbS
boarders$	aZ
boarding	bUtT
boarding school	aEb_gI
boards	bViS
boat	aShWrT
boat$	h_iAkT
boats	b\\fV
boats$	b\\iT
bobin-	bDi\`
boca	c[jHsYtI
bocho-	cW
bocholt	cW
bocholt$	cX
bod	fWiXjH
bodas	aGbVcTfJiW
bodas$	cIi\\
bodeg-	bX
bodega	hInT
bodega$	aV
bodegas	b\\cGpI
bodeguero	mX
boden-	b^iD
bodenleger	aR
bodenleger$	aY
bodie-	oZpCqIs\\
body	bZrXsTtI
body$	bX
bogie-	iZ
bogies	iZ
bogies$	iX
bogot-	cWdS
bogota	cVdT
bogota$	dW
bohle	cJiSj\\
bohrl-	iRkX
bohrp-	cRiY
bohs	hU
boile-	iV
boiler	iUjR
boiler$	iY
boilers	iW
boilers$	aIiU
boili-	bZ
boiling	bZ
bois	b[iS
bois$	aVjR
bois--	b[cJ
boise	c]
boise$	cW
boite	bXcJhXjGmT
boite$	h]jFmZsJ
boite-	iV
boites	iV
bold	gEhDr_
bolet-	iVjInU
boleto	jGnW
boliv-	sZ
bolo	g\`
bolo$	g\\
bolog-	cJnX
bologna	cInX
bologna$	cJiTnT
bolos	bYf^iIpG
bolsa	e]p[rU
bolt	dHfDhYiT
bolto-	cT
bolton	cT
bolton$	cV
bomba	jJkU
bomba-	cWiW
bombas	jW
bombas$	jY
bon	t[
bon$	iTqWsFtW
bona	cFiRjU
bond	eZhHpJ
bonde-	bSiRjHkS
bonded	bSiRjHkS
boni	g\`iH
bonif-	gZhUiFpS
bonin-	iSjU
boning	iSjU
bonit-	bJcIiasS
bonita	iTrHsU
bonjo-	tY
bonjour	tY
bonjour$	tU
bonn	bHcVd[
bonn$	dX
bonne	fGs[tW
bonne-	cFhGjWtU
bonnes	bJcDiFjXtV
bono	gg
bono de	hWjVkI
bono por	gV
bono$	gR
bonob-	h[
bonobus	h[
bonos	fIgX
bons	hHiRjY
bonso-	t[
bonsoir	t[
bonus	gckW
bonus 0	g[
bonus 00	gTqT
bonus :	gGk_
bonus if	g_
bonus of	g[
bonus points	gHk\`
bonus up	gX
bonus £	gX
bonus ¤	jJ
bonus$	gUke
bonus-	hWiCk\\
book	aRiSjUpZ
book$	bEjWpUqX
booke-	aS
booked	hR
booked$	hVjV
booker	aVbW
booki-	iV
booking	iR
booking$	jS
bookings	iTmW
bookings$	iUmV
bookk-	aR
bookkeeper	aR
books	aRhViU
books$	aXjItI
books-	aXb^fDiH
bookseller	a^bEiD
bookseller$	a_bEiF
boom	gJj\\pF
boot	j\\
boot$	jZ
booth-	aW
booths	aW
bootl-	bIcTiZ
boots	h\\j]
boots$	hYjV
boots-	aY
bootsbauer	aTsS
bootsbauer$	aT
bootstrapped	bWiI
bord	f^
bord$	hY
borda-	iT
bordado	iUjW
borde-	c]
bordeaux	cWdIiI
bordeaux$	cV
border	bVcFdUgRqG
border$	bWcEgT
bordero	aJi[
borders	aHcZ
borders$	cX
bordo	mVoV
bordo$	mYoS
boreh-	aIiY
boreholes	aIiY
born	sh
borna-	ia
borne	dEhWpR
boros-	aJhHkZ
borou-	b^cHhJnZ
borough	bZcG
borra-	qFrctI
borro-	iJkW
bosch	j\`
bosch-	hWqT
bosie-	jW
bosiet	jW
boss	mkqTtS
boss :	mV
boss$	aVjIpYtV
bosse-	sV
bossent	lSsX
bosto-	bT
boston	bT
boston$	bV
botan-	aGbHjZ
botas	eIhe
bote	g\\jHlV
botel-	aHcJjX
both	eRjUrT
both$	fTiGlS
bothe-	jX
bother	j^
bother$	jZ
bothered	lY
bothered$	jIkDl]
botic-	bVhS
botica	hT
botry-	i[
botrytis	i[
botrytis$	iX
botte-	h[
bottes	h[
bottl-	aRbX
bottle	gRhV
bottles	iU
bottles$	bSiV
bottr-	cU
bottrop	cU
bottrop$	cU
bouch-	aS
boucher	a\\
boucherie	bWjT
boucl-	cWf[iDjH
boudi-	iX
boudin	bW
bough-	bT
bought	bT
bouil-	cUiS
boula-	bYlR
boulanger	aY
boulangerie	bT
boulo-	cTiXjJsU
boulot	s[
bound-	bGcJiDjakG
bourg-	cciH
bourges	cXiGqV
bourgoin	hU
bourn-	cSsS
bournemouth	cSsS
bourriche	iSjS
bout	hX
bout d'un	gThUsS
boute-	aXbIh^iI
bouteille	rS
bouteilles	aEbEhbiCmH
bouti-	b]mV
boutique	bZ
boutique de	bU
boutique$	aHbVpT
boutiques	b\\iH
box	aRh]mE
box$	b[jR
boxen	iX
boxen$	iU
boxes	bYiV
boxes$	iYjV
boy	bEcHi[sVtH
boys	bTi\\sX
boys 0	fGid
boys$	aHfTqJsZ
bp	jYkS
bp$	iHkX
bpjep-	jU
bpjeps	jU
bpjeps aan	jT
bpjeps$	aWiH
bpo	jSk[
bprea	j\\
br	jWpS
br$	iHjSpU
braci-	eJi[
bracing	eJi[
bracing$	eIi[
brack-	c[
bradf-	cT
bradford	cT
bradford$	cU
bradl-	cJiR
bradley	cJiR
brain	hIk\\mIpItU
brain-	aIcUjDt[
braine-l'alleud	cY
braine-l'alleud$	cY
brake	aDiYkV
branch	nRqW
branche	gXlU
branches	aIbYiS
branches$	aGbViU
brand	aSb\`iH
brand-	cJhSkV
brandli	iJm\\
brands	iSjWpG
brands$	iSjXpH
brann-	bY
brannock	bY
bras	aWbYtJ
brasa	qV
brasa-	mS
brasas	mS
brasi-	aGfFgEhIiEjEk\`
brass	aXbHiUjG
brasserie	cU
brats-	iVkZ
bratsche	iVkZ
brauc-	lR
brauch	aSsS
brauch$	aWbH
brauche	aYcJeJjHkHlIpEqCr\`t?
brauchen	tT
brauchen wir	oHqVtX
brauchen$	bHiFt\\
brauchst	hDjUlY
brauchst du	hGlV
braucht	lW
braucht eine	aT
braucht$	fGlJnYtS
braucht's	jJlXtT
braucht's nicht	jGl\\
brauchten	iIt]
brauchts	gUjIkIlUrHsI
brauchts nicht	fGgWpRrH
braue-	iBm\\
braum-	aFcIj]mV
braun-	bT
braunschweig	cT
braunschweig$	cW
braut-	bZcG
brc	iTjU
brc$	iU
breac-	iV
breaches	iV
bread	hUi^
bread$	hY
break	bUh[
break$	h[jI
break-	iW
breakdown	iW
breakdowns	iU
breakfast$	hW
breakfasts	hWiR
breakfasts$	hZ
breaks$	iY
brech-	hT
brege-	aAbYcV
bregenz	cW
bregenz$	cX
brekk-	aUfHhEi[
breme-	cbiHjI
bremen	cY
bremen$	cYiJ
bremerhaven$	cS
brems-	bJidjH
bremsen	iS
bremsprobe	iTqX
brend-	bSqW
brenda	mTqW
brendan	bYcF
brenn-	bTfSiV
brennholz	h]iG
breta-	cS
bretagne	cS
brett	bGcHiGr_tY
breve-	jU
brevet	lR
brevet federal	lZ
brevet$	bHcIjUkI
brevete	jX
brew	pS
brewe-	aUcSiGrR
brewer	a_
brewery	bUcViJ
brewery$	aGbTcS
brewh-	iY
brian-	cS
briancon	cS
brick	gZiV
brick-	a\`gSiB
brickies	aY
brico-	aFj[
bricolage	bR
bricolage$	gJ
bricoleur	aIj]sF
brid	aGmVtY
brida-	bS
bridal	bS
bride-	bXcEiW
brides	iWsS
bridg-	cY
bridge	aSjRkHqS
bridge$	aRqZ
bridges	b]cHgG
bridges$	b\\gG
bridl-	iU
bridles	iU
brief	bGi^kHp[
brief$	jHnHp]
brief-	iVqR
briefen	iY
briefen$	iW
briefing	iWtW
briefings	iT
briefs	bIiW
briefs$	iU
briga-	bVmY
brigada	aYbImU
brigada de	mU
brigade	bUfRmV
brigade$	bCcGfZsR
brigadier	mZ
brigh-	eW
brighton	cW
brill-	gIh\\sV
brille	bSgDhYmH
brillen	hX
bring	p[
bring$	iBjDmEpJt^
bring-	lYtT
bringen	l\\t[
bringen wir	l[
bringen$	iXtT
bringt	iXkV
brist-	cV
bristol	cV
briti-	rXsU
british	rXsU
british$	cEpIr^sG
brive	c[
brive$	cW
brno	cUnT
broad-	bVhT
broadband	dShVjJ
broadband$	hXiVjH
broch-	bU
brochures	bW
brochures$	bX
broke-	aJ
broken	aGfUhSkUmI
broker	bTiUqT
bronc-	q\\sT
bronz-	jHkXsT
bronze	jGkY
brook-	cU
brooklyn	bV
brooklyn$	bT
brot	cIgThX
brotc-	fGgIhTi[
brotchen	bUhV
broth-	mV
brother	mZqS
brother$	gJqW
brothers	bV
brotz-	bUhY
brotzeit	bVhZ
brotzeit$	mJtU
brown	i\\kGsV
bruce-	i\`
bruch-	hZkS
bruchsal	cSkU
bruchsal$	cSiIkU
bruck-	aGbZjHpW
brucken	bXcGh[iC
bruge-	cT
bruges	cW
bruges$	cV
brunn-	bRkW
bruno	hXmSqU
bruno$	h[pF
brush	bIcIhBibpF
brush-	iTjU
bruss-	cU
brussels	cY
brussels$	cY
brut	g^
brut /	aIrS
brut selon	iJqS
brut$	gW
bruta-	fV
brutal	fV
brutal$	fV
bruto	aHbHfIgbtW
bruto$	aHfEg]tV
bruto-	g]
brutos	g]
brutos$	gV
bruts	g[
bruts$	g\\
brutto$	gY
bruxe-	bScW
bruxelles	cU
bruxelles$	gTjR
bs	cThX
bsc	j^
bsc$	jW
bsl	k_
bsl$	kV
bsn	l[
bspce	g^
bspce$	gZ
bt	eVgHjV
bt$	eVgHjW
btl	iIk[
btp	aJbWeGhTjW
btp$	aHb[eFhEiHj^
bts	j_lU
bts$	lU
btw	bVkHqVsV
bubbl-	jSsW
bucar-	cV
bucaramanga	cV
bucaramanga$	cV
buche-	hcj@kH
buchen	i[
buchen$	iZ
bucher	hYiH
buchh-	mV
buchhaltung	iSmX
buchs-	aWb_cGiGjD
bucks	gZ
buddy	fFh>jIkGlb
budge-	iUqS
budget	qT
budget 0	hTiT
budget 00	bY
budget of	gFhViVjH
budget £	bJgChGiSp]
budget$	bVpU
budgetaire	i\\
budgets	gFiTjW
budgets$	i]
buen	jWsSt\\
buen pulso	jXqR
buena	jJqSs\`
buena-	bJc]tW
buenas	qStZ
buenas$	qStS
bueno	aHcHhSrSt\\
bueno$	cHgHhSiHjJmJpHtT
bueno-	cWgUtV
buenos	cWgUtV
buenos dias	t]
buffe-	iW
buffets	iY
bug	jVpV
bugs	ibjB
buhne	eSgWjT
buhne-	fFm]
build	b\\
build the	oT
build$	b[iG
build-	bT
build-up	oS
build-up$	oS
builder	aHb[cHiIjJkZ
builder$	iGjFkY
builders	bZiV
building	jS
building$	jWlX
builds	fFhSiX
builds$	bIfGi]
built	b^
built$	sW
bukit	cc
bulbs	aSeIh]
bulbs$	aX
bulga-	s\`
bulgarian	iIjXlR
bulgarian$	lT
bulle-	r[tU
bullet	rZtS
bulletin	aHt]
bulletins	i\\jF
bullets	pVr^
bulli	hUn\\
bulli$	cIiJjIn]
bulli-	i]jIkW
bump	fGgX
bunch	b\\iSkEpF
bund	b\\cHgViH
bunde-	b\\iDn]
bundl-	iTp^
bundles	iWjS
bundles$	hHiWjT
bunga-	h[
bungalow	h[
bungalow$	cIhW
bunk	fHh_sS
bunk$	hZ
bunke-	gBj?k\`lEpE
bunker	aU
bunkh-	h\\
bunkhouse	h\\
bunkhouse$	h[
bupa	haiI
bupa$	hX
buque-	bUcGjG
buques	bUcGjG
burea-	cVdUgJ
bureau	dTgEpS
bureau$	cGdf
bureaux	cVdR
bureaux$	bV
burge-	aRfJiZpV
burgerdienste	bXiImXtI
burgermeister	aCp^sV
burgl-	c[gGiFrX
burgo-	cX
burgos	cX
burgos$	cX
burn	g]
burn--	qZ
burn-out	q[
burnl-	cS
burnley	cS
burnley$	cS
burno-	qT
burnout	qT
burnout$	sY
buro	bXcSd\\
buro$	dZfDmWpH
burok-	aUbHcIiSjV
burokauffrau	j[
burol-	aUiImV
buros	bFiajH
bursa-	bIpT
bursar	bIpT
bury	cS
bus	h\\jR
bus drivers	aYsV
bus from	h[iJnW
bus pass	hT
bus to	iGlTnU
bus$	hWlZ
busca	cItb
busca$	aIcFt]
busca-	tZ
buscamos	aWhSlRtU
buscamos$	aFbIiGt[
buscando	tS
buscando$	tT
busco	aV
busco$	tV
buses	i_jXnR
buses$	aSbEiW
bush	aTbEi[
busin-	aTjS
business	aTjS
business card	hR
business$	bRhUiHlYpIsU
busy	iS
busy$	iY
but	qX
but 00	fBh\`
but a	aHj[
but don't	mFqZrT
but it	cFd_gIiHjG
but no	lT
but not	gJk[lHrZ
but we	eS
but$	lWmJrRtS
butch-	aTiV
butcher	aSiT
butcher$	aSiU
butchery	iS
butchery$	bUiSjJ
butto-	jY
buttonhole	iSjR
buxte-	cXfH
buxtehude	cXfH
buxtehude$	cXfH
buy	hdj=sStI
buyer	a\\
buyer$	aW
buyer-	aJbXcIjCsT
buyin-	jZ
buying	jZ
bwl	j\\
bwl oder	jS
by 00	iT
by a	fXhJiH
by choice	fXgI
by friday	fHpZqRtT
by hand	a@gEiUjWpS
by law	iDjY
by noon	fSiJpW
by the	oTpX
by thursday	fHnTrCt\\
by us	lV
by$	oRpU
bye	t_
bye$	t_
bypas-	bViEpJqV
bypass	bViEpJqV
bzw	aZgUjG
c	jY
c $	gX
c +	iSjR
c /	gUmW
c 0	gSj[
c :	fFg\\jDmS
c$	jU
c'est	tS
c'est la	j_lHsI
c'est pour	q\\
c'est un	eVrU
c'est$	cUfIgViHtU
c-che-	i]
c-pru-	iIjX
c-prufung	iIjX
c-prufung$	jX
ca	qRsR
ca 0	bXgT
ca 00	i[nX
ca 000	bInS
ca en	pVrR
ca nous	k\\qHsV
ca reste	lEpIq\`rH
ca se	jFq]
ca va	eWq^tI
ca$	cUqT
ca-eb-	jS
ca-ebs	jS
ca-ebs$	jS
cab	bHhfnF
cab$	bFcZhTiI
caba	c[
caba$	cYiI
cabal-	bIcTiEj[sV
caballos	iHjJkYtS
caban-	h[
cabane	h[
cabane$	h[iH
cabez-	iT
cabeza	iWsT
cabeza$	gYiDrIs[
cabin	aXdVh_
cabin crew	a]hIsS
cabin$	aWcIhZ
cabin-	cT
cabina	cFjRmV
cabina$	aRjZmI
cabine	hTiYjV
cabine$	fFgJiRj[
cabines	bV
cabines$	bX
cabinet	bV
cabinet$	iU
cable	ia
cable$	iV
cable-	jY
cableado	iV
cableado y	iV
cables	cGj[kGsH
cacer-	aGcSgUiH
caceres	aGcSgUiH
caces	jWkV
caces 0	j\\
caces$	aSkU
cache-	eTgXi@jIoFpX
cachets	eWg[i@jH
cad	gX
cad$	iRkR
cada	fVnT
cada 0	f_
cada cuatro	f\\
cada dos	jFn_
cada mes	bJfYhYiC
cada tres	eHfSgX
cada una	d\\fDiV
cada uno	gRnV
cada$	iRjHpU
cadas-	i]jEkH
caddy	h^sR
caddy$	hW
caden-	iSmT
cadena	bW
cadena de	iW
cadiz	c\\
cadiz$	c\\
cadre	eSm]
cadre de	bHjTmGtX
cadre forfait	eXfI
cadre$	eTfX
cadre-	mS
cadwo-	iHj[
cadwork	iHj[
cae	fTjWq\`
caf	hXiU
caf$	hXiS
cafe	bZh_pS
cafe 00	b[hG
cafe$	bUhGsU
cafes	bXpT
cafes$	i]
cafet	gBh^iYjG
cafet-	aDbXh^iI
cafeteria	aDbVhW
cage	jHlJnWrW
cage$	rT
cahie-	iZ
cahiers	iZ
cahir	c^
cahir$	c^
cahor-	cV
cahors	cV
cahors$	cV
caiss-	hVmS
caisse de	bUhU
caisse$	i\\jJpS
caisses	i^jH
caissiere	a\\
caissiere$	a[
caja	iV
caja de	hW
caja$	iVmW
cajas	bYqS
cajer-	a\\mR
cajera	aVmV
cajera$	mW
cajero	cTgIhIjUlT
cajeros	aZ
cake	h_
cakes	hYkJpI
cal	iXjSqU
cal$	hFiUjZ
calag-	bGi\`
calah-	cY
calahorra	cY
calahorra$	cY
calam-	cR
calama	cR
calama$	aRcR
calan-	iW
calbu-	cV
calbuco	cV
calcu-	i\\jU
calcul	iV
calcul des	iXjI
calculo	jS
calculo de	iTjI
calde-	bRcR
caldera	cTi[
calderas	jX
calderas$	iIjZ
calef-	hZ
calefaccion	hZ
calefaccion$	hY
calen-	fTiX
calendar	iT
calendar$	iU
calendario	bGfTiS
calf	eJiZlImJoF
cali	cUnV
cali$	cSfTnV
calib-	i_
calibrage	iR
calibre	gT
calid-	aTiRrS
calidad	aViS
calidad$	iDjV
calie-	hWiV
caliente	hWiV
caliente$	hViW
call	pW
call 0	fZ
call center	aXeIlUmGsH
call in	pX
call it	oRtX
call$	fThImSpRtT
call--	eVgS
call-outs	fSgViG
call-outs$	fVgThG
calla-	cVqd
calle	cWpU
calle$	cGiYjSkT
calle-	jTlVmT
called	lXmV
calli-	iW
calling	iW
callo-	fUgV
callout	fT
callout$	fTsS
callouts	gXjF
calls	fSi\`p]
calls$	bIiZpUsS
calm	ja
calm with	jR
calm$	qJrX
calme	eGfWjYpG
calor	j_
calves$	iS
calvi-	bSiY
calving	bXoS
calving$	bViGoS
calza-	bRcX
calzado	bUcI
cam	aWjX
cam$	aYjWkJ
cama	h\\
cama en	cIh[
camar-	a^hS
camara	bUrIsV
camaras	aIbIi^
camareras	aU
camareros	aW
camas	bW
camas$	bV
cambi-	i\\qU
cambiar	iY
cambio	iU
cambio de	iY
cambios	iT
cambr-	cRkT
cambridge	bRcSjIkU
cambridge$	b]c?iIjIkT
camer-	iW
camera	iXsS
camera$	sZ
cameras	bTgHqT
cameras$	bUgFiT
camhs	aZbJiS
camil-	bSiYmRpIqT
camilla	i^nH
camin-	kW
caminar	gRjV
caminata	pR
camino	iRjGk[
camio-	hZ
camion	hV
camion$	bSjSnT
camiones	bViW
camiones$	bGib
camioneta	hVnY
camioneta$	iInV
camionnette	hW
camionnette$	jV
camions	b[
camions$	bWhJ
camp	cUhS
camp boss	aXmS
camp$	bYgDhVmSsS
campa-	oR
campagnes	bBiajH
campaign	eSnSoR
campaign$	eUoY
campaigns	gJiX
campamento	hWoS
campamento$	fToT
campana	oT
campana de	qV
campana$	cGeViEoS
campanas	jXnU
campb-	cTiW
campbell	cTiW
campe-	hYiY
campi-	aUbV
camping	aHb]
camping$	bViR
campo	n\\
campo de	bXtU
campo$	nU
campu-	bXhU
campus	cRhW
campus$	hY
can	lX
can apply	aGjJmIq\\tD
can be	bSlW
can do	fHg\\hHjWlAsR
can follow	l\\
can get	aZkGlRrX
can read	iSjV
can ring	pSqGsF
can start	j>lXo^
can we	lIte
can you	jGrVtV
can$	oS
can't	jXsY
can't be	iJqSsT
canad-	aEbTgVj@lFnSsU
canada	eUhHnV
canada$	nYsH
canal	iZrV
canal$	bX
canal-	iZ
canales	iW
canales$	iW
canar-	bIcR
canary	bIcR
canary wharf	bIcR
cance-	gUhDjHlT
cancer	cFiSqS
canch-	aR
cancha	aUcJjSmH
cancha$	aXcHhTmF
candi-	iHpT
candidat	kFqV
candidate	tS
candidates	iHsZ
candidato	pXqS
candidats	qU
candidats$	fUiIqV
candidaturas	iHpV
candidature	pU
candidatures	bFe\`iGpU
candl-	pU
candlemas	pY
candlemas$	pY
candling	iV
candling$	iV
cane	i\`lW
canet-	bJc\\
canete	bJc\\
canete$	bJc\\
canin-	bY
canina	aS
canina$	aT
canine	bWcI
cannu-	bGiXjY
cannulation	jV
cannulation$	jZ
canon	pTs[
cant	tU
canta-	c\\iI
cante-	hY
canteen	h[
canteen$	hZ
canti-	hRiY
cantine	h[
cantine et	iY
cantine$	aZhGiV
canto-	aAbSm^
cantonale	bHeWgU
cantonale$	bIeXgViG
canva	kYqTrE
canva$	kY
canva-	iEpY
canvassing	iEpY
cao	g^iH
cap	jV
cap ou	jV
cap$	g^jTmU
capa	iUkZ
capa$	kS
capab-	jS
capable	jS
capac-	iWlZoD
capacite	iFjW
capat-	m[
capataz	aRmX
capataz$	aZmE
capaz	kHoVrZ
capcu-	jX
capcut	jX
capcut$	jY
cape	c_nV
cape town	nY
cape$	cbkG
capil-	b\\iHmIpG
capit-	jS
capitaine	bFgIj]sFtC
capital	cXrV
capital$	caiEjH
capitan	a]mI
cappe-	pW
capped	pW
capri-	bTkX
caps	bXhIiI
capsu-	bTiXjG
capta-	aWgShH
captain	gT
captain$	a^iW
capti-	jHkX
captions	jGkY
captu-	i[jS
captura	i^jH
capture	jX
capture$	i]jB
car	h]
car allowance	hV
car and	jY
car licence	lX
car or	gFhWjCl[
car$	jT
carac-	aIeTjTsW
caracter	aIeTjTsW
carav-	h\`kS
caravan	hZ
caravane	hV
caravans	gEhXjHkW
carbo-	jX
carburant$	hR
card	h]
card 0	gIjT
card and	hR
card no	lW
card$	eShXj]
cardi-	aVbJc]
cardiac	bVcHkS
cardiff	cRqS
cardiff$	cSqS
cards	e]iTpH
cards$	eRiZ
care	bU
care about	lZ
care$	a^iU
caree-	lT
career	eSjHkIlV
careers	bRtR
caref-	hWiEqX
careful	jVqW
carer	aTkU
carer$	aU
carer-	aUbJiU
carers	aUbJiU
carers$	a[dG
caret-	tT
caretaker	tT
caretaker$	iV
carga	hHia
carga-	iV
cargar	i[
cargas	jS
cargas$	iXjEsS
cargo	aSmU
cargo$	aTmY
cargo-	bSjYkT
cargowise	jTkW
cargowise$	hJjTkW
carib-	bSi[jI
caril-	aEbFcFgIiCjFkHmGnGr\`sV
carin-	gIjSmUqJrYsT
caris-	aWmS
cariste	aS
cariste$	aSjS
caristes	aTbJcTiImV
caristes$	aVbFcImW
carit-	bW
caritas	bT
caritas$	bR
carla	a]bIcEgIjGlJnHoHpEqJsItE
carli-	cRhJn[
carlisle	cSnV
carlisle$	cZgJ
carlo-	cU
carlow	cU
carlow$	cV
carme-	bEcWhHmX
carmen	mZ
carne	h^jX
carne b	jSsT
carne de	jY
carne$	hYjIlT
carne-	jS
carnet	jU
carni-	a]oS
carniceria	aTbRhI
carnival	oV
carnival$	oV
carol	jGm_pItY
carol$	iJjFm_pItX
carol-	cUpY
carot-	i^
carou-	cY
carouge	cY
carouge$	cY
carpe-	aWgTjR
carpenter	a]jSmJ
carpenter$	a_
carpentry	iIkTlW
carpet	i\\
carpeta	jUpW
carpi-	bV
carpintero	bV
carpo-	g?h_iUkIpF
carre-	aUcE
carrera	gTlZ
carrera$	gTlSpG
carres	b\\hViE
carretilla	iXjU
carretilla$	iEja
carri-	aTpX
carriere	aXcI
carriers	aHbZ
carriers$	aGbYcG
carro-	aYlS
carrosserie	bUlW
carrossier	a[mE
carry	i[rY
carry$	hW
cars	bXiTmT
cars$	jVmW
cart	bTcEgIiJj]mG
carta	lTp]sT
carta de	eJi[oCsI
carta$	sS
carta-	gFhYqR
cartagena	c\\tI
cartagena$	cT
cartas	pSqV
cartas de	iHjTqW
carte	hUjW
carte conducteur	gGjZ
carte de	hZ
carte essence	jJ
carte pro	j^
carte$	dIf]hVjA
carte-	iZ
cartera	kR
cartera de	bCiSkU
cartera$	aXbHcJqJ
cartes	iRjV
carto-	iU
carton	bWcFkSpX
cartons	rW
cartons$	iIrW
carvi-	c[jX
carving	cGiVj[
cas	eamJp[
casa	d_hY
casa de	aHbVcIhT
casa$	d[iJ
casab-	iV
casablanca	iV
casad-	sc
casado	sZ
casado$	sV
casas	fDsa
casca-	jZ
cascade	jZ
case	hRpW
case management	kS
case$	gZiHjFmEpY
casel-	i[
caseload	i[
caser-	bUmFqW
cases	gGi\\
cases$	i]
caset-	p\\sI
caseta	p\\sI
casew-	iSjW
caseware	jX
casework	jU
casework$	iY
caseworker	aX
cash	eRhSi[jF
cash plan	h[
cash$	eZ
cashi-	iY
cashing	iY
cashing up	iY
casi	jDlSnStU
casie-	hZiFjR
casier	hUiFjT
casier vierge	hIiHjVsR
casin-	bUhV
casino	bWhW
casino$	hV
caso	p^qY
caso$	iIq^
casos	iW
casqu-	iY
casse	iVsXtG
casse$	gSiZjJsI
cast	bSiT
caste-	aIcTrS
castellano	lUrV
castellano$	cJjRlGrX
castellon	cS
castellon$	cT
castelnaudary	c\\
castigo	cIiVjV
castilla	bUiIpGrW
casting	p]
castl-	bUcWpR
castle	bYpV
castles	bR
castles$	bR
castr-	bIc]hJi@jIn\\
castro	cDhIjJkJn^
casua-	eViRmU
casual	e[mS
casual$	aU
casuals	iUmT
casuals$	i=jIm^pG
casualties	iT
casualties$	iU
casualty	fT
cat	aVgWjU
cat 0	j^
cat a	bUhEiFj[
cat b	a^
cat c	b^gA
cat$	gajV
catal-	iTkU
catalan	kWlSrU
catalan$	iDlWrT
catalana	cGjUkV
catalogacion	fJjZ
catalogo	hIiWjS
catalogue	i^
cataloguing	iWjJ
catas	i[jE
catas-	bZeI
catastro	kV
catch-	aZbU
cated-	eVjX
catedra	eX
catedra$	cJeUfVgJjI
categ-	gW
categoria	gZ
categoria 0	gW
categorie	gS
categorie a	eS
categorie b	aZbIjI
categorie$	jU
category	jSsU
cater-	bW
caterer	aDb\\eIqWrV
caterer$	aBb\`eHnC
catering	eThJ
catering$	bEeUiS
cath	aZbDm^pC
cathe-	aIbSn[tI
cathedral	aIbYtG
cathedral$	cV
catho-	bTsa
catholic	rRsR
catholique	bUcIs[
catol-	s]
catolico	sV
catorce pagas	gSqR
catorce$	gWpZ
catri-	cImY
catriona	cImY
cats	aDb\\jT
cats$	bXjV
catte-	bXiBn[
cattl-	iSlT
cattle	iSlT
causa	aEoTt[
cause	iXqYsT
cause$	pIqY
cause-	jEkW
caust-	bIiV
caustic	bIiV
cave	bUjUpI
caves	bTcYiG
cavis-	aUiT
caviste	aWiH
caviste$	aXiJ
cbd	c]jF
cc	bFcb
cce	aZbIcHiBjDk\\mHpF
ccn	fAgb
ccn 0	gIjX
ccn 00	g[
ccnt	fXjF
ccnt$	fWgXjE
cco	fJj[mU
ccq	iHj]
cct	gcjH
cctv	iX
cctv$	jY
cd	hFj\\
cdd	ee
cdd 0	eS
cdd de	eV
cdd$	e_
cdi	el
cdi 0	aR
cdi apres	aIfHsT
cdi cadre	eW
cdi temps	eSfH
cdi$	e\`
cdisc	jT
cdl	aVjXl]
cdl$	jTl_
cdmx	cVdW
cdmx$	bJcWdW
cdp	aZ
cdp$	aS
cdr	eTjX
cds	iSjT
ce	hS
ce 0	aZbJhHjT
ce que	gShDkV
ce serait	sR
ce$	h[jV
cebad-	i^jG
cebaderos	iX
cec	i_jI
cedar	hGiW
cedul-	jW
cedula	jW
cedula$	aUiDjZ
cee	cJi[jJ
cee$	cIiZjI
ceip	c^hH
celay-	hT
celaya	hT
celaya$	cThW
celib-	s\\
celibataire	s\\
cell	hWiWrS
cell$	iXmS
cella-	eHgFhRm\\
cellar	aSgHhT
cellar$	aJhDiTmW
celle	c\\
celle$	cZ
cells	dTgYiCoH
cellu-	bHcGh[mYoD
celta	gGj\\
celul-	hVjR
celular	hV
celular$	fShZ
cemap	j_
cemap$	j_
cemen-	b[cG
cement	jX
cemet-	a\`iE
cena	aJcHhbjJ
ceng	iGjTkU
censu-	iY
census	iY
cent	g\\
cent quatre-vingts	gW
cent sur	gS
cent$	gThT
cente-	bZjH
center$	jHkZmW
centr-	bY
central	cSiT
central de	bScIjT
central$	aGbStV
centre	bS
centre 0	bTpW
centre de	aTcU
centre$	aWcUiH
centres	bTiT
centres$	bWiT
centro	bSnS
centro de	iV
centro$	bJcRd@n]
centros	aIbU
centros de	bSlT
centros$	bW
cents	gV
cents net	hHjGtV
centu-	cTjV
century	jX
cenwa-	jU
cenwat	jU
ceo	aUm\`
ceo$	a_iI
ceram-	aSiStT
ceramica	aFb^
ceramista	aViXjH
cerca	bFcZhU
cerea-	bV
cerem-	aXbIfJgSiR
ceremonies	i]
cerez-	aZbHfJ
cereza	aZbHfJ
cereza$	aXbG
ceris-	b[hGiIkW
cero	gSrT
cerra-	fV
cerrada	gV
cerrada$	gU
cerrado	pV
cerrado$	fUgRpR
cerramos	f]
cerro	c_h^iFjI
cert	j_kXl[
cert +	fGgBk]lG
cert 0	jW
cert cii	hV
cert iii	kVlR
cert with	aFi\\
cert$	jXkUlR
certa-	fTsV
certain	qXsU
certains	fU
certi-	jY
certif	hTjT
certificacion	bVkY
certificacion$	b\\iJjFtF
certificaciones	h\\
certificada	bVjRmI
certificado	bSjZ
certificado de	pV
certificado negativo	aG
certificado$	jW
certificados	iTlVpT
certificat	jYsR
certificat de	jS
certificate	lT
certificate 0	eHjY
certificate$	hSjY
certificates	pZ
certificates$	lS
certification	kTqHrY
certificats	aIiX
certifie	jFkYlW
certified	bYkUpG
certifs	hVjU
certs	iVpW
certs$	bCiVjTlUsI
cerve-	aVbWmEqU
cesfa-	cUiR
cesfam	cUiR
cesfam$	cIiX
cespe-	aU
cess	aVhG
cet	dFfZjHpR
cet$	dGfUpT
cette	lHsZ
cfa	bReXkX
cfa$	bViI
cfc	aWjY
cfc$	ac
cfe	bZjU
cfgs	iHj\\
cfo	iHmc
cfo$	aYm[
ch	hBnYsX
ch$	dRhGjEnIs[
chai	aGjXpS
chai$	aFjY
chain	iY
chain$	bWgG
chain-	kU
chaines	i\\
chaines$	i\\
chains	bYjR
chains$	bTiFjV
chainsaw	jUkU
chainsaw$	iIj[kF
chair	eTgFmT
chair$	hXtR
chair-	iS
chairing	iV
chairing$	iV
chairman	aS
chairman$	aX
chairs	bUcT
chairs$	bWcVi>mT
chairside	bIiZsG
chale-	hViR
chaleur	aIjW
chaleur$	bGjR
chall-	hTiTrR
challenge	hW
challenge$	iV
chama-	cJh\`iF
chamb-	hV
chamber	dThRiS
chamber$	iF
chambers	b\\iG
chambery	cY
chambery$	cY
chambre	hZ
chambre$	jSlH
chambres	bU
chambres$	bX
champ-	iIjXkW
champagne	kZ
chanc-	aRbEiZmI
chance	eTqV
chance$	eTqS
chand-	bUiHoTpV
chandeleur	oVpR
chandeleur$	oWpR
chang-	iU
change	lSqX
change$	i]
changement	iTrX
changement de	iUrU
changements	iR
changeover	iToV
changeover$	oW
changeovers	rS
changes	iT
changes$	iY
changing	s[
chant-	cW
chantier	cT
chantier de	bIe]q]
chantier$	eSjX
chantiers	cSnV
chantiers$	cGi_
chaos	iIkWqU
chap	kIs^
chapa	idjD
chapa-	c[iCjX
chape-	bU
chapel	bV
chapi-	bU
chapiteau	bZcI
chapiteau$	bYcIiI
chapl-	aXmZ
chaplain	a]mU
chaplain$	mX
chaplaincy	i]tI
chapt-	fSpT
chapter	fSpT
chapu-	k_lD
chaqu-	hSmT
chaque	hSmT
chara-	mGpJqZrStH
charc-	a^kV
charcuterie	bSkY
charcutier	aY
charg-	iSmR
charge (	cW
charge de	aVbS
charge e	a\\bHmI
charge of	cFiTmS
charge$	hVsU
charges	hRiFsV
chari-	bX
chariots	iX
charity	bXlS
charity 00	bUiElT
charity$	bWlV
charl-	cXpR
charla	p[
charlas	iV
charleroi	cZ
charleroi$	iJ
charleville-mezieres	cX
charleville-mezieres$	cX
charo	i]pU
charp-	aVbFi^
chart	i\\
chart$	i[
chart-	rX
charter	b]cHiW
chartered	jYrS
chase	i\`
chase-	i\`
chasi-	iZ
chasing	iZ
chasing$	iY
chass-	iTtY
chasse	iW
chat	iUp\\tV
chat on	kHpV
chat with	pY
chat$	iWtZ
chate-	aJb^iF
chats	i_
chatt-	cY
chattanooga	cY
chattanooga$	cW
chaud	fJhXi[
chaud$	cIi_jJ
chaud-	iV
chaude	kS
chaudieres	iW
chauf-	hY
chauffage	hR
chauffage$	bJiX
chauffe	hWiS
chauffe$	h]iF
chaufferie	aFiVpW
chaufferie$	eIhIiWpU
chauffeur	rV
chauffeur$	aY
chauffeurs	aYhJs[
chaus-	bUhT
chaussures	bUhT
chava-	iSsX
chaval	qTsY
chavales	iV
che	t\\
check	iUj[tF
check$	fRgTjSpR
check-	i]
check-in	dS
check-ins	hIi_
checken	iZ
checking	iS
checks$	iX
cheek-	rT
cheeky	rT
cheer-	cGiHjTp@qEte
cheerful	j\\
chees-	bVgChZkV
cheese	gBh\\kV
cheese$	hZkG
cheesemaker	bTfG
chef	m^
chef (	aT
chef :	fIm\\qW
chef d'equipe	aW
chef de	aUmS
chef is	mTqU
chef ist	mX
chef$	tR
cheff-	m\\
cheffe	m\\
cheffe de	bHmV
chefi-	mR
chefin	kRmV
chefr-	mZ
chefs	iWjGm]
chefs de	jDm_
chefs$	bGiX
chelmsford$	cS
chelt-	gHkR
cheltenham	gHkR
cheltenham$	cS
chem	hDiVj\\
chem /	iW
chema	m_
chemical	iX
chemicals	hGjS
chemie	bWcI
chemie$	bW
chemielaborant	a^
chemikant	jX
chemikant$	aT
chemin	iVsV
chemist$	aY
chemistry$	iVkS
chemists	bJm[
chemists$	bHiJmZ
chemn-	cY
chemnitz	cU
chemnitz$	cU
chemo	bVk[
chemo$	jUkTqR
chequ-	h\`
cheque	gU
cheque$	gV
cheques 0	iIsS
cheques-repas	hW
cher	aEbHcZtX
cherc-	aUtW
cherche	tU
cherche quelqu'un	aWfHmIsS
cherche un	aVtA
cherche$	aGtb
cherchons	cJ
chere	aHt[
cherr-	bWhWiF
cherries	bShXiE
cherries$	hX
cherry	bT
chest-	bFcRiZjF
chester	cV
chester$	cW
cheva-	iW
cheval	hW
chevalet	aWbI
chevaux	fIiY
cheve-	kZs\\
chez le	bGhUmXqT
chez nous	eVlSsY
chez soi	d]hV
chf	hT
chf 0	hV
chf 000	fGhW
chf$	bHg\`hH
chica	se
chica$	iIsY
chicas	iTsS
chick-	bV
chicken	aSbT
chicl-	cViSnR
chiclayo	iUnS
chiclayo$	nT
chico	sf
chico-	fGiWsX
chicos	fGiWsX
chief	m\`
chief$	cHiWkImW
chien	aRhRjRkY
chien-	aBbXjV
chiens	aBbXjV
chiff-	iTr[
chiffre	rS
chiffre$	iW
child	gIhYjXpIrV
child$	hXiW
childcare	hW
childcare$	aYiEjT
children	bSsR
children and	bVhJ
children$	bSgF
children's	bRiR
children's ward	aEbS
chile	c\`
chile$	aIc\\mI
chile-	iEjTlSpGs_
chill-	j_
chilled	aSbTcF
chilo-	iU
chiloe	iU
chiloe$	iT
chimi-	iVkI
chimie	jS
china	bWfHjIn\\oG
china$	b^iJ
chine-	kT
chinese	jUsT
chinesisch	jHkW
chino	jTkS
chipp-	bU
chippy	aSbSrJ
chippy$	aSbSrI
chips	bXcIiDjHlIsZ
chiqu-	iHmYsZ
chiru-	qV
chirurgie	bTqW
chirurgie$	bVmJqU
chlor-	iS
chlorine	iU
choco-	jR
chocolate	jZqT
chocolate$	jW
chocolatier	aW
chocolatier$	aXtI
chofe-	aS
chofer	aT
chofer de	cV
chofer$	jU
choic-	eTfYkS
choice	eTfYkS
choice$	eUfViGkU
choir	fIi^
choir$	aWbJiR
choix	d\\g>hZ
choix$	eRfWjS
choke-	bIi[j>q^
chole-	cViUtI
cholet	cZtH
cholet$	cXtI
choma-	aGi[sJ
chomage	aGi[sJ
choos-	eSqS
choose	eSqS
choose$	dUeX
chopp-	i]
chora-	iZ
chorale	aRbIcJi[
chorr-	bZiIsY
choru-	aV
chorus	aV
chorus$	aX
chp	iajG
chris-	s[
christian	s]
christmas	gThS
christmas week	fWgHiEsI
christmas$	hYiHoW
chrom-	bViR
chrome	iTjWqR
chron-	cHiTjU
chu	bb
chu$	b\\
chuch-	bUpJ
chuck	iX
chur	cZ
chur$	bHc[
churc-	bX
church	iT
church$	cTiTjFkU
churches	bXhJ
churches$	bT
churchgoing	l]qFrG
churn-	aDgIhBi_lCmEpBsE
churr-	bX
chut	qa
chut$	q\\
chute	b[iWjHrF
chuy	cHfIiFm\`
ci	jV
ci$	iRjWkF
cia	g[hDjDkTlZqB
cible	ia
cicli-	iV
ciclico	iV
ciclo	bWeAgGiUoU
ciclo-	fWjH
cics	jY
cics$	jX
cider	gYhR
cie	aFb[iYjE
cie$	bY
ciego	rZsE
ciego$	cIrZsC
cien	nVtU
cienc-	aGbTcIiIjXlE
ciencias	aGbTcIiIjXlE
cient-	gW
cientifico	jY
ciento	bSgY
ciento de	hR
ciento$	aHcTgViF
cierr-	pT
cierra	pY
cierre	iS
cierre de	fSgU
cierre$	f[gHhViF
cii	hUjS
cii$	jY
cilca	cGj\`
cilex	eBh]iIjU
cima	j^
cima$	j^
cimet-	b\`cDfIjGmH
cin	j[
cinco	fWmU
cinco anos	j[
cinco mil	gY
cinco y	f[
cinco$	fTpU
cincu-	gZ
cincuenta	gZ
cincuenta$	bIgVsT
cinem-	hV
cinema	hV
cinema$	aWhXmJ
cinq ans	jR
cinq heures	fTjU
cinq semaines	hWjIqY
cinq$	fV
cinqu-	gT
cinquante	gW
cinquante brut	gR
cip	i^
cip$	iYjV
cipd	j\`
cipd$	jV
cipp	iFjWkUpI
circa	gTiW
circl-	cUhCi_jJ
circle	cViXjJ
circo	bS
circo$	bS
circu-	iYtS
circuitos	aGiU
circuitos$	fV
circuits	i_
circular	bGdZiYjB
circulation	aRhZiFjB
cire	hVi\\
cirug-	aZcCiV
cis	e^iE
cis or	eZ
cis$	eXgR
cisea-	jS
ciseaux	jS
cita	dTiVpW
citas	fUi^
citas$	iV
citat-	bTiSjT
citations	iUjUpGsG
cite	bZpHqHrc
cites	iTr^
cites$	bIcHiTr\\
citie-	bRmU
cities	bRmU
cities$	bRmU
citiz-	sZ
citizen	jV
citizenship	iZ
citoy-	bXjGpH
citri-	fFhDiXjHkV
citricos	bTiFkY
city	ca
city$	cXhV
ciuda-	hS
ciudad	aGcThU
civic	cR
civil /	j\\lI
civil 0	jRk]
civil service	eYpTqHrT
civil$	aRiV
civil-	aJbW
civils	aHbXiGjSkI
claim	gEhYqVrF
claims	iT
claims$	bXiS
clair-	jT
claire	qVsTtS
clairement	f\\jSqE
claph-	cR
clapham	cR
clapham$	cS
clara	bTgIkTsW
clara$	bUkTsW
clare	c_mX
clare$	c_mX
clari-	aIbTjImIsW
claro	hYtS
claro$	h[iFtT
clase	hU
clase b	jX
clase de	pW
clase-	hRiV
clases	hRiV
clases$	iU
clash	jY
clasi-	bJcIi_
class	lT
class 0	aXhJjZ
class ii	iVjT
class of	fIi\\jGmHoX
class$	lV
classe	aTgS
classe 0	aWgSiEjV
classe$	bIcHgDhYjHqXrI
classement	bJi\\
classement$	iY
classes	fRjSlS
classes$	bVfRiFjWlW
classic	bWjJ
classic$	aTbXiHjI
classics	jXtW
classics$	jXtW
classification	i\\
claus-	cYeV
clause	e]hH
clause$	eRpR
clauses	bGjX
clave	j^
clave-	kYpJ
clavecin	kYpI
clavecin$	kXpI
clavi-	aEb[iJjU
clawb-	gY
clawback	gY
clay	iGj[
cle	hXjJ
clean	bJiZj_
clean-	iY
cleaner	aX
cleaner$	aW
cleaners	aTfImWqH
cleaners$	a]bSiA
cleaning	iW
cleanliness	iU
clear	fUgWiDj^
clear$	bFfYjWpE
clear-	j[
clearance	j\\
clearance$	jZ
clearances	eEiUjCp[
clearances$	eEiUjCp[
cleared	rR
clearing	g[iX
clefs	a]bFcHrH
clerc	a\\
clerc-	bSmU
clercs	bSmU
clercs$	mU
clerk	aa
clerk$	aZiItU
clerk-	mY
clerks	bSmUqS
clerks$	mW
clerm-	c\`
clermont-ferrand	cX
clermont-ferrand$	cX
cles	q\\
cles$	b[
client	iSqR
client is	e[iGjIq_rD
client$	ianS
client's	sX
cliente	iYjHqY
cliente$	aZi\\jBqJ
clientela	bSl\\
clientele	sV
clientele$	aWsT
clientes	bX
clientes$	bZ
clients	sU
clients$	iZk[
clim	hYiHkT
clima	cIiX
clima-	j_
climat	iU
climat$	iW
climate	aTjS
climb	jW
climb-	aW
climber	aW
climber$	aX
clin	iZ
clini-	bV
clinic	cS
clinic$	bVjS
clinica	bS
clinica de	bUcI
clinica dental	b[
clinica$	pW
clinical	aR
clinical lead	pT
clinical supervision	h[
clinicas	b\\iI
clinics	cViWnT
clinics$	bSiWjH
clinique	bXhXjS
clinique$	hUiHjV
clio	h[iGjX
clip	mHp\\
clipp-	bEj_
clips	eTiZmFoH
cloch-	bY
clochers	bY
clochers$	bXiI
clock	fShZoU
clock$	hZ
clonm-	cX
clonmel	cX
clonmel$	cS
clopp-	cV
cloppenburg	cV
cloppenburg$	cV
cloro	ib
clos	aFbZ
close	fW
close 00	gHoHp]
close at	iW
close$	fShViV
closed	fShUoI
closed mondays	f[
closed$	f\\gI
closes	p[qS
closes$	bGiHjXqW
closi-	pY
closing	p[
closing 0	fFpW
closing date	p\\
closing$	gY
closure	gR
closure$	fGiZ
closures	fSiR
closures$	bFfViT
cloth-	hXjX
clotu-	iTjS
cloture	jT
clotures	iT
cloud	i[jV
cloud$	j[lV
clovi-	cS
clovis	cS
club	b\\hZ
club de	bTiS
club$	bVhW
clubs	bSi_mH
cluj	bTcSkI
cluj$	bUcRiIjJkF
cluse-	cX
cluses	cX
cluses$	cX
clust-	iXjI
cluster	bScH
clusters	i\`jE
cm	iIj]
cm$	aYiGjS
cma	iJjd
cmm	iTjI
cmo	jIm^pH
cms	jZ
cms$	iJjY
cnaps	jW
cnas	h\\lX
cnas$	hgiI
cnc	aR
cnc$	bUiGjU
cness-	jX
cnesst	jX
cnesst$	jX
cnrs	gX
cns	iSmZ
co	jS
co 0	i_jRkA
co$	cY
co-op	bfiIpU
co-op$	b\\iJ
co-wo-	bGgDh[
co-working	bGgDh[
coa	hVlZpI
coach	aS
coach$	aYbZ
coach-	hJiZjUm@
coaches	aVb]
coaches$	aXbV
coast	bJc_pT
coast$	bIcZdTpW
cobas	cJiEk\\
cober-	eUfIhGiGjHoU
cobertura	eUfIhGiGjHoU
cobol	hJiGj[
cobol$	iIjX
cobra	gS
cobra-	iYqY
cobranza	i\\jHsI
cobrar	iUsU
cobrar y	sX
cobre	iRjTqU
cobro	bFi_jX
cobro-	aRgJ
cobros	aRgJ
cobros$	aS
cobs	bTfAgRhIiYjE
cobs$	bVcHgTiH
cobur-	qU
coburg	qU
coburg$	c[tH
coc	j[pU
cocha-	cYjDmU
coche	hUjXnY
coche de	gHh_
coche propio	hGn[
coche$	hYjW
coche-	cXh\\iF
coches	aVbS
cocin-	iR
cocina$	aXjH
cocinas	iR
cocinera	aScIhXjJ
cocinera$	cHhZiIjJ
cocinero	aTtS
cocinero$	aShIjJtV
code	j\`pV
code$	bWjZ
code--	iTjJpT
coded	jY
coder	lW
codes	iTlT
codes$	i\\jS
codig-	lWpT
codigo	lWpT
codin-	lV
coding	lV
codir	iV
codir$	iS
coef	fXg]
coef 000	g]
coef$	f]
coeff	gb
coeff 000	g_
coeff-	fSgY
coefficient	fSgY
coesf-	cV
coesfeld	cV
coesfeld$	cViI
coffe-	iSpU
coffee	iSpU
coffee with	pT
coffee$	i^mH
coffi-	bT
coffin	bT
coffr-	iS
coffrage	iI
coffre d'outils	hR
cogen	qEsU
coger	aFgGhFiajHlItD
cogna-	cR
cognac	cR
cognac$	cR
coiff-	aUlStG
coiffeur	aR
coiffeuse	aSbStD
coiffeuse$	aYtD
coiffure	jUlU
coiffure$	iGjSlV
coin	iUkGsU
coja	dSeHiG
col	cYtZ
col$	cAt^
colab-	b\\
colac-	hW
colacion	hW
colacion$	gT
colch-	cVhT
colchones	aXiT
cold	iSj\\rT
cold store	a\\qX
cold$	hHiAj\`pIr_
cole	hWkHsU
cole$	hXoUrF
colec-	iWj]
coleg-	jV
colegiacion	hViIj]
colegiacion$	jU
colegiado	jW
colegiado$	aRjT
colegiatura	hUl[pF
colegio	bUtS
colegios	bWiXpH
colegios$	iYpH
coler-	c]
coleraine	c]
colet-	hFiIjImXqU
colette	hFiIjImXqU
colette$	hIiHjHmYqH
colga-	iS
colif-	iX
colin	cHhJmVq[
colin-	hY
colis	aJcGhEicjGlGpA
colla-	eUmS
collab	aUmY
collaborateurs	bYmS
collaborateurs$	bXmT
collao	aW
collao$	aY
collars	iZ
colle-	bW
colleagues	bXmS
colleagues$	mZ
collected	qWtY
collectif	gWkI
collectif 0	hU
collectif$	gW
collecting	iX
collection	iIqV
collection$	bZ
collections	bVfGgTjVkF
collections$	fHgFiX
collective	hX
collectives	bFfFhViW
collectivite	kW
collectivites	b[
college	bYtJ
college$	aHiJpTsX
collegues	m[
collegues$	mX
colli-	c^iRmSrG
colma-	caiD
colme-	aAbZcZgHiFmIsGtE
coloc-	iT
colocacion	fSiS
colom-	bTcIdW
colombia	bTcIdW
colombia$	bTcHdTiH
colon-	bScRhT
colonia	cYqU
colonies	bW
colonies$	bS
colony	h]
color	iVkW
color$	iUjZkH
color-	gUj]kB
colou-	sZ
colour	jT
colour vision	aIpU
colum-	aTcSiY
column	lRrS
column$	rU
com	bUqS
com$	bXcGgS
coman-	iRjZ
comandas	iRjZ
comar-	nT
comarcal	aFbRcS
comba-	iW
combate	iW
combe-	aHbU
combes	aHbU
combi-	aZjS
combien	aVjItU
combinaison	jXlV
combine	aRjY
combined	aYjH
combu-	hSiRkT
combustible	hSiRkT
combustible$	g[hFiGkT
come	p[
come by	dV
come from	bYcIdJiBjUpJqX
come in	iWqS
come to	tS
come with	jXpR
come$	bSl\\qI
comed-	bUhR
comedor	hVtS
comedor y	hT
comedor$	aRh[
comen-	bUfJlIpEq_
comensales	bYfF
comer	fVpU
comer$	fUpU
comer-	jU
comercial	aYiDmY
comercial$	cTiBmX
comercio	aFg\\
comercio$	gV
comes	hTlS
comes$	fWi^oJ
comfo-	jb
comfortable	j^
comic	b[fGiFjW
comid-	hZ
comida	hV
comida y	iS
comida$	hSiT
comidas	hU
comidas$	fWhY
comin-	qWtU
coming	qWtU
coming$	iItZ
comis-	g^
comision	gU
comision del	gS
comision$	gY
comisiones	g^
comisiones sin	gU
comit-	iR
comite	iRqR
comite de	aJiDm^tV
comites	jS
comites de	iU
comm	gUhR
comm$	gXhSmG
comma-	iR
command	jTmX
commande	iYtH
commande$	i]
commandes$	aW
commas	rXtR
commas$	aHrXtR
comme	sUtW
commence	o\\pJ
commencer	aJeU
commencer$	dIeT
comment	jDpIqZ
commerce	i[
commercial$	bSeUiWkUmG
commercially	lT
commerciaux	iAj^
commi-	iR
commis	aTmX
commis$	aTbIjDm[
commissary	b]iU
commission	g]
commission 0	fTgW
commission 00	g]mH
commission$	eTg]jJ
commissioner	aIb[
commissioning	aUiR
commissioning$	iW
commissions	fHg[hX
commissions$	gW
commitment	hY
commitment$	gThS
committee	hR
committee$	bHfVhZlJtS
committees	bWiZ
commo-	cIjTkW
common	cIjTkW
comms	aIiGmY
comms$	gYjU
commu-	bV
communale	aIh\\
communaute de	aJbScW
commune	bTqE
communes	hH
communes$	b[hJnS
communicant	kIlT
communities	kDlZ
community	bVcH
community manager	aU
community$	b=gIjHpJrWsW
communs$	iU
como	rV
como va	lTqGt]
comp	f_hSiGjXkI
compact	bUjX
compact$	bWjU
compagnie	qTtV
compagnon	aVjV
compagnons	bUmY
compagnons$	mW
companeras	jHmSqY
companeros	mVt[
compania	bY
companies	b^hIiJ
company	bS
company car	nX
company$	b]cIgSjFrT
comparable	j\\
comparable$	j[
comparendos	iUjU
comparendos$	jYsH
compartida	hZsY
compartido	hZ
compartido$	h[
compatible	aFs\\
compe-	fa
compensation	g[jClD
compensatorio	f[gF
compenses	fThSiI
compenses$	fThSiI
competence	eIfJjYmZ
competencia	iUqY
competencia$	pHqT
competency	aFj]pS
competitor	q[
compi-	jUm\`pF
compile	i^mD
complain	pIrXsW
complaints	i]
complaints$	iU
complemento	g_hFmI
complet	eS
complet$	eUjR
completa	eX
completa$	eXhHjU
complete	jWsU
completed	jJtX
completion	eHgZ
completo	hUoS
completo$	eThSoV
compliance	aYjW
compliance$	cHiIj\\pJtG
compo-	iUjY
compose	jZ
compose$	jY
compost	gJi\\
compost$	bWgGhWiA
compound	hWlIsU
compra	iWqJrV
compras	jR
compras$	aStT
compresseurs	i^
compressor	bS
compressors	iW
compris	bIgShT
compris$	bJhX
comprise	hXsT
comprise$	bIhZ
comprises	gHhWiF
comprises$	gHhX
comprobable	bJfIj[
comprobado	gHhGj[pG
comps	bGeHgDhdi@mFpJ
compt-	iU
compta	aT
comptable	a[qU
comptable$	aV
compte	bSiGmXqH
comptes	bIgHi\\
comptes$	gFiY
comptia	iHkXlH
comptoir	iT
compu-	aRfSlT
compulsory	fUlSrT
compulsory$	fWrT
computer	iYlU
computers	lS
comte	aEb^
comun-	bScU
comunicacion	aUbTmJ
comunicacion$	aVbViDmG
comunidad	qT
comunidades	bXiT
comunidades de	aV
comunidades$	bZ
comunitaria	b[
con 0	cR
con 00	b_gJ
con 000	aGb[
con calefaccion	hW
con cartera	aUiG
con cedula	aWpS
con cinco	jW
con dni	pV
con dos	pY
con el	iT
con familias	hT
con gente	bIjXqS
con la	eVpVqS
con las	jW
con lena	hYjW
con los	jY
con otras	bTmS
con prueba	jZqIsH
con tres	bYiHjY
con un	hTrU
con una	hH
con$	gG
conca-	jX
concar	jX
conce-	b_
concepcion	cV
concepcion$	cViF
concept	cHiUpT
concert	iW
concert$	bFhYqH
concertada	bS
concertada$	gR
concertadas	d\`iA
concertado	bStV
concerts	hW
concerts$	bUgJ
concesion	bXeYiE
concesionaria	b^hD
concesionario	bV
concession	bUhU
concession$	iU
conci-	jJ
concierge	aWjEkW
concierge$	aSjDkZ
conciergerie	bFcFh]iDmI
concierto	b\\gWiIpJ
concierto$	gZ
conciertos	aDfWiY
conciertos$	aFbUiX
conciliacion	iW
conciliaciones	iX
concl-	eR
conco-	eSlU
concours	eSlU
concours$	fSiGjGlZpI
concr-	iSjVtU
concreto	iYjW
concu-	aUiIjRkUqR
concurrence	aYqZ
concurrent	aZjIqS
concurso	eXoV
conda-	aIgFhHiGj_kDrF
conde-	bIiZpJtV
condi-	lTrR
condicion	lSpIsH
condition	lY
condition reports	jTrH
condition$	l\\
conditions	hY
conditions$	hZ
condo-	aYcSmF
condos	cY
conducir$	jS
conducteur	mT
conducteur de	aVmS
conducteur$	gJjWmT
conducteurs	a]bJfImH
conductor	aTbH
conductor$	bGiRmY
conductores	aX
conduite	iXkW
conduite$	iXkG
confe-	aDgAh]iUjT
conference	gChd
conferences	i_
conferences$	i]jI
confi-	qT
confianza	eXsW
confianza$	eUiFs]
confidence	p]
confidence$	pX
confident	jZqGr\`
confidential	aIq[
confidential$	q\\
confidentiel	pGqTrX
confined	jTlU
confirme	aT
confirme$	a\\gSiG
confiseur	aT
confl-	iGjaqS
conflit	mIqV
conflit$	jYqG
confo-	bGiWt\\
conformite	iV
conge	eYh^
conge maternite	e[
conge$	hX
conges trimestriels	h_
conges$	hZ
congr-	hViBjI
congresos	aSfY
conmi-	mW
conmigo	mW
conna-	k\\lS
connais	kWqItR
connaitre	jXkU
conne-	cUiXjEsF
connect	hUiHkV
connections	b\\iF
connu	fZjWkS
conny	aGmX
conoc-	jZkW
conoce	tU
conocer	jUkV
conoces	b\\qW
conocido	jVsY
conocido$	j[
conor	pV
conoz-	jV
conozca	jV
consecutifs	fX
consecutifs$	fV
consecutive	aFeIfWiBj_
conseil	iY
conseiller	aZnJ
conseillers	mY
conseillers$	mW
conseils	iX
consejera	aXbF
consejero	aSbHmS
consejo	iSqS
consejo$	fRiZ
consent	iU
consent$	jUpT
conserje	bU
conserje$	aS
conservacion	iV
conservation	iWjX
conservation$	j\\
conservatoire	bStT
conservatoire$	bWjT
conservatorio	i]
conservera	aIb[
conservera de	aJbW
consi-	eT
consider	eWpS
considered	eTlT
considered$	aHeWl[mFpS
consignes	jX
consignments	bZjI
conso-	jX
consolidated	g\\
consorcio	b[jJ
construccion	gTjS
constructeur	aShWiT
construction	hIjVoW
construction$	fThDjToX
constructora	aJb[tG
consu-	bU
consult	bIhY
consulta	bYpTqTtJ
consultancy	aFbb
consultancy$	bZ
consultant	aV
consultant$	iS
consultants	aSbV
consultants$	aSbWmS
consultas	iU
consultas$	iW
consultation	fIiWqY
consulting	iGjY
consulting$	iHjX
consultora	bUrY
consultorio	cY
consumables	bFhGi\`jH
consumables$	hHi_jH
contabilidad	iR
contabilidad$	iGjY
contable	a[mU
contable$	aXjHmX
contact	pS
contacto	iTjTpS
contacto con	bGjUpV
contador	jW
contador general	cUjC
contaduria	bAgIhHm\\qI
container	aHbUi[
contando	pT
contar	jJkIsZ
conte	i\`
conte$	iT
conte-	i]
contencion	kW
conteneurs	bWiS
content	aViIjU
contentieux	iS
conteo	iS
contestar	iU
conti	fYgG
conti$	fZgJ
conti-	fT
contigo	mWtX
continental	f]
continental shifts	aV
continua	fSiHjW
continuo	eHi[
continuo$	iUjR
contra	g]hCnS
contract	eT
contract 00	bTeV
contract :	eS
contract$	e^hJjG
contracted	eZfGiHjFlYpI
contracted$	e]fGlIpH
contractor	b^
contractor$	aJbXeV
contractors	bTiU
contractors$	bTiU
contracts	kS
contracts +	jGsU
contracts$	bYjEkZ
contractuel	aTe\\gWhH
contractuel categorie	e^fJgAiX
contractuel$	a[cHgRhEjI
contractuels	eZlZ
contrat	bTeUpT
contrat de	eX
contrat$	b[eVpE
contrata	a[eU
contrata$	aDbYeWiI
contratado	bZeWjI
contratista	aHb[jGl\\pFqH
contratistas	bIgIicjImB
contrato	eWfH
contrato por	gS
contrato$	eUtU
contratos	eVjS
contratos$	jU
contrats	iRqT
contrats de	bS
contre	iRjSqY
contre$	jZlG
contremaitre	m_pH
contribution	gHhZ
control	aTiRjS
control room	aWhImX
control$	aZiW
controlador	jW
controle	i\\
controle des	iW
controleur	aS
controleur$	aHi[
controller	mX
controller$	a_
controllers	hImX
controllogix	jW
conve-	gV
convenio	gVhS
convenio +	sV
convenio de	gWtV
convenio del	eY
convenio$	gUhViE
convenios	iU
convenios$	iSjS
convenir	gYoU
convenir$	gYoU
convent	aGbVjIpIs[
convention	g]hRiJ
convento	ca
conversacion	iIj]
conversacional	j[
conversacional$	j\\
conversational	j^
conversational$	j^
conversations	hIiX
conveyancing	aViU
conveyancing$	aW
convi-	i^
convo-	aRbGhHnZrS
convois	bFiVnT
coo	bFeIpGqBs]t]
coo$	bEhIpFt]
cook	a_jY
cook$	aYhWlT
cooke-	iW
cookery	iXjS
cooki-	h_
cooking	hW
cooks	aIiRjHq[
cool	j[kX
cool$	aRj?k^
coop	b\\
coop$	bSiVjI
coope-	b]
cooper	hV
cooper$	hZ
cooperatif	b[
cooperativa	b\\
cooperativa de	hI
cooperativa$	b[pG
cooperativas	iR
cooperative	b\\
cooperative$	bV
coord	aTm^
coord$	aUmZ
coord-	aSiRm\\
coordina	m\\
coordinacion	iYjJ
coordinador	mRpG
coordinador de	aS
coordinadora	mV
coordinar	iV
coordinateur	aYmA
coordination	fIi_mH
coordinator	aUpR
coordinator$	a\\
coordinators	bJmW
coordinators$	bJmX
coordinatrice	a\\cG
coordinatrice$	aY
coordo	aRmZ
coordonnateur	fGsV
copa	iGjYkWtJ
copen-	aRcW
copenhagen	aRcW
copenhagen$	cYiJ
copie-	iTtU
copied	tY
copies	iVpW
copies$	iXpW
copni-	jV
copnia	jV
coppe-	bUiS
copper	aHbUcJiTpI
copy	jRmSpY
copy$	bIiVjTpW
copyw-	aV
copywriter	aV
copywriter$	aY
corba-	aIc[iHjJm]pJtE
corby	bU
corde-	iS
cordes	iS
cordes$	iT
cordi-	aScJiFpDrIth
cordo-	nS
cordoba	nS
cordoba$	nT
core	bSf[jS
core 00	f\\
corea-	bV
coreana	bV
coreana$	bV
corin-	pW
corinne	pW
cork	cYnY
corne-	bXjE
corner	cS
corni-	iX
cornw-	cVnW
cornwall	cVnW
coro	aWpT
coron-	iRjW
corou-	iJjY
coroutines	iJjY
corp	bYjIqR
corpo-	rS
corporacion	b_iJjJnZ
corporate	iTrT
corporativo	cXqS
corporativo$	cW
corps	hViW
correcciones	i^
correct	gBhVkIlS
corrections	b[fGiTmHrH
corredor	cT
correo	pYtS
corri-	fU
corrido	fY
corrido$	fT
corridor	aGbScXjH
corridor$	aIbUcXjJ
corridos	f\`hD
corse-	cAiWkW
corta	fGiVpWsT
corta-	aR
cortar$	iY
cortas	rZ
cortas$	rW
corte	cUiW
corte de	jS
corte-	mS
cortes	iTjY
cortex-m	iW
corti-	rT
cortito	rT
corto	iRkHrX
corto$	fY
corto-	hR
cortos	hT
coru	j\\
corun-	cW
coruna	cW
coruna$	cW
cos	iXjIpFq[
cos$	bIiZjHpGqX
cosa	iGjZnTqI
cosas	aUjWmHqVsJ
cosec-	iT
cosechadoras	iXmU
cosechadoras$	iWmU
coser	bXsY
coshh	iGj^kGqI
cosla-	cU
coslada	cU
coslada$	cU
cosme-	bZiBjCk^
cosmetiques	b[iG
cosmetiques$	b[iG
cost	hXiU
cost 00	bIgIhAia
cost us	hCsd
cost$	hciI
costa	bRcYjSmHp]
costa$	aIb^jWkI
costa-	sc
coste	hZ
coste-	aUsU
costeo	jX
costes	aZtG
costo	cFi]
costo-	iT
costos	iT
costs	hVrU
costu-	a\\iT
costume	hViHkS
costura	iX
cot	b\\d[iEjC
cota	bIcHgXmX
cota$	bIcHgWiImXpI
cotat-	g[
cotation	cJg\\iG
cote	bCcWhZqHr[
cote$	bGdGhZiIqI
cotis-	h\\iH
cotisation	h\\iH
cotiz-	bUfHiY
cotizacion	fGiY
cotizaciones	iU
cotta-	bXhZ
cottage	h\\
cottage$	hXsU
cottb-	cU
cottbus	cU
cottbus$	cU
couch-	b\\cHiT
coucher	hIia
couco-	tY
coucou	tY
cough-	bIoVqW
coughs	bIoVqW
could	dXqW
could be	cHfRsR
could go	e[fHhHoSqJ
could you	pIqT
coulee	iT
couleur	aIhX
couleurs	aUiS
couleurs$	aWiU
counc-	bS
council	bT
council site	bEiIpb
council tax	bBhYi]jG
council$	aYb[
councillors	iTjImHpWqE
councils$	b\\hIiH
couns-	hWmY
counsel	aTmU
counsel$	aTiVmVpI
counselling	h]
counsellor	a^
counsellor$	aWqR
count	bIidjIkX
count$	bDfHgSi\\jFkW
counted	gViT
counter	aUiVjT
counter$	iSjUlT
counterbalance	iHjRkY
counterbalance$	iHjSkS
counters	mU
counters$	bUiU
counties	cUhX
counties$	cXhYnI
counting	kV
countries	bXrZ
countries$	bY
country	cUgSrUsX
country$	bFc\\gIr[sC
counts	iYkVoB
counts$	iTqU
county	bUcS
county$	c\\hEqU
coup	fUoCpR
coup de	fUoCpR
coupe	iVsE
coupe$	fZ
coupe-	hTiT
coupes	iV
coupl-	s]
couple	sY
couple of	iJjXsF
couple$	hYiS
couples	iUsW
couples$	iZ
coupu-	f_
coupure	fX
coupure$	fY
coupures	fY
cour	aWjBkY
cour$	aU
coura-	qZ
courant	jTkR
courant$	kR
courante	iW
couri-	aXhIiT
courier	aYhF
courier$	a[
courr-	iXpY
courriel	pX
courrier	iRpW
courrier$	iX
courriers	aIi\\
courriers$	iW
cours	hVlU
cours de	jSkY
cours$	bYjV
course	kSlT
course$	h\\kT
courses	bEiX
courses$	gEhWjT
coursier	aT
court	bTfH
court$	iS
court-	bTcSdT
courtier	bV
courtrooms	aFb[
courtrooms$	bV
courts	nT
courts$	bVnV
cousi-	iFq\\
cousin	eJiIqX
cousins	bIiHqT
cout	fJh]
cout$	h]oHpJ
coute-	iJjXsV
couteaux	dHhSiIjY
coutu-	aTcX
couture	aYtI
couve-	bUiU
couverts	bT
couverts$	b[
couvr-	a]
covad-	jYkR
covadis	jYkR
coven-	cY
covenants	i[
cover	eVhZiS
cover 0	gGhSjV
cover letter	pZ
cover the	lW
cover$	eXhUiW
cover-	iX
covered	bRcIiUnS
covered$	cIiWjHnT
covering	lV
covering letter	pU
covers	bZ
covers$	bW
cowor-	cEdY
coworking	cEdY
cows	iTjGlY
cows$	b\\iE
coxsw-	aXjSkT
coxswain	aXjSkT
coyoa-	cX
coyoacan	cX
coyoacan$	cX
cp	eSgUhV
cp 000	eWgViT
cp$	bJcIeHfIgXhTiHjHnGoJ
cpa	jYkGlW
cpa$	jU
cpas	bdcHjI
cpas$	aUbY
cpc	jUkWmW
cpc$	jXmS
cpcs	bGjb
cpcs$	kU
cpd	gIh\`
cpd 0	hZ
cpd$	h\\
cpe	aXeGfIgHhYiJjXmJpH
cpeng	aHj^
cpnt	jZ
cpnt$	jZ
cpo	mT
cpp	jIkZ
cpq	iBkY
cpr	j^
cpr$	jZqH
cps	aIbGf[gGhDiCj_
cpt	gGiXjUpJ
cqc	b]jCqU
cqp	aVbGkYtB
cr	a_bR
crack-	jU
cracks	jU
cracks$	iX
craft	bTjZrU
craig-	bIc_iH
crailsheim$	cS
crain-	jZqI
craindre	jZqI
cramp-	aJbGcCdJeHfIh\\jWkAnIoIpIrIsItJ
cranb-	cRdS
crane	fRiW
crane op	aW
crane$	i\\jEpC
cranf-	nVoH
cranfield	nVoH
crash	i_
crash rate	i[
crash-	fGi[jHqZ
crawl-	bGcYjXmBsZ
cream-	cWjG
creat-	bZmT
creation	bXiI
creation$	bRiX
creative	m\\
crech-	hX
creche	hX
creche$	bW
creci-	kZmHnI
credit controller	aW
credit$	hViF
credito	hWiT
credits	hW
credits$	hVjS
cree	pZq\\rJ
creek	b[iDmIp[
creme-	bYkW
cremerie	bYkW
cremo-	cY
cremona	cY
cresp-	bTcS
crespo	bTcS
crespo$	bUcS
crest	dZjHpJqDr]
crest$	aJcCd\\gJjHlHrU
crete-	cV
creteil	cV
creteil$	cW
creva-	jU
crevasse	jU
crew	iWmW
crew 0	b_cIi>mRpG
crew of	iUm\\
crew$	eFjWkBmX
crewe	lV
crewe$	lU
crewi-	tU
crewing	tU
crews	bYfX
crews$	aJbVfZiCtV
creww-	o[
crewwechsel	o[
crian-	iXkS
crianza	aHiZkT
crick-	bW
cricket	bW
crie	jX
crie$	iEj[
criee	bUfIpX
criee$	bRpX
crime	a_cFiHjJ
crimi-	jTlRsW
criminal	jXsW
crios	s^
crisi-	jV
crisis	jV
crisp-	mT
crispr	jT
crispr$	iS
crisps	iR
crist-	iYjFmRs\\
cristiano	iVsW
crite-	pV
criteria	kRpW
criteria$	pY
criti-	aShJjS
critical	aUjV
crm	i]kS
crm$	iT
cro	bUkY
cro$	bV
crois-	bYi[jF
croisieres	bTiT
croissants	sT
croissants$	iX
crono-	bUiHjRkUtH
cronologicas	fU
cronologicas$	fU
crop	iSjYlS
crops	iZ
crops$	iY
crops-	jW
cropster	jW
cropster$	jZ
croqu-	hXiS
croquettes	h\\iJ
croquis	i[
cross	b[cJhSqS
cross$	bZcEhViIjJ
cross-	iY
crossing	bY
crossing$	bVcTiF
crossings	iU
croup-	aWhClZ
croupier	aW
croupier$	aY
croupiers	aT
crowd	bTfIiTsU
crowd$	bRiU
crown	a[cEiS
croyd-	cV
croydon	cV
crs	bBcHiWjY
crs$	i\\jF
cruce	iTpSsV
cruce-	a>b\\cSiV
crucero	aIbSiXjD
cruces	cYdIgGiR
cruces$	c[iH
cruis-	nV
cruise	nV
cruml-	cW
crumlin	cW
crunc-	fX
crunch	fX
crush	bSgGhY
crush$	aUbSgHhT
cruz	bFcc
cryo	bViUpH
crypt-	iSjDkZ
cs	jV
cs 00	kX
cs$	a\`iFjUmI
csa	jV
csat	fHi[
cscs	j\\lU
cscs card	lX
cscs$	jW
cse	h^
cso	iEjEmc
csp	bFjY
csp$	bFjY
csr	aVbYcI
cssf	j_
ct	aShJiVjT
ct /	cWgHjYnG
ct$	aZcGiS
cta	aWeIjT
ctc	fFg^hI
ctc$	fDg]pU
ctg	iY
ctg$	aJi[
cti	g_iFjE
cti$	gY
cto	m^q[
cto$	aUbCiIlFmGpXqYtJ
cts	hcjA
cts$	hViT
cuade-	iVjT
cuaderno	i\\
cuadr-	aScUiT
cuadrante	eHf]
cuadrante 0	fW
cuadrar	eIiY
cuadre	iY
cuadrilla	aXmU
cuadrilla de	aZiEmT
cuadrillas	aXmW
cuadrillas$	a\\bIiI
cuadro	fU
cuadros	iX
cuadros$	iV
cual	fHg^q]
cuale-	fYmW
cuales	fYmW
cuali-	jU
cualificado	jU
cualificado$	jW
cualq-	oTpW
cualquier	oTpW
cuand-	iT
cuando	iT
cuant-	gViFoTsUtS
cuanto	gWiIoUsX
cuarenta horas	fUgD
cuarenta y	mS
cuarenta$	fRgU
cuart-	hS
cuarto	fRhWjS
cuarto turno	f_hHjI
cuatro	mR
cuatro a	mEp]
cuatro anos	eVjZpJ
cuatro dias	famDnR
cuatro$	f[jT
cuatrocientos	gR
cuba	cFjYpS
cubic-	b]iS
cubiculos	bYjJpG
cubie-	hVkW
cubiertas	i\\jH
cubiertos	bY
cubiertos$	bWiE
cubre	iVsS
cubri-	oUtS
cubrir	oUtS
cuchi-	i@je
cuchillo	cIjZ
cuda	aTjEk]
cuda$	aUcJiIjV
cueil-	bGi\`
cuenc-	cT
cuenca	cT
cuenta	iTkT
cuenta de	fHi\\
cuenta$	iIkXnS
cuentacuentos	iUkV
cuentacuentos$	iSkW
cuentas	bR
cuentas$	iTmU
cuento	kStS
cuento$	kW
cuerd-	kY
cuerdas	jY
cuerdas$	iJjX
cuerp-	i\\rT
cuerpo	rWsS
cuest-	qSsS
cuida-	iX
cuidado	hT
cuidado$	iGjTqW
cuidador	iT
cuidador$	iS
cuidar	iVjI
cuir	hYiHj\\
cuisi-	aS
cuisine	bT
cuisine$	a[bG
cuisines	iR
cuisinier	aV
cuiss-	gHhRkY
cuisson	iSk[
culia-	ba
culiacan	cY
culiacan$	cY
culin-	jGl^
culinary	jGl^
cull	bHcGgCickElG
culti-	bRiZ
culto	p[
cultural	sX
culture$	pW
cumbr-	dWfH
cumbria	cRdWfG
cumbria$	cRdXfG
cummi-	cY
cumpl-	hZjT
cumple	h]
cumpleanos	h\\
cumplidos	iZ
cumplimiento	aDmX
cuna	hTsZ
cuna$	hXiJs^
cuota	h\\
cuota-	eVqU
cuotas	eVqU
cup	pZ
cup$	iGjWpX
cupe	gThGmW
cuppi-	iTrT
cuppings	iW
cups	f[
cups$	iY
curad-	iVjHkHmZpI
curag-	sS
curage	sS
curas	i[
curat-	aSbCiUm[
curator	m]
curic-	cV
curico	cV
curin-	iX
curing	iX
curra-	cW
curre-	cSjSqU
current	cTjVqW
current$	iCja
currently	iS
curri-	bWp^
curriculo	pU
curriculum	eHiRpS
curriculum a	pT
curro	mZ
cursi-	jU
curso	hTjUlR
curso de	hXlT
curso$	iUpJqT
curso-	fTgJhZiI
cursos	fTgJhZiI
cursos$	f[iJ
curt	fGm\\pT
curta-	iY
curtain	iR
curva-	iX
curvas	iX
curve	i\\
cusco	c\`iH
custo-	kR
custodia	bIiZ
custody	iRkT
custom	hRiUjDkW
custom$	hSiDjIkZsF
customer	iVrS
customers	bS
customers$	iFjYlX
customs$	jX
cut	rVtS
cut$	iRpV
cut-o-	aV
cut-off	iS
cuts	iXqU
cutte-	iSjSmT
cutter	jTmU
cutter$	a]
cutti-	iX
cutting	iTqUtF
cutting$	iRjU
cuttings	aHiVpX
cuxha-	nS
cuxhaven	nS
cv	pe
cv /	iT
cv a	pW
cv and	eIfTpS
cv en	pX
cv et	pX
cv in	jI
cv par	pV
cv to	pU
cv with	jW
cvc	aUbYjDkH
cvs	pi
cvs$	pZ
cycle	fThVi^
cycle 00	h>i^
cycle to	hZ
cycle$	f]gJhJiX
cycle-	bRgDhV
cycles	bTfS
cycles$	bViTkI
cylin-	bTiDjGk[
cylinders	bW
cymra-	kVrT
cymraeg	kVrT
cynop-	aU
cynophile	aU
cypre-	bViJjV
cypress	bViJjV
cytec-	jZ
cytech	jZ
czk	iW
d	jT
d &	j[
d +	jX
d /	aVbHf=g_jE
d 0	bVfSiIjR
d 00	fX
d licence	kW
d$	aT
d'abo-	eSiGnTrV
d'abord	eSiGnTrV
d'abord$	eTnV
d'acc-	iZ
d'accueil	jT
d'accueil$	aUiEjX
d'adm-	i\`kItS
d'administration	aHiDtX
d'aff-	bU
d'affaires	aUbTiS
d'affaires$	b\\iJ
d'age-	aU
d'agence	aU
d'agence$	a\\
d'anciennete$	eVjT
d'ann-	jHoS
d'annee	lSoUqI
d'annee$	fYiUoH
d'apr-	eWqR
d'apres	eXqT
d'apres-midi	dHfShT
d'apt-	qV
d'aptitude	qV
d'arc-	iZ
d'arg-	aIc[hHpJrItI
d'arl-	bFcUd_fFh@jJ
d'arm-	l^oYpE
d'asi-	iSkT
d'ass-	gSiCj\`
d'ast-	hDjImSpDsa
d'astreinte	hBjJmY
d'ate-	iTjJmT
d'atelier	iTjJmT
d'att-	iR
d'atterrissage$	iR
d'aud-	iV
d'audience	iX
d'audience$	iW
d'aut-	eZsR
d'ava-	fThFkZ
d'avance	fXhEtU
d'avance$	fYhFiRtS
d'avo-	iSjEkW
d'eco-	sS
d'ecole	sS
d'ecole$	kHsV
d'egl-	nToU
d'eglise	eIoV
d'ele-	aWiH
d'elevage	aWiH
d'emb-	q[
d'emp-	aIbXjWmG
d'emploi	aGbZ
d'enc-	bXgHiHjX
d'encadrement	j[
d'ent-	aShS
d'entreprise	hWiT
d'entreprise$	hWiTjG
d'equ-	mR
d'equipe	mR
d'equipe$	aThFmEnY
d'esc-	cRpR
d'escale	cRpR
d'escale$	fS
d'esp-	aX
d'ess-	aIbV
d'essai$	eR
d'etabli$	jU
d'etablissement	pUtE
d'etablissement$	pStE
d'etat	jS
d'etat$	iS
d'etu-	qX
d'etudes	q[
d'eva-	mFp[
d'exc-	rZ
d'exe-	fW
d'exp-	tI
d'experience	jVlR
d'experience$	jR
d'exploitation	aY
d'her-	iUs\\
d'heu-	bDeEfZhHjJkI
d'hiv-	hYiUjH
d'hiver	hYiUjH
d'hom-	iWsU
d'hot-	aWhS
d'hotel	aWhS
d'ici	aVjDsZ
d'ill-	r]sB
d'imm-	bTgTkI
d'imp-	b[hE
d'impact	bIeJiWjFsJ
d'ind-	sY
d'inf-	bTi]jJ
d'info	pW
d'information	aIiXmI
d'ins-	gUhEi^
d'int-	hU
d'interim	aRtU
d'interim$	tX
d'oeu-	aSiV
d'or	aVcU
d'or$	cY
d'org-	hW
d'orgue	kV
d'orgues	hYpJ
d'ori-	s\\
d'origine	s[
d'ou	q]
d'out-	hR
d'outils	hR
d'un an	bIeX
d'un groupe	b_cD
d'un$	eVtV
d'une	lRqU
d'usa-	bT
d'usage	bT
d'usage$	eS
da	qX
da und	jToV
da$	dTqX
dabei	gWhU
dabei$	gY
dach	a]cTdI
dach$	a]cVdCjG
dachd-	aV
dachdecker	iV
dachdecker$	aR
dachs-	i]
dad	b[sU
dado	tW
dads	sY
daf	mX
daf$	aTmX
dafur	fYlZnW
dafur 0	fSlVoE
dahei-	dVnT
daheim	dVnT
daheim$	cFdWfSnU
daher	dTq[
dahin	aTq]
dai	hHiEjGlHm_
daily	fSiY
daily$	dTiVjG
dairy	b]cFiIj[
dairy$	aVb\\
dakar	iHnZ
dakar$	iInYsF
dale	aBcIjJkVmRqW
dale$	aGbJcIiIk]lGpBqE
dalle-	iZ
dalles	iZ
dalles$	iW
dam	i[
dama	a\\b@eR
dame	mXqGsf
damen	mT
damen und	tR
damen-	aTbTiU
damenmode	aEb[
damenmode$	bX
damit	k\\lFtZ
damit$	k_qGsF
damos	bXgEh[iDjI
damp	bRcDgIiXkIq]rI
dan	jJn]
danac-	eU
danach	eU
danach$	bIcJeTl[pGqG
dance	bYiT
danem-	iUnT
danemark	iUnT
dange-	gS
danger	gU
dangerous	iS
dani	jJm^pE
danis-	kTlS
danisch	jSkU
danisch$	cJjU
danish	lU
danish$	bIjTtV
dank	aIjImEoHpCrGtb
danke	jRsTtc
danke$	jYsX
dann	tS
dann die	iZjHpG
dann noch	bJi^tG
dann$	hZ
dans	pF
dans l'annonce	rV
dans la	cSkXoH
dans le	pB
dans les	jRnW
dar	c^qYrBsItF
darf man	kV
darf mit	bYhS
darf nicht	bVrIsS
darf$	hViDkW
dark	fWhXjS
dark$	dFfJgHhc
darli-	t\\
darms-	c_i?
dart	j\\
dart$	j[
darum	baqU
darun-	fRiJmXrV
darunter	fRiJmXrV
das bitte	iIqStX
das bleibt	qV
das geht	qY
das hat	rT
das ist	eTiTjU
das macht	hBlYrR
das muss	l?qa
das nicht	jTrSsZ
das war	cWeSfEiJkGqItX
das wort	rW
das$	jD
dashb-	ie
dashboards	iZ
dashboards$	iZ
dass	qVr[
dass es	iIr[
dass man	jXqI
dass wir	b[iBrW
data	iS
data analyst	tU
data engineer	aZ
data entry	aXiT
data$	aAbHi^tR
datab-	jT
databricks	jW
datac-	b^jR
datacolor	jXkS
date	jTtT
date :	fDt]
date$	j^
daten-	a]gFjX
datenqualitat	i[
datenschutz	iJrV
dates	bYhBpW
dates$	b]iJpH
datev	jV
datev$	jV
datin-	iZ
dating	iZ
dato	cXiUpIqR
dato$	cXiTpIqR
datos	tR
datos$	a[bEsJ
dauer-	bTebjI
dauernacht	fZjI
dauernachtwache	aW
dauernachtwache$	aW
dauernd	sU
daugh-	bWmW
daughter	mX
daughter$	bEmbqHsR
dav	aAj\`
dav-s-	eEfJg^
daven-	cY
daventry	cY
daventry$	cX
davin-	jUkS
davinci	jUkS
davinci$	jV
davon	f\\iDqS
davon$	f[iDjR
davor	cHjV
davor$	bIcHjWrH
dawn	fghEjH
dawns	cCeJfaiDlJnB
dax	bTjS
dax$	bUjT
day +	iT
day /	dX
day 0	hXiU
day 00	gViR
day a	dWfIhSiU
day and	iHjW
day at	d\`fFpV
day fortnight	dFfd
day from	dTgSoI
day in	h[
day is	f]hEoW
day on	bFiXpY
day one	eZhSjXlE
day or	fWjE
day rate	iItT
day to	cEiJlIo\\
day week	ha
day wk	f_
day$	iR
day-o-	eU
dayli-	f[jS
daylight	f[jS
days	fW
days (	aIdTfU
days +	gZpR
days /	d\`
days 0	fT
days 00	fUjGn_
days a	eYiCnV
days and	hW
days at	dYfChS
days from	hAoTpX
days home	dXfG
days in	denW
days incl	hW
days including	dGf[
days leave	hT
days no	eRh\\
days off	h\\
days office	d\`fB
days on	dVfZhB
days one	fSi\\
days paid	fJg\\hTiHnI
days plus	hS
days then	cEfRnV
days to	fUgT
days two	aFn\\
days £	fCgWiTrR
days$	fRhViS
dazu	rT
dazu$	mU
db	fIhWj\\
dba	aYjI
dbs	j^pW
dbs basic	j]
dbs$	hTpW
dbt	jUkW
dbt$	jSkV
dc	hSmU
dc 0	iHja
dc 00	fIgDhbiIjGmD
dc$	aHbVcWiGpW
dcp	i]
dd	j\\p^
de "	qS
de /	bIcYiDnW
de 0	mb
de 00	sW
de 000	bR
de 2000	bReWhRoCqGrT
de 90	iXpSsR
de abril	fWoV
de administracion	iHjY
de agencia	bRjGmSqItT
de agosto	oY
de agua	hUpW
de ahorro	hW
de almacen	aX
de ano	iYqS
de antecedentes	kIpW
de antes	fSqU
de apoyo	bGcVoW
de arte	bViIrT
de asistencia	gV
de atencion	fZjV
de ayuda	aTbR
de baja	mDq[sW
de barrio	b\\cGiU
de bloc	aGm\\
de bois	bU
de bord	aYjT
de buena	sS
de cada	fZnS
de caisse	iTq\\
de caja	jV
de calidad	aYi>
de campo	gVjZnB
de casa	dCfEhSjVnTsT
de chantier	aShS
de charge	iVjBmIsZ
de chez	dSq\\sX
de chiffre	bXiJ
de cinco	fIiW
de cinq	mTqS
de clientele	aU
de cocina	jIkStU
de com	bTcI
de comedor	a\\hGiF
de comida	fWhEkY
de commandes	aWbXiG
de communes	bScV
de compras	i[jHtU
de comunidades	aVsT
de conducir	jX
de conge	hV
de conges	fS
de control	iUtI
de cuarenta	sU
de cuatro	eVmSsJ
de cuentas	aVbRiCjZtH
de cuisine	a\\
de datos	aThT
de dependencia	eX
de derecho	j]
de despensa	gGhU
de deux	iSpZsH
de dia	bSfZiF
de diciembre	oZ
de diez	fT
de direccion	iGjX
de direction	aWfGiR
de doce	aIbR
de domingo	iW
de donnees	i[
de dos	bR
de empresa	h_nS
de enero	fRoSpS
de enfermeria	aYbJmJ
de equipo	hTiRmHtH
de espana	oH
de estudios	hT
de familia	kEsa
de febrero	pX
de feu	iVoD
de fin	hWiT
de fonction	hX
de fonds	bU
de fontaneria	aTjR
de formation	aVbIiHjIk]
de frais	aIh[
de frio	iY
de froid	iXjEqT
de fuera	hY
de funcion	aSfS
de garde	fUhXjH
de gestion	tU
de hasta	sW
de hogar	bSsU
de horno	iSjW
de igualdad	iSrT
de ingles	tU
de jeunes	bU
de jour	bWf\\hCiI
de julio	fSiVjIoW
de junio	hSoS
de l'heure	gW
de l'ordre	jS
de laboratorio	aUbIcG
de las	pWrStT
de ley	fFgWhXiJ
de licencia	bFhTiJjIqY
de ligne	aUjV
de lo	gTiXsS
de los	bT
de lucro	b^
de lujo	bR
de lunes	fT
de mairie	aZ
de manipulador	jU
de mantenimiento	aY
de maquina	fGgUjS
de mar	c\\
de martes	fU
de masa	gHhY
de mayo	oWpZ
de mayores	iZ
de media	pU
de mer	hGiTjZ
de mes	iTp]
de metier	kRsS
de moins	jYpF
de momento	cSpJtT
de navidad	hSiXjIoJ
de nieve	iVoY
de noche	gJjXmJnV
de nom	qRrZsH
de nominas	bU
de notes	iAjWmFp[
de noviembre	hGoV
de nueve	f\\
de nuit	aUf\\
de obra	rS
de ocho	fThGm^
de octubre	c\\
de once	mY
de operaciones	aX
de pago	iTkS
de paie	aX
de partes	pV
de partie	aTmI
de pension	bUqHr\\
de pensiones	gEhZ
de personas	aSmI
de piano	a[
de pie	jW
de pilotage	iR
de piso	aUgGiZ
de pisos	aV
de planos	jW
de planta	eXmItR
de plantes	iU
de playa	bU
de plus	hSk@qVs^tE
de poste	oS
de pratique	j[kI
de preference	sX
de preferencia	jHkXsR
de primera	aXgRmF
de produccion	aZbRiJmF
de production	aX
de producto	iR
de projet	aYeRsStG
de projets	aZcH
de proteccion	aRbYiG
de prueba	iUjI
de quai	aTjDkY
de quartier	aJb^gT
de quatre	aIhUjRsJ
de quedarse	eVjIoU
de rang	bS
de recrutement	jHqYrS
de remise	iV
de repos	fTtT
de retail	jZ
de retraite	aEbWgAsT
de riego	bY
de riesgo	bHjW
de sala	cTmT
de salud	iV
de san	bZ
de sangre	bWiUjI
de sante	bSsVtV
de secteur	aAiWm]
de securite	jWpS
de segunda	b[iG
de seguridad	aTjU
de seis	bViS
de semaine	f\\
de semana	aSfX
de septiembre	hRiU
de service	aHfEh_jHmTnS
de servicio	eZhZ
de servicios	eS
de siete	m\\
de signos	iR
de site	hIm^nT
de six	hTjGmb
de sonido	bS
de suite	oYsS
de tarde	aIfV
de tecnico	aU
de teletravail	dW
de terraform	kU
de tienda	aXbDmF
de toda	b]nJqF
de trabajo	pI
de trafico	aSmHpW
de trailer	aVjJrS
de transporte	fSiG
de travaux	iImW
de treinta	fRqT
de trente	pR
de tres	fDm[
de tu	r[tT
de turno	cHiYqS
de turnos	iGkV
de un	iY
de una	eHqY
de usuarios	bRiS
de vacaciones	hR
de vacances	fJgWhU
de vecinos	iW
de veinte	bW
de veinticinco	fJsVtS
de ventas	aTsT
de vente	bRj\\kJ
de verdad	j\\
de vida	hW
de video	bUjX
de vie	aSiU
de voz	aJiTrItY
de vuelo	hHiZjIlV
de zona	mZ
de-es-	bJcFi@jc
dea	jTkRlW
dea$	jTlY
dead	fXhDiYjAlZrI
dead$	f[jHlRoH
deadl-	jXpW
deadline	p^
deadlines	jY
deaf	aSbYkT
deal	h[qS
deale-	bV
dealer	bU
dealers	aUmT
dealers$	a\\bFm[sI
dealership	bSjZlF
deali-	bJjXmJpIs[
deals	hY
dean	aJqUtU
dear	qSt_
dear$	cHq\\tE
death	h[
death in	hZ
death-	h\\iU
deaths	i_
deaths$	iW
deauv-	cR
deauville	cR
deauville$	nS
deb	hFjBmap\\rHsI
deb$	jImZqT
debat-	oVqH
debate	oVqH
debit	cFeFid
debit-	a\\iS
debitoren	aHiZ
debou-	iIjZ
debout	iIjZ
debri-	hV
debt	i\\sJ
debut	aEeVfSo[pE
debut-	l]
debutant	lY
debutants	lX
debutants$	jX
dec	fUhHoZ
dec 00	e]fBjHmI
dec$	bUoY
decea-	rT
deceased	rT
decem-	oT
december	oYqD
december$	hS
decembre	jSpR
decembre$	pS
decen-	jW
decent	jSsS
decent$	iR
decente	jW
decente$	jV
decha-	i\\
dechargement	i[
deche-	bYjB
decid-	eTpX
decide	aRiJpS
decide$	aUbU
decided	aJbUrU
decides	eZ
decim-	fThUpT
decimos	fThUpT
decir	j]qRsH
decis-	pWtU
decision	pWtU
deck	aIiTmV
deck$	iWj?m^
decke-	iV
deckh-	mU
deckhand	mU
deckhand$	aXmR
decks	aTbUcF
decks$	aUbV
decks-	fJi\\
decku-	iY
decla-	aTmV
declan	mTpTtV
declan$	mUpUtU
declaraciones	iY
declarant	aV
declarant$	aX
declared	gTsT
declared$	gVjT
decli-	iY
deco	iS
decol-	bZiH
decolletage	b[iH
decor-	a\\mT
decou-	n]
decouches	eHf\\iEnZ
decoupe	iV
decoupe$	iY
decouverte	hFi[p\\
dedil-	jY
dedillo	jY
dedillo$	jY
dedup-	iV
dedupe	iV
deep	bHc]jSpG
deer	cTi^jI
dees	j_
dees$	j]
defau-	aJkV
defaut	aJkW
defec-	iZ
defects	iYjH
defen-	iU
defense	cY
defense$	aIc^
defensivo	jR
defer-	fHgGh^iWjFlJsH
defic-	bXhEqY
defie-	bSiGjY
defin-	bIcJeXi_jD
degre	a^bHcFjHoF
degre-	jUlW
degree	jRlW
degree in	iHj[
degree no	kS
degree or	jXlG
degree$	j]
degrees	bTjT
degrees$	bRiHlTpI
degus-	aGi\`
degustations	aHsS
dehor-	nWqT
dehors	nWqT
dehors par	fFnY
dehors$	nT
deich	bJhW
deich-	i^oJtH
deidesheim$	cT
dein	jRl[qJ
deja	iEjXkSqW
deja el	pSrW
deja tenu	iJj]
deja$	aUtU
dejam-	qY
dejamos	qY
dejar	bXiUjEpV
deje	jIpW
dejeu-	hXjGpT
dejeuner	hXjGpT
dekan-	aHiIqRtV
dekanat	iHqU
dekla-	jHm^
dekor-	iS
dekorieren	iS
del 0	pUqT
del barrio	bRc?rTs[
del campo	gT
del centro	bGiRpVrW
del dia	ia
del grupo	q]tG
del mar	c]jUtH
del norte	b@c^dJ
del plata	c\\
del valle	j]lH
del$	eT
delai-	jFoUqS
delais	jFoUqS
delan-	dS
delante	iU
deleg-	aS
delegado	gSmX
delegado$	gU
delegue	aYiJ
delegues	bYjJsW
delegues$	bZiIjI
delem-	aG
delemont	aG
delemont$	cR
delga-	iIsh
deli	i\`
delig-	kY
delight	k\\sJ
delin-	aT
delineante	aT
delitos sexuales	jS
deliv-	iXjIrS
deliver	iFlJpYrY
deliveries	bY
deliveries$	b[
delivery	iU
delph-	tZ
delphine	tZ
delta	cWhT
delta$	cXfH
dem	qT
dem 0	bHhZjJoHqT
dem$	aVrStI
demai-	gHqTtR
demain	gHqTtR
deman-	lR
demand	aRlFqYrYsEtG
demanda	qT
demande	tX
demande un	qFtW
demande$	jZlZ
demandee	lX
demandee$	l[
demar-	iSoX
demarrage	iCo[
demarrages	i[
demas	eBf[gHjJsZ
demen-	aTbRcJ
demenagement	aIgHh^
demenageurs	aX
demenageurs$	aVmI
dementia	bXcG
dementia$	cHiZ
demi	dIfUgW
demi$	fX
demi--	fSgFhWiGr_
demie	fV
demo	pc
demo$	h_
demog-	h_iFjI
demoi-	aJs]
demon-	iS
demontage	iZ
demor-	gTiHq\\
demos	dGhFiejFnZ
den	qR
den bauern	kW
den schlussel	jXqR
den schulferien	fY
den sommerferien	eUoV
den$	hIjAl^nT
denei-	hViR
deneigement	i\`
denia	cX
denia$	cX
denis-	mStS
denise	mStS
denise$	cHiGmWqGrItV
denkb-	eU
denkbar	eU
denkbar$	eW
denke-	q\\rH
denken	q\\rH
densi-	ic
densidades	iX
densidades$	iX
denta-	hU
dentaire	hS
dentaire qualifiee	iI
dentaire$	hU
dental	hX
dental nurse	aVtI
dental$	hXjR
dentals	hJiW
denti-	bZ
dentists	bX
dentr-	i[
dentu-	iZ
dentures	iZ
dentures$	i[
denve-	cViS
denver	cViS
denver$	cSiT
dep	iEjZlT
dep$	aSlZtJ
depan-	i[
depannage	dJiU
depar-	cT
depart	oW
depart$	qU
departamento	mZ
departamento de	eJhSmTtS
departement	aBbWhGiGnRtH
department	aX
departs	cVqSrT
depen-	gVm_
depend	mW
dependants	gWiImFsU
depende	m[
depende del	mT
dependencia	eX
dependencia$	eW
dependienta	aV
dependiente	a\\
dependiente /	bU
dependiente$	aY
depending	g]
depending on	gS
depends	gXoT
depends$	g[
depis-	aCi\`
depla-	n_
deplacement	gUnU
deplacements	n_
deplacements$	fWgX
deplo-	eDgRi\\nS
deploy	iV
depor-	bZcE
deporte	iUjU
deporte$	iUjV
depos-	j^
deposit	fJiRjS
deposito	bTlV
deposits	iZ
depot	cXdTpS
depot$	c^hVpW
depot-	bWhI
depots	bWhI
depots$	aUbShG
depre-	s^
depression	cIiHjFsY
dept	bYjHlV
dept$	jGkJl[
depui-	bSoHqS
depuis	bSoHqS
depuis 2000	iWlX
deputy	mU
deputy$	iBjUmT
der alte	oY
der baustelle	sS
der chef	lV
der hochschule	jWtT
der kunden	rIsX
der rest	eRfChWjGqHsR
der stadt	gSpU
der$	qV
derby	cXdR
derby$	cW
derec-	jTkTlS
derecho	jTkUlT
derecho$	jWkFlV
deriv-	aXbIgFiZjE
derma-	i^
dermo-	cJiSqU
dermot	qW
derni-	qT
dernier	gGqW
dernier$	gDnT
derniere	eTpU
derra-	iV
derramas	iV
derri-	jY
derriere	jY
derriere soi	jY
des	iS
des 0	jDpV
des affaires	bVhU
des deux	gXiIjTqT
des l'an	ha
des petits	i]
des$	iW
desarrollador	hSkJ
desay-	hY
desayuno	hV
desayunos	hUtH
desbr-	iUjW
desca-	fY
descansa	f[oC
descanso	fXhV
descanso$	bGfUhU
descarga	iR
descarte	iZ
descr-	aEiUjItW
descu-	h[
descuento	gHh^
descuento en	gEh[
descuento$	aUgHhT
desde	hR
desde 2000	aHba
desde casa	dffEhE
desde el	eYhR
desde la	hUpS
desde$	aFbRcViHpR
desea-	kj
deseable	k]
deseable$	kT
desen-	iRjX
desha-	qR
deshalb	qR
deshe-	iUqT
desherbage	iW
desig-	aRiRmV
design	iUmUqT
design engineer	rW
design system	kW
design$	i^jHmH
designer	a[mV
designer$	mY
designers	iUkHmY
designs	iTjT
desin-	ib
desir-	jBkg
desirable	jFka
desirable$	k\\
desk	d[m_
desk$	dUiS
desks	bXiWmU
desks$	bTiTmW
deslu-	iZ
desludging	iZ
desmo-	cIkHp[
desol-	aIcHd[rDsItY
desos-	i[
desossage	iU
despa-	bR
despacho	bV
despe-	iVjJq\\sJ
despensa	gGhU
despensa$	gGhV
despi-	aEiVqT
despidos	iV
despidos$	iV
despiece	aAbUiX
despiece$	aCbW
despl-	n^
desplazamientos	n\\
despues de	hSpU
despues$	eY
dessi-	kY
dessinateur	aXbIdJ
dessinee	jHk]
desta-	cEnBr_
destajo	gS
destajo$	gW
deste-	iY
destete	iV
desti-	aGb[cGhS
destino	hW
desvi-	i[
deswe-	bWiGqVrG
deswegen	bWiGqVrG
detai-	aW
detail	iTjR
detail$	iSjR
details	qTtY
detal-	jVqUsHtT
detec-	aTi[jE
detection	iTjG
deten-	aSfGgWhHiUjH
detention	aUfEgXhF
deter-	e\\iH
detmo-	cW
detmold	cW
detmold$	cW
detro-	iSjGpIqUsT
deuil	jY
deuts-	sV
deutsch	jVlU
deutsch a	j[lH
deutsch c	jU
deutsch fur	jY
deutsch und	rW
deutsche	jRsZ
deutsche$	iGjSsW
deutschlandticket	hW
deutschlandticket$	hU
deux a	iWpH
deux ans	eUkUlWpI
deux cent	eGfUgJrW
deux fois	iWqV
deux il	iS
deux jours	dXtS
deux mille	g\\
deux mois	jFo\\pHqS
deux nuits	f@i[nTqW
deux pas	cShWqJ
deux soirees	fS
deux$	fS
deux--	aIcGeHf[hHiIjCkZrAtF
deuxi-	bWgV
deuxieme	bWgV
dev	a\`mX
dev$	a]mW
devan-	bIhSpU
devant	bHhTpS
devel-	iS
developer	aYlT
developer$	aXlS
development	aRbS
development$	aTbWgJjV
developpement	iYjT
deven-	hY
devia-	iZ
deviations	iY
deviations$	iW
devis	iYjS
devis$	jW
devoi-	iW
devoirs	iW
devol-	bHp\\qG
devop-	aWcIiH
devops	aWcIiH
devops$	a^iHmH
devs	aHiUjJmdpF
devs$	iHm\\
dezem-	oZ
dezember	oR
dezember bis	hG
dezember$	hSoX
dfg	aIb^eYgFjGmI
dg	aRbTiJpSqX
dg$	aWpX
dga	aHmYqZ
dgr	aIi[jClZ
dgs	j[
dgs$	jW
dguv--	iIj]
dhabi	c\\
dhabi$	cY
di	dYfWp@t\\
di +	d\\fJiWjFtG
di$	dVeHgFhImFoJtZ
di-sa	f\`
di-sa$	aSfY
dia 0	eRiTqU
dia de	fWgS
dia en	d[gJiY
dia uno	eVhToJ
dia y	dI
dia$	fS
diabe-	iWsb
diabetes	sU
diabetes$	iX
diabetic	iZ
diabetico	iS
diacr-	mZ
diacre	mZ
diada	cEfXhU
diag	i_
diagn-	iT
diagnose	jWqS
diagnostic	aSjT
diagnostico	iU
diagnostico$	jS
diagnostics	aGbSiUkX
diagnostics$	b<iWjHk[
diagr-	fY
diakonie	bV
diakonie$	bWgR
dial	j\\
diale-	hHjSkRlWsU
dialect	kXsS
dialect$	kYsR
dialekt	jGl\\sT
dialo-	aViU
dialogue	aIiV
dials	bIfIgCif
dialu-	jRkX
dialux	jRkX
dialy-	aXcGlU
diama-	aRj\\
diari-	i]
diarias	bSiWoI
diarias$	bV
diario	iT
diario y	aDiZ
diario$	hRjTnR
diarios	gY
diarios$	bZ
diary	f[hBiW
diary studies	iS
diary$	i\`
dias	dUfU
dias al	fIhEn\`
dias de	hSiX
dias en	dZnZ
dias laborables	hZiI
dias libres	hY
dias por	dYfHiGjHnRpS
dias y	fW
dias$	eXfT
diate-	fHiIjVkSnV
diaten	jFkUnW
diatk-	aSkS
diatkoch	aSkS
dice	sZ
dice que	q^sI
dich	hTjGmRqX
dicho	qW
dicht-	eFfZhGiajFmHo?
dicie-	eRoS
diciembre	eS
diciembre a	oT
dicta-	aIt]
dictado	aItW
dictated	mGrXtU
dictating	tZ
dicte	qTtU
dicte-	iRpUtU
dictee	pUtV
dicto	j@tT
did	pTsRtR
did it	jHqVsX
didn'-	hZiF
didn't	hZiF
didsb-	aFqV
didsbury	aFqV
die 00	aJq]sStI
die anzeige	qW
die ausbildung	jV
die firma	bThUiHqI
die frau	iSqW
die kanzlei	bTqS
die kundschaft	s[
die leute	dSiVmIr^
die meisten	b[gSqD
die person	iTmV
die selber	iHsVtU
die stelle	mV
die stunde	gT
die woche	bRnV
die zwei	sT
die$	aEcWt\\
dieba-	iR
dieback	iR
dieci-	hIiSmW
diecinueve	iX
dieciocho	gSjGmToU
dieciseis	fJhIiVmW
diego	cUpW
diele-	hXiH
diem	gVhT
diem$	hSjH
diens-	h[
dienst	fXpS
dienst$	p]
dienstag	qU
dienstags	dTiZ
dienstags$	dTiW
dienste	eWgVhI
dienste$	f\`mF
dienstkleidung	hY
dienstort	cZ
dienstplan	i\\
dienstplan$	i]
dienstreisen	hGnb
dienstwagen	nY
dienstwagen$	gWhV
dienstwohnung	h\`
diesel$	aEbVcChY
dieses	rW
diesm-	rRsV
diesmal	rRsV
diet	aVgXiR
diet$	aWiX
dieta	g^nS
dieta-	gS
dietas	gShR
dieti-	aVmT
diets	bGia
diets$	iY
diez	fT
diez a	fYmIpS
diez dias	fWiEpW
diez$	bSiIpR
diff	fBgjjH
diffe-	iWsU
diffi-	cJiVjFq[
diffu-	qVrXtR
diffusion	rZtU
difun-	i[rX
diges-	iajE
digge-	aShJkV
digger	aShJkV
diggi-	iS
digging	iS
digi	j\\
digi card	jR
digit-	bRiU
digital$	bVjVkZp>qT
digne	cGpIqVrX
digne$	bJcGpHqUrS
digni-	ra
dignified	r_
dignified$	rW
digs	h[nV
digs$	gXhS
dijon	cZ
dijon$	c\\
dikta-	pHt[
diktat	pHt[
dikti-	t\\
diktiert	qG
dilig-	i^
dilo	gYqIs^
diman-	f_gR
dimanche	fV
dimanche matin	fS
dimanche$	gTiW
dimanches	f^
dimanches$	fRiG
dimen-	aHcIeDhFiCj^lCsG
din	aFbFgHjc
dinam-	gIjXqHrV
dinamicas	gFj[
dinan-	c[
dinant	c[
diner	iV
diner-	gX
dinero	gX
dinero$	bUgTiT
ding	lWrX
ding$	rV
dinne-	aShR
dinner	aVhV
dinner$	aJh\\iE
dinners	bVhIpY
dinners$	bSiUpV
dioce-	bZhSjA
dios	q[
dip	j^
dip$	j]sJ
dipl	jWtI
diplo-	jUlW
diplom	jSkR
diplom oder	cHfGgIrV
diplom$	jY
diploma	jSlS
diploma in	j\\
diploma or	j^
diploma$	jZ
diplomado	kT
diplomatura	jT
diplome	lW
diplome d'etat	jYlI
diplome$	pStS
diplomes	iHjHlSpZ
dips	iS
diput-	b\\
diputacion	b\\
dipwc-	jV
dipwcf	jV
dir	bFiEmb
dir$	bFhTmY
dire	fW
direc-	mV
direccion	aXmT
direccion de	aTjT
direct	eZpX
direct reports	iCm\\
direct$	eRjZm>pU
directa	bImWpT
directamente	eUiCpX
directe	eWmT
directe$	eVmUtI
directeur /	aTbI
directeur$	iTkRm@
direction	bT
direction de	aYqH
direction$	bIc\\iFqU
directions	iV
directions$	iV
directly	eYjHmW
directo	e^
director	mZrH
director$	pYr?tV
directora	mTqS
directora$	m]
directory	jS
directory$	jU
directrice$	pS
direk-	eXmT
direkt	cTmUsR
direkt am	c]eEmE
direkt bei	e[
direkt$	pV
direktionsassistenz	aYqItG
direktionsassistenz$	aX
direktor	fGmSqItX
dirig-	aW
dirige	kVmS
dirige$	bVk[mFpG
dirk	bGq]
dis	aFqVrS
disabilities	iR
disability	mU
disabled	iSkS
disca-	gWjFsV
discapacidad	bSgXjFsX
disch-	cIi[
discharge	cIi[
disci-	iXjT
discipline	iU
disco-	eUhY
discontinuo	eT
discontinuo$	eR
discord	bJcGiSjSsV
discount	h[
discount$	h\\
discovery	bFhWi[
discr-	jTqV
discrecion	jUpRqW
discrecion$	pU
discreet	rTsU
discreet$	jVqYrI
discret	cIjX
discrete	iHpRsY
discretion	jRpRqX
discretion absolue	jT
discretion$	jUq]
discretionary	gXhJiH
discu-	gXhJt_
discussed	tZ
disen-	mV
disenador	aX
disenadora	mTqR
disenadora$	aImZtH
diseno	jSmV
diseno$	mW
disgo-	iW
disgorging	iW
diskr-	j[qT
diskret	qZ
diskret$	gTqS
disku-	eFjYrDtY
diskussion	aIcJfBj[rHsBt[
disma-	aY
dismantles	iT
disor-	bRi[pI
disorders	bU
disorders$	aIbTiR
dispa-	aWmW
dispatch	aYiS
dispatch$	aXmA
dispatcher	mY
dispatcher$	aYfXhDmE
dispe-	aWbJl[
dispense	hT
dispensing	lV
displ-	bJhSi_
displays	iW
dispo	hZjV
dispo$	gIhaiG
disponent	aX
disponentin	aYpV
disponibilidad	fRhHiTpY
disponible	f]
disposicion	hUpIt]
disposicion$	hXtV
disposition	iS
disposition$	iYjS
dispu-	fUiYqS
dispute	hIpSqYrJ
disputes	fVi[
disputes$	fX
diss	cUfHiTjHk\\
diss$	bJcXiTkC
disse-	iVjHkFl]
disso-	i[
dissolution	i[
dist	bAcggHhHiIjEkImCnGqJ
dista-	dc
distance	dYiT
distance$	dZiT
distancia	dZ
distancia$	d[
distant	dXjJ
disti-	b\\cIjHkUsT
distr-	bZc[
distribuciones	cHj\\kE
distribuidora	bY
distribution	a[cFjBkW
district	cUiS
district$	iX
districts	bZ
districts$	bW
diszi-	mX
disziplinarisch	mX
dit	kSsStU
dit$	bJgJhHsZ
dita	jX
dita$	cHjZ
dites	rW
diurn-	f_oJ
diurno	fX
diurno$	fW
dive	hSiHmW
divem-	mZpJ
divemaster	mZpJ
diver	ab
diver-	aSi^sJ
divers	aWsF
divers$	aWsF
divis-	bTiJjVmT
division	bTiJjVmT
divor-	kGpIsc
divorce	iW
divorce$	iW
diwal-	gGh]
diwali	gGh]
dix	eFhRpZ
dix ans	jW
dix$	gIiGqV
dix-h-	oZpU
dix-huit	oZpU
dix-huit heures	oFpY
dix-n-	cXnJoI
dix-neuf	cIoH
dix-s-	gU
dix-sept	gU
diy	jU
djang-	jY
django	jY
django$	jY
dji	fJj[
dkk	b@gShDi]
dkv	hZ
dkv$	hZ
dl	jX
dm	aFiVp[qS
dma	aJj[
dms	i[pW
dms$	bJiTjS
dmv	fGiHj\\
dna	i]
dni	p]
dni y	pY
dni$	hSp\\
do a	mBrT
do all	gRhIlYtS
do bis	fY
do i	aGt\\
do it	iJj^lBqT
do not	lXpDqWrU
do the	aHiYrW
do this	qFtX
do we	lHt\\
do your	i]jI
do$	iRlW
doble	cSfVhU
doble$	fZgShYiGnI
doce	bWeJfRgUiGmX
doce horas	fT
doce por	bV
doce$	aFmVpU
docen-	gT
docente	gU
docente$	eSgZ
doch	jIrXtU
dock	iZnS
dock$	i\\
docke-	bWiY
docs	iZ
docs$	cSjU
doctolib	iW
doctolib$	iU
doctor	pSq[sT
doctor$	pSqU
doctora	aEcIfJmTqStZ
doctorado	l]
doctorants	mY
doctorants$	mX
doctorat	j\\
docum-	j[
documentadas	fDj\\
documentadas$	fDj\\
documentado	pR
documentaire	aHjZ
documentaire$	aHjZ
documentation	i^
documentation$	i[jH
documenting	hGiXjInJ
documentos	iWjBpW
documents	bWpV
documents$	bZgJ
doe	iVkS
doe$	gZkS
does	fT
does the	jXpS
doesn't know	qW
doesn-	jS
doesnt	iJjY
dog	gEh]kX
dog groomer	aT
dog$	hXiIjZkHlIqE
dogs	hTiXkIlD
dogs$	bSi[jF
doigt-	jYqU
doigts	jYqU
doigts$	qY
doing the	iU
doit	jcpIqFrV
doive-	jY
doivent	jY
dokto-	a]cHeEfHiE
doktor	q[
doku	fVgIiTlE
dokum-	iYjV
dokumentiert	iV
dolar-	fIg_iG
dole	c^
dole$	c^
dolla-	g[kT
dollar	g[
dollars	gSkX
dolor-	cX
dolores	cX
dom	eZiS
dom$	iX
domai-	bWfFgIhViR
domaine	bYfGgHhY
domes-	iS
domestic	iS
domicile	d\\hS
domicile 0	iX
domicile$	aUdUhWiE
domiciliaria	pX
domiciliaria$	aTpV
domiciliarias	iX
domiciliary	iXjT
domicilio	iRpR
domicilio$	gXpU
domin-	fW
domingo	fU
domingo 00	sR
domingo y	hW
domingo$	nX
domingos	fb
domingos$	fR
dominical	fEgYi^
dominio	jZ
domma-	iS
dommages	iS
domot-	cIiXkR
don	m_
don hernan	hItZ
don't	q^
don't ask	gY
don't care	lc
don't do	dSjY
don't have	bJl]qF
don't mention	qTrS
don't mind	jclG
don't need	lh
don't put	rY
don't say	jXlJ
don't scare	iHjUpIq[rH
don't want	aGiTjJlI
don't write	hHq\`
don't$	iTrS
dona	jIm\`pIqU
donat-	aRsU
donc	tT
donc 00	f^h@
donc pas	jIlVqT
donc$	aHtd
donca-	c[
doncaster	c[
doncaster$	cX
donde	bEdf
done	fUkTlR
done by	jEl\\pU
done it	jGlSmYpFsX
done$	fWhEiJj]pT
doneg-	c[
donegal	c[
donga	fHh\\
donne	jDs[tS
donne-	iTlT
donnees	aRiX
donnees$	aSiT
donnerstag	dTfRpS
donnerstag$	mGpZ
donnerstags	i[
donor	iXjRqWtF
donor-	sT
donors	iSsU
donors$	bSgJiW
dont	qT
dont 0	bTgImR
dont le	dW
dont mind	eSiIlV
dont trois	bFiIjXmX
dont une	jX
dont$	mSqW
doodl-	iTjV
doodles	iTjV
door	i[
door staff	a[fFlYtJ
door supervisor	aW
door$	hY
doors	iUjR
doors$	bIi]
dop	jWm[
doppe-	bScIrX
doppelpunkt	aGtV
dorad-	bYcT
dorado	cW
dore	jHk]mI
doree-	l^qWtI
dorfk-	bTiZ
dormi-	cFiZjGqSsVtH
dort	hXnW
dorto-	cIh[iTjItH
dos anos	hSjVnZ
dos ayudantes	mT
dos cartas	hIjSpRqH
dos de	fVmU
dos dias	dYnS
dos lineas	bScJjH
dos meses	fW
dos mil	gV
dos por	fYiXpI
dos primeros	gShW
dos sabados	gGi[
dos semanas	bHdRfUnW
dos tardes	fSsY
dos veces	cGdWeEgH
dos y	fR
dos$	fYjV
dosag-	i^
doscientas	iGmW
doscientos	gSjS
dose	i\\nI
doses	b]hI
dosif-	iV
dosificacion	iV
dosim-	iUj_
dosimetrie	iV
dosin-	i^
dosing	i^
dosing$	iV
dossi-	pZ
dossier	pY
dossier complet	pT
dossier$	pV
dossiers	dSiXpR
dot	jZpY
dotac-	hU
dotacion	hU
doublage	k\\
double	gTlU
double$	gYiDjGkRlV
doubled	bSgGm[
doubles	bIfZgWiDmF
doublon	eFo^pHqF
doubs	aHb\\cWgIiGmJtH
douce	j]
douce$	bJiW
douce-	qT
douceur	qV
douch-	h\\sS
douche	hZ
douche$	hY
douches	bFhTsX
dougl-	aIb\\cSiH
douglas	cY
doute	q\`
douze	aRcIeS
douze$	aYcIiDmV
dovet-	jT
dovetail	jT
dovetail$	jV
down to	bFq[sW
down$	fTsR
downs	bXfFgIi\\jBp;
downt-	i]jC
doy	gWiF
doyen-	bY
doyenne	bY
dp	bShIiXjBkX
dpo	a_jG
dr	mlpU
dr$	jWpU
dra	aHmi
draft	iWrWtZ
draft for	t\\
draft$	aEpIr\\tU
draft-	iW
drafts	iV
drafts$	iW
drag	b\`cIjU
drain	iZ
drain-	i[
drainage	aU
drains	iX
drains$	iX
drama	hVqUsU
dran	i\\qU
dran$	iWqX
drapi-	j\\
drauf	gYqV
drauf$	gZ
draug-	bZ
draughty	bVjR
drauß-	cS
draußen	cS
draußen$	bXcFjVlInUqT
draw	iSsU
drawi-	iS
drawing	dUiR
drawing$	iZ
drawings	jW
drawings$	iV
dre	hGm\\pIqX
dream	jFk^
dream$	iIjHk^
dream-	bTkR
dreamy	kT
dreht-	f]
drehteile	bU
drei	mR
drei gruppen	bZ
drei jahre	eXiW
drei monate	bIeIhZlIoU
drei tage	dUn]
drei wochen	fXlS
drei$	pZ
dreie-	aTfGqSsItT
dreih-	aGbU
dreim-	iJjVnSqYsA
dreimal	iJjVnSqYsA
dreis-	bZcF
dreit-	g^tH
dreitausendvierhundert	gY
dreiu-	h\\
dreiunddreißig	h[jI
dreiz-	gVhV
dreizehn	gX
dreizehn$	gW
dreizehntes	hT
dreiß-	eR
dreißig	eS
dreißig stunden	eX
dreißig tage	fD
dreißig$	hV
dresd-	cdiE
dresden	jW
dresden$	jW
dress	fIjFs]tG
dress-	aFmZqT
dressing	iZ
drh	m^tX
drh$	mStY
drill	aWiYjT
drill$	fHi\\jX
drill-	kZ
drilling	jBk\`mG
drills	iU
drills$	iT
drin	jXmVr\\
drin$	cIgWmZ
dring-	tT
dringend	tT
drink-	hVsT
drinks	hX
drinks$	bThS
drip	bIcHfHi\\
dritt	m]
dritt$	fSmY
dritte	aTfT
dritte woche	fZ
drittel	dYn\\
dritten	mTqS
dritter	qW
dritter generation	bT
drittmittel	eXiI
drive	bFhGiWlW
drive a	kVlH
drive$	gWhEjSlS
drive-	aS
driven	l[qU
driver	aT
driver /	aSkX
driver$	aXjY
driver's	cJj^
drivers	aTiVmU
drivers$	iRmT
drives	iVjXkG
drives$	iX
drivi-	jWlT
driving	jWlT
driving licence	lX
driving$	iRj\\lI
droge-	aHb\`iR
drogh-	cV
drogheda	cV
drogheda$	cV
drogu-	aBb]cG
drohn-	iXjGkX
droit	aYjY
droit de	aSbIfIhEjZ
droit social	aU
droit$	aVhXiC
drone	gIiUka
drone$	bUcIhYiHkI
drop	iXjHpZ
drop$	hSiRpU
drop--	cGiTnYpS
drop-in	iUpU
drops	gHig
drops a	bGgFi[
drops$	i[
drube-	jIrTtV
druben	kXsV
druber	gViU
druber$	gZ
druck-	gIiVjZqY
drucken	gDiXrZ
drucken$	gDiVrZ
drug	bV
drug screen	j[pF
drug test	qY
drugs	eJfFgJhZiGj[lFsH
drum	qYsU
drumm-	cVfIsR
drummondville	cVfIsR
drummondville$	cR
drunt-	mWrY
drunter	mWrY
drunter$	mYrU
drupa-	jT
drupal	jT
drupal$	iV
drv	iX
dry	iWoUr]
dry$	bFhJiEnHoGpHr]tI
dryer	i^
dryin-	fFoX
drying	fFoX
ds	bJcJgGj]mZpJ
dsc	jY
dsc 0	jY
dsm	abjE
dt	bTgSiVjE
dt$	bTiVjF
dtc	bSjT
du 0	cFeVfEo\\
du 00	oSt\\
du ca	gVjT
du conte	i_
du das	lIqY
du magst	dShVkJ
du mardi	bIfS
du matin	iTjT
du midi	bDhSiTsG
du monde	jTqR
du patron	jHmTqT
du personnel	gGhZ
du samedi	hZ
du soir	hWiS
du travail	jY
du und	pGr]
du$	rR
dual	i_jA
dual--	bIhajJ
duart	cV
dubai	cY
dubai$	cWiS
dubbo	c^gG
duble-	bV
dubletten	bV
dubli-	cR
dublin	cT
dublin 0	c[
dublin$	bUdT
dubuq-	cV
dubuque	cV
dubuque$	cV
ducha-	jV
duchas	hR
duchas$	hR
dudle-	bEqV
dudley	bEqV
dudley$	cX
due	aRqR
dueno	bTq_
duerm-	g[j\\sH
duero	cR
duero$	cR
dues	gHhV
dui	fBhIiGjclAsB
duisb-	bEc^mJ
duisburg	hIqT
dulce	b]cGqIrDtI
dulut-	cU
duluth	cU
dumfr-	c[
dumfries	c[
dumfries$	cZ
dump	aHhIiatV
dunda-	cW
dundalk	cW
dundalk$	cW
dunde-	cY
dundee	cY
dundee$	cX
dunfe-	c\\
dunfermline	c\\
dunfermline$	c\\
dunke-	bVcRfH
dunkerque	cUmJ
dunkerque$	cV
dunkl-	hTjZ
duo	md
duo avec	aFma
durac-	eViJlW
duracion	eViJlW
durba-	cV
durban	cV
durch	gVhGs_
durch-	bTgVpT
durchsagen	jV
durchziehen	iZ
durchziehen$	iX
duree	e[
duree indeterminee	eS
duren	c\\
duren$	c\\
durfe-	pR
durfen	pR
durha-	bV
durham	bV
durin-	hSiHjGlV
during	hSiHjGlV
dusch-	bUh\\
duschen	hX
duschzeit	hY
dusse-	pX
dust	jSqT
dust$	iWjEkZtG
duste-	h^
duster	h^
dut	jT
dutch	l_
dutch b	jX
dutch$	lXrU
dutch-	i^jH
duty	fSiT
duty 0	fVgGh?i_
duty$	gYhR
duur	eV
dv	jZ
dye	iSjEkT
dynam-	jUkRrV
dynamic	qFrS
dynamo	jTkV
dys	fWhJiY
dys$	fWhIiW
dysph-	iWkT
e /	bHfU
e 0	aSg[
e 00	gbjD
e de	a]
e en	aWcH
e mois	gX
e or	jZkI
e v	bb
e$	cU
e-aut-	h\\
e-auto	h\\
e-bik-	hY
e-bike	hT
e-bikes	iUjR
e-dec	aJiX
e-mai-	j^
e-mail	pU
e-mail$	pV
e.max	iUjR
e.max$	iUjV
ea	aVeRiImS
ea$	eX
each	gSiTnU
each 0	gGhAn_
each day	hSi]
each quarter	dGhUn]pI
each$	mYpYrD
ear	iTjX
ear$	jW
earli-	fTjIpY
earlier	qU
earlies	fYsR
early	fSjW
early$	fFiJjb
ears	jUqS
ears$	jUqS
easa	iGj\\
ease	jZkUlG
ease with	jZkUlG
east	c\\dT
east$	cTiR
easte-	oT
easter	eSoY
easter$	eXoT
eastern	bCpX
eastern$	c^dIfS
easy	aTbGfXhHjIsT
easy$	aVbFcGdGeSfYgHhHiFjEkIlHmInHoGpHqDrHsEtF
eat	aHfIiGj[oIsT
eau	b]iFjTmDqH
eaux	aHbR
eba	cIe_fFjFoF
eba$	cHe\\fIhIiEjFmI
ebani-	cW
ebanista	cW
ebay	bRi]
ebba	hFiImZ
ebd	aJb^cDdE
eben	aJbHrTtW
ebens-	lW
ebenso	lW
ebenso$	lY
ebers-	cV
eberswalde	cV
eberswalde$	cV
ebro	cY
ebro$	bIcY
ec	cZiZ
ech	fIg^iGjIpI
ech$	fHg^iGjHpI
echaf-	jW
echafaudage	jW
echel-	g^
echelle	g[
echelle 00	gS
echelon	aRgX
echelon 0	aSbVcJ
echelon$	aSgV
echo	iajC
echte-	bJc\\gE
eclat	aIcIg\`iFpH
eclat$	cJg_iFpH
eclip-	jUkT
eclipse	jUkT
eclipse$	cIk[
eclus-	aXbSfJ
ecluses	bXcI
ecluses$	bWcJ
ecmo	i\`jI
ecmo--	iVjEkV
eco	bY
eco$	b\\iD
eco-c-	h[iHpI
eco-cheques	h[iHpI
eco-cheques$	g\\
ecoch-	hX
ecocheques	hX
ecocheques$	gX
ecogr-	iTkR
ecografia	iHkT
ecole	hGl\`
ecole de	jU
ecole$	hHiW
ecole-	bV
ecoles	bV
ecoles$	bYcJiI
ecolo-	aSbX
ecologica	b[dFeR
ecologica$	bZ
ecologist	mT
ecommerce$	bT
econo-	jX
economia	iSjZ
economia$	iGj[
ecout-	jY
ecoute	jY
ecran	dXfJ
ecrir-	jSlDpT
ecrire	jSlDpT
ecrit	gDjVpZq\\
ecrit$	jW
ecrit-	r[
ecrits	jXkG
ecriture	r_
ecriture inclusive	rX
ecriv-	aYb@pSrS
ecs	j_
ecs$	j\`
ecsr	jT
ecsr$	jV
ed	jXqT
ed$	aTcIdHjYpF
edad	sd
edels-	iS
edelstahl	iS
edenr-	hY
edenred	hY
edge	bTqU
edgin-	i]
edging	iZ
edgwa-	cY
edgware	cY
edici-	aSlUqJ
edicion	aSlUqJ
edicion de	aUjY
edifi-	tT
edificacion	aT
edificio	hJiVtW
edinb-	aFc\`
edinburgh	cU
edit	aHr\`tC
edit$	iXjV
edite-	aIbWjW
editeur	aHbZ
editi-	bZkS
editing	iTjIkV
editing$	iAjRkX
edition	gEj]
edition$	gDj^
editions	bbiB
editor	aU
editor$	aUiEpU
editorial	bVkS
edits	i^jG
edits$	iX
edmun-	cS
edmunds	cS
edmunds$	cV
educ	aXbT
educacion	iVjT
educador /	aRiG
educadora	a\`
education	bJhE
educator	a[
educator$	aYjH
ee	nX
efect-	eZ
efectivo	aJe[
efectivo$	aJe[
effec-	iR
effects	jUkS
effects$	j[
efk	iZjVkI
efrai-	mX
efrain	mX
efz	a\`j_
efz$	a\`jT
eg	bRge
eg 0	g^
eg 00	g\\
eg$	b\`fFgHhGpD
egal	l_
egal$	fTgDhIiJlcqU
egg	aZ
egres-	lY
egresado	jYsV
eh	aVfHqGrUsS
eh$	a[bEiIjHmI
ehepa-	sS
ehepaar	sS
eho	iXjG
ehpad	bViV
ehpad$	bSiV
ehren-	m\`
ehrenamtliche	iTmZ
ehrenamtliche$	bSiRmV
ehrensache	hYiHjTmI
ehrensache$	hYiHjTmI
ehrli-	hTqVsT
ehrlich	bRhUsU
ehrlich$	bViHqIrHsStG
eib	jUlF
eibar	cX
eibar$	cX
eidg	aVcHiIj[kEtI
eidg$	aUcGj[kDtI
eigen-	bS
eigenbetrieb	bR
eigenbetrieb$	bS
eigene	bWhRiI
eigenen	qT
eigener	hW
eigener hund	kS
eigenes	bSlSnS
eigentlich	bAhEjGoXpJq\`tS
eigentumerversammlungen	iV
eight	mY
eight and	fTnHoI
eight hundred	tT
eight thousand	hT
eight till	fT
eight to	f\\
eight$	fTgYhGmV
eight-	bTgU
eighteen	bUjTtS
eighteen$	bV
eighty$	gX
eignu-	jRp[
eignung	aIjUlGpW
eignungstest	pV
eilid-	pS
eilidh	pS
ein bisschen	fTrR
ein jahr	eXiJjYlW
ein mann	sf
ein paar	tW
ein plus	kb
ein studium	jU
ein tag	d\\fJjI
ein traum	k[
ein$	kSoXpStS
einar-	dYoU
einarbeitung	dToV
einarbeitung$	dTgRiIoS
eindh-	cW
eindhoven	cW
eindhoven$	cWiJ
eine ausbildung	aHjX
eine halbe	eVrX
eine neue	aY
eine$	jSt[
einem	b]iH
einen	aY
einen tag	dYhJ
einen$	iIt^
eines	eSjY
einfach	pT
einfach an	cJpX
einfach$	jUkVlH
einfahren	fEgIkGsZ
einfu-	jZrX
einga-	oIp[
einge-	jX
eingefuhrt	iJjU
eingefuhrt$	iIjU
eingewohnung	iZ
eingr-	bYiHqY
einhe-	iWs]
einheiten	i[
einheiten$	iS
einheitslohn	gV
einka-	iU
einkauf	mT
einkaufen	i^
einkaufer	a\\
einkaufer$	aY
einkaufspreis	h[
einkl-	bGhGi\`sI
einla-	aTbJeIfIh\\nJpGsX
einle-	iFl\\pG
einli-	hY
einliegerwohnung	hY
einma-	iT
einmal	iT
einri-	a\`iS
einrichten	i]
einrichten$	i[
eins	jR
eins davon	jZ
eins$	gS
einsatz	iT
einsatze	fUiGn\\
einsatzgebiet	cV
einsc-	iUjV
einschleifen	iS
einschleifen$	iS
einsp-	iT
einst-	gTjS
einstellen	bGcIiXjBtU
einstellen$	cIiWjBtV
einstellung	oY
einstieg	g\\oV
einstieg$	gZ
einte-	hRiY
einteilbar	hV
einteilbar$	hW
einteilen	i[
einteilen$	iU
eintr-	jV
eintrag	jX
eintritt	iToR
eintritt$	iRjVoG
einun-	gThS
einunddreißig	bJ
einunddreißig tage	bJ
einundzwanzig	gWjIkR
einwa-	jY
einwandfreier	jY
einwe-	i\\nD
einweisung	iS
einwo-	bW
einwohnern	bW
einze-	hZiT
einzel	eIiX
einzelzimmer	hYqR
einzi-	fXiZjD
eis	h_i\\oF
eisen-	bYlX
eisenach	bGc[
eithe-	eSfYjR
either	eSfXjT
either$	cJeWfGjU
either's	lW
eje$	aV
ejec	aVjYtG
ejec$	aXjWtF
ejecu-	aSmR
ejecucion	aJjT
ejecutiva	aXtG
ejecutivo	aUjS
ejerc-	aRjV
ejercicio	aUpR
ejercicio$	aZeU
ek	h\\kE
ek$	h]kF
eks	j\\
eks$	j\\
el 0	oZ
el 00	oRpY
el ano	bSfEhU
el anterior	qX
el anuncio	rStV
el aviso	r\\tR
el certificado	iGj[
el cierre	fSiU
el cliente	qUsU
el contrato	qTtU
el curso	h]iH
el de	mUqT
el dia	nTpR
el director	sZ
el equipo	jWpTrR
el grado	jTlT
el lunes	o\\
el martes	fIiJoUpRqTtU
el nombre	qIr_
el obrador	cUtI
el primer	eS
el que	fT
el registro	kUpU
el resto	cYeJgZrI
el segundo	qX
el socio	mXqR
el sueldo	gSrZ
el ultimo	qVsS
el viernes	q\`
el$	qS
elche	cZ
elche$	cW
elder-	iSmU
elderly	aH
elders	iRjRkHmW
elders$	iVjUkD
elec	bXhJiX
elec$	bIiX
elect-	j\\
election	bHcJe]mIpGtJ
elections	fTkT
elections$	fS
electric	fThTjI
electrica	aGbWcEhV
electrica$	bRcDeIhWiFjJ
electrical	fFjUpU
electrical$	jV
electrician	jY
electrician$	aW
electricians	jJlT
electricidad	fIjX
electricidad$	jV
electricien	aY
electricista	a^
electricista$	aX
electricite	jX
electricity	h[
electrico	bRiX
electrico$	bTiX
electricos	bVmU
electricos$	bZhJiHjVmH
electrics	l^
electrique	h\\
electrique$	bIhTjT
electroerosion	j[
electroerosion$	j\\
electromecanica	jX
electromecanicien	jX
electromecanico	aRbGiJjY
electronica	pX
electronica$	i^jH
electronico	h[
electronico$	h\\iC
electronics	aX
electronics$	aX
electronique	k\\
electronique$	jS
electrotech$	jT
elega-	aIrTs\`
elegant	rV
elegi-	fWhZjI
elekt-	jYpT
elektriker	jU
elektriker oder	sT
elektriker$	jZ
elektrisch	aJcGgHiGjFkHlJn\\pHtI
elektrisch$	aJcGfIgIiGjFkHlJn\\pHqItI
elektro	bWjR
elektro$	j\\
elektronisch	pYqX
elektrotechnik	gHjV
eleme-	aVbXcBiEjW
elementary	j\\
elena	mgpG
elevadora	jS
elevadora$	jS
elevadores	aFbY
elevadores$	aGb]
eleve-	bT
eleven	qS
eleven$	fWiHm]
eleves	mR
eleves$	bTm]
eleveurs	bXsT
eleveurs$	b]
elf	bZ
elias	aFbBc[iGmX
eligi-	j[
eligibility	iFjWkS
eligible	jU
eligible$	jY
elimi-	iFkTpW
ella	jFqWsU
ellas	pXs\\
elle	iWmX
elles	pWs_tG
ellos	sS
ellos$	pUqS
elodi-	bSkJmXpS
elodie	bSkJmXpS
elodie$	jImXpT
elsas-	bT
elsass	bT
elsass$	bU
else	lInRtS
else$	fVhFpSt\\
else'-	fUiR
else's	fUiR
else's$	fUiR
elter-	iT
eltern$	jVsJ
elternabende	iW
elternabende$	iX
elterngesprache	iU
elterngesprache$	iT
elterninitiative	aHbc
elternzeit	e\\qR
elternzeitvertretung	eU
elternzeitvertretung bis	eT
elternzeitvertretung$	eWiJ
elus	aJbIfHiSjGp\\rJ
elus$	aJbIfHiSjGp\\rJ
elvir-	mVqY
elvira	mVqY
em	iWjHmTsV
em$	eSfIs_
email	pa
email$	iWpR
email-	bS
emails	bIiSpRqS
embal-	iYlS
emballages	iU
embalming	iS
embar-	bUkRoUqWsU
embarazada	qVsT
embarazadas	sc
embarca	cTjU
embargos	i[
embarque	bWcF
embau-	eStZ
embauche	aJbReVtS
embauche$	aHbUeSkItT
embaucher	qS
embed-	aWiT
embedded	aU
embra-	jZ
embry-	aXmS
emden	cX
emden$	cZ
emerg-	fUi[
emergencia	bWf\\iI
emergencias	fGmV
emergencies	hJiUjY
emergency	bJkUpI
emis	bZkS
emo	jSpV
emoji-	rW
emojis	rW
emojis$	rV
empad-	iWjJs]
empal-	cWiR
empalme	cWiR
empan-	aGiV
empanadas	aGiV
empanadas$	iT
empez-	fRhIo^pH
empfa-	aXjT
empfang	aZcJiCjWtI
empfangen	aEi[
empfangen$	aEi[
empie-	eSoZ
empieza	eVoT
emple-	mX
empleado	gWhS
empleados	bYgF
empleados$	bYgHhS
empleo	aEeSlS
empleo$	aCbWjW
employe	hV
employed	e[
employed$	e[
employee	aUhT
employee$	eVrH
employee-owned	bX
employees	bVmU
employees$	mU
employer	hWtW
employer$	hTiGjDqHt\\
employes	bX
employes$	b[
employeur	aIgDh_
employment	hHiHjVpW
empow-	j\\
empower	j\\
empre-	bR
empresa	bReR
empresa con	hVnJ
empresa de	bReWgIhF
empresa$	bFeXhWiB
empresas	iT
empresas$	bIiX
empty	dDfYgWiRtX
empty$	dCf\\gZhGpItI
ems	aIbVc[
ems$	c^
emt	jFk\\
en 0	aHeWhJjBnS
en 00	bFfGiRj^
en 0000	bRcIiEjZ
en 2000	bZiVjDqT
en a	kFs[
en abril	q[tG
en agosto	hZoF
en alternance	dGf[
en altura	j]
en anglais	cHiGjVr\`
en aout	h[iVo@qS
en avril	i[jBpHqU
en bio	bSjU
en blanco	eV
en burn-out	qS
en cabinet	jY
en caja	iHjVlFm\\pI
en casa	nZ
en castellano	aItV
en catalan	jHkGr[
en catorce	gS
en charge	h\\
en conflit	jRmIqV
en cours	lS
en cuatro	hHlHmFoBparH
en derecho	kR
en diciembre	dIeGhWoEq\\
en dos	iEjUtW
en droit	jU
en el	pW
en enero	aJcThUoVpGqS
en fin	fS
en forme	sS
en francais	jFrY
en hiver	fV
en ingles	rg
en insertion	mU
en iso	j\\pC
en janvier	bGeFf\\iVmFoG
en juin	fZmGpIq_
en julio	fFhWoU
en junio	eGgHhVkJoYpI
en la	pS
en las	qVrGsZ
en ligne	pX
en mai	fUjGoEpIq\\
en mano	gcjImE
en mars	fXiVkGoAqS
en mayo	iVmFoRqZ
en mesa	aHbHfGiVmV
en mostrador	mX
en moyenne	hW
en noviembre	aHeDi\\jHlGtH
en otono	aCfRiGoYqX
en pico	fSgGiW
en piso	d[fI
en place	fV
en planilla	gUiUjJ
en planta	dZeFiVpT
en plus	fTgRh@jBkRtW
en porteria	pX
en sala	mTsX
en salle	bGiBjTm\\
en sant	bIf^
en septiembre	fZ
en stage	eZiG
en temporada	bJeHfEhRjIm[oF
en terreno	dEpXsU
en train	hWiY
en tres	nUpU
en un	qU
en una	rW
en verano	fZ
en vigor	aEjZ
en visio	pV
en zaragoza	cTdInX
encad-	iUm]
encadrant	jT
encadre	m]
encadrement	iW
encadrement de	iXmI
encadrement$	bIiVjTlImG
encadrer	iS
encadrer$	mV
encadrez	bImW
encai-	aIcEdJeJfDgIi^jIkIlJmJnJoIpJqIrJsJtJ
encan-	jCk]
encar-	i\\mY
encargada	aTiEmZ
encargado	aWmX
encargado de	aZmG
encargado$	aZmD
encargan	aStS
encei-	q[sV
enceinte	q\\sX
encim-	iS
encima	hSqT
encof-	aU
encofradores	aU
encor-	jIqS
encore	jIqS
encore$	qY
encou-	bAhJjJkWmIrXsH
encouraged	eHgHhIiEkYpDrR
encue-	aVjZ
end of	eVoR
end$	cSfT
end-t-	iU
end-to-end	iU
ende	eUoU
ende$	cIpDt_
endoc-	kU
endor-	j\\kU
endorsed	jX
endorsed$	jX
endorsement	j[
endorsement$	j[
endorsements	iV
endorsements$	iX
endos-	bHfJg?iWj]
ends	iJpVsT
ene	hIo^
ene$	o^
enerc-	bU
enercon	bU
energie	aHbSkW
energie$	bSjTkI
energieberater	iY
energy	rR
enero	o_
enero$	obpR
enfad-	bJhIiIjWqFrX
enfan-	bZsT
enfant	gTsV
enfant$	iYsF
enfants$	bUjT
enfer-	mR
enfermera	aSmS
enfermera /	aWjI
enfermera$	b\\
enfermeras	mX
enfermeria	iUjX
enfermeria$	iVjU
enfermero	aZcI
enfin	dVgHjJt\\
enfor-	aUiU
enforcement	aUiU
enforcement officer	aTiH
eng	aYj[mX
eng 0	jU
eng$	aXjTmY
engag-	tR
engagement	eIiYjS
engagements	bGrW
engel	cHiZjS
engel-	cV
engine	iYkSqT
engine$	gTkS
engineer	aT
engineer (	gE
engineer$	aa
engineering	lWmF
engineering$	aXiFlVmC
engineers	m_
engineers and	jJ
engineers$	iRjHkJm[
engines	bUiY
engines$	bWiV
engla-	cInU
england	cInU
engli-	rT
englisch	jT
englisch am	jS
englisch c	jX
englisch fur	jTkU
englisch$	jV
english	rS
english +	j]lGrH
english and	jUrU
english at	jZ
english b	jV
english because	cVrX
english c	jV
english for	jVrZtG
english or	jV
english speakers	jGkEsY
english$	jX
english-speaking	aZcV
engra-	bUcIkS
engrase	iW
enhan-	fCg[hS
enhanced	fIhVjR
enhanced dbs	j\\
enhanced$	gIh[iFjI
enhancement	fFg]hFmG
ennis	ca
ennis$	c]
enoja-	jWqU
enojado	jWqU
enolo-	aRoH
enologa	mV
enotu-	iW
enoturismo	iW
enoug-	jS
enough	jS
enough for	j\\sS
enough to	bW
enough$	cJiHlY
enque-	iXqW
enquete	qX
enqui-	i_
enquiries	iX
enreg-	i_
enric-	aGhGi\\
enrob-	aSi\\
enrol-	bEcGdHeJi\\jSkH
ensay-	fR
ensayos	iSoT
ensei-	iVlX
enseignant	aZ
enseigne	bWrT
enseignee	iIl\`
ensem-	iZ
ensen-	eBjUl]
ensena	l\\
ensenamos	l_
ensenamos$	lZ
ensui-	dSrX
ensuite	dSrX
ensuite$	eYiCrT
entbe-	dJl_
entbehrlich	dJl_
entbehrlich$	dIla
enteb-	cTiU
entebbe	cTiU
enten-	lVqT
enter-	qZ
entera	qGsS
entera$	eU
entero	hU
enterprise	jY
entfa-	fUlT
entfallt	fUlT
entfallt$	fTlT
entfr-	eafIpH
entfristet	eZ
entge-	f?gd
entgelt	fIgR
entgeltgruppe	g]
entgeltgruppe$	gT
entha-	fCiUqV
enthalten	fCiUqV
entid-	bX
entidad	bU
entie-	s_
entienda	iWjZ
entiende	qFsU
entir-	dY
entirely	dY
entit-	bX
entla-	i_jC
entladen	bIi\\jC
enton-	qIt\\
entra	jElW
entra-	fX
entrada	oUqV
entrainement	hEi\\jI
entran	fWsX
entrants	fEgTiV
entrapments	iZjI
entrapments$	iT
entre	qT
entre 0	f[pS
entre 00	s^
entre nous	q^
entre semana	dGf]gG
entree	hVoZ
entrees	iV
entrega	hIiRqV
entregas	aHbYiT
entrenador	aU
entrepot	cI
entreprise	b[
entreprises	a\\
entreprises$	a\\
entretenir	aJcIi[
entretien	iSpS
entretien avec	pY
entretiens	hVpW
entrevista	pW
entrevistas	p]
entrevistas con	jS
entrevistas$	p\\
entri-	bIfSiY
entries	bIfSiY
entries$	fY
entry	i]
entry$	bXcHiX
entsc-	f]pR
entscheiden	i[
entscheidung	bZpV
entwe-	fHiV
entwerfen	fHiV
entwerfen$	fHiU
entwi-	mYpGrU
entwicklung	gIiT
entwicklungsgesprache	iZ
entwu-	tU
entwurf	tU
entwurf$	rU
enume-	bFiHjHm[pHr\\
env	g[
envas-	aTiT
envasado	aWmJ
envases	iV
envia-	p[
enviar	pU
envig-	cW
envigado	cW
envigado$	cW
environ	aHgRnR
environ 0	fVgZ
environ$	bGfUnY
environment	bY
environnement	lWrX
envoi-	p\\rF
envoy-	aGcBi_jIrItI
envoyez	pX
eo	aEpVt^
eoi	iEjGp]tZ
eolie-	aViI
ep	aHeZjBqYtE
epaul-	mX
epb	bIj[
epc	b_cI
epf	h]
epi	h\`
epi$	hX
epine-	aIiYpR
eplan	bIkV
eprou-	j\\
eps	bXha
eps$	hS
epsv	h\\jH
epsv$	h[jI
equal	jTqI
equal$	jX
equal-	aGr[
equality	aEr\\
equip-	m[
equipe de	fRiSmS
equipe$	hR
equipementier	bThZmH
equipements	bZcF
equipes	bX
equipes 0	fY
equipes$	fYiUmE
equipment	a]gTiGjIm?
equipo de	mUrS
equipo$	bJfHjXpV
equipos	bUpR
equit-	gV
equitation	sT
equity	gX
equity$	gYhI
equiv	aUgJ
equiv$	aWgJjT
equiv-	gRjY
equivalent	gW
equivalente	j[
equivalente$	jS
er den	iFjZ
er fevrier	oS
er oder	bFe\\iGq[sH
er septembre	oW
er sollte	sY
er$	bIcEfTgVhJtX
er-te-	iFnZ
er-team	iFnZ
era	gXrT
erabl-	bTcIi]
ere	a[
ere$	aXiWjHmJqU
eres	aXlU
erfahren	aIbIjYqY
erfahren$	aHbHjWqX
erfahrung	sU
erfahrung mit	k\\
erfahrung$	aYsT
erfas-	iU
erfassen	iW
erfassen$	iW
erfol-	gehF
erfolg	gR
erfolg$	gR
erfor-	jHl^
erforderlich	jHl^
erforderlich$	jHl^
erfur-	cUhI
erfurt	cS
erfurt$	cR
ergeb-	fW
ergo	aWbJiV
ergo$	aVbIiW
ergot-	a[hF
ergotherapeut	aT
erkla-	iU
erklaren	iU
erklaren$	iW
erlau-	hRrU
erlaubt	hRrU
erlaubt$	hUoS
ernah-	fDgWhJiCjHk^mGpF
ernte	cGfXo_pEqJ
ernte-	fZ
erp	iYjU
erp$	jV
error-	iZ
ersat-	bXtW
ersch-	gWpRqS
erschwernis	g\\hH
erst	e]fJqa
ersta-	bRhGiGp^
erstattet	gUhIpV
erstattet$	gUhIpV
erstb-	bXg?iWrD
erste	aX
erste hilfe	jSkS
erste-	oR
ersten	qJ
erstg-	pX
erstgesprache	pX
erstm-	eVi]
erstmal	eX
erwah-	qXrV
erwahnen	qXrV
erwahnen$	qUrV
erwan	fFpZqR
erwar-	hGt[
erwarten	iHtX
erwei-	jX
erweitertes	jY
erwer-	cIhHiHjDkIl\\pI
erwun-	eTkYsT
erwunscht	eTkYsT
erwunscht$	eWiEk]
erzie-	aX
erzieherin	aX
es el	aIb]hDnF
es geht	aU
es gibt	gX
es ist	b^
es la	bZiHjEpRqU
es lo	jWqEsV
es nicht	jBl_
es para	aHeXtW
es sind	eHf_
es un	kRq\\
es una	bWcGeZ
es$	bRgUiFtY
esa	gIj]kClHpFqZtI
esbje-	bT
esbjerg	bT
esbjerg$	bU
escal-	gViW
escala	cIg[
escalafon	gZiJjI
escalations	iS
escalera	gFj\\lHsW
escan-	cSmZ
escandallos	jY
escaneada	pT
escaneados	iHpY
escaner	jW
escaner$	iDj]
escap-	cW
escaparate	cWiS
escaparate$	cWiS
escen-	a^mEsI
escog-	aJfWi\\
escoger	fY
escolar	aU
escolar$	aU
escolares	aFb^
escor-	hIiY
escorting	iV
escri-	pUrR
escriba	pX
escribas	qStT
escribas$	qStT
escribir	jWkG
escribo	qVtV
escrito	f\\
escritura	gUi[jD
escue-	cR
escuela	cU
escuela$	c@hXjImGsS
escuelas	mItW
ese	qa
esi	cIh_iHjE
esl	a\\iSkG
esmal-	aGi[sJ
eso	q\\
eso lo	i_qE
eso no	jTrJ
eso se	f[qU
eso$	iEjYqI
esop	bJcJeDfBgWh\\iEj@
espac-	aVhHiS
espaces	aVhHiR
espaces verts	aWhH
espag-	jX
espagnol	jX
espal-	jU
espalda	sT
espalda$	jXsV
espaldas	jX
espaldas$	jX
espan-	s_
espana	cTnV
espana$	cXdV
espanol	aSrS
espanol$	aWjDrW
espec-	bSmRpI
especes	bU
especes$	bTiS
especial	aCb[
especialista	aX
especializacion	kX
especializado	b[hE
esper-	aHtY
espera	tX
espera$	eUqItT
esqui	cHh\`iBjT
ess	bXtI
ess$	bXtI
essai	eXjJp_
essai-	aWiVjJsV
essais	aY
essal-	hW
essalud	hW
essay-	i^
essen	bSdShW
essen frei	hW
essen$	aIbZcGdSh<nV
essen-	h\\
essence	jJ
essence$	hX
essensbons	hU
essential	jTlS
essential :	jX
essential$	hHjSkYlV
est	bUqW
est 2000	bW
est a	fU
est en	iRq[
est une	bR
est$	bWeTi[
esta	q^tR
esta en	cc
estab-	e]qV
estable	eZ
estable$	cIeYiGkIpGqI
establishment	eZhH
estac-	bY
estacion	bTjS
estacionamiento	hX
estad-	aZbFjX
estadistica	iVjU
estado	jVqV
estam-	cYhCmTnW
estamos	cZmU
estamos buscando	jStS
estamos en	c\\mIrT
estan	bUfCmTq[
estan-	bYcCiY
estandar	jR
estandar$	jT
estar	jVs\\
estar-	k[
estaria	iTjIk\\
estat-	cTiU
estatal	fGiW
estatal$	fHiSjS
estate	cYkJ
estate$	aEbXh\\jG
estates	gHiY
estates$	fJgHiZ
estatica	hTiV
este	cTgHsStV
este$	cY
ester-	cWiS
esterhazy	bHcU
esterilizacion	bJiY
esthe-	aW
estheticienne	aX
estib-	iX
estibar	iX
estil-	aHm\\pHsR
estim-	pIt^
estimator	a^
esto	q[rItY
esto es	sV
esto$	aEmIqRtX
estor-	kU
estorba	kU
estorba$	kU
estre-	b\\iIjS
estrella	bWrX
estrella$	bX
estrellas	b[
estrellas$	bX
estri-	aWdY
estru-	i_
estructuras	aU
estua-	bT
estuary	bT
estud-	bUhRlTrR
estudiantes	aFbacFgJmH
estudio	aVrW
estudio de	aHb\\
estudio$	aWrR
estudios	l]
estudios$	hTlV
estup-	kRsV
estupendo	kRsV
estupendo$	kV
et 0	gUmUpX
et 00	cUmS
et a	fDpJsHt\`
et au	iS
et c'est	bAfSjGs\\
et de	bSfHgU
et demi	dIfUgW
et demie	fV
et des	bVtJ
et deux	iDm^
et du	bYgG
et il	eIfX
et la	iWjT
et les	hSmU
et lundi	fW
et on	bXhEsT
et pas	hFqVsU
et puis	hSiUjS
et six	aGbHm\\sG
et soir	bHfDi\`
et suivi	iR
et un	bVmR
et une	mZ
et$	hYmR
eta	iX
etabl-	b^jU
etablissement	bXjWkI
etablissements	aHbW
etalo-	jY
etalonnage	jY
etat	aTiU
etat civil	aTiU
etats	i\\
etc	sU
etc$	fHiSjT
ete	fYoHqV
ethic-	hV
ethics	hV
etien-	pVqW
etienne	pVqW
etike-	ib
etiqu-	bUi]
etiquetage	iY
etiquetage$	aJiV
etiquetas	bX
etiquetas$	bY
etoil-	b^
etoile	bVjS
etoile$	bVjS
etoiles	bY
etp	aVbReUmT
etp$	aXbReTmV
etran-	iW
etranger	aIhGqTsU
etrangers	iVlH
etre	kTnV
ett	bIcFeaiJjDpStD
ett$	eViJjFkJpS
etude	aDb_pX
etude de	pR
etude-	iZpU
etudes	iZpU
etudi-	s_
etudiants	lTrS
etudiants$	bShHiFlW
etwa	gX
etwa$	fU
etwas	jRrW
eu	sU
eu$	aRbHdThSiUjG
euch	p^qIrZ
euh	aGjBta
euh$	cJjFlHt]
eur	bEia
eur$	i\\
euro	bGg\`
euro die	gS
euro$	bBeShV
euro--	aIbGeafJgE
europ-	sV
europe	nW
europe$	cViEnW
euros	gd
euros 00	gS
euros al	eJgY
euros$	hX
eus	eYgTjJ
euse	aR
euse$	aW
euseb-	iI
eusebio	iI
euskera$	kTrU
ev	bSh]nI
ev$	eIhTiHjSmHqI
evac	bIhZiU
evalu-	iVmV
evaluacion	p[
evaluation	iU
evang-	aCbTs[
evangelico	s[
evangelische	aFbW
evapo-	b^mB
eve	eGfWoS
eve$	gVoV
even	kZsX
even better	jBk\\
eveni-	f[
evening	fRtZ
evening$	fTpS
evenings	fZ
evenings$	iRpX
evens-	fS
evensong	fS
evensong$	fT
event	iVmFt]
event-	eT
evento	eXgU
evento$	eYgU
eventos	bZ
eventos$	jV
events	jR
events$	jTmT
eventual	e_
eventual$	eW
ever	fIjFt\\
ever$	hTlRpGsU
every 0	fZsT
every 00	i\\
every day	dUfZiV
every other	fXhG
every quarter	g\`h>
every second	h[
every shift	bGf@gHhHiHj\`lHnU
every third	f^gE
every time	jFs_
every$	fT
everybody	bTlZqHtI
everyone	iWoDrT
everyone$	fHiTqX
everything	hV
everything$	bTh[iDjW
eves	f\`
eves$	f]
evesh-	cS
evesham	cS
evesham$	cS
evide-	jZ
evidemment	jSrT
evidemment$	hUqIrV
evidence	iU
evisc-	iZ
evite	fFrVs_
evite le	gHqX
evite-	rUsZ
eviter	hHrSsX
evolu-	eU
evolucion	gS
evtl	eXiHq_
ew	aIb]
ewm	jY
ewm$	iHjY
ewp	iIjZ
ex	aIkVmH
ex$	bYcIfSgC
ex-co-	iAjbqV
ex-of-	iFs[
ex-offenders	iFs[
ex-po-	lX
ex-police	lX
exact	iIj^
exam	bGjVpV
exam leave	hXkJ
exam$	aIe\\iUjE
exame-	hT
examen	jU
examen$	gHiUjStI
examenes	fEpUtZ
exami-	aX
exams	j[
exc	aAbacIjE
excav-	gGh]nIqW
exced-	eRsW
excedencia	eRsW
excel	jc
excel +	iT
excel con	pY
excel$	iTjX
excel-	kY
excelente	iHjIkXsW
excellent	jZkS
excellent$	kX
excep-	dTgJiHnU
exceptions	dWiJpJ
exceptions$	dWiJpI
excha-	aHhSiTjS
exchange	aHhSiTjS
exchange$	fJhW
excla-	r]
exclamation	rY
exclamation marks	rY
exclu	eWiRjH
exclu$	eVjH
exclu-	eUjRkW
exclusivity	e\\iHlI
exclusivity$	e\\iHlI
exec	aWm_pF
exec$	a]bIiG
execs	aIbFcEfIhJiGjDm\`
execu-	aYmU
executive	aZ
executive$	aZjE
exemp-	eWiHjR
exempt	aReY
exempt$	aUgW
exerc-	iUpY
exercise	pY
exercise$	pX
exete-	c\\
exeter	cUdS
exeter$	cU
exhib-	bSjF
exhibit	iRrT
exhibits	bSiRjG
exhibits$	iUjG
exige	jWl\\
exige$	iEjVl_
exige-	lRmX
exigee	jIlV
exigee$	lX
exigi-	bGjYlXtH
exist-	iFjSlIrWtR
existe	bTeUtI
exists	lErZ
exit	iWjX
exoca-	iUjR
exocad	iUjR
exocad$	iFjZ
exp	kXl_pH
exp$	eRiFkYlVpE
expan-	b]hH
expansion	b]hH
expat-	g[h>j>k^lGpH
expec-	lU
expect	fSsV
expected	kJlY
expected$	kJlZ
exped-	aSfTiRmGpR
expediente	pU
expedientes	fWgHiT
expedition	iRpY
expen-	i_jJ
exper-	kSlT
experience	kVlS
experience 0	j_tI
experience is	iH
experience needed	jJ
experience not	l^
experience of	iIjX
experience with	kY
experience$	iFjXlU
experiencia	lY
experiencia con	kUlRmI
experiencia en	jXkU
experiencia$	gWlU
expert	hS
experte	bRhVjH
experts	bIiTmWpH
expir-	fZ
expla-	i[
explain	iZ
explain a	jS
expli-	iVkU
explique	iV
explo-	bRmX
exploitant	aWmV
exploitation	bWiHp[
explosifs	aS
expor-	bi
export	aT
export 00	bZ
export$	aYbJiS
exportacion	iV
exportacion$	aJbEiX
exporter	aHb_
exports	b]
expos-	iYkT
exposure	kV
expre-	i^jCpJtW
exrec-	aJi\\
ext	hYjGpW
exten-	e]
extended	aGfU
extension	eXoT
extension$	eS
exter-	mX
extern	hFlXsH
externa	hUmY
externa$	hUmXpI
external	cIiWkI
externe	e]iIpT
externe$	eSpU
extra	gZk^
extra marks	kZ
extra$	f\\jHk]
extra-	iTpTsV
extraccion	i_jI
extraction	aGbZiWjA
extralegal	eUgTkIoG
extranjero	s^
extras	bHgRhS
extras :	gEhW
extub-	iZ
eye	jZkR
eye for	jX
eye$	iUkZsS
eyes	hIiJjWq\\rY
eyesi-	fJjXqS
eyesight	fJjXqS
eztit-	jX
eztitles	jX
f	jV
f &	mU
f /	aZbGeTfT
f 0	bShS
f$	aZfSgS
f-gas	jSp[
f-gas$	iIjWkX
fa	a]iJ
fab	aUgI
fab$	cTkW
fabie-	iEm[
fabri-	aHbejW
fabric	bUiSoG
fabrica	jY
fabrica$	jX
fabrication	bGiCj\`kG
fabrique	b\\
fac	j_
face	jT
face$	iV
faceb-	rYtS
facebook	rYtS
facebook$	rStV
faced	ja
fach	iWjHkWsH
facha-	aXjWlW
fachadas	gIhRiXjJ
fachagrarwirt	iGjZ
fachangestellte	aYgSiF
facharbeiterbrief	aJlS
fachausweis	aZlG
fachb-	bSmYpGtX
fachbereich	bVtY
fache-	lS
fachg-	bZfJ
fachh-	bUcHiW
fachhandler	bUcHiW
fachi-	aTgStF
fachinformatiker	aTgStF
fachkraft	aRgU
fachkraft fur	jR
fachkrafte	iZr[
fachkraftezulage	gW
fachkunde	jU
fachl-	jIm\\
fachlich	jIm\\
facht-	jGkX
fachw-	hVjDk\`
fachwirt	gFiS
facil-	hTiIjV
facilities	aWiSjJ
facilities$	aViUjF
facility	pT
facin-	jU
facing	jU
facte-	iAja
facto-	cR
factor	aHbIib
factories	b\\iJkX
factory	cVfS
factory$	b_cF
facts	jZpD
facts$	jZpD
factu-	eTgW
factura	eXjGmGtH
factura$	cEdJe]fJgJiGjFkHlJmEnIpIrIsJtG
facturacion	b]iI
facturacion$	b\\iI
facturar	iX
facturas	aGeUiS
facturas$	iV
facture	g\\hFiJoH
factures	iY
facul-	lepF
facultatif	lZ
facultatif$	lZpH
facultes	jX
facultes$	iSjU
faena	eXiT
faena$	eYhJiT
fahrd-	aW
fahrdienstleiter	aW
fahrdienstleiter$	aX
fahre	c[i@jGlGn]qIrG
fahren$	ig
fahrer	mZ
fahrer$	jV
fahrerkarte	jZ
fahrerkarte$	hHjY
fahrg-	aVgZnBsT
fahrgaste	sZ
fahrl-	aUcHiXjH
fahrr-	h_iI
fahrradleasing	hY
fahrradleasing$	hYqJ
fahrs-	gTmV
fahrt	bEiSpIqDrHtZ
fahrt$	cHiIpHrJsSt[
fahrt-	bBcZgY
fahrten	dHhBn[
fahrv-	bScCh]iEpJtI
fahrw-	bJcIi\`
fahrz-	gIiZ
fair	cJiSpFqYsY
faire	hHqS
faire le	iVjIkXrI
faire$	gViWkHqT
fairs	i^
fais	r_tS
fais--	qSrW
faisa-	d[sI
fait	qY
fait des	bahHsJ
fait le	bHiSmWsF
fait les	fUiR
fait que	jWpItV
fait$	iUjTqUrI
faite	hWjSlS
faite$	jWqT
faite-	fJ
faites	fJ
faith	jSlY
faith-	i\\
faiths	iY
faja	eFhZ
fake	jTsV
fake$	jUsT
faken-	cRhJ
fakenham	cRhJ
fakenham$	cR
falco-	a[bUcDiCjW
falconry	jS
fall	hFjTkXo\\
fall$	iS
falla-	aBc]mIoTsX
fallb-	fGgIh\`iCjJkDpH
falle-	aHiHmSpAsVtZ
fallen	fIiGmXsX
falls	aJcY
falls$	bZcJiSpJ
fallt	iUqXsW
falmo-	tS
falmouth	tS
falmouth$	tT
falta	lYtT
falta haber	lX
falta un	a]cRtE
falta$	lWqJtX
falta-	sW
faltas	jUrU
faltas$	jY
fam	hSjIpZ
fam$	hTjIpZ
famil-	bThSsV
familia	sS
familia$	fTjIpSrT
familial	aIbXeVfG
familial$	eXlJ
familiale	bUpDrSsW
familiale$	aIbVrV
familiar	bUhYiFjR
familiar$	bXgRiE
familiares	s]
familias	iVjJ
familias$	hT
familie	hS
familie$	h]
familienplanung	jAs[
families	iW
families$	iVkX
famille	hW
famille$	aTh_iI
familles	qV
familles$	kW
family medical	h_
family$	h[sV
fancy	dWiFjTl\\
fancy$	dZgJiGjIkClYqErE
fang	aJqW
fanie	mX
fanie$	mZ
fanuc	j[kX
fanuc$	jRkW
far	cTqS
far$	cTqT
farbe	jJkW
fares	bSgVhUn@
farm	aTbT
farm shop	a\\
farm$	cRhR
farma-	aTiZkV
farmacia	aW
farmacia$	aWmI
farme-	iUpHrS
farmers	iUpFrT
farmh-	hWiR
farmhouse	bShX
farms	bSsT
farms$	iU
farri-	iU
farrier	iU
farrier$	a\\
farro-	o[
farsi	aYkS
farsi$	a]
fashi-	bYiC
fashion	bYiC
fassa-	bVdIhJiX
fasse	rVtY
fast	jXtT
fast$	iVjDpJqWrHsFtV
fast--	rW
fast-paced	rW
fast-paced "	qT
faste-	i[kXsV
fasteners	iUmJ
fat	bEjInZ
fathe-	bSsY
father	bSsY
faudrait	aTtS
faudrait$	aHtW
fault	bHgTj\\
fault-	iZ
faults	iZ
faults$	iY
faulturm	iS
fauna	aS
faure	bTe^
faut	j[
faut le	j\\tF
faut pas	rU
faut un	eUjV
faut$	t\\
faute	jUrU
faute$	jYrW
faute-	rV
fautes	pIqSrZ
fautes$	qWrW
fauteuils	bY
fauteuils$	b\\iI
favor	jGk]rUsU
favor$	kTlUsW
favou-	gTkS
favour	eJgWjGkT
favour$	eJgWjGkT
fax	hJlDp[sG
fb	iIpZrT
fca	bSiGjIlIoYqS
fcfa	g_
fcfa$	g_
fco	jX
fco$	jY
fcr	gTiT
fda	jT
fda$	bTcHkD
fds	fZkW
fe de	aVtI
fe$	jTlT
fear	bIj^lYpFsF
feast-	fZ
feasts	fZ
feasts$	fZ
feath-	bXiR
feathers	bXiR
featu-	iYmW
feature	iW
features	iUmXrI
feb	fXob
feb 0	qV
feb 00	aU
feb or	oZ
feb$	o[
feb-m-	cIfWiYmVoH
febre-	oc
febrero	o[
febrero$	fSoSpR
febru-	o[
februar	oUpS
februar$	oSpY
february	oW
february$	f\\lJoDsX
fed	h\\iSpGsT
feder-	bXlR
federacion	bW
federal	jSlV
federal$	jS
federation	aEbUgW
fee	gTha
fee$	gUhViIjI
feed	i]jI
feed$	hV
feedb-	bIiSpW
feedback	bIiSpW
feedi-	i[
feeding	i[
feeds	gVhUiVjE
feeds$	g[iG
feel	gGiFkXrTsX
fees	hmiT
fees paid	hSiJ
fees$	h\`iYjC
feet	dVgFjW
feet$	dViIjXmI
fehle-	iHjTkU
fehler	kXqUtT
fehler$	kXqUtT
fehlt	aTiHoEqUsStU
feier-	fYhV
feierabend	fWhUiG
feierabend$	hWjJ
feiertag	gX
feiertage	fV
feiertage$	fS
fein	k^
fein$	dSk_
felda-	cFfJhXiFnYpJ
feldk-	cW
feldkirch	cW
feldkirch$	cW
felin-	bTfSkS
felix-	cVfI
felixstowe	cVfI
felixstowe$	cW
fell	bGcJiSj\\sF
fello-	sW
fellow	qV
fells	iX
fells$	iX
felt	iXjT
felt$	cIiVjX
femal-	s[
female	iSsY
female$	sX
femen-	rUsS
femenino	rUsS
femenino$	aWmHrDsU
femi	iGmVpS
femin-	aJbUr]
feminin	aHbW
feminin$	aGbW
femke	aIjHm_pJ
femme	sc
femme de	aZhIqW
femme$	aSqXsS
femme-	mS
femmes	mS
femmes$	bUiFmZ
fence	iWsV
fenci-	aWiR
fencing	aWiR
fencing$	aYjI
fenet-	iUsH
fenetres	iUsH
fenom-	kXtJ
fenomenal	kXtJ
fenst-	bRiS
fenster	bThJiX
feo	pTs]
ferga-	cImV
fergal	cImV
feria	aFbSf]jJoC
feria-	eHfTgU
feriados	fZ
ferias	iW
ferias$	iUnI
ferie-	he
ferien	fUhS
ferien$	hT
ferienhaus	hX
feries	gThYiE
ferme	fZhR
ferme a	cEf[
ferme$	qW
ferme-	iVjZ
fermes	j[
fermes$	iIjU
fermeture	hSoGqS
fermeture 0	eTfUjJoI
fermetures	fDjX
fermi-	mS
fermin	mS
fermin$	iRmUsH
ferna-	qY
ferne-	j]kA
ferra-	pGtZ
ferre-	fIqZ
ferreteria	bU
ferries$	bEiTjR
ferro-	bY
ferronnier	bWjRmI
ferroviaire	bWiG
ferroviaires	bV
ferroviaires$	bY
ferry	aXgGhW
ferry$	a\\iH
ferry-	bWhYiErE
fertig	eSfT
fertig$	eUhGpR
fertigen	bXoI
fertility	b_iG
fertirriego	iVjV
fest	ec
fest$	ecpI
fest--	aSbHeW
fest-frei	aSbHeW
fest-frei$	aXbIcIhFiG
festa-	cFecmIpD
festanstellung	eV
festanstellung$	eV
feste-	bJcHgEheiU
festg-	aGjXtX
festival	bU
festival$	iU
festivals	fY
festivals$	fZ
festive	oYpJ
festivos	fZgT
festivos$	fTgV
festm-	b\\
fests-	bSfZtI
fete	bEiW
fetes	bDfUg\\iF
fetes$	iWjJsI
feu	iUkToI
feu$	i[
feuch-	bIcYiTjI
feuer-	iW
feuerwehr	b]iE
feuil-	bJi[jIkW
fevri-	oX
fevrier	oX
fevrier$	oV
few	bW
ff	aIiXjU
fh	jY
fh$	cUiHjT
fi	jV
fi$	aR
fia	fHj\`
fibra	iWjH
fibra$	iX
fibra-	bUjT
fibras	bUjT
fibras$	bRjVkI
fibre	a\\
fibre-	iIjZkTlJ
fibreglass	iIjZkTlJ
fibu	i\`
ficha	i\\p[
ficha-	gDhIiRq[
fichas	iV
fichas$	iS
fiche	jGl^pJtS
fiche$	jHl\`pHqItF
fiche-	gDiX
fiches	gDiX
fiches$	bV
ficht-	bZ
fichte	bZ
fidel-	fIkXmT
fiduc-	aFbcgIhIiH
field$	bSjWnY
field-	bZ
fields	bViH
fiest-	aD
fiesta	aDbWfU
fiets	h\`jG
fifo	bIfa
fifte-	fSgRhImU
fifteen	fTgRhImV
fifty	gV
fifty five	fSgTmHpJ
fifty$	gViHkV
fifty-	g]
fifty-two	gW
fig	bUfGj]
figea-	cU
figeac	cU
figeac$	cU
fight-	jZqU
figma	jb
figma$	jW
figur-	qY
figura	s\\
figure	fVgRiIqR
figures	iSjToE
fijas	cJf[jEmXnBsJ
fijo	e_gV
fijo a	e\\
fijo discontinuo	eT
fijo$	aYeYgV
fijo--	e[oJ
fijo-discontinuo	e[oJ
fijo-discontinuo$	eU
fijos	bIe]fHg\`
fijos$	bJg^
fil	iSpS
fila	bJi\`mE
fila$	i\`mE
file	iY
file$	bUiZjH
files	i^
files$	iY
filet-	i[
filets	iX
filia-	mT
filiale	aSc[iJpR
filialen	bZ
filialen$	b\\
filialleitung	bFcHiYmHtH
filin-	bUpR
filing	jVpT
filing$	i[
filings	b^gBjC
filip-	jHsb
filipina	s[
fill	lX
fill$	aIfWtS
fille	oIqTs_
filled	pYqT
filled$	iJpY
filles	bSsV
filles$	iX
filleting	iV
filleting$	iV
filli-	aVhU
filling	aV
film	bWjU
filma-	iU
filmage	iU
fils	aFb[hJiIsWtG
filte-	pSsT
filter	dIiVpX
filter$	dGiSpU
filtr-	iYp\\
filtres	pZ
filtro	iU
filtros	pX
fimo	jY
fimo$	jY
fin	oT
fin d'annee	oV
fin$	aXcIfS
fina	iHjWoS
fina$	iJjWoT
final	eJiSoTr\\tX
final accounts	jH
final$	lJpFrTtX
final-	hTpWtR
finales	iToX
finales$	oU
finally	tZ
finan-	hX
finance	jIlYqT
finance director	a[
finance$	aXcIeJhIiTjFmUpJqG
financial	aBi]
financiera	aXbTcJ
financiera$	aZbEmI
finanzas	jV
finanzas$	iGjT
finanzbuchhaltung	i^kH
finca	bVi^
finca-	gVnZ
fincas	gVnZ
find	pRq\\
finde	bGfaiG
finde-	fYpCqSsW
findi-	iY
finding	iT
finding$	jW
findings	iY
finds	aFeIiYtU
fine	l[
fine if	kSlZ
fine with	iBj\`
fine$	dTl\\
fines	iR
fines de	fSiHnT
finge-	j^
fini	oWqGsU
finie	bFf[jY
finie$	cJfTjY
finiq-	iS
finiquitos	iS
finiquitos$	iV
finish	fT
finish 0	h[
finish at	f]
finish on	fT
finish$	fSgThGiT
finished	fHiHjZoY
finisher	a]iI
finisher$	a^qD
finishing	aEc^mY
finla-	eInV
finland	eInV
finni-	kR
finnish	kSrT
fino	iUkSqS
fino$	qVrH
fins	fVjX
finte-	bTjH
fintech	bTjH
fintech$	bV
fiona	mTpAq^
fiori	iZpH
fire	aSiXmG
fire$	aHiBjWtT
firea-	iGj^
fireb-	c^jT
firebase	jZ
firebase$	jY
firew-	cHhXiR
firewall	hIjV
firewood	cGgJh\\iS
firm	bf
firm$	bZrT
firma	qS
firma$	hZpT
firma-	qU
firme-	bTh]
firmenfitness	h\\
firmenwagen	h\\
firms	iWjG
firmw-	aSiW
firmware	aSiW
first 0	dVhU
first 00	dWeW
first aid	jWkV
first aider	iRkTlH
first and	aVcGeV
first call	iU
first class	h\\jTlHsD
first of	eIiJofpE
first then	cUiFr[
first two	gV
first$	eRsS
first-	iZ
first-timers	iT
first-timers$	iT
fisat	aZ
fisca-	mToR
fiscal	mToS
fisch-	cWfGi[
fischgrat	iX
fish	aZfGhT
fishe-	j_
fished	lT
fishi-	hVjIkV
fishing	hVjIkV
fishm-	aV
fishmonger	aV
fishmonger$	a[
fisic-	iTsS
fisica	iV
fisica$	jV
fisio	aVh[mT
fisio$	aVhVmS
fit	iSjVs^
fit$	hGj[
fit-o-	iUjI
fit-outs	iUjI
fit-outs$	bUhHiSjH
fitne-	gEh\`
fitness	bT
fitness$	bUhZ
fitos-	jV
fitosanitario	iHjY
fits	bIi^sW
fitte-	aV
fitter$	ab
fitters	aWbXiBlS
fitters$	bXiClU
fitti-	iU
fitting	lV
fitting$	aSiZjG
fittings	gTiV
fittings$	iU
fitzr-	cWgJ
fitzroy	cWgJ
fiu	i\\tF
five	fV
five an	gV
five and	jS
five days	dZfS
five five	fIgRhGp^
five hours	fT
five hundred	fJg_
five in	fYmX
five mornings	f^
five nights	fZtC
five of	mT
five percent	gX
five so	fTgVtH
five thousand	fU
five to	gS
five two	pY
five weeks	fIh\\
five with	fS
five years	j^
five yrs	hSj\\
five$	eVfT
five--	bYf[iF
five-figure	jZ
fix	g\\iX
fix +	gRjEsW
fix$	dVg[
fixe +	bVhH
fixe$	g]jI
fixed	dSebgV
fixed term	eUjE
fixed to	eX
fixed$	dVg\\
fixer	a_
fixes	aEhIiWn]
fixes$	aDbJn^
fixin-	iUmH
fixing	iS
fixings	mF
fixtu-	hVjS
fixture	jW
fixtures	h[jJ
fixtures$	h[
fixum	g\\
fl	j]
fl$	iVjUkF
flach-	aSgVhCi_tJ
flag	bZcI
flag$	bZcIiR
flagg-	bT
flagging	iS
flair	aHk]
flasc-	h]iX
flaschen	i\\
flash	fIiIjZ
flat	hZ
flat +	iRsT
flat above	hY
flat in	fJgThX
flat$	g]hViI
flatb-	aTbSlT
flatbed	aTbSlT
flats	bRi]
flats$	bZ
flawl-	jSsS
flawless	jSsS
flede-	i^
fleec-	hIjY
fleece	hIjY
fleet	bTfFhVkH
fleet$	bRiU
fleis-	aUtZ
flensburg$	bT
fleur-	tZ
fleuriste	aXbJfI
fleuriste$	aZfH
flex	f\\gGhZ
flex 0	iYjC
flex$	hViIjX
flexi	dTf_
flexi 0	d[hH
flexi$	f]
flexi-	dSfUhY
flexibel	fRiGoZ
flexibel$	fVhJiGoT
flexible	eSfU
flexible$	aGdXeSiHlG
flexibles	fT
flexitime	fThR
flexitime$	hW
flick	pUqX
flick-	bAi[
fließ-	jTrR
fließend	jU
fließend$	jX
fligh-	h\`nU
flight	fWhY
flight$	fIhUtT
flights	h[nX
flights$	hRiS
fll	kV
flo	aJbXiIjFmVpS
float	cIiYjV
float-	cHd[qIsV
floating	aIcGd]hI
flock-	iT
flocking	iT
flood	iWjXrZ
flood-	bTcIiT
flooding	jU
floor	cRgS
floor$	dVjRrUsT
floor-	aV
floors	bTiZ
floors$	bWiS
flora-	i[jC
flore-	bW
flores	bW
florin	mZ
florist	aR
florist$	aZ
florista	fViS
florista$	iR
flosk-	iHpJr^
flot	aJcUdFfGgFhJiEjDp\`
flota	bWhJoVrW
flota-	iR
flott-	bSd\\
flotte	bVjI
flow	cUfWkT
flow$	iWkY
flowe-	hHi[r]
flowers	iWqS
flowers$	iY
flows	i^
flows$	iZ
flu	hWj[
flu jab	h[
fluch-	bVrEsX
fluen-	j[
fluency	jW
fluency$	jX
fluent	jU
fluent$	j[
flug	h[
flugg-	aVi[jI
flugs-	gY
fluid-	j[
fluides	bSmV
fluides$	bIm[
fluido	j^
fluido$	jY
flujo	bEi]
fluke	hYiIjZ
flur	j\\
flush	fFi]jH
flush$	fFi[jH
flush-	iV
fluss-	aHb\\
flutt-	aSmW
flutter	aSmW
fluvi-	b\\
flux	aYbGhDiYpF
fly	cWfUgGpT
flyin-	iT
flying	iT
fm	gShW
fm$	hZ
fmcg	jc
fmcg$	iDj\\
foam	cHiZjU
foam$	bGcGi[jS
fobi--	fGgFha
fobi-budget	gGhS
foggi-	iV
fogging	iV
fogging$	iU
foh	iZjI
foi	iZjAlU
foi$	iXjClW
foire	kHp\\
fois	gWnT
fois par	mU
fois$	gVsT
folde-	iW
folders	iW
folge-	aIhHlYpZrAtY
folgende	bItU
folgt	pZ
folgt$	pZ
folia-	cIiImGp\`
foliado	pT
folk	fSsZ
folke-	bScV
folkestone	cZdH
folkestone$	c[dG
folks	bSl[
folks$	bZkUlG
follow	iTlS
follow the	iU
follow up	iX
follow$	lYsX
follow-up	i[
following	jHtY
fonct-	hT
fonction	hYoR
fonction$	dGhY
fonctionnel	jTmR
fonda-	bRiTjUkH
fondation	bYjXkG
fonde-	aDbZiU
fondee	bT
fonderie	bV
fondo	bYhSiW
fondo de	bEhZ
fondo$	bIiXjV
fondo-	jU
fondos	jU
fonds	bSiW
fonds$	bU
fonoa-	cImV
fonoaudiologa	cImV
font	pErc
fonta-	aZ
fontaneria	aTjR
fontaneria$	aV
fonte-	a?bIc^gGhCiHjGkJmXnJpEqIt@
food	aSh]
food hygiene	jW
food safety	jZ
food$	h[jU
foods	b\\cF
foot	iTsU
foot$	iZsT
foota-	sX
footage	sX
footb-	qW
football	bR
footp-	cIi[
footw-	iT
footwear	iT
for 0	fDiSjG
for 00	bWi[pY
for 000	bZqV
for an	aGbVtS
for court	jV
for each	g^hIiJ
for every	gThU
for family	h_
for four	bIeIh^iR
for it	bS
for kids	gGhTiV
for lunch	f\`gIhJiF
for now	jHq^rVtE
for one	aXj@kZ
for our	aScYtH
for over	hBi]
for right	gYiEjFkHoXsTtE
for schools	iU
for someone	cHdUfJgUqX
for this	d]lGtE
for three	hWiT
for two	aFbScFl]tU
for us	bX
for you	gAhZpYqX
for$	lStb
forag-	bScIkT
forages	bUcH
force	aIbUi\\
force$	aGbUcJiZ
force-	sW
forcement	sW
forde-	i]jIkT
fordermittel	bHfXiX
fordermittel$	e\`iA
forderplane	iS
forderplane$	iT
forec-	iZ
forecast	iZ
forei-	s_
foreign	iSmT
forem-	cIm[
foreman	cFm\\
foreman$	a[kD
foremen	i^
foren-	hTiR
forensic	hV
fores-	bS
forest	bZ
forest$	bBc[
forestal$	aWbHmU
forestales	aUiS
forestales$	aTiS
foreu-	aWbViT
foreuses	b^
foreuses$	b]iI
forfa-	fThS
forfait	eRfUhS
forfait 000	eafDhC
forfait jours	eTfT
forge	aBhRkWqItV
forgi-	bSiDqTtR
forgive	qUrItS
forgo-	cHfJgJt\\
forkl-	jVkT
forklift	jVkT
forklift$	kZ
form	iSpZ
form +	iCjVpS
form only	pZ
form$	pVtR
forma	bAiX
formacion	h]lS
formacion de	iJjWlSoV
formal	iGr^
formalitaten	iY
formalites	i\\
formalites$	iV
formar	iY
format$	pU
formateurs	bJjImY
formateurs$	bImZ
formation	jSlU
formation de	eZkVoH
formation des	i\\jG
formation$	aXiS
formato	hIiS
forme	iVlZmI
forme$	jVmCqT
formed	eSpS
formed$	pZqH
formentera	nW
formentera$	nU
former	iTkUsR
forml-	lU
formlos	lV
formlos$	iIlUpS
forms	i\\pX
forms from	pY
forms$	i[
formu-	pW
formula	cIiDjYpS
formulaire	oHpZtT
formular	tV
formular$	pX
formulario	pY
forsc-	aWeViImJ
forst	iFj\\lH
forst-	bWhAiFmSnW
forstwirt	aX
forstwirt$	aX
fort	c^
fort$	cXdHfWjH
fortb-	ha
fortbildung	h\\
forte-	aAbHcHiUnIp[
forti-	iUjS
fortinet	jW
fortinet$	jY
fortnight	hU
fortnight$	fYpU
fortnightly	hHmZnW
fortnightly$	fIiUnY
forty	bSg\`
forty a	iRlHtV
forty five	fTgR
forty hours	f]gG
forty percent	gT
forty pounds	hHjY
forty two	gStX
forty$	bGfEgXlImSsX
forty-	b\\g[sS
forty-five	gUhIiW
forum	tY
forwa-	bX
forward	oSqXtD
forwarder	b_iI
forwarder$	bZ
forwarders	aYbSiJ
foste-	aSiR
fostering	aSiR
foto	pWr[
foto de	kYrY
foto$	iYpZrI
fotoc-	iXjF
fotog-	aWlW
fotograf	aTlW
fotos	p\\rUsS
fotos$	s[
fotov-	aSiHjAk^
fouil-	i[
found	dVmJqZ
found-	bckZ
foundation	bVk\\lJ
foundation$	cFjHkT
founded	bZ
founder	mRpX
four	fS
four and	hJjTmS
four benches	bR
four day	fHhZpI
four days	aGdWeZfWgJ
four hours	fJhImHp_
four hundred	bX
four in	jTm^
four nights	aJbJcGd^fSgJjFmJ
four no	gSqItS
four of	mVqT
four off	fZ
four on	fVgH
four thousand	hFjU
four weeks	fEi[
four years	hVlS
four$	f[
four--	f_iHjY
four-day	fW
fourc-	fJgX
fourchette	fJgX
fourg-	hX
fourgon	hX
fourgon$	hW
fourn-	h^
fourni	hW
fourni$	hZ
fournie	hX
fournie$	hU
fournis	h\\
fournis$	h[
fournisseurs	a[iYnH
fournisseurs$	a_
fours	iVsZ
fours$	iWpJsV
fourt-	aI
fourteen	aHbSfRtI
foyer	bd
foyer-	bUiS
foyers	bUiS
fp	jV
fp$	bHiGjWmX
fph	fBgbj>
fr +	jX
fr /	dXhHiUqG
fr 00	fU
fr ab	aJfU
fr bis	f_
fr$	aXdY
fracc-	aIbIcEiajG
fract-	jWkT
frag	q^tA
frage-	p]
fragen	p]
fragen$	mHpX
fragr-	aV
fragrance	aV
fragt	gWq_
fragt$	aIbGcGeIfGgVhGiJjHlGpJqYrHtI
frais	hX
frais$	bVgShTiH
frais-	aThSiW
frame	bXiT
frame$	bVpW
frame-	b[iS
frames	iR
frames$	iW
framework	bWeUkS
frameworks	bWcGiZjE
franc-	jS
francais$	bTr\\
francaise	bRs\`
francaise$	bUsS
france	aRnT
france$	iJnS
frances	iJj\\kS
frances$	lT
franchise	bReZ
franco	fb
franco$	fY
francophone	aWcRhHiI
francophone$	aXbIcSiH
francs	hWjI
frank	gJjJqZsU
frank$	qZ
frank-	kSnR
franken	cFiEmYnTr[
frankfurt	nR
franz	c[iGjZpR
franz$	c>j\\pW
franz-	iHjVkR
franzosisch	kT
franzosisch$	rV
frase-	aUjT
frasen	aViJjW
frases	rZ
frases cortas	rU
frau	mVpTtU
frau dr	aHmGpUtS
frau$	pBsa
frauen	mSsW
frauen$	sZ
frauenarztpraxis	b\`
frauenarztpraxis$	aFb[
free	he
free for	bFqa
free lunch	gIqW
free$	fTh_iDpS
freel-	eZ
freelance	eYgR
freelance 0	eS
freelance$	eW
freelancers	bSeTtU
freelancers$	bVtW
freez-	oT
freeze	oXqU
freezer	iV
frei	fTh^
frei ab	oZ
frei$	f\`hZ
freib-	aT
freibad	bZ
freibad$	b[iH
freiberuflich	e^
freiberuflich$	e[
freiburg	bS
freiburg$	bRpS
freie	hTqT
freie mitarbeit	e[
freie tage	gGh\`
freie-	fSh[
freien	hVjY
freier	eTfW
freif-	h[iV
freifahrt	hT
freig-	hRiSq\\
freigestellt	fSmIqT
freigestellt$	fRmIqS
freight	bWiS
freight$	aFbX
freik-	gShY
freikarten	gShY
freikarten$	g[
freil-	aSbU
frein-	iRjEk\\
freins	iY
freis-	bUcUiD
freising	bUcUiD
freising$	bUcUiD
freit-	fX
freitag	fUiS
freitag frei	hS
freitag$	bHiZ
freitags	hU
freitags bis	fV
freitags$	hXiS
freiw-	fU
freiwillig	fU
freiwillig$	fX
freiz-	gEh]iU
freizeitausgleich	f[
fremd-	a[eT
fremdfirma	eViRmS
fremdfirma$	eYiT
frenc-	jRkS
french	jRkS
french b	jW
french or	kT
french$	kWrV
freno-	cHi_
frenos	iS
frent-	hHj[mR
frente	aUhGiSmV
frente$	fYhF
frequ-	aEbFfagEhJjU
frere-	b]cJiJ
freres	b]cJiJ
fresh	kGl[sU
fresh-	iXjDlX
freshers	gIlY
fresn-	cU
fresno	cU
fret	cZhJiH
freud-	jV
freude	jX
freue-	kZ
freuen	kZ
freun-	rJt_
freundlich	jUlT
freundlich$	lZqJ
freut	jDkcmJ
fri	f\`
fri /	iV
fri 0	fR
fri 00	pX
fri sat	tU
fri$	fThVoV
fri-s-	fR
fri-sun	fS
fri-sun$	fX
fria	g[iY
fria$	g]hIiTmH
fribo-	iT
fribourg	iT
fribourg$	iT
frida-	fT
friday$	hS
fridays	fRmT
fridg-	hSiU
fridge	hU
fried-	aWsR
friedhof	cV
frien-	aHjStV
friend	hRjW
friendly	jS
friendly$	jW
frigh-	jYqU
frigo	aShTiS
frigo$	aScIhSiR
frigo-	aVbYiI
frigorifico	aDb^cH
fring-	gSiT
fringe	gSiT
fringe$	cSgTiG
frio	aTiV
frio$	aStI
frisch$	j\\
frise-	bSiJlY
friseur	aGbUhHiIjR
frist	fIgJiGpc
frist-	aJbHfHi_jXqIrG
frog	jT
frog$	jU
froid	jTsT
froid$	iUjYsF
from 0	fViS
from 00	eIfSgVhCjD
from :	t\`
from a	jUqU
from day	eVhUjSlH
from feb	fIoXqW
from home	d_
from my	tZ
from seven	f\`
from the	a?tW
from uk	bCi[jI
from us	fAh]iHjZqUsD
from$	tU
froma-	aSbUhR
fromage	aXkHlU
fromages	aShV
frome	c\`
frome$	cY
fronl-	pV
fronleichnam	pV
fronleichnam$	pV
front desk	kTtS
front of	bJh@iZpR
front$	bGcZiIjWkIpGqXrI
front-	aSiT
frontalier	dUsX
frontalier$	aIdX
frontaliers	sV
frontera	cV
fronts	iU
frott-	bHhJibnF
froze-	aV
frozen	aV
frs	hZ
fruh	fYoX
fruh /	fU
fruh 0	fZjI
fruh ab	fS
fruh und	fT
fruh$	fXgGlIoX
fruhd-	bYfV
fruhdienst	bYfV
fruhe-	jFo]pF
fruher	o[
fruhj-	iUoV
fruhjahr	iUoV
fruhs-	aWhT
fruhstuck	hXiR
fruit	aHbYfFhUiGjY
fruit-	aCb[
fruits	hS
fruta	hWi\\
fruta$	gWhY
fryer	aYbEcEhJiZ
fs	jX
fs b	jV
fsc	bXjImJ
fse	jXqT
ft	eZgSiTjGkDsV
ft$	eVgUiXjG
ftc	bGeb
ftc$	bJeZhU
fte	eU
fte$	aReT
ftl	aZbGcGi\\mHpI
ftth	aViU
fue	aJq[
fuego	gDi_
fuel	dHhbiR
fuel card	bUrD
fuel$	gUhR
fuera	nZrT
fuera de	nTpU
fuera$	bSfU
fuert-	fTsV
fuerte	iStU
fuerte$	iU
fuhre-	lT
fuhren	fGiSpW
fuhren$	fGiVmS
fuhrerschein	lW
fuhrerschein b	lHnW
fuhrerschein be	jX
fuhrerschein$	jX
fuhrt	bHmZpS
fuhrt$	aWbHiX
fuhru-	iSjW
fuhrungserfahrung	iHjX
fuhrungszeugnis	jUsT
fuhrungszeugnis$	jS
fuir	jWqV
fuir$	jWqV
fuite-	iUqW
fuites	aJiW
fujik-	iHjY
fujikura	iHjY
fulda	bTcT
fulda$	bTcT
fulfi-	aWbVhG
fulfillment	aWbVhG
full licence	j[
full remote	d^
full time	e\\fXmY
full uk	jW
full$	eUf]mFoH
full--	eWgU
full-time	eWgV
full-time$	eS
fullu-	iZ
fullung	iZ
fully	dUgIhR
fully remote	dV
fumeu-	a@sh
fumig-	aTiHjV
fumigador	aWgS
fun	cGeFhDmGnFpBqGs\`
funci-	bU
funcion	gX
funcion$	aT
funcional	iU
funcional$	iU
funciones	b^fG
funct-	bUgT
functions	b[iFjU
fund	hUlW
fund$	bVgFhVjT
funda-	b\\
fundacion	b\\eV
fundacion$	bHeX
fundado	bV
fundador	mY
fundador$	bSmZpJ
funde-	eWjD
funded	eZhUjB
funded$	eYiXjDpF
funder	pHqY
funders	iX
fundi-	eWqR
funding	eWqR
fundo	aWhUqU
fundr-	a]iH
fundraiser	aU
fundraiser$	aW
fundraising	a\\iF
fundraising$	aW
funds	a\\bEcAeXmI
funds-	iW
fundsachen	iW
fundsachen$	iW
funeb-	bTmF
funebres	bTmF
funer-	bU
funeraire	aV
funeral	h[iF
funerals	gT
funerals$	iY
funeraria	aAb[
funf	fRmT
funf jahre	jZ
funf tage	fV
funf wochen	fR
funf$	f[mCqRtI
funfs-	aHfW
funft-	gV
funfu-	fUgX
funfunddreißig	bSiHtT
funfundneunzig	g\\
funfundvierzig	gV
funfundzwanzig	fU
funfundzwanzig stunden	f[jF
funfz-	qR
funfzehn	qV
funfzehnten	pU
funk	aVkT
funk$	aXkU
funkt-	fXhFlS
funny	lJr\\
funny$	jUqS
fur 00	f?g^
fur 000	iT
fur alle	fBh\\
fur das	iSjC
fur den	aUtX
fur die	aXhR
fur ein	jT
fur$	t_
furgo	h_nW
furgo-	hanS
furgon	hX
furgoneta	h\\nT
furgoneta$	h[
furna-	bIi^
furni-	bZ
furniture	bZ
furs	aYhX
furth-	hJkU
fusio-	qXrR
fusion	gR
fusion$	cCdWgVqRtE
futte-	bGhXi]
futtern	iY
fuß	b]iCjUnIsE
fußpf-	aVdGiV
fußpflege	aVdGiV
fv	sR
fx	i[kI
g	jT
g 0	bTgV
g 00	jX
g$	pIt\\
g'day	tX
ga	aS
ga 0	hRjX
ga$	c[jI
gabin-	bThR
gabinete	hT
gabinetes	b[cJ
gabinetes$	b]
gaec	bTjR
gaec$	jU
gaeil-	kX
gaeilge	kX
gaeli-	kS
gaelic	kS
gaelt-	lV
gaeltacht	lV
gafas	hZiJ
gaffe-	aCqBsZ
gage	fFgW
gains-	gYhGjV
gainsight	j[
gal	gDh[iRoDpS
gala	bIcVg]jGpJ
gala$	cUgHiWoS
galab-	jV
galabau	jV
galabau$	aUbUcH
galer-	aVc[iI
galeries	bVcI
galeries$	bVcI
galet-	bZiS
galettes	bYiU
galib-	cXiWpI
galic-	cSiTnT
galicia	cSiTnT
gallego	rVsT
gallego$	rYsJ
gallery	aZbJ
galley	bFi\\
galli-	hZ
gallinas	hZ
galop	bUiV
galva-	a\\iI
galwa-	cTnS
galway	cTnS
galway$	nX
game	iXkV
game$	iT
games	bZdHfUpF
games$	bUdFfYhSpI
gamme-	iYjE
gammes	iYjE
ganac-	iZ
ganaches	iZ
ganad-	aWgRsW
ganam-	kX
ganamos	kX
ganas	iIjRkTl[mFnGqH
ganas de	jTkZlAnD
gang	bWmX
gang$	bUmRpT
gangs	a]bHiGmU
ganz	bHcIkXlUnZp>
ganz$	iHoV
ganze	iEq\\
ganze-	dJjVnU
ganzen	dJjVnU
ganzj-	b\\eSiFoR
ganzjahrig	eToT
ganzjahrig$	aSbJeToT
gap	cVs[
gap$	c^iFqV
gaps	fViCoXpG
gaps$	fZiHjI
gar	sW
garag-	hT
garage	bScIiE
garage$	aWbGiEmVrI
garan-	gW
garanti	eVgSpI
garantia	gS
garantie	hSrT
garantiert	hU
garantiert$	fThY
garanties	eUfH
garanties$	gViY
garantizado	fVgWjI
garco-	aSbHhGsY
garcon	aSbHhGsY
garda	oXpW
garda vetting	oX
garda-	nWsY
gardasee	nZ
gardasee$	hUnS
garde	fXhU
garde 0	fX
garde le	fFhTrW
garde$	fRgS
garde-	aV
garden	bVqT
garden$	iXtT
gardener	aSlI
gardener$	aY
gardens	i]
gardens$	iV
garder	iIq]rW
garderie	fIh[sV
gardes	fSgW
gardes$	fZrX
gardi-	aV
gardien	aV
gare	aCcYi\\jJmD
garni-	i\\
garnitures	iZ
gars	bWqXsd
gars$	b\\iIkFmSsTtH
garte-	a\\mI
garten	hS
gartenbau	gX
gartn-	j[
gartner	jUmW
gartner$	aFb[cHjImS
gartnerei	bW
gas	bVhWjR
gas safe	jX
gas$	bWhUiEnR
gases	aXbDi]
gases$	j\\
gasoi-	hZ
gasoil	hZ
gasoil$	hR
gasol-	cJhWiS
gasolina	cJhWiS
gasolina$	cHhSiX
gaspe	nY
gaspe$	iIjInW
gaste	b]iYkV
gaste$	bSjIkZsH
gaste-	bIh]
gastekorrespondenz	iW
gastekorrespondenz$	iX
gastg-	gSiI
gastgewerbe	gSiI
gasth-	bVcE
gasto-	nW
gastos	nW
gastr-	bVj[
gastro	bUlS
gastro$	bWqI
gastropub	bW
gate	p_
gate 0	p^
gate$	hUiHpZ
gatek-	jV
gatekeeper	jV
gatekeeper$	jV
gates	bUgDi]
gates$	ia
gates-	bUiH
gateshead	bUiH
gateshead$	bT
gatew-	dIiS
gateway	dIiS
gathe-	bSsS
gathering	bUiR
gatos	bZjSmH
gatos$	b[iYmG
gav	aHbBf]iE
gave	qd
gaz	hZiR
gaz$	aDbIcHeGhGiYjHmVqG
gb	aFbJfFh[iXj?mI
gc	bTcGiSmV
gc$	bJiW
gcc	aIbTdXiF
gcc$	bVcJjR
gcp	iGjTkWtI
gcse	aTjX
gcse$	aZ
gd	gX
gd &	jXkU
gdans-	cRnR
gdansk	cRnR
gdc	hVj\\
gdpr	iTjFmJpX
gdyni-	ca
gdynia	cV
gear	ha
gear$	gGh^jDlS
gearb-	dT
gearbeitet	dT
gearbeitet wird	dU
gebar-	jBkb
gebarden	jDk^
gebau-	iYjR
gebaut	iWjT
geben	iT
gebie-	mW
gebietsleiter	aIiGmY
gebra-	aCcTjStX
gebraucht	aCcTjStX
gebraucht wird	jStH
gebur-	fHh_
geburt	cJiSnVsX
geburt$	cJiSnTsY
geburten	bW
gedac-	pH
gedacht	pH
gedul-	jXsS
geduld	jXsS
geehr-	tY
geehrte	tS
geelo-	cX
geelong	cX
gefah-	lZpG
gefahrdungsbeurteilungen	iR
gefahrdungsbeurteilungen$	iU
gefahren	cVfU
gefahren wird	cVfU
gefor-	iIkZlU
gefordert	iIkZlU
gefordert$	iDk[lV
gefra-	kZ
gefragt	kZ
gefragt$	k[
gefuh-	mW
gefuhrt	mX
gefuhrt$	mX
gegen	aHcHgHiFj^sIt\\
gegru-	bX
gegrundet	bX
gegrundet$	bZqH
gehal-	ghjH
gehalt	qT
gehalt$	g[
gehalter	gRhT
gehalter$	gShT
gehaltswunsch	eFpY
gehaltswunsch$	eFpY
gehei-	qc
gehen	bFgImSq^
gehen$	aHgHiHqZ
gehor-	fU
gehoren	bJfVhJmSnZ
gehort	bTfShT
gehort dazu	bFfZgIiV
geht	qW
geht auch	lX
geht es	fHiSjRmJnSqEtY
geht in	fJiImTpDqXsV
geht um	aVfT
geht$	bIeSfThSiRtT
geht'-	jToT
geht's	jToT
gehts	fEhEkJl[oXpFrHtZ
geige-	aVcJ
geigenbauer	aVcJ
geist-	iEjW
gekau-	bZhU
gekauft	bZhU
gekun-	qX
gekundigt	qX
gel	fUiUjVsR
gel$	sV
gelan-	aGi^jW
geld	gWqT
gele	bIiUqTsU
gelegentlich	fRiU
geler-	iIjSlVsJ
gelernt	jT
gelernt$	eSiIjYrS
gem	iXjUkJ
gem$	jVmV
gemac-	jW
gemacht	jYqJ
gembl-	cX
gembloux	cX
gembloux$	cX
gemei-	b\\
gemeinde	c[pX
gemeinde$	cIpX
gemeinden	bVcDiU
gemeinderat	b@cGiWq[
gemeinsam	pV
gemeinsam$	bSiY
gemeinschaftspraxis	bX
gemes-	iX
gemessen	iX
gemis-	cZgIiHjG
gemus-	aWhSiRmH
gemuse	hTiU
gen	bSdHqTsW
genan-	bTjJrV
genannt	bTjJrV
genau	iHkFsXtS
genau$	cDiGkHmUpJtV
genau-	aEdIiIjYlVqV
gende-	jIrd
gendern	rY
gene	bXiHjIkY
genea-	aGlY
generacion	bU
generacion$	bV
generaciones	b\`gH
general	eR
general$	aWcS
generale	aRiVmT
generale$	aViGmU
generales	fZiHjXpH
generales$	iGjY
generalist	a[tE
generation	b\\iIsZ
generation$	bf
generationen	b\\
generations	bV
generations$	bS
generator	h\\iT
generator$	aFi^
genereux	hY
genereux$	hX
generics	bT
genev-	cX
geneva	cU
geneve	cSdS
geneve$	dU
genia-	kX
genial	kX
genial$	kZ
genie	jU
genie civil	jU
genom-	aX
genommen	bItS
genos-	becE
genot-	iV
genotypage	iV
genou-	bRiDsX
genoux	bRiDsX
genre	rWsY
gens	jXs[
gense-	cGiTjW
gente	s\`
gente$	sT
gente-	bVjV
gentes	bVjV
gentes$	jZmH
genti-	hViY
gentl-	bTjX
gentle	jZrT
gents	sUtX
gents$	bRsXtT
genug	iGjVqWs^
genug-	jFpV
genugt	jG
genugt$	jFlSrS
geogr-	j_
geography	j[kI
geolo-	aWiEmY
georg-	nVsa
geote-	aWjDmZ
gepfl-	sa
gepla-	qTsT
geplant	qTsT
geplant$	eVqT
gepru-	jS
gepruft	jU
geprufter	aR
gera	c[jR
gera$	c\\
gerad-	qZ
gerade	qZ
geral-	aGbIcBhIiHjGmZp\\
geran-	aSmXsS
gerant	aSmVpI
gerante	aRmU
gerar-	mVpW
gerard	mVpW
gerat-	bRjV
gerate	aHbXjG
gerau-	bFeIi^jG
gerbe-	jZoY
gerber	jZoY
gerber$	cHj_oH
gere	jVmW
gerec-	aIfU
gerechnet	aIfU
gerechnet$	aIfUgT
geren-	m_qV
gerencia	mYqX
gerente	aTmY
gerer	iY
geria-	aSiJjW
geriatrie	aSjX
geriatrie$	aSiHjZ
geric-	iWqW
gericht	pJq[
gerli-	mRpJt[
gerlinde	mRpJt[
germa-	jR
german b	jJkZ
german or	kRsT
german$	bTiEmIrU
germany	cJd[hImI
germany$	cId[hIjJmH
gern	ka
gern gesehen	kX
gern mit	a\\
gern$	jGkelU
gerne	aSbGiHjGkWpW
gerne$	iEjAk\\lW
geroc-	mX
gerocultora	aW
gerocultoras	mY
gerus-	eGjRlT
gerust	iV
gesag-	sR
gesagt	sR
gesam-	aHiGnU
gesamt	bHcIiInW
gesamt$	bGcHgIiHnXqU
gesamtschule	aHcUtS
gesan-	hZlGtJ
geschaftsfuhrung	a_iFmZ
geschaftsfuhrung$	a^bGcJhIjI
geschenkt	h]iG
geschenkt$	h^iG
geschichte	jX
geschichte$	jX
gesde-	iIjWlV
gesden	iIjWlV
geseh-	kW
gesehen	kW
gesehen$	kY
gesel-	bWjX
geselle	gSjSmT
geselle$	aRgS
gesellen	bVgTmT
gesellen$	bZgViIjI
gesellenbrief	jZkI
gesellenbrief$	jS
gesellenprufung	iIjY
gesellin	aacDjD
gesellin$	aYcG
geset-	pJ
gesetz	rV
gesetzt	eIkEpGqT
gesetzt$	jSkBpFqV
gesic-	cFdWhTiVjIoI
gesichert	cHfThViI
gespr-	iSoCp_
gesprach	pTqV
gesprach$	qZ
gesprache	oCp_
gesta-	c?i_
geste-	oS
gestellt	hUnY
gestellt$	hVnY
gestern	iGo[pJqWtT
gestern$	o^
gestes	j[pI
gestes$	pD
gesti-	aR
gestion de	gGkZ
gestion$	aJbUtW
gestionando	iIjZ
gestionnaire	a]
gestionnaires	aXmT
gesto-	lV
gestor	aS
gestor /	aVbI
gestor de	aUgI
gestoria	b[cEiS
gestoria$	iX
gestr-	i[qT
gesuc-	tU
gesucht	tU
gesucht wird	aR
gesucht$	aXqStR
gesun-	cShVj^sS
gesund	jU
gesundheit	bW
gesundheitsberuferegister	jX
gesundheitszeugnis	jU
gesundheitszeugnis$	jW
get a	hWiHmTpT
get it	aVjWpIsT
get the	sS
get$	hXlY
get-o-	fGgWiS
get-out	bHgX
getaf-	cY
getafe	cY
getafe$	cS
getei-	fW
geteilt$	fWgIhW
geteilte	fTmSsI
geteilter	fU
geteilter dienst	jR
getra-	b[sS
getre-	bViGqIrZ
getreide	bYlU
gets	c[jFkb
gets you	gSjIkW
getti-	nVqS
getting	nVqS
getting the	q[
getxo	c^
getxo$	c\\
gewal-	hHiUj[sGtI
gewas-	b]cIh[iHjG
gewaschen	h]iF
gewer-	gIjWs^
gewerbliche	bVgHiV
gewerbliche$	bVjHmSpI
gewerkschaft	aHb[iT
gewin-	gUhX
gewinnbeteiligung	gGha
gewun-	f[gFpI
gewunscht	f[gFpI
gezah-	sT
gezahlt	sT
gezahlt$	bIgJhWsT
gezei-	f\\hHiDlYmIpDqF
gf	gSq\\tR
gf$	gHiFjTtT
ghent	bScVdY
ghent$	bUcS
ghost	i[sZ
ghs	g\\
gibie-	jU
gibier	jU
gibra-	cZ
gibraltar	cZ
gibraltar$	cZ
gibt	gUqY
gibt es	b^fXhI
gibt'-	bSgGhRjGkS
gibt's	bSgGhRjGkS
gibts	hYlT
giese-	i^
giesen	i^
gieße-	c]qT
gießen	cS
gießen$	cUtR
gießerei	aTiDqW
gießerei$	aUcIiG
gift	hSiW
gift aid	iT
gijon	cY
gijon$	cZ
gil	bFcSiIjCm_pG
gildi-	jW
gilding	jW
gilding$	jW
giles	gIpRq\\sI
gimna-	bThV
gimnasio	bThV
gimnasio$	bBhZ
gin	aYb\\
gira	bJdGiVnT
giral-	mUpS
girl	sc
girl$	bRqV
girls	s^
girls football	iT
girls$	iGs]
giron-	gU
girona	gU
girona$	gVrJ
gis	jCkb
gis$	iIjGk_
git	jTlYrE
git$	iHjWkT
gitar-	kT
gitarre	kT
githu-	bIpW
github	bIpW
github$	bGjX
gitla-	jSkU
gitlab	jSkU
gitlab$	jS
gitte-	gXhHiTjI
give	fHlV
give you	h[iE
give$	fBjYtS
given	iFl\\
given$	fUiEjWlZ
givin-	iUkS
giving	iUkS
glace	bFi\\
glace$	bHiZ
glace-	bShJiW
glaces	bShJiW
glaci-	iWkG
glacier	iWkG
glamo-	b\`cUoC
gland-	i\\
glanz	bIcGi^jI
glase-	aVbWtJ
glaser	aU
glasg-	cU
glasgow	cU
glasr-	iW
glasreiniger	aZ
glass	a\\
glass$	iW
glass-	jW
glasses	jZ
glasses$	j\\
glasshouses	iT
glasshouses$	iV
glast-	cRgZiI
glatt-	bJt[
glatten	bJt[
glaub-	qRsS
glaubt	q\\rR
glazi-	aSiVtI
glazier	aS
glazier$	aR
gleich	qEsW
gleich$	cJfWgWjElWsItG
gleicher	bXgHjAlGpX
gleichwertig	jW
gleichwertig$	jX
gleis-	a\\tI
gleit-	f^
gleitend	fY
gleitsicht	gX
gleitzeit	fY
gleitzeit$	f\\
glen	bWc\\iE
gleny-	mW
glenys	mW
glenys$	mV
globa-	k]
global	b]
global$	bX
glock-	cUiT
glocken	iY
glove-	gCh^jHmJpF
glue	bScHjZqI
glue$	bJcGjZ
glute-	iVjIkYlG
gm	iImb
gm$	mTpUqCrW
gmbh	b\`
gmbh$	bZcJ
gmbhs	aIbacJfJgIhHjHmF
gmc	g>h]iHjT
gmdss	iJj]kC
gmp	bIjXkY
gmp$	j^
gms	bV
gms$	bY
gmund$	cY
gnss	gJhHj[
gnss$	gHhIiSjX
go	qU
go in	jSqR
go on	qVtY
go to	fRqW
go$	aRiSqTsUtH
go-li-	aHcIdJeJfIgIhHj\\kIlJmFnJoJpJqJrJsJtJ
goa	jT
gober-	m[
gobernanta	m[
goc	h[jY
goc$	bJhY
god	bIfYiIpFq\\
goes	qY
goes on	qRrU
goes to	gW
goes up	bHgTtX
goes with	hb
goes$	aHjFqErVt\\
going	bVqY
going at	aIbYiH
going on	bV
going to	eRqT
gold	k]
gold$	iFk]pI
goldr-	aIbHcEdIeIfHgIhIi_jEkIlInIoIqIrIsItH
golf	bStY
golf$	aItV
goma	aJiVmW
goma$	aHi[
gone	qcrX
gone to	bJqX
good standing	jZ
good to	jIkb
good with	jY
good$	kW
goods	bFjV
googl-	iT
google	iT
google form	p[
goppi-	cX
goppingen	cX
goppingen$	cX
gord	mY
gord$	mV
gordo-	aFiIlHsWtY
gorli-	c\\
gorlitz	cS
gorlitz$	cS
gosla-	cS
goslar	cS
goslar$	bS
gosse-	s\\
gosses	s\\
got	q[
got to	jS
goteo	iX
goteo$	iU
gothe-	bZcRhIiImI
gothenburg	cXiI
gott	jT
gott$	jUtT
gotta	dFfYj]lIoH
gotti-	c^iIqU
gottingen$	cV
gourm-	bV
gouve-	aYmIqS
gouvernant	aX
gouvernante	aY
gov	pIrX
government	iY
governors	iF
gp	gBh[i[
gp$	bFhZiV
gphc	j\`kE
gps	hViSkY
gps$	fIhDjDk]
gpu	cFi_
gr	a\\gW
gr 0	aYgT
graba-	iHkU
graci-	iEjVpIt_
gracia	mUqTtH
gracias	gJiIjYtU
grad	jTqStS
grad$	j\\pI
grade	eWg[jT
grade 0	eZgW
grade 00	jb
grade$	bGcGgRj[
grade-	aZiZ
grader	bFcGi\\
graders	aYgEiHjT
grades	aWiT
gradi-	jCkXmR
grading	iTjEkYmT
grading$	i]
grado	jRlT
grado 00	eUg\\jI
grado en	jX
grado medio	iY
grado superior	lW
grado$	fGi\\jS
grado-	bUiIjV
grados	bUiIjV
grads	jJlW
gradu-	lTsU
graduado	jX
graduate	aSsV
grafa-	iU
grafana	iU
grafana$	jU
grafi-	hSqS
grafico	hX
grafico$	bEhY
grafiker	aTbJ
graft	jXsT
grain	b[iVjGlF
grain-	bSrU
grainne	aJdHmTpTrX
grainne$	aHmZ
grains	aU
grains$	aWiI
grais-	iS
graissage	iS
gramm-	bTjX
grammar	bTjX
grand	cUfHgV
grand$	cIdRgahDj@lX
grande	cSdT
grande$	fIr[
grandes	b[fZ
grandfather	bUfS
grandhotel	aGbV
grandma	jX
grandma 0	jS
grands	iJnT
grands$	iT
grant	bVe\\
grant writer	aU
grant$	bSeVgYiAtJ
granton	cW
granton$	cW
grants	aV
grants$	aEiU
granu-	bScJiX
granulats	bUnJ
graph-	aacIiHpV
gras	hGlWr[
grass	bUiY
grass$	bViW
grass-	cViV
grasse	c[
grasse$	cV
grati-	hc
gratis	hX
gratis$	hU
gratu-	h_
gratuit$	hR
gratuite	hTiGlU
gratuite$	hV
gratuites	fGiV
gratuities	g\\hFiFsR
gratuity	gThU
grave	fIgXlS
grave$	jY
grave-	fV
graves	bJcJfZjUpC
graz	cZ
graz$	cU
greas-	i_
grease	iX
greasing	i\\
great	kf
great if	fFjHk\\
great$	cIka
great-	aJbTjDk_qJ
greek	kZ
greek$	bScJjUmJsR
green	bRcXhS
green$	bRcSgFiSjI
green-	cS
greenhouse	dYfFjFtZ
greenhouse$	aJd[fCiEtY
greenkeeper	lSmW
greenkeeper$	aV
greens	bXiS
greet-	cRpHtZ
greetings	jTpGt^
greff-	aYqY
greif-	cT
greifswald	cT
greifswald$	cU
gremi-	bTe[jAsU
gremien	bW
gremien$	bSiS
grenc-	c[
grenchen	c[
grenchen$	cW
greno-	cShS
grenoble	cShS
grenoble$	cShT
grenz-	hHnZq[sB
grenzganger	hFlIn]rZ
grep	jZ
grep$	j[
grias	aGiHt_
grid	fCge
grief	bHcIiIjakGmGpHtD
griev-	iUqW
grievances	qX
grievances$	iX
griff	j^
griff-	aUnS
griffes	aUiT
griffith	nX
grill	aSiV
grill$	aYiS
grill-	g^
grille	g^
grimp-	j\\
grims-	fI
grimsby	fI
grind	jRl_p<
grind-	i]jSlFsH
gring-	k[rU
gringo	fSqIrW
gringo$	fTqIrW
gritt-	iU
gritting	iU
gritting$	fSiVtI
groce-	gGh\\
groceries	gGh]
groom	hT
groom$	aZ
groom-	aTqT
groomer	aV
groomer$	a]
gros	bY
gross	gY
gross$	eJgb
gross-	fWiCl_rI
grosses	f\\hH
groun-	a]
ground	bV
ground$	bTjWrJ
group	b_iT
group insurance	gHhX
group of	i\\mHnF
group$	bTiTmStW
group-	bU
groupe	gU
groupe 0	hV
groupe de	b_gE
groupe familial	aIbZ
groupe$	f[
groupement	bZ
groupes	iW
groups	bS
groups$	bX
grove	bXc[iEjH
grove$	bXc[iEjH
grow	bYjHlWqR
grow$	jFlX
growe-	iX
grower	iU
grower$	a[iC
grower-owned	aRbV
growers	iVjHrX
growi-	bXiIqZrD
growing	bXiIqZrD
grown	sb
grows	b\\gHiWmI
growt-	mV
growth	mT
growth$	bJgXiT
große	aIbWkUrW
große-	i]
großes	bVhViH
großr-	bVnS
großraum	bGcWiInU
großs-	aW
großt-	iWkRlC
grp	jR
grua	jS
grub	h_pI
grub$	h^jIpI
gruez-	tU
gruezi	tU
gruis-	aV
gruista	aV
grund	aXbGjIq\`
grund-	iXjV
grundlohn	gUqR
grundschule	cU
grundschule$	cS
grundversorgung	aHbah=iD
grune-	iJjZ
gruner	iJjZ
grupo	gXjI
grupo 0	g]jF
grupo de	bUiS
grupo familiar	bFhX
grupo$	fFiUtS
grupo-	iX
grupos	iX
grupos$	bT
grupp-	jVmS
gruppe	gYmT
gruppe 0	gU
gruppen	b\\
gruppen$	bY
gruppenleitung	aX
gruß	t_
gs	aWgViS
gsm	hXiUjH
gsm$	hXiT
gst	fGgZjU
gto	c]jS
gto$	c\`
guach-	iX
guachera	iX
guachera$	iW
guada-	cX
guadalajara	aSfI
guadalajara$	cS
guadalupe	cW
guadalupe$	cV
guapa	jFs_tY
guara-	eRgU
guarantee	eRfIgWrV
guarantee$	gYrW
guaranteed	dReS
guaranteed$	dXfUiIjG
guard	hZjS
guard$	aIeHgJhWiFjW
guard-	aY
guarde	iIj]
guarderia	h_mJ
guardia	fY
guardia de	cFiV
guardia$	aUgY
guardias	fUmU
guardias de	fT
guardias$	gW
guards	aImV
guards$	aHjRmW
guaym-	cbiEtE
guera-	cV
guerande	cV
guerande$	cV
guere-	cW
gueret	cW
gueret$	cW
gueri-	bTs]
guess	aShVlImHpFqHrHtZ
guest	n_
guest house	ha
guest-	bT
guests	bUsR
guests$	bVgF
guia	a_iS
guia de	aU
guia$	aT
guias	aGbUmZ
guias$	aEbSfHiIjHmYoJpI
guich-	iSkS
guichet	iSkS
guichet$	iTkT
guide	a\\bJmYrV
guide$	aRjIm\\
guide-	aZ
guides	aUmS
guides$	mW
guild	jTtX
guild-	nT
guildford	nU
guildford$	nV
guilds	cGgTjW
guill-	aIbZjY
guillotina	cIjY
guilv-	cY
guilvinec	cY
guilvinec$	cZ
guing-	cY
guingamp	cY
guingamp$	cY
guiso-	iUjS
guisos	iUjS
guita-	cGhGiJj?kh
gujar-	bFcYiH
gujarati	cGkRsS
gujarati$	cEfIjTkVmErJs@
gulf	cTiIjYtT
gulti-	j\\
gultig$	jY
gum	i\`
gum$	i_
gun	iSjU
gunst-	h[
gunstig	h[
guss	iV
gusta-	kYmT
gustaria	kZ
gustaria$	jIkZ
guste	jY
gusto	dTiIjY
gut	kY
gut$	kXoRtV
gutac-	iZjJkI
gutachten	iVkH
gute	aSiIjRsZ
gutem	gIs^
guten	t^
guten tag	tT
guter-	cT
gutersloh	cS
gutersloh$	cTdU
gutes	ja
guy	a\\qVrItH
guy$	aTmU
guys	fVsW
guys$	fYgGiWjJ
gwena-	gIm[
gwenaelle	gIm[
gwo	j\`
gwo$	jU
gym	bRhc
gym$	bZhZ
gymna-	cV
gymnasium	bAc^
h &	iY
h +	jTsU
h /	aT
h 0	jS
h 00	fX
h :	fW
h a	eSjFmZ
h annualisees	qS
h con	bJlZmT
h days	fUjI
h de	gEiEj\\
h du	jS
h en	fUgS
h et	fGiY
h ou	fW
h par	fV
h permis	bUgHsY
h sur	fT
h$	fV
h-die-	fX
h-dienste	fX
h-dienste$	fY
ha	bZqS
ha ido	qU
ha$	bU
haas	iImW
haas$	iHmY
hab	kHtW
hab ich	hUlW
hab$	b]
habe	fAiJjIqSsZ
haben wir	fH
haben$	gIjVlT
haber	jSk\\
haber hecho	kT
haber trabajado	lU
habil	jZlH
habil$	j[lH
habil-	j\`
habiles	hEp[
habilitacion	k\\
habilitacion$	j[lD
habilitada	b]jI
habilitada$	b\\iIjI
habilitado	gCj^
habilitado$	jW
habilitante	jT
habilitante$	jU
habilitation	j^
habilite	a[hIiJ
habillage	gU
habillage$	gX
habille	sV
habille$	sT
habit-	bU
habitacion	h_iJ
habitaciones	bZ
habitaciones$	bX
habitants	bZgG
habitants$	b\\gI
habits	iGj_
habits$	jX
habla	bDcGjHkRl_qS
hablado	jU
hablado$	iIjTkS
hablamos	eVtW
hablamos$	e[iI
hablan	q\\
hablar	iRkUpS
hablar con	iVpT
hable	jTsY
haccp	iSjY
haccp$	iSjU
hace	iUlStU
hace falta	lTtW
hace$	iCjDkHlXtT
hacem-	rW
hacemos	rW
hacen	i_kI
hacer	i\\jV
hacie-	bUqV
hacienda	aR
haciendo	cHiFqWtJ
hackn-	cU
hackney	cU
had	qasV
had a	q^sBtY
haemo-	iXqT
hafen	bTc[
hafen$	bScV
hafen-	hCiEj\\
hafenweg	cV
hafenweg$	cW
hafte-	aIbEcHhHi_jF
haftp-	bUcHh]iAjJ
haga	iRjW
hague	bTcW
hague$	bTcW
haha	jSs[
haha$	jRsX
hail	aXbZcEiHjFmG
haina-	aDccdJeJfIgJiEjGkJlJmJnJsI
hair	iUjUsW
hair$	i\`jB
haird-	aWbSkI
hairdresser	bWiT
hairdresser$	aUiF
hairn-	bRhZiH
hairnets	bRhZiH
haiti-	s^
hala	mSt_
hala$	cImTpItZ
halal	bZiUjY
halal$	aHhJiY
halb	f]
halb sechs	fY
halb sieben	jU
halb vier	f\\iHmF
halbe	gS
halbe seite	rZ
halbe-	cVpZ
halben	pX
halber	pW
halbj-	i]oU
halbt-	hW
halbtax	hW
halbtax$	hV
half	fT
half a	pV
half day	eSoHpXsI
half days	fbgJhSoB
half five	fW
half four	fZ
half of	bVhXiJlInV
half price	aIh^
half seven	fU
half term	eCfCiEo\`pW
half the	dTlUsR
half$	gY
half--	hbpV
half-fare	hX
halft-	dThU
halfte	dThU
halif-	cV
halifax	cV
hall	cViR
hall$	c_fIpT
halla-	i\`jF
halle	bXcSdR
halle (	cV
halle$	bTcEdW
halle-	aUb[mJ
hallen	b_mC
hallm-	iXlS
hallo	t_
hallo frau	cS
hallo$	aDt^
hallo-	fYiGmJtR
hallowe'en	oW
halls	bXcJ
halls$	bWjV
halt	sYtY
halt$	aYfTiB
halte-	iTqS
halten	iSqUrS
halten$	iUrT
halts-	jY
haltst	jY
hambu-	c\`
hamburg	cR
hamburg$	dU
hamil-	bSlVpH
hamilton	bSlVpH
hamilton on	c[
hamilton$	bXcBjJlUpI
hamm	c\`
hamm$	c\`
hamme-	jZkStI
hammer	iRkW
hammer$	iVkX
hampe-	i[
hampers	i[
hampers$	iT
han	iIqZ
hana	iEj]
hand	jV
hand$	a]j\\
hand--	i]
hand-over	iW
handb-	l^
hande-	bDgRiXqVsR
handel	bGg[iH
handg-	jY
handh-	jW
handheld	jW
handi-	iT
handicap	kFrW
handicap$	jV
handl-	jS
handle	iS
handled	hVjTlJ
handler	aRbSkR
handler$	ad
handlers	a]iB
handles	lY
handling	jUkTlT
handling$	kRlX
hando-	i^
handover	iSoS
handover from	oV
handover to	iY
handover$	iUqT
handovers	aFiV
handp-	hV
handphone	hV
handr-	bIiXjJ
hands	lT
hands$	iSmVsT
hands-	hUiVsT
handschuhe	h[i@pH
handw-	bUjU
handwerk	bR
handwerker	iY
handwerker$	iZ
handwerklich	iGj[
handwerkliche	jV
handwerksberuf	jX
handy	jRk^
handy$	iIkb
handy-	e@fHh]pHtU
handyman	tV
hang	aGc[iFtT
hang on	aGtV
hanga-	cVhH
hangar	cXiI
hange-	aIbScGi]mV
hanger	bJiVjU
hangt	iUrZ
hanne-	mZpJ
hanno-	cVnV
hannover	cVnV
hannover$	nR
hanse-	h[mYqR
hansefit	hW
hansefit$	hW
happe-	iTjHq[
happen	gHiWjIlJ
happi-	b\\fEkYqH
happily	iIk]
happy	jX
happy$	kT
harbour$	cV
hardw-	dYfHhTiYmI
haria	aHiUjHtS
harmo-	gJjY
harmonie	i[
harne-	hRiJjU
harness	hRiJjU
harness$	hFiIjZ
haro	c\\dHiI
haro$	c\\dHiI
harps-	bScDiCjGka
harpsichords	bW
harri-	bV
harro-	cXhR
harrogate	cUfHhT
harrogate$	c[
harrow	cVqX
hartl-	iDj[pFt\\
hartlepool	c\\
harve-	bR
harvest	hH
harvest$	bTiAmY
harvester	aXbTcG
harvester$	aSbRcE
harvesting	bRiJpW
harz	c]iF
has	iC
has a	oWsV
has been	kRqRtV
has no	gYhHiImW
has one	hCl_mHrY
has to	iHjYsY
has$	bHfTqR
hasht-	rY
hashtags	rY
hashtags$	dIqGrW
hasn'-	qW
hasn't	qW
hast	aIk[qS
hasta	eW
hasta 0	eGj]pEqT
hasta 00	qXsY
hasta diciembre	eXoF
hasta el	p\\
hasta la	oV
hasta las	fd
hasta que	eSfS
hasta$	fShS
hat	qc
hat 00	aEb\`qCtY
hat den	kFmY
hat mein	bT
hat sich	sR
hat zwei	cIiRnH
hat$	qU
hat's	hFmDr^
hatch	sU
hatch$	sU
hate	iVjFpFqZ
hates	mEpGqZrZ
hatt	kFqSs]
hatte	kVqf
hatte-	sX
hatten	sX
hatten gern	qHsVtR
hatten wir	sW
haul	a[hZ
hauli-	kY
hauliers	jHkZmI
haupt-	c[iIm]
hauptamtliche	aWbXcIiJmD
hauptamtliche$	bS
hauptsache	lUoX
haus	bZh\\
haus am	bV
haus mit	bR
haus$	gRqT
hausa-	pU
hausanschlusse	iZ
hausb-	iTjT
hausbesuche	iX
hause	dWnR
hause nehmen	h\\
hause$	d_
hause-	bSiTkFsR
hauser	bSiW
hauser$	bUiU
hausern	hGmS
haush-	aXiV
haushalt	aYiT
hausm-	aUbF
hausmeister	qS
hausmeister$	bIcItY
haust-	iX
haustarif	gX
haustarif$	gZ
haustechniker	aUiU
haustechniker$	aViU
haustrunk	h]
haustur	fSnVoE
haustur$	fHhSnXoG
hausw-	a_
haut	bVsY
haut$	qJsVtI
haute	hV
haute-	iT
hauteur	iVjS
havar-	iSpV
have 00	aDbSgJmVqV
have :	k]pG
have a	sS
have an	aYpEq[
have been	bTfV
have it	jEke
have the	bEj>kIlWqUrBsZ
have their	jX
have to	lU
have worked	jY
have$	k]
haven't	rR
haven-	rR
haver-	ceiFjH
havin-	mIqY
having	mIqY
hawic-	cR
hawick	cR
hawk	pR
hay	qU
hay que	hUnT
hay$	l[
hay-o-	cT
hay-on-wye	cT
hay-on-wye$	cT
haya	kW
hazar-	iV
hazard	gRiS
hazlo	rb
hazop	iZ
hazop$	iV
hbf	aFbEcSi\\tI
hbf$	aEbEi\\tH
hbo	j\\lJ
hc	bVjY
hc$	bWiIjW
hcpc	j\\
hcpc$	aTjT
hd	b[gEmIpZtJ
hdr	jU
he	q\`
he or	iYjHkT
he$	iDjTmU
he'd	jTsW
he's	qgt>
head	me
head chef	a[mJ
head gardener	aT
head of	aVpS
head office	cSq[
head$	gRjS
headc-	iTqV
headcount	qX
headh-	iGoWrZtV
headl-	pJr[
headline	pJr[
heads	bZjR
heads$	bYmS
heads-	hTs]
headset	hZ
healt-	hZ
health and	iUjI
health insurance	iR
health plan	bWhUjG
health stipend	gEhZ
health$	aVcI
healthcare	hUiS
healthy	iTsZ
hear	iCpDqesW
heard	hGjVqZ
heari-	iRjT
hearing	jW
hearing$	iIjZ
hearings	iZ
hearings$	iZ
heart	jYsX
heart$	iGjakStF
heart-	b]
heat	f[oArU
heath-	bZcUiI
heati-	cXfJiR
heating	cXfJiR
heavy	f\\jV
heavy$	f[
hebam-	aSgIiVmS
hebamme	aUjS
hebamme$	aSjU
hebammen	iFm[pItF
hebammen$	dJfJiHjIkJmYpF
hebammenwissenschaft	aYeFiHtE
hebammenwissenschaft$	aXeGiJ
hebdo	dUiSnY
hebdo$	aIbId[mF
hebe	jUm[
heben	hJmIsW
heber-	aHiV
hebra-	bVjIkW
hebre-	kU
hebrew	kU
hebrew$	iHkU
hecha	pW
hecho	eXpS
hecho$	e\`jG
hecta-	b]
hectarea	iT
hectarea$	gS
hectareas	bV
hectares	b\\
hegau	bVcS
hegau$	cU
heide-	jWkW
heidelberg	cBiVjSkU
heidelberg$	aUcDiR
heidenhain	jU
heidenhain$	iIjVkR
heigh-	jV
height	rJs[
heights	jX
heights$	cViU
heike-	qSsV
heikel	qSsV
heikel$	qSsT
heilb-	cS
heilbronn	cT
heilbronn$	cV
heili-	fUhR
heiligabend	fShS
heilp-	bUcEiVmW
heim	h]iRjH
heim$	iXjF
heima-	bZdYgE
heimi-	lI
heims-	bHhUiU
hein	jTrRsS
hein$	aRjTrS
heira-	i\\pH
heize-	iR
heizen	iR
heizu-	iT
heizung	iV
heizung$	iR
heiß	tY
heißt	dWiDnVqJ
hekta-	bV
hektar	bV
helad-	a\\cGiT
held	iHjVmIp[
helen-	cTiF
helene	bTiHmT
helfe-	kX
helfen	hTiJk[
helfen$	iIk]
helfer	aStI
helferin	aDhHiX
helga	iY
heli	cGhWiUnV
heli$	hYjIn=
helic-	cGfFiSnZ
helip-	cZ
heliport	c\\
helit-	b]mCpF
hello	tc
hello$	tW
help	gGhYkW
help with	aTfIhViG
help$	iCkatT
helpe-	mZ
helped	aHq[
helper	iSmR
helper$	iRmU
helpers	m\\
helpers$	m[
helpf-	kV
helpful	kV
helpful$	k[
helpi-	i]
helping	i]
helps	jUkVlTsU
helps$	iBk]sW
hemat-	cDi\\kS
hematologia	iHkV
hematologia$	iHjSkS
hemos	bViDjJqZ
hemos-	cGic
hems	iZ
hence	bTq\`sT
hep	aThTjT
hep a	ja
hep b	jW
hep$	a\`jG
hepat-	hX
hepatite	jX
hepatitis	hZjDsT
her	kXq\`
her own	sZ
her$	fHiGk\\
herbs-	oS
herbst$	hUiS
herbstferien	fHoXtT
herd	qT
herd$	bV
herde-	i\`jB
herdenmanager	aSiW
herds-	a\\
herdsperson	aZ
herdsperson$	aZ
here	tS
here$	lWsTtR
here'-	t[
here's	t[
here's what	fT
hered-	iY
heref-	bYcZiJjE
hereford	rT
herfo-	cS
herford	cS
herford$	cT
herit-	eT
heritage	eT
heritage fund	eYjF
heritage$	aYbIjR
herku-	b^g?iFjY
herma-	bXhF
hermanas	bYiWjG
hermanas$	bRiX
hermano	bGmWqS
herme-	kSqU
hermes	kT
herml-	iRjU
hermle	iRjU
hermo-	aHcXhJ
hermosillo	aHcXhJ
hermosillo$	aHcY
herna-	tW
hernan	tX
herni-	iRs]
herr	pRqTtU
herra-	h\\iX
herramienta	hX
herramientas	gHh[mIpHqG
herre-	b\\mT
herren	mY
herrensalon	bV
herrg-	jTsW
herrn	mXqU
herse-	kEpUsS
herself	kEpUsS
herself$	pW
herst-	hY
hersteller	bW
hersteller von	bW
herve	aEbIcDeIgJhJjFkDmUpBsGtb
herz	bTjZpEqW
herz$	bWhIj[pEqVtJ
herzl-	lRrSt[
herzlich	lRrSt[
herzlich$	rStT
hes	jZ
heure	bWhS
heure du	iW
heure-	fS
heures	fS
heures du	jS
heures et	hJiS
heures ou	fW
heures trente	f[gJ
heures$	f\`
heute	bZ
hexha-	fH
hexham	fH
hexham$	fH
hey	td
hey$	tV
hf	aViU
hf$	aWbIiZ
hi	te
hi-vi-	h]
hi-vis	hX
hiab	jHkZ
hibri-	dY
hibrido	d[
hibrido$	dVqT
hibridos	iIkX
hide	cGiBjUpDq_
hidro-	iSjT
hidrocarburos	jT
hidrocarburos$	jZ
hier	nR
hier die	eR
hier$	jJl]sY
hiera-	mW
high	bVj[
high street	bY
highe-	jW
higher	gSjS
higher$	gV
highl-	b[iHsU
highlands	bEcXgHhV
higie-	aTkT
higienista	aVkT
hijo	sW
hijo$	hUtS
hijos	bVhXmFsT
hijos$	bXh\\lGm@
hilde	iImcpG
hilde-	jDpGt]
hildesheim	cS
hildesheim$	cS
hilfe	bJhVjXkR
hilfe$	iGjZ
hilfr-	kX
hilfreich	kX
hilfreich$	kY
hilfs-	aHb_cGiDjY
hilft	jFkdmS
hilft$	kc
hill	bGcafDhGmIn]
hill$	bFc\\
hills	bIcY
hills$	cY
hilti	h\\jHkImJ
hilti$	cIfJh\\iIjIkImH
hilux	h^
hilux$	h]iI
him	qh
him$	mWq[
himself$	pUqR
hin	gVnW
hindi	iHjd
hindi$	jU
hint	qZ
hinte-	cYnS
hinten	cXmX
hinter	jS
hintereinander	q\\
hintereinander$	cJqJsY
hints	iZpGrZsG
hinz	iWmY
hip	q^
hipaa	kW
hipot-	iY
hire	eWiR
hire$	eShCiIj[kItS
hires	qV
hirin-	sVtZ
hiring	sWtS
hiring$	bUtR
his	qe
hisop-	i]jI
histo-	jT
histoire	jWq[
historia	bIjWsT
histories	iZjIsF
history	jUlTsR
history$	jS
hit	gHiWjHq[sJ
hits	gRh\\n?
hiv	pIs^
hiver	fZiX
hiver$	iZ
hives	bTfHiZ
hives$	bUfGi[
hiya	t\\
hl	bViYkX
hl$	b^iWjC
hm	bHqR
hmp	ca
hmv	jY
hnc	jVtX
hnd	jU
ho	bFcSd\`iHjGpX
ho$	bEcYiGpW
hobar-	cX
hobart	cX
hobart$	cY
hoc	e^hImHrEtJ
hochb-	aVbYiH
hochbau	aT
hochbau$	aT
hochd-	gIjZ
hochdeutsch	gIjZ
hochdeutsch$	jW
hochk-	aHbIi[pZ
hochs-	sT
hochschulabschluss	iJj]
hochschule	jStS
hochschule$	bIj]
hochschulsport	eGh]
hochschulsport$	h^
hochstens	rSs[
hochstens 00	qIsa
hochw-	iGk[
hochz-	iXo\\pF
hocke-	iV
hod	iHjHkGm^pG
hoeds-	cV
hoedspruit	cV
hoedspruit$	cY
hof	cShU
hof$	h]
hoffe-	iSsX
hoffentlich	iJqRs[
hofla-	b[
hofladen	b[
hogar	bW
hogma-	cJfThV
hogmanay	cJfThV
hohe	jc
hohe$	j^
hohen-	cWiJnS
hohentauglich	jZ
hoher-	iJj\`
hoist	aFbIcJgHiinBsU
hoist-	aWiTjF
hoists	aYcJiE
hoja	iJp[r[sC
hoja de	jSpS
hojas	bFg@i_pV
hojas de	gJpY
hol	h\\pI
hol$	h^iFpI
hola	tb
hola$	tX
hold	tS
hold the	b]eC
hold$	tR
holde-	jBsZ
holder	bU
holdi-	bUiS
holding	bUiS
holen	gJlSqT
holes	bViRpT
holid-	hX
holiday	gRhS
holiday pay	gYhG
holiday$	fXgIh\\
holidays	hZ
holidays$	hWoU
holla-	bXcIkZ
hols	fThW
hols$	h\`
holst-	iV
holstein	bT
holsteins	cHiX
holt	aEcSmJpWtX
holz	aJbW
holz$	bJjT
holzb-	b^
holzbau	aUfS
holzbau$	fZiTtF
holzo-	bRcIiT
holzofen	bRcIiT
holzofen$	bViHkU
hombr-	s^
hombre	sa
hombre$	sX
hombres	mYsS
hombu-	cX
homburg	cX
home	db
home 0	d_fHhI
home after	d]eE
home based	dZ
home births	bGdFib
home by	dFhJnWpHtT
home in	d^fF
home office	d^
home visits	iX
home when	dWfUgHhXiB
home$	d[
home--	d\`fF
home-based	dW
homeb-	cFhXiTjEnW
homec-	bX
homecare	bX
homeo-	d[hI
homeoffice	d^hJ
homeoffice nach	dU
homeoffice$	dX
homeowners	jSpU
homes	bWiW
homes$	bYgJiS
homew-	dGmVpZ
homework	p[
homework$	iSpS
homme	s]
homme$	sWtV
homme-	mVsU
hommes	mVsU
hommes$	aFbSiIsW
homol-	aEiSj^
homologacion	iSjT
hon	iXmU
hon$	mSpV
hones-	rW
honest	fS
honestly	bScHqUsV
honestly$	bRfWiVqC
honey	cGfZhWjRmGqJ
honey$	bVcGfEhFiEjZrFtF
honig	i^
honne-	fWlU
honor	aGb]iHjCpDta
honor-	eXge
honoraires	g\\mG
honorar	eW
honorar$	eU
honorarbasis	eYgI
honorarbasis$	eZ
honorarios	eXgU
honorarios$	eX
honou-	hW
hood	iUjIpT
hoodi-	hVrR
hook	iT
hooku-	dDgIhViYjF
hop	aCt\`
hope	lHt[
hopef-	bYcBeUgIiJqVrJ
hopfe-	a\\bGiH
hopit-	b^
hopital	aFbUcT
hopitaux	b\\jI
hopitaux$	bY
hora	g\\
hora de	fUgXjE
hora y	pW
hora$	gciVmJ
horai-	fZhS
horaire	fWhU
horaires	fU
horaires$	fSsR
horak-	aS
horakustiker	aS
horar-	hR
horario	dTfVtS
horarios	hXkHsT
horas	f^
horas al	fXgT
horas de	gViHl\\pS
horas lectivas	aV
horas y	gHjW
horas$	f\`
horen	jGrT
horen$	pHqSrV
horen-	gHlVmZpG
horiz-	a\\cEhGiG
horlo-	fFhX
horlogeres	fEhYrJ
horne-	icjG
horno	iTqR
horno$	i\\
horno-	bZcTiD
horqu-	iSjS
horquilla	gTjV
horror	iUjG
hors	dTfCqX
horse	hY
horse-	jS
horses	hRjS
horses$	aGbDhDj\\
hort	lSq\`tU
hort$	j[
horti-	j_
horticulture	iIj\\
hospe-	hX
hospedaje	hX
hospice	aTbW
hospice$	aR
hospital de	aGcY
hospital$	bRiR
hospitales	bW
hospitales$	bW
hospitaliere	bHhT
hospitaliere$	bHhU
hospitalisation	dJh\`iHjI
hospitality	bSjT
hospitals	bVmG
hospitals$	bViUmE
hospitation	pZ
host	a^gHhJ
host$	a^iG
hoste-	mZ
hostel	hYmIsI
hosteleria	iUjH
hostels	bScHdXiHjS
hosteria	c[iH
hosts	a]fHmHtI
hosts$	a\\bJiFmHtH
hot	hWiWkV
hote	aV
hotel	bSfIhUnV
hotel 0	bRcGfGnZ
hotel en	bGhZnG
hotel$	hX
hotel-	jR
hoteleria	j\\
hoteles	bV
hoteles$	bTiT
hotels	hR
hotels$	bTcJhYlInV
hotes-	bT
hotesse	bT
hotli-	iUkT
hotline	iUkT
hotline$	aWkW
hour for	fTmIqY
hour with	pT
hour$	bIg\`qU
hourl-	eW
hourly	eW
hourly$	eXgUiT
hours	fa
hours :	fU
hours a	fWgT
hours but	eT
hours in	aJf>h]nZoH
hours over	aIfS
hours$	eSfY
house	bWh[
house 00	aFbZjJlT
house 000	bSkJ
house at	hViHjS
house on	fEha
house with	hV
house$	bVhX
house-	aXbU
household	aDbThXiF
household$	aHhZiF
households	bZ
housekeeper	aUqStJ
housekeeper$	aYtI
houses	iTnT
houses$	hJiVnT
housing 0	bIeDg]iH
housing association	bU
housing$	cRhT
hove	c\\
hove$	cZ
how	gRrRsZ
how :	pY
how much	gUrS
hoy	bZgHrRsZ
hp	cWiXjJ
hp$	cXiTjI
hpb	iY
hplc	aVkS
hplc$	aT
hps	a^bJ
hq	b^cZ
hq$	bScb
hr :	jIkIpIqYt[
hr adviser	iHrV
hr or	gWpU
hr wk	fW
hr$	g[
hrs	fZ
hrs a	fW
hrs over	aFcS
hrs £	aDgH
hrs$	fV
hs	f[
hs$	fWpU
hsa	h\\iGjImJ
hsc	j_
hse	qZ
hse scale	gV
ht	bFg[pE
htl	jZ
hts	jV
htwl	cY
htwl$	cY
huama-	fHmZ
hub	bSc\\
hub$	bYcRmT
hubsc-	b]cAsa
hubsch	kSsT
hubspot$	jZ
hudde-	bJcVdUtH
huddersfield	bJcVdUtH
huddersfield$	cW
huell-	bRrY
huella	bT
huelv-	cW
huelva	cW
huelva$	cW
huert-	bUcEhW
huerta	hY
huerta$	h]iG
huerto	bYcF
huesc-	mT
huesca	mT
huesca$	mV
hugue-	cGhGiIjIm_sI
huhu	t[
hui	f\\
huill-	ia
huiss-	aHibjI
huit	fThH
huit ans	jY
huit$	fXiJoUtG
hull	jS
hull$	cYnR
human	aXbIcEiAkApHr^
human-	aSiR
humanos	aTiJ
humbe-	cYqU
humber	c\\
humber$	c\\
humed-	iSjS
humedad	iZjH
humid-	aEbTiT
humides	iX
humor	jcmGrW
humor$	jYrU
hund	bTh]
hund darf	bVhW
hund$	bY
hunde	aHb\\hU
hunde$	aFb\\hX
hunde-	bW
hundert	fTgS
hundertzehn	bWhEoG
hundred a	fUtT
hundred and	gS
hundred for	gGhY
hundred thousand	b\\cH
hundred words	mIr\\
hundred$	bHg[
hungr-	sY
hungry	sY
hungry$	sW
hunt	i[
hunte-	aIcZjSkI
hunter	aIcZjSkI
hunti-	iW
hunting	iW
husba-	sT
husband	sU
hush	qd
hush$	qa
husum	c]
husum$	c^
hut	aTbIdYhIpX
hutt	bIcb
hutt$	cZ
hutte	aRcV
hutte-	m[pT
huw	jImY
huw$	aGbHjHlImYtR
hv	aYiIjY
hvac	e\\jI
hw	jJm_pH
hwk	aHiWjT
hwk$	aHiWjT
hybri-	dZ
hybrid	dX
hybrid 0	c[
hybrid$	hV
hybride	dXhS
hybride 0	aHdS
hybride$	dRhW
hyder-	aIc[iH
hyderabad	aIc[iH
hydra-	i\\jU
hydraulic	aUiW
hydraulics	iX
hydraulik	jX
hydraulik$	jU
hydraulique	j[
hydraulique$	iJjY
hydro	iTjIqY
hydro-	kX
hyere-	c[
hyeres	c[
hyeres$	cX
hygie-	iRjT
hygiene	iRjV
hygiene$	iT
hygienist	aW
hygienist$	aY
hymn	iY
hyper-	jYmT
hypermill	jUkU
hypermill$	bJcIiGjUkT
i	tS
i /	bVcJfHiFjEmYpYtI
i am	aIlSmWtS
i can	gZjAlZ
i can't	dTkGsTtX
i don't	aGlU
i have	jJq\\tU
i mean	i[rUsU
i need	aUoS
i said	gXqTrH
i say	t\\
i shall	aVp[tG
i want	iZrR
i$	aSbViFjUkS
i'd like	jWoV
i'd rather	eU
i'd want	fIoW
i'll	jGrVtS
i'm	qUtS
i'm afraid	dUeRjC
i'm the	qR
i've	gTt^
i've got	bHfHg^qB
i.e	cWo[
ia	cXiZ
ia$	bJcZoG
iaa	jW
iacp	jY
iata	dIfCgBhAiBjXl^
iatse	eZgSiIjFmI
ibagu-	cW
ibague	cW
ibague$	cX
iberi-	gZ
ibiza	h\\iFnSpH
ibiza$	iFnZpJ
ibode	aViH
ic	aSfIiWjV
ic$	aVdHi[nJ
ica	iU
ica diploma	jW
ica$	i]
ice	aUhS
ice$	i^
ich	qUtS
ich brauch	aTsU
ich weiß	qUtH
ich$	tS
ich-g-	jS
ich-gcp	jS
ich-gcp$	jS
ici	l\\rT
ici$	l[
icp	b_cHeJfFhEiCkJmGrJ
icu	aSbSlT
icu$	jElZqU
id	bChWj]kVpV
id$	c\\iDjS
ida	cXhTiDnV
idc	jUsR
iddsi	iX
iddsi$	iX
ide	jYmV
idea	pU
ideal	kXpSsY
ideal$	sY
ideal-	kbsV
idealement	iFkVoSsS
idealerweise	jHk\`
ideally	kWsX
ideally$	k\\
ident-	i^kHqW
idiom-	k\\qJ
idiomas	iTlTrV
idle	fZhWoH
idle$	fYhYoH
ido	qY
if	kT
if he	bHjHkUq]
if it	f^
if poss	kZsU
if possible	iVoT
if the	qVrR
if they	hTj@kVlR
if they're	fSiHjSlUsH
if they've	cDjHkXlX
if we	aUeTfFkGlDqUsT
if you	dSkS
if you're	hTjTqD
if you've	lS
if$	eSjFkXlUpJ
ifapm-	jS
ifapme	jS
ifc	jVkU
ific	g\`jG
ific 00	gX
ifrs	jFk\\
ifs	iV
ifs$	i\\jI
ifse	g^
ig	gUiX
ig metall	gRjJ
igles-	bTsV
iglesia	bTsV
ignac-	bSqCs\\
ignor-	qUrHtS
ignore	qUrHtS
igual	jCldoH
igual$	fSlXrT
igual-	cTgWrR
igualdad	iSrT
ihc	i^jJ
ihk	iVjSkR
ihk$	aY
ihm	aIiJm^
ihn	gIhGjEkZq[
ihnen	m[qGtS
ihr	mV
ihr wart	mU
ihre	iApVqZtS
ii	aT
ii /	bGhWiW
ii$	aYjX
iii	bV
iii /	bGiXjV
iii$	bZjV
ij	bJcHhIi@jVq]
il aura	mT
il est	fTqY
il faut	jT
il le	hWiJjT
il me	aX
il nous	tX
il s'agit	fV
il va	qStU
il y	hY
il$	jWqR
ildef-	iIpW
ildefonso	iIpW
ilkle-	aHcYfJrR
ilkley	aHcYfJrR
illus-	aGiTjU
illustrator	j\\
illustrator$	aIjY
ilmen-	cXrI
ilmenau	cXrI
ils	sX
ils$	aRjXsH
ilse	iJm^
ilse$	mZ
im allgau	cX
im besten	jDk]
im buro	hRm^
im dezember	fWhVoI
im ersten	hHiVjGmSrY
im griff	j^
im haus	hUpRqU
im herbst	fW
im jahr	n[
im januar	oSrR
im juli	fYiR
im keller	b?hVsX
im mai	bZfVhEqX
im nacken	aJqYtS
im schlaf	jY
im schnitt	fIgXi>nY
im sommer	cS
im team	m]sUtH
im wechsel	fYmR
im winter	bWfRiU
im$	bSiVjI
image-	i^jH
imagenologia	aXmI
imagenologia$	aU
imaging	iR
imke	bIhHmIp]
imker	aZiGsTtD
immed-	aEbBcCeJfJiAjFkJoapUqI
immer	fVkSmRrX
immer mit	iJlImUrVsS
immer$	bVf\`
immer-	gJjEkalFmH
immeu-	b\\hF
immeubles	b\\hF
immig-	iWlJsX
immigration	bSiY
immin-	cVsS
immingham	lGsU
immo	eEgJh\\
immob-	bTcFiSjT
immobilier	i[
immobilier$	iX
imms	i\\
imoge-	jJtW
imogen	jJtW
impay-	iZ
impayes	iZ
impec-	j[
impecable	jX
impeccable	hFjZ
impeccable$	hFjZ
imper-	jTs]
impfu-	hU
impfung	hU
impla-	i\\kS
implantation	i_
implants	aHbU
implants$	aHbZkI
imple-	j[
impon-	fGgWs\\
imponible	fFg]iHkI
impor-	bSlU
import	bViUkU
importa	kZlU
importadora	bacHiJjHmHpD
important	lW
important$	jGlY
importe	lX
impos-	bZhDjXpJqW
impre-	bS
imprenta	bZiU
imprenta$	iY
imprescindible	j[sT
imprescindible$	bJjW
impri-	b]dFpEqYtE
imprimerie	aS
impro-	jYqT
impue-	iU
impuestos	iU
imss	gFha
imss$	gDh\\
in (	hH
in /	dWfChWiS
in 0	f^iT
in 00	eGiXqV
in 2000	bSqX
in a	jX
in all	bUdFfChUmZ
in an	aIj\\kGlG
in and	hSpX
in april	mFoGq\`
in at	aFbEc?fUgHhFi^jB
in august	bRfZoIqT
in bad	cUjU
in before	aUqX
in by	fRjIo]sJ
in charge	iJmYqS
in class	bHlU
in date	jZ
in december	gShS
in den	fU
in die	jTsS
in dritter	aI
in england	cDdHnYsV
in english	pSrZ
in eu	cEdZeI
in feb	dEhJlGoV
in five	cIf\\
in for	i[pT
in four	iX
in front	pT
in fur	aJbTcT
in good	s\\
in hand	gZjT
in her	qSsW
in his	kGsY
in it	jS
in january	eGfGi\\jF
in july	bXhToDpW
in leeds	b]iBsU
in lieu	gVhI
in march	q^
in may	iWnR
in november	cFfDgIiUjFoDpIq[
in office	cGdShVmY
in on	dWgJoAqZ
in one	fFl\`rTtG
in person	aHcBd[fElInIqTrEtI
in q	iVqT
in season	iTnS
in sept	bJeIi\\o?qW
in service	hY
in situ	lW
in six	iU
in spanish	iCjCkEl[r[
in spring	mSnWpG
in summer	fSjFkV
in term	bHeJf\\gFiIqR
in their	j\\
in this	bZqX
in three	fYiIlUpV
in two	eFfThJiIjFnYqZ
in uk	cJdU
in winter	c[hGjI
in with	kIpYsZ
in writing	iUq\\rD
in your	gSiFjUpVrE
in £	bIsR
in$	aWdV
in-ho-	aSbRlS
in-house	aSbRlS
in-house$	aVbEjSlX
in-se-	fHhRiHoX
in-service	fHhRiHoX
inami	hDj[
inami$	hIiIj[
inbet-	n[
inbetriebnahme	iT
inbetriebnahmen	fJhJn^
inbou-	aSiYmJ
inbound	aSiYmJ
inbox	iWpXqZ
inbox$	pX
inc	bW
inc$	aIbX
incen-	g\`
incendie	i\\
incendie$	i\\
incentive	gZiI
incentivo	g[
incentivos	gY
incentivos$	gY
inch	bJiSjX
inch$	iX
incidencias	iT
incidencias$	iS
incident	iU
incl 00	gVhF
incl nights	fc
incl sat	fS
incl$	dWiR
include	fSjHpFr\\
included	jV
included$	gTiW
incluida	fHgWnY
incluida$	fHgWnY
incluidas	eS
incluidas$	eTiV
incluido	iSjDlT
incluido$	iSjFlU
inclus	gW
inclus$	gW
inclusion	i\\jIrG
inclusive	rZ
inclusive$	rX
inclusivo	rT
incluye	iU
incon-	iVqZ
inconel	i[
inconel$	iX
incor-	bRoZtV
incorporacion	o\\
incot-	jY
incoterms	jY
incoterms$	jS
incre-	g\\jU
indee-	rWtT
indeed	rWtT
indeed$	pSrU
indef-	ef
indefinida	e^
indefinido	eX
indefinido$	eStR
indefinite	eV
indefinite$	eV
indem-	fIg\\hU
indemnite	gX
indemnity	hW
indemnity$	bIhSiT
inden-	i[
indep-	bb
independant	bTeXgG
independant$	bSeYgF
independante	i]sI
independante$	bX
independent	bS
independent$	aW
independiente	bY
independiente$	bU
independientes	b^fIiD
indes-	jV
indesign	jV
indesign$	jR
indet-	eW
indeterminee	eS
indeterminee$	eV
index	g_jH
index$	gZjG
india	b]cFdTiIjI
india-	aHcUsW
indian	jIsY
indic-	gU
indicadores	i[
indice	gUjI
indice 000	eSjHpS
indiciaire	gX
indiciaire$	gZ
indie	b^
indie$	bZ
indie-	aJbYcH
indig-	aWcE
indigenes	b[lH
indir-	bU
indirect	rS
indis-	jVlU
indispensable	jVlV
indispensable$	jXlT
indiv-	hT
individual	gRnS
indoo-	iX
induc-	iTjXoT
induccion	bIfHhGiTjYsI
induction	iHjToUpS
induction$	iCjYpY
inductions	iU
indus-	bS
industrial	cUjU
industrial$	jS
industrie	eIgU
industriel	aZiGjX
industriel$	jV
industrielle	gJj[mBoJrJtJ
industries	aGbIiZlSmX
industry	iVkT
ines	iTma
infant	aEc\\
infantil	bYrE
infantil$	aS
infec-	iUjGkR
infin-	jS
infinita	jU
infirmary	cV
infirmier	aV
infirmiere	aY
infirmiere$	mY
infirmiers	mTtI
infla-	iT
inflacion	iT
info	pS
infol-	aEj\`
infon-	hViT
infonavit	hViT
infonavit$	gIiU
infor	j]
infor-	iUqT
informal	mHp[
informe	iUjHpY
informes	i]
infos-	aWcJiT
infostand	aWcJiT
infra-	iHj]
infrastructure	aWmS
infrastruktur	bUmH
infus-	bRjV
infusion	bTiHjW
infusion$	bTiHjXtI
ing	jUm\\
ing$	j[
inge	abbHtI
ingen-	mV
ingenieria$	bRiU
ingeniero	jS
ingeniero de	iS
ingeniero$	j\\mI
ingenieros	mY
ingenieur	jV
ingenieur$	jYmH
ingenieurs	iIjUmS
inges-	ibjD
ingest	iY
ingle-	jTkS
ingles	jTkS
ingles b	jT
ingles c	aG
ingles con	jR
ingles de	iGjIkYlT
ingles o	jFkTpV
ingles para	kS
ingles y	jTkH
ingles$	iDrT
ingre-	iSoRrR
ingreso	bJfWoV
ingresos	fHiSmHrV
ingri-	mR
ingrid	mR
ingrid$	mX
inhab-	aHmY
inhaber	m[
inhabergefuhrt	aHb[
inhabergefuhrt$	bV
inhaberin	aHhHmUtT
inhabilidades	j[
inhou-	aVbEeG
inhouse	aVbEeG
inici-	iZ
inicial	i[
inicial$	eY
inicio	oW
initi-	iW
initial	iW
injec-	bZiDjBkY
injection	aUjAkZ
injertos$	iW
inkl	hUiR
inkl$	h[iJ
inklu-	gVhY
inklusive	gVhY
inklusive$	hX
inmat-	iVmHrS
inmates	bUiFjTrT
inmer-	iV
inmersion	iV
inmob-	bV
innen	aXiT
innen$	iXmU
innen-	a\`fHmTtG
inner-	aGdUjVpU
innere	jZpW
innov-	aHiGm\\
innsb-	cRtJ
innsbruck	cRtJ
innsbruck$	cVtJ
inox	iUjSkW
inox$	jT
input	iZqItV
ins	hTjGrRsS
inscr-	j^oDsS
inscrita	jY
inscrito	j\\
insel	cWhIiZjH
insel-	bWgGhVnY
insem-	aSiTjS
inseminacion	iVjT
inser-	aRrS
inserat	rZtS
inserat$	tU
insertion	aYfI
insertion$	bImU
inserts	jV
inserts$	jY
inset	fUoWpF
inset$	fUoWpF
inside$	dAfZhWiR
insig-	mY
insis-	lSqVrS
insist	lUpH
insp	hIiZ
insp$	hHiXjJmS
inspe-	iT
inspeccion	h[
inspecciones	bU
inspecciones$	bX
inspection	iX
inspections	iS
inspector	aYrS
inspector$	aVbBrT
inspectores	iDm[
insta	iZjU
insta$	iYjS
insta-	pR
instagram	jFlSrT
instagram$	jGlZrV
instalaciones	bUj^kHmAtG
instalador	iFjU
instaladores	mW
install	eTfS
installations	bciDpG
installer	a\\iI
installer$	aZ
installers	aXmS
installs	bWiR
installs$	bYgJ
instancia	p[
inste-	jJpR
instead	jJpR
instead of	jIpU
insti-	bYnY
institut	aIbUcW
institute	bWcI
instituto	bVcG
instr	bEf[kH
instr$	bFf[kH
instr-	aU
instructeur	aVgIjH
instructions	iT
instructor	aSjSkV
instructor$	jAk\\mI
instructors	aSmV
instructors$	aUiHmX
instruktion	iW
instrument	hWjS
instrumentation	i]kU
instruments	gRhYiE
insur-	hUjW
insurance	h\\jR
insurance claims	iU
insurance$	hZiHjX
insured	jZ
insured$	jU
insurer	bVfIhJqR
insurers	b\\kEsG
intac-	i[jH
intak-	iXoU
intake	iXoU
intake$	iIo^
integ-	bXgUkS
integral	bGgTiV
integral$	bIgV
integrale	gRjX
integrateur	bU
integration	iXjD
intem-	fUhZ
intemperies	fUhZ
inten-	fTiUoI
intensiva	hYjCkToB
intensiva$	fY
intensivo	fX
intensivo$	bSfX
interamt	pY
interamt$	aFp]
intercultural	b[jGkW
interentreprises	hY
interentreprises$	hW
interesse	hGiHk^
interessement	g]hT
interessement 0	gZhD
interessement 00	fDg[hD
interessement$	gWhY
interest	kY
interest$	kVlI
interfaces	iX
interim	cIeX
interim puis	sS
interim trois	eW
interim$	cDtT
interimaires	aHbCiSs\\
interinidad	eb
interinidad$	eWlR
interior	cW
interior$	cXnV
interiorista	aT
intermediate	aTjRkT
intermediate$	jUkU
intermedio	jV
intermedio$	aTbJiIjZkI
intermittence	e\`
intermittence$	eZ
intern	q\`
intern$	q[
interna	aUcGlUpX
interna$	aJf]jS
internacional	kX
internacional$	kX
internal	aSqY
internat	bVfU
internat$	f\`
international	aGcBe[
interne	aSlTqT
interne$	a[
internes	bJgFhGmZ
internet	hXiJjY
internet$	hSr]
interno	aXqY
interno$	aTiS
interpreter	aXcIkS
interpreter$	a]
interpreters	aXiU
interpreters$	aY
intervenants	bT
intervenants$	bT
intervencion	bXhBjI
intervencion$	bZhA
interventions	i\\
interventoria	iT
interventoria$	iT
interview	pYqS
interview$	qY
interviews	p]
interviews on	pU
interviews$	iWjXkG
into	aChCi[tS
inton-	bHiRjIkX
intra-	aJia
intra-muros	cZ
intranet	aHiCrZtX
intro	aBbIiTjEmIpa
intro-	gTi\\
intun-	jUkTqT
intune	jUkTqT
intune$	kSqX
inuti-	lZqW
inutile	jIl[qT
inutile$	iIjIla
inven-	i^jV
inventaire	i[
inventaire$	iV
inventaires	aDi_
inventaires$	iS
inventario	iVqR
inventario$	jWlGqX
inventor	cJjZ
inventory	iX
inventur	jS
inver-	cUiT
invercargill	jT
invernadero	iZ
inverness	cVgItS
inverness$	tV
inverter	hZ
inverter$	h\\iJ
inves-	qV
investigacion	bTcI
investigator	aX
investigator$	a[bE
investor	qVtV
investor$	bUtX
investors	bX
invie-	fSjVtX
invierno	fVtY
invig-	aZbEcG
invigilators	aZbEcG
invit-	bTtU
invites	iFt[
invoice	gX
invoices	i]qS
invoices$	qZ
invoicing	bWiJjU
inyec-	bS
inyeccion	bUiHjZ
inyeccion$	aUbGiIjZ
iom	cY
iom$	cY
ios	kVmS
iowa	cY
iowa$	cY
ip	bRiVmW
ip$	iZmI
ipad	h[
ipad$	h[iI
ipi	j[
ips	aEbTiEjUmGpY
ipswi-	cW
ipswich	cW
ipswich$	cX
ir	aYbFeTmInZ
ir$	hEn_pGqG
ira	h]pTrJ
ira$	hXpT
irata	aZjT
irata$	iJjSpU
irela-	cSdG
ireland	cSdG
ireland$	bJcXdEjR
irgen-	iJkT
irgendwas	iJkT
iris	jZ
irish	jJrUsW
irish$	sY
irpf	i\`
irreg-	fYgUiJ
irregular	fTgW
irreguliers	fU
irreguliers$	fX
irrel-	l]
irrelevant	l]
irrelevant$	l]
irreprochable$	jU
irrig-	jVmW
irrigation	hEiTjY
irs	gYnG
is 0	fUqT
is 00	iGoVqW
is a	kS
is an	dZtJ
is at	cWiJmIpXqS
is being	q_
is coming	eJlW
is confidential	qW
is done	iDjAl_qU
is fine	d]lUrS
is for	gYsS
is good	bCcFkdqI
is in	c^qR
is no	iTlXsE
is not	l\\qW
is off	mSq\\
is on	mGnRqYtV
is paid	hDpY
is the	c[hDmRsT
is twenty	fYtF
is what	tV
is why	bVqV
is zu	fXgG
is £	q_
is$	qTtS
isad	iajE
isda	iTjSrJ
ish	fXgX
ish$	g[jI
isixh-	cJjRkU
isixhosa	cJjRkU
isla	iDjTmX
islan-	bVsV
island	bYcR
island$	bIc\`
islands	bXc=dIfFgUhFnY
isle	c\\
isle of	c[
isn't	l\\q_
isn't$	lUqRrW
isnt	iIj\`
iso	aIbTiRjVkS
iso 00000	aGbVgHiUkU
isola-	cHdIg^hIiSjG
isole-	hViEpS
isome-	iSjR
isst	bWhRmIpW
issue	dIhWiVjDmJ
issue$	gIhZiDnT
issue-	hY
ist am	f@oXpGqa
ist das	hArYsI
ist die	tW
ist ein	bVeFgFkS
ist eine	eWfJqHrHtI
ist in	eHtT
ist kein	jZkUlA
ist mir	iWlUsH
ist nicht	lUsW
ist pflicht	kI
ist$	bIsR
istqb	kY
istqb$	jR
it "	rU
it and	iIlWnZpC
it goes	iGr[
it in	rZtJ
it is	iJlI
it on	mJpGqVrb
it pays	gW
it to	iY
it under	gFmEpIr_tG
it up	iUkIqbrB
it was	qUtW
it within	jT
it'd	iXjHkX
it'd be	iRjIkY
it'll	eToT
it's	rR
it's 00	gVhBiYnJ
it's a	qT
it's an	aJqWrJsW
it's for	aHb\\cEeJ
it's me	aIbYlImZpJqH
it's the	bSfS
it's$	eFte
itagu-	cT
itagui	cT
itagui$	cT
itali-	jT
italian	bTjS
italian$	bIk[
italiano	jUkX
italiano$	kS
italien	jR
italien$	aT
italienisch	jSlS
italienisch$	rX
italy	bGcFfHiFjHmHndpH
iti	jW
itine-	kYpR
itinerant	k[nE
itp	fJgHh]iHjD
its a	sU
itsel-	iWkElS
itself	iWkElS
itzeh-	cT
itzehoe	cT
itzehoe$	cT
iv	gVjW
iv$	bHgWiIkF
iva	eUgShEi]
iva$	eXiTjG
ivan	m\\
ives	aIcT
ives$	cT
ivf	bXhDjHkFqHrX
ix	gV
ix$	gSjT
ixos	iIj_
ixos$	iIj_
j	dR
j /	eXf\\nT
j 00	aUfUjH
j teletravail	aS
j$	bIfRpB
j'ai	qVsZtX
ja	sTtS
ja also	bWiI
ja$	hSt]
jaarc-	eZ
jaarcontract	eZ
jab	h[
jab$	h[
jabs	hY
jabs$	aIfJh\\
jacke	cHh_iEmJpD
jacke-	hY
jacket	hY
jacket$	hY
jaen	bT
jaen$	gSiS
jagds-	jSkR
jagdschein	jSkR
jahn	hXmV
jahn$	hXmV
jahr	hS
jahr 0	fIgGhZqV
jahr$	eUgSnR
jahre	eUjZ
jahre praxis	tR
jahre$	eY
jahre-	eT
jahren	bW
jahren$	hTsS
jahresabschluss	hHiajI
jahresarbeitszeit	f[gH
jahreskarte	hX
jahresleistung	aJeDfJgThXiDpH
jahressonderzahlung	gY
jahressonderzahlung$	g\\hJjI
jahresstelle	e_hGiI
jahrg-	bWcFgIrVsUtH
jahrl-	iVnT
jahrlich	eSgRnV
jahrlich$	gX
jaja	qRsR
jaja$	hRjIqVsR
jajaj-	qT
jajaja	qT
jal	c_
jal$	c]
jamai-	lS
jamais	lS
jamais le	fX
jambe-	cTjT
jambes	cTjT
jambes$	cT
jamf	iS
jams	iZ
jams$	iZ
jan	o^
jan 0	hIiSjIo\\
jan 00	iJpY
jan$	oV
janua-	fWoU
januar	fT
januar$	eSiGpR
january	fToU
january$	o]qT
janvi-	eS
janvier	eS
janvier$	fUoV
japan	b[cFjHnX
japan$	b[cGnV
japan-	j?k^
japanese	kV
japanese$	kU
japon-	cBiUk[
jardi-	aRhR
jardin	cSgEhZ
jardin de	bRiZ
jardineria	aXjR
jardinerie	bScUtH
jardinero	tW
jardinero$	aU
jargo-	r^
jargon	rW
jargon$	rV
java	aVl[
java$	aTlX
jaw	cW
jaw$	cW
jcl	iVjU
jcl$	iT
jd	bUl]
jd$	lXsJ
je	gXtT
je 0	aJfZiSmD
je cherche	aTbUtG
je nach	eYgVtH
je nachdem	gW
je ne	fZqU
je te	gUpIqR
je veux	sU
jede	fY
jede dritte	fZ
jeden	rU
jeden 0	aI
jeden vierten	fTiT
jeden zweiten	fUiJ
jeden$	gTqTsH
jeder	fX
jeder zweite	jW
jeder-	pY
jederzeit	pY
jederzeit$	pY
jedes	f\\qU
jedes 0	fS
jedes zweite	fZhH
jefa	mi
jefa de	aW
jefa$	mY
jefat-	aVmZ
jefatura	aVmZ
jefe	aSmf
jefe de	aT
jefe ing	m\\
jefe$	aYpS
jeje	jIkCsV
jeman-	sS
jemand	sV
jemand der	aV
jemand$	aXhV
jemanden	aVeWtS
jena	cVdX
jena$	dZ
jena--	c\`
jerez	c[
jerez$	cR
jerse-	iU
jersey	iU
jersey$	iU
jesus	aHbIf@q\`
jet	aVcHhHiTjCk\\
jets	aGb_jI
jetso-	iX
jetson	iX
jetson$	iX
jetzi-	qZ
jetzige	qX
jetzt	gSt[
jeu	bViTnHrS
jeu$	hIiZnD
jeudi	dRfZiT
jeudi soir	dIf\\hG
jeudi$	fThTiT
jeune	s\`tZ
jeune-	bS
jeunes	iSsT
jeunes filles	bX
jeunes$	aFbTiUlR
jeunesse	bT
jeunesse$	bX
jeux	b\\gIjV
jewel-	aUjT
jewellery	jVrI
jewis-	bS
jewish	bS
jira	dJj\`
jksim-	k\\
jnc	j_
jo	fHpBqVt_
job :	aTbI
job share	e_f[gIhJjHkHlH
job$	hWl^
jobce-	pUq\`sI
jobcenter	pVqR
jobra-	hS
jobrad	hS
jobrad$	hT
jobs	pW
jobs$	bWj[pT
jobti-	hW
jobticket	hX
jobticket$	hX
joghu-	bZ
johan-	aFbCfFiGo_pI
john	cZ
joign-	fHiWjGm[pI
joignable	fHiWjGm[pI
join	gGhImbo^
joiner	kU
joiner$	aY
joiners	aHiTmJpV
joiners$	iRoIpV
joinery	jX
joini-	oV
joining	oV
joint-	aTiVjE
joints	iW
joke	aHb_cHfFhIiDjGrS
jokes	hSiGlJrb
jokes$	hWlFpFr[sC
jolie	s\`
jorge	cUmT
jorna-	gS
jornada	eTfV
jornada completa	eS
jornada$	eTgX
jornadas	dWiS
jornal	gZ
jornal$	gT
jose	cVpWtS
josep-	pS
joseph	pS
joseph$	pS
josia-	mUpT
josiane	mUpT
josiane$	mUpR
jour fixe	aGfUiGtY
jour$	iUjT
journaliers	aWbJcJ
journaliste	aVcJeTiI
journals	bX
journals$	bXrJ
journee	fWiRpU
journee$	fWiY
journees	bId[
journeyman	gFjTkX
jours	dYfXhS
jours +	hZmI
jours 000	eEf\\hI
jours a	dYfThE
jours de	fU
jours et	dGf^
jours par	fUhIn]
jours sur	dXhToB
jours$	fZ
joven	sY
joven-	aS
jovenes	aS
joy	aJjEk[mRpR
jr	aYpS
juan	cXmY
juare-	cVhV
juarez	cY
juarez$	cV
jubil-	q[
jubila	iVqV
jubilacion	eU
jubilacion parcial	eU
jubilados	aGlXsW
judge	iGjWkSqW
judge-	bYjV
judgement	fIiHj\\
judic-	fSjX
judiciaire	eXjE
judicial	fVjTqT
judicial$	fViEjZ
juego	gZjX
juego-	hUiUpR
juegos	hUiUpR
jueve-	pR
jueves	pR
jueves a	bWhHnV
jueves por	gIpT
jueves$	fS
juez	jVmY
juge	i\\
juge$	iY
jugem-	iX
jugements	iX
jugen-	aSi[
jugend	b[iF
jugendliche	aEbDgFi^
juici-	jSnR
juicio	iXjIqV
juicios	jWnU
juill-	o\\
juillet	oW
juillet$	hToU
juillet-aout	fWoW
juin	fToVqT
juin$	o^pVqR
jul	aGdGeHfBh[iJnIo\\pErJ
jule	mXqU
juli	oa
juli$	oe
julia-	c[qU
julian	qXtR
julie	nS
julio	hTo\`
julio$	iEo^
july	oZ
july 0	o\\
july and	fFhYoD
july$	eRo[pS
jumbo	i]
jun	bGcEeZfSgFhFiSjEkHmInIoFqJtJ
junct-	iIjW
junction	cS
june	gGo_
june 00	fAiJoa
june$	gDoW
jung	jDmHqGsd
junge	rFs_
junge-	bTjWs[
jungen	bXiDj[pJ
jungp-	iU
juni	fSoZpT
juni bis	oV
juni$	o[pV
junin	bEcchJ
junio	o]
junio$	fRjHo[
junior	aW
junior$	aWbGeTjR
juniorchef	bWmDpX
juniors	cXiUlRmTtJ
juniors$	iWmZ
junip-	aJbUjU
juniper	aJbUjU
junta	fFi\\
junta$	gUiV
junta-	fTiU
juntas	fTiU
juntas$	f]hH
junto	aVcYi@mV
junto a	bBc[hWmU
jura	cUjVkT
jura$	cXiFkWmI
jurid-	jYtS
juridique	tU
juridique$	aWbGjVtD
juris-	i[lS
jurist	aFiJjUlX
jurist$	aEiHjX
jury	iTp\\
jus	iW
jusqu'a 0	oV
jusqu'a 00	fWoIpU
jusqu'a 000	gW
jusqu'au	pS
jusqu'au 0	eVpT
jusqu'au 00	iH
jusqu'en	bXiI
just	sT
just off	aEcafEiImJ
juste	iHjVo\\
justi-	mY
justice	iUjHmS
justo	pIr^
juven-	bRiSrV
juvenil	bRiRrV
juvenil$	bUiTrU
juzga-	n\\
juzgado$	iT
jv	aHb]qW
k $	gWiS
k (	qXrUsI
k +	gT
k /	bGfGiV
k 0	hXkZ
k 00	fFhZ
k a	hEie
k base	mH
k depending	gYiJ
k for	gUhU
k fte	g_
k incl	fF
k members	bZcIgCiS
k monthly	g^
k on	g\\
k per	hT
k pm	g_
k to	fCi[
k visitors	b\\gH
k yr	hV
k ¤	gWiT
k$	g\\
kabel	iX
kabin-	sY
kabine	pJsZ
kabinen	iT
kafer-	aXcCiTjH
kaffe-	bUiS
kaffee	hU
kaffeemaschine	bXpH
kaffeemaschine$	bZgHhEiTjIpG
kaffeemaschinen	bGcIi\\
kafka	iSkW
kafka$	iUjUkU
kaise-	bXcGh\\
kaiser	aJh^
kalbe-	iZ
kalber	iX
kalen-	bXpY
kalender	b[iS
kalgo-	cX
kalgoorlie	cX
kalib-	ibjG
kalku-	jX
kalkulation	iSpU
kalt	gIh\`
kalt$	bCgGhaiIpH
kalta-	iX
kaltakquise	iX
kalte-	aZbEcGhFiZj=kWoJ
kamlo-	cZhXiF
kamloops	cZhXiF
kamme-	jDlYsX
kammer	rYs\\
kampa-	hV
kampagnen	fUjI
kampala	hW
kampala$	hU
kanal	cIi[j\\qI
kanal-	cFi\\
kango-	hW
kangoo	hW
kangoo$	hZ
kann	jUkZ
kann man	fSjHkU
kann nicht	s\\
kann$	jVlS
kanna-	iUjV
kannada	iUjV
kanns-	jGtR
kannst	jGtR
kannst du	jFkVtU
kanti-	hT
kantine	hT
kantine mit	h^
kantine$	aW
kanto-	bYcAjR
kanton	bGcDgGhXjZ
kantonalem	g[
kanzl-	iSmU
kanzlei	bWdS
kao	fGg_mGpG
kapit-	cGhBi@j_mX
kapitan	m\\
kardi-	fHjZrR
karen-	eTtR
karenzvertretung	cSeX
karin-	iJkHpTtV
karls-	cTjS
karlsruhe	cTjS
karlsruhe$	cU
karte	aWgUhEtS
karte$	aWgWhEtT
karte-	hW
karten	hW
karti-	iZ
kartierung	iZ
karto-	i]
kase	aHiXtI
kasse	aUjW
kasse$	aSiW
kasse-	bWiS
kassel	cW
kassel$	cU
kassen	bY
kassi-	lW
kassieren	lY
kassieren$	iW
kat	ja
kat$	j]
katal-	bIhViTnI
kateg-	aIbFjVkU
kategorie	aHbEgJiIjWkVtJ
kath	pStY
kath$	aFpStY
katho-	bVkHqFsd
katholiken	bVsT
katholisch	iHqEsb
katholisches	aHba
katze-	bZ
katzen	bZ
katzen$	bW
kaufm	jZmT
kaufm-	aXmC
kaufmannische	aYmD
kaufmannische lehre	aF
kaum	iUlVqI
kauma-	iXpS
kaumatua	iXpS
kavo	gY
kaz	kTlIpY
kaz$	jGlJpY
kb	bHiXjU
kchf	b@gaiCpD
keel	pZ
keel$	cJiHpZ
keen	fWsW
keen$	fW
keep	qWrW
keep it	eVqRsS
keep that	kIqZ
keep the	i^
keep$	gTrE
keepe-	lXmR
keeper	aY
keeper$	a\\
keepers	mXnJ
keepers$	mV
keepi-	eVfIiT
keeping	eVfIiT
keeping the	i\\qR
keeps	jYqXtH
keeps the	i_jF
keevi-	bV
keeving	bV
kegs	hBiVjY
kein	lWrT
kein "	r[sI
kein fehler	k^
kein muss	jFl\`
kein witz	hYrF
kein wort	qbrH
kein$	fUiJrVsS
keine	rRs\`
keine mit	s[
keine$	fXlWsU
keine-	lUqSsU
keinen	iHrXtS
keiner	lYqT
keiner$	gFrU
keins	bCcDdYiFjElXpHrUtE
kelle-	hYiV
keller	sT
kellermeister	aT
kelln-	jIlZ
kellner	aRhHlS
kellnerin	a[hH
kells	c^
kells$	c^
kelow-	cY
kelowna	cY
kelowna$	cY
kempe-	cXpU
kemper	mHpWqT
kempt-	cW
kempten	cW
kempten$	cX
ken	bFl\`pHqTsI
kenda-	cR
kendal	cR
kendal$	cW
kenne-	kV
kennel	aY
kennen	kWtS
kennen$	iCjRkZ
kennt	gFiJjXr\`
kennt-	jTkT
kenntnis	jW
kenntnis$	jX
kenntnisse	kX
kennu-	pZ
kennung	pZ
kennz-	iSpSrS
kennziffer	pTrS
kennziffer 00	pU
kenor-	cVn[tC
kenora	cVn[tC
kent	aJbRcTsU
kept	pSqU
kernz-	fThV
kernzeit	fThV
kernzeit 00	fY
kernzeit$	fGhX
kerry	cWiY
kerst-	mV
kerstin	mV
kes	g_
kesse-	bTcHjXkEsG
kessel	bIiZjI
kessi	aIbIgJhFi_
keswi-	cS
keswick	cS
keswick$	cU
kette-	cXiS
kettl-	bYjImFpX
kettle	bYjGtW
kev	mZ
kev$	mX
key	hSi\`jImJ
keyho-	iJj[lJmH
keys	bV
keys$	bY
kfw	bWhIiW
kfz	aXi[qGtB
kfz$	aViWqFrItH
kfz-g-	aT
kfz-gutachter	aT
kg	jR
kg /	iR
kg$	iUjZ
kicks	gJq\\
kid	bUhUlHqV
kiddu-	iX
kiddush	iX
kids	bR
kids$	h[jT
kiel	cWnY
kiel$	cUnZ
kiele-	bRfT
kieler	bRfT
kilke-	cY
kilkenny	cUjH
kilkenny$	cS
kill	qV
kille-	bZcFeJhIjJpSqIsS
kilma-	cT
kilmarnock	cT
kilmarnock$	cV
kilns	bSiU
kilns$	bSiT
kilo	gUhYkAsX
kilo$	gV
kilom-	bJcSgYiGnf
kilometer	cVjS
kilometer$	cSnT
kilometergeld	cFgGn]pG
kilometraje	g[
kilometres	gHhIiGnZ
kilometro	cYgVnA
kilos	gIjTsX
kilos$	iFjZ
kilru-	bU
kilrush	bU
kind	aYfGj\\
kind$	a\`iIqHrD
kinder	i]
kinder und	aY
kinder unter	bUiW
kinder$	b_sX
kinderbetreuung	aX
kinderbetreuung$	aZ
kindergarten	bS
kindergarten$	aGb[
kindern	jFkXqJ
kindern$	hHiXkJ
kinderwunsch	s\\
kinderzulage	hW
kindl-	jStS
kindly	jStS
kindly$	bTiIjZrStG
kine	mU
kine$	aXmW
kines	bXiFm]
kines$	bYiDm[
kines-	aU
kings-	nVpT
kingston	nVpT
kingston$	nS
kiosk	cGfIgGjZ
kippe-	aHcDi_jH
kirch-	bXiR
kirchberg	cW
kirchberg$	bJcW
kirche	iRsZ
kirchen	bW
kirchen$	bTcGmI
kirchengemeinde	aFbY
kirchengemeinderat	hGiJjIm]qG
kirkc-	aGcRtR
kirkcaldy	aGcRtR
kirkcaldy$	cX
kirkw-	c^
kirkwall	cW
kirkwall$	cW
kis-a-	jU
kis-ablosung	jU
kiste-	iX
kisten	iX
kiswa-	jVrZ
kiswahili	jVrZ
kit	h\\lT
kit$	h_lU
kita	aSh^
kita$	a[bA
kita--	hZ
kita-leitung	aV
kita-leitung$	aZ
kitchen$	aXiFkR
kitchens	iX
kitchens$	bX
kits	aDb\`iW
kits$	i\`jI
kitte-	bGcIgGhXiDkHl[pHsW
kiwi	pVs^
kiwi$	bWjGpHsW
kiwif-	bTiV
kiwifruit	bTiV
kiwis-	gHh^
kiwisaver	gHh^
kl	cJhZj\\pD
kl$	cHfFhYjS
klapp-	qVsR
klappt	cT
klar	jZlU
klar$	jXlU
klara-	bV
klaranlage	bV
klare-	qW
klaren	qW
klass-	jV
klasse 0	bXjH
klasse b	jZ
klasse be	jW
klasse$	hSjIkV
klassiker	bS
klaue-	i_
klavi-	cEiWjW
klebe-	iW
kleben	iW
kleben$	iW
kleid-	gGh\`pIsY
klein	bSfFiHpJrYtS
klein$	aEbVgJiEkFmJpIsTtU
klein-	bViT
kleine	iRsU
kleinen	fFiVsV
kleinere	i]
kleinreparaturen	iT
kleinreparaturen$	iU
klemm-	hU
klett-	aYgHh^
klien-	iW
klienten	bUtI
klima	bXiT
klima$	bViU
klima-	h_sH
kling-	rW
klingeln	dXpSrG
klingeln$	dZ
klingen	r\\s[
klingt	bSqJrStS
klinik	hXiW
klinik$	bBhYiX
kliniken	bSnV
kliniken$	iWnR
klinikum	bU
klinikum$	cR
klinikverbund	aY
klinikverbund$	aYiI
klopf-	i[
klopfen	i[
klost-	bX
km	nc
km a	fJgJhHjUnW
km de	bU
km par	jSn[
km$	bScVg[
kmp	kT
knapp	kEmZrZ
knapp$	aEkDmTr[
knees	qXs]
knees$	bGhHiSjIqZsI
knie	jRqUsT
knie$	iJqYsW
knife	iRjT
knits	aYcGiH
knits$	aZcGiC
knive-	kT
knives	kT
knock	c[iU
knock$	aIcUiV
knock-	aHi_
knocking	iT
knott-	jV
knotting	jV
know	qY
know a	aFtZ
know the	bIs]
know what	jIsZ
know yet	qU
know$	lSqY
know--	jUkRlW
know-how	jUkRlW
know-how$	iIjZkT
knowi-	kY
knowing	kY
knowl-	kVlV
knowledge	kVlV
knowledge of	lR
knowledge would	bGkW
knowledge$	hCiDjYkSlT
known	bThDiJjDmIpIs_
knows	iDjVkWq]
knx	bFiBjYkW
knx$	kS
kobi	p]
kobo	jRkZ
kobo$	kV
koch	aW
koch$	aZjTtH
koche-	iX
kochen	iX
kochen$	i\\
kochi	c^
kochi$	cW
kochi-	mT
kochin	mT
kochl-	aVbS
kochlehre	bU
kochs-	iY
kochst	iY
kocht	f?h]iYjI
koffe-	hU
koffer	hU
koha	bJcFj_
koha$	cIj\\
kolka-	pX
kolkata	pX
kolkata$	cSpU
kolle-	hUm[
kolleg	jWmW
kollege	fFmZqXtX
kollegen	iHlXmX
kollegen$	iIjGlTmV
kollegin	aHqU
kollegin$	aFeXmTpIqJtS
kolleginnen	mW
kolleginnen$	bIm^
kollegium	bT
kollektiv	bV
kollektiv$	bThS
koln	c[
koln$	cV
koln--	c^i@n[
kolon-	iRmSsS
kolonne	iVsV
kolonne$	iTmFsW
kolonnen	mW
kombi	h\`
kombi$	h[
komis-	aIcJsStW
komisch	aIcJsStW
komm	p[tS
komma drei	hW
komma$	bSiS
komme-	rRsS
kommen	rRsS
kommen$	fUlIpR
kommi-	iTkEqVrZ
kommission	iUkCr^
komms-	jXkJlW
kommst	jXkJlW
kommt	lUqZ
kommt$	jXkU
kommu-	b_cDqS
kommunal	bV
kommunen	bTjI
kompl-	hTiS
komplett	hU
komplett$	hTnU
kondi-	jYsI
konditorin	mF
konditorin$	aXmE
kone	bTjS
konfe-	aRhTs]
konfektion	aVjIsX
konfi-	bGiVjT
konfigurieren	bGjW
kongr-	aTcIfU
kongress	hRrR
kongresse	aIbRcJiW
konig-	bAcTiY
konku-	qVrU
konkurrenz	qVrU
konne-	jV
konnen	jV
konnen$	tS
konnt-	bVjIqU
konnte	bYjFqJ
konse-	jUrU
konsi-	hGi_
konso-	iRjXlD
konst-	aXcStS
konstrukteur	lY
konstrukteur$	lY
konta-	iY
kontakt	iSpT
kontaktlinsen	iY
konte-	hJi[
konten	hJi[
konti-	s\\
kontr-	eVrW
kontrollieren	iY
konze-	bR
konzept	iRpU
konzepte	i\\
konzern	bIiGjUlU
koord-	aTmU
koordination	aYiX
koordinieren	mX
koordinieren$	aJiHmY
kopf	aYgFqT
kopf$	a[gDjIqT
kopfe	bVmW
kopfe$	bY
kopfr-	fJj]
kopfrechnen	fJj]
kopft-	se
kopftuch	s\`
korea	bZfIgIhZiI
korea-	kY
korean	kY
korer-	iSpU
korero	iSpU
korre-	i[jR
korri-	iU
korrigieren	iU
koshe-	hRiY
kosher	hS
kosher$	bYcIhD
kosme-	cIjGk^
kosmetik	aUbTiH
kosmetik$	aUbViH
kost	h^
kost und	hU
koste-	hZiUtS
kosten	hUjW
kostenlos	hW
kostenlos$	hT
kostenstelle	aHbGcGeEgHhHqSt\`
kostet	hZ
kotli-	kX
kotlin	kX
kotlin$	aUjX
kowalczyk	qS
kp	aYfH
kp$	a_
kpi	hHiY
kpis	gVhJi\\jH
kpis$	gXhI
kql	jT
kr	g_rU
kr /	gX
kr$	gUhS
krabb-	aTb]
kraft-	jSsR
krafte	aFbYcJmR
kraftig	fGiIjYsX
kraftraum	cIhWrG
krako-	qU
krakow	qU
kranf-	bIj\`
kranfuhrer	aUjH
krank	hHmBq^sZ
krank$	aJqTsT
krank-	bX
krankenhaus	b\\eF
kraut-	iX
kredi-	aXgDhViRjI
kreid-	iTqU
kreis	nZ
kreis$	nZ
kreis-	hTnZqU
kreiß-	qU
kreuz	bVqYsS
kreuz$	aIbVqSsT
kreuz-	aAbGcXfHhDi^
krieg-	c\\iEkT
kriegen	bViEjWlSmIsH
kriegt	hSsV
krippe	bS
krone-	i]
ks	bIcYiYjE
ksa	bTiX
ksa$	bV
ksh	g[
kuber-	jXlR
kubernetes	jXlR
kubernetes$	jWlS
kuche	a]bS
kuche-	iUmW
kuchen	hYtG
kuchenchef	aTmFpW
kufst-	cU
kufstein	cU
kufstein$	cX
kuhe	aIbYiVtW
kuhe$	bSiTkItV
kuhl	bViHmX
kuhl$	bXhJiHmU
kuhlh-	bZgIiIjF
kuka	aUfIj^
kultu-	m\\
kumme-	iZqE
kunde	jUqY
kunde-	iS
kunden	bTiUjS
kunden$	bEeIiTjTmIsR
kundi-	hYoYpHqR
kundigungsfrist	oU
kunds-	bSjTkT
kundschaft	bSjTkT
kunst-	aTb[iEjZ
kupfe-	a=b[cGi_
kur	iDk\`lJ
kura	bfcFsH
kurat-	aZiGjIrS
kurdi-	jIkV
kurs	aEfIjalU
kurs$	fGhFjZlW
kurse	aZiWtH
kursg-	gEh^iH
kurz	ra
kurz davor	cHjV
kurz$	pFqJr\`
kurze-	fSqY
kurzer	bIfW
kurzf-	fFgJoYpXr?
kurzfristig	fEo[pD
kuste-	aDbccIjFnI
kv	aVgZ
kv$	aW
kw	bGfIhWo\\sItV
kw 00	eGfIgEhJoWt\\
kw$	ibtF
kyc	aRiZ
kyc$	iZ
kyrib-	cFjT
kyriba	cFjT
l 0	aZj]kY
l 00	g_
l a	bUf[
l$	fAg^hX
l'a	c\`iDqT
l'acc-	kJpZsS
l'act-	fIgX
l'acte	fIgX
l'age-	nSqU
l'agence	qXtT
l'ais-	iIjYsT
l'aise	iIjYsT
l'an	hX
l'an dernier	gEnT
l'an passe	gR
l'an$	bRiZjD
l'anc-	gHqa
l'ancien	qW
l'ang-	iJkTlT
l'anglais	iJkTlT
l'ann-	qZrT
l'annee	eUjX
l'annee$	eUjX
l'annonce	jGrXtT
l'annonce$	tV
l'api	idjIm>
l'app-	bHjIl[qX
l'arr-	jU
l'art	jTkSpG
l'ass-	aIiRjItT
l'association	aHbUcHiJtU
l'assurance	qZsT
l'ate-	jU
l'atelier	jU
l'atelier$	hXjV
l'aut-	qX
l'autorite	mR
l'autorite du	mR
l'eau	i_
l'ech-	qX
l'eco-	jJmR
l'ecole	mS
l'ecr-	qXr\\
l'ehp-	tZ
l'ehpad	tZ
l'ehpad$	tX
l'emp-	rW
l'emploi	rW
l'ene-	lT
l'energie	lT
l'ent-	gVrU
l'entreprise	iHpGrZ
l'entretien	aEgXiTpW
l'equ-	bVfIiUmCsW
l'equipe	bVfHmCsX
l'equipe$	bWfCpH
l'essai	gSsU
l'essai$	dVgXoHpDsG
l'eta-	jYpS
l'ete	fZ
l'ete$	fXiToSpGtD
l'hab-	iIkY
l'habilitation	iIkY
l'heu-	gX
l'heure	gX
l'heure$	gV
l'hiv-	eT
l'hiver	eT
l'hiver$	jT
l'hor-	bTcIiTsU
l'inf-	iUoJtI
l'ins-	gRqV
l'instant	gSqW
l'instant$	gRqU
l'int-	kCrZ
l'ita-	jIkT
l'italien	jIkT
l'occ-	iS
l'occasion	iS
l'occasion$	iS
l'off-	aHbZrU
l'ord-	hSjR
l'ordre	jT
l'ordre$	iEjYtT
l'ouv-	qDrU
l'ouverture	qDrU
l'uni-	qWsI
l'unite	qWsI
l'usi-	pV
l'usine	pV
l-j	f\`
l-s	fa
l-s$	fa
l-v	f^
la 0	hVqV
la banque	iSq]
la boite	hc
la bolsa	eHpXr[
la caisse	hDmIpYqU
la caja	pIq\\
la calle	qY
la campana	oWqV
la carte	fYqHr]
la casa	dIhe
la chandeleur	oVpR
la clientele	s\\
la clinica	pSrW
la cocina	iSmJ
la comida	iV
la comision	cEgCq]
la communaute	cVsX
la competencia	pIqYtI
la comunidad	qT
la de	qZ
la defense	c[
la direction	aXbJq^
la directora	mFq]
la drh	pV
la empresa	eT
la escuela	cRhX
la espalda	jWsV
la familia	iTpTrWsF
la formation	iRjDkVlRmA
la fusion	bHqUrV
la gente	iVsU
la grille	gS
la hora	g[tS
la journee	bJpR
la junta	bR
la main	jS
la maison	dWhUrS
la manana	tU
la mesa	aTgCm\`
la mutuelle	qX
la nave	iI
la neige	aHgJiIjXoXpIqXtH
la noche	fS
la nuit	fEgUiUjT
la oferta	pHrZ
la oficina	pY
la palabra	r^
la persona	fViY
la personne	iZkEoUqBrT
la place	sZ
la plaza	aVbUqS
la premiere	hS
la regie	tT
la saison	eDgXoY
la segunda	qR
la semaine	qS
la semana	eXmXoI
la senora	aHiY
la serena	cRhS
la tarde	fRhT
la temporada	aWjJpEtT
la tienda	cXpX
la titular	iYjHqR
la una	aIf[
la venta	bHq[
la vente	gShHoZpH
la vida	b\\hJqX
la ville	cIqU
la vista	b\\cEjIpS
la voiture	q\\
la web	pVtX
la zona	gBnUpIrSsZ
la-de-	qU
la-dessus	qU
la-dessus$	qV
lab	iU
lab manager	aWkJ
lab of	bW
lab$	aUmX
label	bXcJjV
label-	iV
labelling	aYhJ
labels	bViR
labels$	bZ
labo	bWdX
labo$	dSiSqHrSsT
labor	eSiRoS
labor$	bWeUiZ
labor-	bRmT
laborables	hZiI
laboral	aTpT
laboral$	eUjTkIpS
laborales	pZ
laborales$	iJkUpU
laboralista	bWjJ
laboralista$	aZjI
laborant	mZ
laborant$	m[
laborantin	mW
laboratoire	bTrS
laboratorio	mW
laboratorio$	aSiVjEmYqJ
laboratorista	aWjV
labou-	mXqR
labour	iUqY
labourer	gRm[
labourer$	aGgVmU
labra-	jSmEpZ
labs	b_cHiSnS
labs$	bUiW
lac	aDbHc^fIgI
laca	iTjY
laca$	j[
lace	iRjSkGnJ
lachi-	m[
lachie	m[
lacke	aCb^
lacki-	a?j]
lacta-	h\\iX
lactantes	bGiXs[
lactation	b\\
lacte-	gY
lad	m[sd
ladde-	hSj[
ladder	hYlFqTsJ
ladder$	hGjTlIqZsI
ladders	j\\
ladders$	jY
lade	p\\rItE
laden	bTiX
laden$	bSeStW
laden-	aTcHhY
lader-	gU
ladie-	mTsV
ladies	mUsW
ladies and	bTiBtZ
ladies$	iFmWsV
lado	cZkU
lads	jHsf
lads$	bTiIqR
ladun-	aVhJiUjJlX
ladungssicherung	aWiU
lady	mTse
lady$	mXsU
lage	bJcFiZjYpH
lager	dSiUmT
lager$	bVhYtF
lager-	aX
lagermitarbeiter	a]
lagern	i]
lagos	cXmU
lagos$	aImY
lahr	cYfDgJiJn^oEpI
laia	mcpG
laiss-	nTqUr[
laisse	q[
lait	b\\cCfI
lake	c\`hTqG
lakev-	c^jDkG
lakh	gShWiY
lakh$	bGeIgXhXiSjJtJ
lamb	bHhXiW
lambs	cGi[tJ
lamin-	aXbWiGjU
lamp	iYmHpHs\\
lanca-	aGcbiHmG
lance-	iZ
lancement	gSiW
lanch-	cHhHn\\
lancha	cHhHn\\
land	bXiSnS
land$	hSnU
landa-	cUiS
landau	cW
lande-	bacVeSiGjI
landern	sW
landern$	sW
landesverband	bR
landg-	bIcWiU
landi-	iRpS
landing	iRpS
landk-	bYnZ
landkreis	bX
landkreis$	iUkInE
landkreise	cIn[
landl-	gIiX
landm-	bYi>kZlT
landmaschinen	cIiHlZmF
landmaschinen$	bFcIiHlY
landmaschinenmechatroniker	aTjU
landr-	aIbXcEqU
lands-	aYiInT
landschaftsgartner	aTjV
landshut	cW
landshut$	cV
landt-	bYiR
landtechnik	iZ
landw-	bUkYlD
landwirt	j^
landwirte	aJbYcJdHfIgIhIiRjDkGmFsItE
landwirtschaft	jEk]lB
lane	bXiT
lane$	bZhUiG
lanes	cIiYjS
lanes$	iVjU
lang	fWiIoVqHr\\tT
lang$	fXgIiJjCpHqDrWtW
langa-	bZ
lange	aJfWhJjTrV
lange-	cZfRiJnTtI
langer	fTnU
langt	l_
langt$	l_
language	cV
language$	cUjTsR
languages	bU
languages$	bWmV
langue	kZ
langues	j]
langues$	j]
langz-	cFf?gHh]iVkIpDqWsE
lanus	cZ
lanus$	cZ
lanza-	cRi[
lap	j_
lapse-	iWjTqI
lapto-	hY
laptop	eIh[
laptops	iR
laptops$	iU
larch	iY
larde-	iZ
larder	iZ
larder$	cIiZ
lared-	cT
laredo	cT
laredo$	bScS
larga	iW
larga$	fUiYjT
larga-	i[qZ
largo	iJqX
largo$	iJqW
larra-	m]
las 0	f^jSpU
las 00	fT
las dos	fSjVqVrH
las horas	fDgX
las once	qVtV
las palmas	iT
las siete	fWpUqI
las tardes	fFmUpX
las tres	fS
las$	cVgEtW
laser	aBih
laser-	iRj\\kDtG
lashi-	iV
lashing	iV
lass	aSqUrTsV
last	q]sS
last 0	jUpV
last one	qWsTtJ
last two	iFpWqR
last year	bVhHsY
last yr	bVgYqH
last$	aJf^h?iHjJsTtT
laste-	i\\
lasten	iTjT
lastenrad	hViTpH
lasti-	eZiIjG
lasting	eZiIjG
late	f\`
late nights	h]
late shift	sU
late$	f[hT
later	lV
later$	iIjHlZtW
lates	f^tE
lates$	fUgU
lates-	o_pJ
latest	o_pJ
latest$	oS
lath	bHcIia
latin	j^kU
latin$	aIjX
latin-	r[sX
latte	iVjX
laufe-	fTjS
laufen	fVjU
laufende	bY
lauft	fJgEkTlTqY
lauft$	cIjDkTlXpGqTtR
launc-	nR
launceston	cIn[
launch	cU
launch$	cBh]i?pXqS
launches	bUsU
launches$	bZ
laund-	hSmV
laundry	hTiS
laundry$	aUhX
laune	bVhYiS
laune$	bXfHhYiI
laura	iFm_
laure-	aFc\\iFmTtT
lausa-	c_iJpI
lausanne	nSqS
lausanne$	cSnT
laut	qTtR
laut kv	gY
laut$	bRtY
lauten	iRjW
lauter	bWsS
lavad-	hViY
lavado	hWiR
lavado$	hR
lavag-	iT
lavage	iT
lavage$	hViI
laval	cXpS
laval (	cY
lavan-	aShWmE
lavanderia	aShWmE
lavanderia$	hZiIpJ
lavap-	aWcViD
lavaplatos	a[iI
lavaplatos$	a[iH
lavee	h_iGlEpJqGsJ
law	bHiIlXrW
law$	aYbFkWrS
lawye-	bS
lawyer	aUmRqR
lawyer$	aRsTtH
lawyers	b\\
lawyers$	b[
lay	i^
lay-u-	jY
lay-up	jY
layer	hWjH
layer-	iW
layti-	iRjU
laytime	iRjU
lb	cSjX
lc	bJcJg]iUjGmH
ld	iHjGk\\
le	qS
le 0	pWqX
le 00	fSiJoSp_
le chef	aTiX
le client	pIrX
le conseil	hZiEkJqS
le dernier	qU
le dg	aUpTqY
le dimanche	bHf\\hH
le jeudi	fXhZiE
le lundi	fWiS
le magasin	hTiTjI
le maire	tX
le mardi	iU
le matin	ia
le mercredi	fRiR
le mieux	iCoYpY
le mois	eDfZhUnY
le mot	gYrW
le nom	r\`
le patron	q]
le permis	mSrT
le poste	eVtX
le salaire	rT
le samedi	nS
le secteur	bTcWiH
le site	tY
le soir	hZjGsU
le temps	h[qFsTtS
le vendredi	dW
le week-end	aHhXtW
le$	oT
lea	r^
lead	aWmm
lead$	ac
leade-	mU
leader	aWmV
leader$	aX
leaders	iGtX
leadership	bU
leadi-	mT
leading	mT
leads	iSmc
leads$	hUiVmF
leadw-	cJiW
leadwork	cJiW
leaf	i[
leagu-	bUiY
league	bUiY
leak	iVqR
leaks	i\\qU
leaks$	ic
lean	hHkUs[tF
leap	kX
leapf-	jX
leapfrog	jX
learn	hFlgsD
learn$	fJhHiHl[
learned	lVsZ
learner	bVqGrS
learners	bRfHiY
learning	gHhXiBjZkS
learning$	gFh\\
learnt	jHl\\
lease	eShZnT
lease car	hY
lease$	eWhVnH
lease-	hZiUpH
leasi-	eHh\\
leasing	iSjR
leasing$	iUjS
least	j\\oR
least 0	iGjb
least a	jX
least one	jX
least$	jX
leath-	hY
leather	hY
leather$	bXcHhAiU
leave	h\`rYsS
leave 00	hYoIrE
leave a	pVqW
leave out	qErg
leave the	jEra
leave$	h\\
leave-	dIhInYqS
leaves	dGhHnZqT
leavi-	iUqW
leaving	iUqW
leaving cert	iElWqI
leban-	kIsZ
leben	aIiStW
leben$	iItY
leben-	bbpU
lebenslauf	p\\
lebenslauf genugt	iRlEpW
leber-	tX
leche	bUhV
leche$	bWgViG
lecte-	r_
lecteurs	iU
lecteurs$	iT
lecti-	f]oW
lectivas	aRf[
lectivas$	f\\
lectivos	fX
lectivos$	fZ
lecto-	iR
lectoescritura	bHjUkT
lector	aRiYjJ
lectr-	jSkS
lectra	jSkS
lectra$	kU
lectu-	jU
lectura	rT
lectura de	jR
lecture	j[
lecturer	aXrR
lecturer$	aW
lectures	iZ
led	j\\
led a	j]rI
leder	aIbYcIiUjH
ledes-	mW
ledesma	mW
ledesma$	mU
ledge-	iXpTrJ
ledger	iXpTrJ
ledger$	aJjV
ledig	pIsg
ledig$	sY
lee	pU
leeds	c_dXiI
leeds$	dTiJjR
leer	j^
leer$	cXj]
leerg-	iS
leergut	iV
leetc-	jFlUpY
leetcode	jFlUpY
left	hGjRqdrT
left$	iUqSr[
leg	jV
leg$	jY
legac-	i\\jH
legacies	bSiW
legacy	eU
legacy$	eV
legal	r\\tS
legal 000	b]gB
legal secretary	aZfJ
legal$	iUjHpHrZtI
legal-	bXhTlI
legen-	iW
legendes	iW
legendes$	i\\
leger	iTpU
leger$	iZ
legio-	fIgCi_
legs	aYbDj[
legs$	a[bHiGj]
legum-	hSkR
legumes	hSkR
lehra-	hVj\\
lehrabschluss	hWjY
lehramt	jX
lehramt$	jT
lehre	iUj]
lehre$	iGjc
lehre-	aDiWjEmHt\\
lehrg-	aTbDcHiIkSlSoT
lehrgang	kTlUoU
lehrgang$	lZsH
lehrk-	aUmT
lehrkraft	qT
lehrkrafte	aYiHmXpG
lehrl-	bRcGiJm\\
lehrling	bJiHmY
lehrp-	iWp]
leica	j[
leicester$	cT
leich-	gWiXrT
leichte	aRkT
leichte sprache	kT
leider	jT
leider nicht	jTqJ
leigh	cViGmX
leihi-	iX
leihinstrumente	iX
leila	bUeEq[
leime-	cZiU
leins-	cY
leinster	cY
leinster$	cYiI
leipz-	c^
leipzig$	cVdR
leire	hImYpV
leise	gJq_rV
leist-	gZhViD
leisten	jU
leistungsentgelt	g[qI
leistungszulage	qV
leisu-	bShSjS
leisure	bShSjS
leite-	aSsT
leiter	aVjVmSrI
leiterin	pZ
leith	cZ
leith$	cY
leits-	lZ
leitu-	mV
leitung	m[
leitung frau	hImW
leitung$	aWgZiJ
leitungserfahrung	jV
leitw-	bEcXjU
lekto-	aXiI
lektorat	aZiI
lena	hVmX
lena de	aXqS
lena$	h_
lendi-	aWiG
lending	aWiG
lengt-	iYrX
length	iRrY
lengu-	rV
lengua de	kS
lenguaje	r\\
lent	pY
lent$	jJpY
lente-	hZ
lentes	hZ
lenti-	iZ
leon	cZmW
leon$	cXiHmU
leoni-	mXqR
leonie	mXqR
lep	cJjX
lerne-	iTlW
lernen	iUl[mJ
lernende	mW
lernende$	iHm_
lernt	gJj?lamY
les 0	fShUjS
les 00	p^
les commandes	iS
les deux	kRqUrU
les enfants	h[iFsH
les familles	kX
les gens	i[jHsT
les jours	bFd]
les lundis	dRpS
les metiers	iW
les parents	s[
les petits	bVhHtJ
les plannings	mT
les vacances	fRoStT
les$	iRsW
lese	bJoT
lesen	j\\
lesen konnen	kX
lesen$	j]lT
lespa-	cX
lesparre-medoc	cX
less	eTfIgTkHoWqJrV
less$	eZgWjEqF
lesson	gTpV
lessons	hWkT
lessons$	hYjHkJlS
let	aGq\`
let me	aGf\\iGjIoHp]qBr@
let's	aBlCqXrRsUtX
letch-	cS
letchworth	cS
letra	pIr_
letra-	bX
letrados	bX
letrados$	bT
lets	eSfHi[
lets$	i]
lette-	pY
letter	p\\qX
letter +	mJ
letter by	pW
letter to	oHp\\
letter$	qZrE
letterkenny$	cY
letters	i[
letters to	iSpV
letters$	iZ
lettings negotiator	aV
lettings$	iXjR
lettr-	iTpX
lettre	pU
lettre au	pZ
lettre$	p[
lettres	bWiFpT
letzt-	bUiJq[
letzte	bXqW
letzten	qY
letztes	rU
letztes jahr	qU
leut	hHmSs[
leute	bWmZ
leute in	fS
leute und	bS
leute$	bVmX
leute-	mT
leuten	mT
leuten$	bUmR
leuve-	bRcS
leuven	bRcS
leuven$	cTiE
levan-	bJcHdWi^jD
levantamiento	iZ
levantar	iU
levee	bSiU
level	j[
level 0	jUkU
level five	j[tJ
level two	jX
level$	aUbIjU
level-	gRiR
levels	gRiR
levels$	gSiS
lever	iZjX
lever-	bR
levers	bS
levie-	aHcXmU
levier	aHcXmU
levier$	aHcSmV
lexce-	bU
lexcel	bU
lexcel$	bV
lexwa-	jUkS
lexware	jUkS
ley	eY
ley 00	ecg?iRjHoG
ley$	gXhSiH
leybu-	c[
leyburn	c[
leyburn$	c[
lf	iYj[
lg	fHg\\iHpFrItb
lgbt	bTiS
lgps	ha
lgps 00	hW
lgps$	h]
liabi-	jX
liability	jX
liais-	i^mT
liaise	iV
liaison	i\\mW
liaison$	mZ
liber-	e_jI
liberacion	eU
liberal	aR
liberte	cUeGhViIpI
libra	f]hViIqC
libra-	cT
librarian	lVmV
librarian$	lZmDtI
libraries	bY
libraries$	b]
library	bTeHfGhT
library assistant	sT
libre	fYhY
libre$	fWjD
libre-	hR
libres	gRhW
libres seguidos	fWqW
libres$	f\\iG
libreta	j[
libreta$	jW
libro	i]
libro de	iVjS
libro-	hV
libros	hV
lic	jUmY
lic en	jU
lice	iXrV
licen-	jU
licence	jSkS
licence (	jelI
licence +	pU
licence and	hIjS
licence in	jGp[
licence needed	jS
licence not	jGkFl_
licence or	cIjZ
licence$	j\\kS
licences	iWpU
licences$	gRjFpY
licencia	jX
licencia de	jV
licencia interna	jV
licencia$	gT
licenciada	kIpTqY
licenciado	jRt[
licenciatura	jY
licenciatura$	jY
license	jTlW
license$	jTkVlR
licensed	a^bVjFkUtH
licensing	aHiHmZ
licht-	aUbIcXoS
lichtmess	oW
lichtmess$	oX
lider	mg
lider-	i]
lido	aEb]kZ
lido$	aFb^iJtJ
lie	aHgGlFn^tS
liebe	td
liebe frau	tR
liebe-	tZ
lieber	qTsT
lieber$	jFq^
liebh-	bRiU
liebherr	bRiU
liebsten	kRsS
liebsten mit	jAkesE
lied	iEjVp\\
liefe-	i\\jJnX
lieferanten	i\\kU
lieferantenerklarungen	bT
liege	cWr[
liege$	cWrX
liege-	bHcYiFpTqY
liegeplatz	cGpY
liegt	b?cZgShFmRqSsR
liegt bei	bGcUgY
lien	iTjHp[
liest	iWrd
lieu	hItZ
lieu$	gUhGpIqJtU
lieux	b\\cIiU
life	h[kE
life cover	hY
life$	eSgR
lifeg-	aVjT
lifeguard	gIj]
lifeguards	aW
lifeguards$	aW
lifej-	i_jE
lifes-	aSj^
lifestyle	aWiZjH
lift	j\`
lift 00	jW
lift$	jW
lifte-	b\\hFqGsW
lifti-	jR
lifting	jR
lifting$	jWmHsW
lifts	b\\eHj]
lifts$	bXi]
ligad-	eSgS
ligado	gV
liger-	bHi\\kY
light	bEsT
light$	aJiTsW
light-	fSjUoH
lighting	iVkT
lights	iUjU
lights$	jY
ligne	c[gJ
ligne$	pT
ligne-	iVrW
lignes	iVrW
like	jTr[sS
like a	jWrT
like it	hIiHsZ
like us	rY
like$	dTfHiJrStU
liked	jCkZrY
liked$	hJjEk^
likel-	eZ
likely	eZ
likes	iJjXqR
lille	bIcXjT
lille$	dRnW
lima	c[
lima$	bUcT
lime	iZjT
limerick$	c\\
limes-	i[
limestone	i[
limit	hYqUsU
limit$	hYqW
limit-	bJeWiXkG
limited	e[hIjI
limog-	cY
limoges	cY
limoges$	cT
limpiar	iT
limpiar$	aU
limpieza	aSiW
limpieza viaria	aW
limpieza$	a[iVsF
limpio	jXtX
limpio$	bIdHj\`tH
limpios	gT
limpios$	gY
lims	k^
lims$	iRjT
linac-	bW
linacs	bW
linar-	cW
linares	cW
linco-	bTcW
lincoln	cS
lincolnshire	cV
lincs	c\\
lincs$	c\\
linde-	bX
line	mRrT
line 0	bSqR
line cook	aSbR
line$	bViYkT
linea	iV
linea$	lYrU
lineal	kW
lineal$	kWnI
lineas	bSiR
lineas$	bWiImJrR
linen	bUeCiU
linen-	hW
linens	hW
linens$	hV
lines	i\`
lines$	bY
ling	aDjIm[rI
ling$	aHbHeJiHjImXqHrItS
linge	iZ
linge-	sX
lingu-	iUjDkY
linie	aJbHcIeJgAi\\jIm]pDtI
linie-	b\`
linien	bUhT
linien$	bShX
link	jEp]rY
link$	p\\
linke-	rT
linkedin	rW
linkedin$	rVtR
links	iSjWrR
links$	iZjB
links-	aGc\\qJs\\tF
linux	aSjZ
linux$	aX
linz	ceoG
linz$	c]oE
lio	oV
lipps-	cEn^
liqui-	fHga
liquidacion	iW
liquidaciones	iZ
liquido	fGgV
liquido$	fHgX
liquidos	g[
liquidos$	gY
liquo-	a[cDjY
lire	jc
lire un	j\\
lisbo-	dGn_
lisbon	cZdH
lisbon$	cS
lisbonne	nW
lisbonne$	bJnX
lisbu-	cW
lisburn	cW
lisburn$	cX
lise	aGmd
lisse	c[eIfBg\\iEjH
list	iW
list 00	eUpIrU
list to	gIiUpX
list$	hTlU
lista	qT
lista de	eSqV
lista-	jZ
listas	bDj]
liste	dHe]gEiIjFkIqStJ
liste-	bRkS
listed	bU
listed$	bT
listen	iIkHlX
listen$	bJiFkGlY
listeners	bY
listi-	pStS
listing	oGpTtV
lists	igsT
lists$	hHie
lit	aUbGpXqT
liter-	bGiSjS
literate	jY
literate$	iJjW
lithu-	sR
lithuanian	kR
litig-	a[
litigation	aStI
litiges	iZ
litor-	jS
litoral	jS
litro-	bU
litros	bU
lits	b]
lits$	bV
little ones	bZiCsW
litur-	ib
liv	aGmX
live	jT
live 00	fDhIj]nI
live in	cWdJfWh\\jB
live on	aYd^iBjSqHtI
live$	cJiZjT
live--	hTrX
live-in	aRhV
lived	jW
lived experience	kV
livel-	e^sR
livello	e^jI
liver-	aIbShViTjJ
livery	aIbShViTjJ
livin-	gShZjGnS
living	gTnT
livra-	bTiZ
livraison	bXiU
livre-	hSjSqY
livres	bV
livres$	bW
livreurs	aV
lizen-	jRnJ
lizenz	hWjT
lkw	b[fGrX
lkw$	b^hI
ll	cViHjStR
llama	jTkHpTqS
llama-	eSpZ
llamada	fVgXjJpU
llamadas	iSj[
llamadas$	i[
llamamos	aIrItW
llaman	b[rS
llamar	pU
llamar a	pU
llame	mHp^
llame-	p[qU
lland-	cgiBmIpI
llave-	cR
llaves	cR
llaves$	bUcGiW
llb	iHjamG
llega	fFhCiYjZkFlFpGqIsR
llega-	fGhCjYkWlJmHqZ
lleid-	aIcXdG
lleida	aIcXdG
lleida$	cVdI
llena	b[fBhXiJ
llena-	iZ
lleno	qY
lleva	iWmZ
lleva-	iV
llevamos	bWqW
llevando	jX
llevar	fW
llevaria	i]
lleve	iVrW
llm	eHh\\iJ
llora	iV
llora$	iV
llora-	iEjXqX
llorar	iEjYqW
llore-	bTc\\lI
lluev-	fY
llueve	fY
lo	qR
lo de	qS
lo del	iJq[
lo hace	hIiXqR
lo menos	jZ
lo que	cIfUtT
lo$	gStZ
loa	g[iG
load	i_jIoX
load--	fFgJi^jHmFoY
loaded	fEgXhW
loader	jVkU
loader$	iIj[kH
loaders	aWlUmX
loaders$	a[bIhImT
loadi-	fTg\\iR
loading	fXi_
loading$	fWiW
loads	bSfBiZ
loads$	gT
loan	hZiT
loan$	haiI
loans	iU
loans$	iVjT
lob	g_iHjH
local	bShRsV
local government	hR
local$	bJmW
local-	aWbUfR
locale	bc
locale$	aGb[
locales	b[
locales$	b^hU
localisation	a[dGiS
localizable	f^
locals	eWhEkSs\\
locat-	bR
location	cUpU
location :	cT
location$	aUcJiEtU
loch	bZcU
loch$	b\`cI
locke-	bScIhT
locker	hUrT
locker$	hXnHrT
locko-	i\`
locks	b_cHkWmGpF
locks$	b\\fIiGkUpHrJ
locks-	aV
locksmith	aV
locksmith$	aT
locle	caiIjIpHqI
locle$	caiFpHqI
loco	aTiW
locom-	bVgFhVjFkX
locum	e_fEqXsE
locum$	e_fI
locut-	aYrJ
lod	g@ia
lodas	iIj[
lodge	aHhRiI
lodge$	aIbUcFhXiIjHtV
lodgi-	bIgUhZiIjI
lodging	bIgUhZiIjI
loft	bXiImY
loft$	iJjGmZpI
log	aYidjFpT
log$	ic
logbo-	pS
logbook	pS
loge	cShW
loge$	hU
logem-	hYjS
logement	h\\jV
logement$	bHgX
logements	ba
logements$	bYhH
logfr-	i^qI
logframes	bIiX
loggi-	i\\
logging	i\\
logic-	sX
logiciel	bS
logico	iW
logis	h[
logis$	h\\
logis-	bV
logistico	bU
logistics	aWmW
logistics$	aGbZ
logo	ra
logo$	bRrT
logop-	a[mS
logopadin	mU
logopadin$	aSbTmR
logopede	aU
logos	jHm]pHrW
logro-	cW
logrono	cW
logrono$	cW
logs	hTib
logs$	aJhWi[jG
lohn	gXrX
lohn nach	gX
lohn$	bYlY
lohnb-	a[bJgU
lohnband	g\\
lohne	cTgV
lohng-	bXgZ
lohngruppe	g]
lohnk-	gZpS
lohnklasse	gZpS
lohnl-	fTgIiV
loi	iHj[sHtI
loire	bW
loire$	bW
lokal	hZ
lokal$	h[
lokal-	a]bU
lokfu-	iY
lokfuhrer	iY
loki	iS
lol	qZsR
lol$	gSsV
loler	hViY
lona	i[
lona$	i[
london	cS
london$	cSgVrR
lone	i\\s[tF
long	qU
long as	dVfSjAsV
long days	fXtR
long$	aDbFeWfZ
long--	aIe[qU
long-term	aIe[qU
longe-	nSoI
longer	eShUoG
longer$	aJeXrS
longu-	eUrV
longue	bJeXiTsS
loo	i\\sY
look	jIkTsX
look after	aWbZdIhIiSkJmHqGsHtG
look$	aWbHcJhIiBr\\tS
looke-	aRlU
looked	aXbHjJlZ
looker	jU
looker$	aHiU
looki-	sTtS
looking	sU
looking for	tT
looking$	jUsY
looku-	iGjW
lookups	iGjW
loop	b\\fJiIjGpXqJ
loops	iZ
loops$	iX
loos	iYsX
loos$	cIiUpHsX
lorca	cX
lorca$	cT
lorna	iSpR
lorna$	iTpS
lorra-	p[
lorrach	cS
lorrach$	cS
lorri-	bViSjI
lorries	bViSjI
lorries$	bViSjI
los 0	gXiD
los clientes	q\\sT
los de	kImU
los del	gJiWjJqUsT
los dos	fWhT
los jueves	fUhVpS
los lunes	fW
los martes	aHdT
los mayores	iR
los miercoles	iWqWtF
los sabados	hY
los seis	iU
los turnos	iV
los viernes	dZfFiRnS
los$	o[pH
losch-	iRqX
lose	qYs]tI
loss	bShZiSjF
loss$	bZ
lost	bHqdsV
lot	iT
lot$	iSlV
lote	eZgJhZjI
lote$	e[iX
loten	aJcGiWkR
loter-	bR
loteria	bS
lotes	bCfHh[iY
lots	hWiV
lots of	rT
lots$	h\\i\\
lotse-	mX
lotsen	mX
lotte-	eZqT
lottery	eWqT
lottery$	e\\jI
loud	b^jXtS
lough-	cS
loughborough	cS
loughborough$	cW
loups	gJiFj\`
lourd	fDlUs[tI
lourd$	lVsStG
lourds	bU
lourds$	bR
louth	c[
louth$	cV
louva-	aGcV
louvain-la-neuve	aGcV
louvain-la-neuve$	aHcW
louvi-	cY
louviere	cY
louviere$	c[
love	iIkWrX
love$	hIiGjWkY
lovel-	kUtR
lovely	kU
lovely but	kTqSsI
lovely$	kT
low	bIcVqU
lower	bIc[iVpJ
lowri	aGfFmUpZ
lowri$	pWqJ
loyer	heiGlI
lpa	fCga
lpa$	fDg^
lpc	jRl[
lpg	aYbFhJiFjFk[
lph	jU
lpp	aThYjF
ls	bJc[jG
ltd	eViIjHm[
ltd$	cIeWiIjHmZ
lu	aCbHcYfZhIjG
lu$	aCbFc\\hIiCtI
luas	hXiIpR
lubec-	cWgJ
lubeck	cWgJ
lubeck$	cX
lucas	gW
lucro	b^
lucro$	b]
lucy	m^
luden-	cW
ludenscheid	cW
ludenscheid$	cW
ludge-	bImUpT
ludger	bImUpT
ludlo-	cT
ludlow	cT
ludlow$	cT
luego	eTrR
luego se	fRqIrW
luego$	cIeUiS
luftung	iS
lugan-	jT
luganda	jT
luganda$	jT
lugo	c]
lugo$	c[
lui	mWq_
lui$	qVsW
luis	cCn\\
lujo	kR
lujo$	bSiRkS
lumba-	hWs]
lumie-	jU
lumiere	jU
lumiere$	aU
lun	f\\iJ
lun-j-	fIgU
lun-v-	fV
lun-vie	fV
luna	oTq[
lunch	bJh\\iS
lunch in	gJhVqV
lunch$	eSfYiWoH
lunch-	hc
lunches	h^
lunches$	bChSiY
lundi	fZ
lundi au	fTpJ
lundi$	fUqWtS
lundis	dRpS
lundis$	dU
luneburg$	cW
lunes	fXoT
lunes 0	pW
lunes a	pS
lunes y	dSnV
lunes$	f[pI
lunet-	bUiIqV
lunettes	bUiIqV
lust	cHgIiBjIkAl]qCsIt[
luthe-	bV
lutheran	bV
luton	c[jS
luton$	cUjT
lutz	mVpY
lutz$	iWmY
lux	hSjX
luxe	b[
luxe$	bW
luxem-	cX
luxembourg	nT
luxembourgeois	kX
luxembourgeois$	cDjSk=sZ
luxme-	hX
luxmed	hX
luxmed$	hY
luz	hYmRqU
luz$	cWhW
lve	h\`mIpG
lve$	fIh_pH
lvl	gVk]
lvl 0	gWiJk]
lwl	aX
lycee	b\\oY
lyle	bVcImX
lyle$	mY
lymin-	cS
lymington	cS
lymington$	cT
lynn	bHi\\pZ
lyon	c\\qS
lyon$	mWqT
lyriq-	b^iHtI
m	bU
m +	g[
m /	aX
m 0	ja
m 00	c]jX
m 000	bIjd
m budget	bSg?hFiUjS
m de	b]iG
m le	aGlAmXpWtJ
m turnover	bW
m y	g]jI
m ¤	bYg?i\\
m'a	qb
m'app-	iHpa
m-f	dTfXkH
m-f 0	aGfTjT
m-th	fbgH
m-th$	cJf]
m.a	ja
m.a$	jU
m.sc	j^
m.sc$	jX
ma	bY
ma fille	bVoGpSqUsG
ma$	bYcUiIsV
macar-	mY
macbo-	hY
macbook	hY
mach	fXqGrY
mache-	lU
machen	lU
machen wir	jBlbtU
machen$	bTiSqCtR
machine	jW
machine$	h[qU
machines	bVkU
machines$	bTiUkWpJ
machinists	a^iIpH
machinists$	a_iIpH
machs-	iXtT
machst	iXtT
macht	iWlX
macht der	aBiTlX
macht die	hWiWjJlT
macht$	jY
macon	tW
macro-	jTpJr\`tG
mad	bYfViIjSkUpF
mad$	bTfYhIi<jZkImI
madam-	tT
madame	tT
madch-	bYfHmR
madchen	aTbIfFmWsI
made	gDhBkXpVqT
made$	pX
madne-	fViR
madness	fViR
madness$	fViSjI
madre	aJbViU
madre$	aHbTcHiStV
madre-	sZ
madres	s[
madri-	cRhTnS
madrid	cRhTnS
madrid$	cUhU
madru-	fdjV
madrugada	fV
madrugada$	fV
maec	eFiTj[
maest-	mS
maestra	aSjImX
maestria	jTkIlY
maestro	aYsT
maestros	mW
mag$	hGi\`kW
magas-	bXhR
magasin	hViS
magasin$	h[
magasins	bXdW
magasins$	bZiI
magaz-	cYeIiS
magazine	aTeHiWtT
magazine$	aUiClJtX
magde-	aGcU
magdeburg	aGcU
maghr-	iWsV
maghreb	iWsV
magic	hXi\\lD
magis-	cVkZmY
magistrates	aJbHc\\fJmIsI
magne-	bSiXkR
magst	hU
magst$	dShVkJ
mahen	bDgIi\`
mahlz-	hV
mahlzeiten	hV
mahlzeiten$	gJh\\iFmGpH
mahnw-	iU
mahnwesen	iU
mahnwesen$	iS
mai	oW
mai bis	fS
mai$	o\\pT
maids-	cV
maidstone	cV
maidstone$	cX
mail	pc
mail$	pZ
mails	fJmJrXsA
main	iYjU
main contractor	bIqY
main courante	iW
main$	jTsW
mainl-	cSeU
mainly	bScUeJ
mains	mUsY
mains$	iRmWsS
maint	aRiY
maint$	iY
maint-	iRoX
maintenance	aWoU
maintenance$	fEjVo]
maintenant	oWpH
mainz	aIc_
mainz$	aIc_
maipu	bU
maipu$	bU
maire	t\\
maire$	cGiJqJtZ
mairie	aS
mairie de	cS
mairie$	aW
mairies	bUkI
mais	qZ
mais ca	bX
mais il	pIq[
mais on	bRgCq^
mais pas	s]
maiso-	bUdT
maison	bTdVhT
maison de	bVpS
maison$	dYiW
maisons	hJqGrXsH
maitr-	jS
maitre	tW
maitre-nageur	bT
maitre-nageur$	a[
maitrise	gUjZ
maitrise$	aGgWhIjU
maiz	fFiY
major	aZbT
major-	fIgajJ
majoration	gR
majore	gS
majorees	gT
majors	bUjF
majors$	bUjF
majus-	r\\
makat-	kY
makaton	kY
makaton$	i_jGkI
make	rR
make it	iGr_
make that	dIeZfFgGjJtW
make the	bS
make--	iX
make-up	iX
maker	bV
maker$	aYbXjTsG
makes	bYmUqV
makin-	kV
making	kV
makle-	h@n_pG
mal 00	fJgWiIqX
mal was	bIjWsX
mal$	eTfWgWsG
malad-	qS
malade	iS
maladie	qU
malag-	dV
malaga	dV
malaga$	gR
malay-	cGjTkV
malayalam	cGjTkV
male	iSsg
male$	mHs[
maler-	aTbCmX
malergeselle	aW
malergeselle$	aX
mall	cW
malla	cDh\\iW
malle-	c]eFoJ
malmo	aGc_
malmo$	bTcT
malte-	aGb^cFjU
malve-	cU
malvern	cU
malvern$	cV
mam	iTqU
mama	aJbZmW
maman-	sV
mamans	sV
mamas	jTsY
mamas$	jV
man	sU
man braucht	aHj[
man mit	bZ
man muss	jV
man nicht	j\`lHqI
man$	aYmTsV
manag-	m[
manage	jUmSqIrV
managed	bTgJ
management	jSlR
management$	iXlI
manager	aVmS
manager 00	jHrS
manager for	bR
manager is	aImY
manager$	a_
manager's	kRrIs[
managers	mR
managers$	iGmV
managing	mU
manan-	f]
manana	dRfS
manana o	sJ
manana y	fS
manana$	f\\pV
mananas	fWpS
mananas y	mTsJ
mananas$	fXpW
manch-	bU
manche	b\\pZ
manchester	cTjUnS
manchester$	cSiJjTnS
manda	mWtT
mandando	j\\
mandando$	jW
mandanten	bTnWqW
mandar	jSpT
mandar$	j[sH
mandarin	jUkYnI
mandarin$	jTkR
mandat	eW
mandat$	eXiH
mandate	i]
mande-	p_
manden	p\\
mando	m\\tU
mando$	b[mV
manej-	jW
maneja	iSjHkW
manejar	aY
maneje	jT
manejo	jX
manejo de	bI
manga	bEi\\r[
mange-	a_bJc?iZmH
manif-	id
manifests	iV
manil-	cY
manila	cY
manip-	jXmY
manipulador	jW
manipulador de	jV
manipulador$	jV
maniz-	cZ
manizales	cZ
manizales$	cZ
mann	bVmRsY
mann$	b^iJqI
mannequin	iTsS
manner	mVs\\
manner$	jWmWsT
manners	iEjWlV
mannh-	cX
mannheim	cX
mannl-	aRf[iCsV
mannlich	aTsY
mano	gWjRlW
mano de	bTgU
mano$	bHgXiVjWmI
manos	lX
manos$	iU
manos-	cUhY
manosque	cUhY
manqu-	kWtS
manque	kWtS
manque$	kXtS
mans	c\`s[
mans$	ccqF
mante-	iVmR
mantenimiento	mU
mantenimiento$	aW
manto-	iX
mantos	iX
manua-	iS
manual	jSkT
manual$	iSjU
manuales	aDbRiY
manuals	bRjTrI
manuals$	aIbUiUjJ
manuel$	iR
manuf-	aS
manufacture	bYmG
manufacturing	jW
manufacturing$	jZ
manuk-	bUiS
manuka	bUiS
manuka$	iX
manus-	bFcFiYjI
manut-	bViSsH
manutention	bViSsH
many	iImTpJrZ
manœu-	iZ
manœuvres	iZ
map	hHi]jVk;
mapeo	fHgFi]
mappe	oIp\`
mappi-	iT
mapping	iT
maps	gFjc
maquilas	gTiS
maquilas$	gT
maquillage	iFlWs\`
maquina	jX
maquina de	bWjT
maquina$	fIgSjS
maquinaria	iS
maquinaria$	iR
maquinas	bT
maquinas$	iX
maquinista	aZ
maquinistas	aWiHjIm\\tH
mar	fSoS
mar del	c\\
mar y	jYtF
mar$	aJcSjSoX
mar-j-	dXf\\iB
marae	bZcEpU
marai-	aVbY
marat-	j[
marav-	k\\
maravilla	k\\
marbe-	cY
marbella	cY
marbr-	jW
marbre	jX
marbu-	qS
marburg	qS
marburg$	cX
marc	iElHm[tY
marc$	aItY
marca	bY
marca de	bWiIpY
marca$	bHcHhWi[
marca-	bSpSsR
marcas	bU
march	oa
march 00	oUpR
march 2000	bJec
march to	eViSoR
march$	o]pZqR
march-	cU
marche	bRqV
marche$	aVfGpU
marches	bRfU
marches$	bYcIfS
marcl-	cW
marcle	cW
marcle$	cW
marco	iUmV
marcu-	pHsR
marcus	pHsR
mardi	dUiZ
mardi au	sS
mardi$	dTiX
mardi-	ffgC
mardi-samedi$	fT
marea-	bIfZiEj]
maree	iXqI
maree-	cZ
marees	cHfR
marek	bCcIfFmepE
maren-	cXiG
marennes	cXiG
marga	t[
marga$	aFcJiHt[
marga-	cTjHqW
margate	cY
margate$	cU
marge	iS
marge$	iTqR
margi-	iT
margin	iW
margin$	gU
mari	q\\
maria	cVhUkJ
maria$	cThWjJ
maria-	cX
mariage	iU
mariages	gT
mariages$	iT
marid-	sS
marido	sS
marie	se
marie-	eVpZ
marina	c]
marinas	aFcZiG
marinas$	aGcZiF
marine cargo	a[
maris-	bWcHmUtS
marisol	mStW
marit-	bR
maritime	bW
mark	jZrS
marken	b\\
marken$	b[iI
market	cTdR
market supplement	gX
market$	aJfSgIqUtV
marketing	aYl\`
marketing$	jW
marki-	bJj_
marking	iY
marking$	i[
marks	kUrS
marks for	kW
marks$	rW
markt	gHiUpFq^
markt und	bViTqJ
markt$	aGcYfDhJiYjGqHtU
markt-	hJiXpV
marly-	mX
marlys	mX
marlys$	jImY
marqu-	bT
marque	b[sV
marques	bW
marquette	bJc]tF
marquette$	c]tI
marri-	s\\
married	jGqSsX
marro-	iVsT
marru-	bVnU
marruecos	bVnU
mars	ob
mars a	oV
mars$	gGo_
marse-	cYeH
marseille	cYeH
marseille$	cS
marsh-	iUjV
mart	c\\iVjHn?
marte-	dU
martes	fT
martes y	dV
martes$	oY
marti-	aJq]
martigny	cS
martigny$	cS
martin	aHcTpItW
marto-	cWpX
martos	cWpX
martos$	cXiIpW
marz	eRfRo[
marz$	fVo[
marz--	cIf]jD
marz-mai	fTiT
marz-mai$	fTiS
marzo	ob
marzo$	oX
mas	g[
mas 0	fY
mas bono	gV
mas de	bFpT
mas un	tT
mas$	jHmZsWtS
masa	hUiTjR
masa madre	aGiX
masa$	jY
masch-	bRj_
maschinen	bUjG
maschinenfuhrer	j[
masco-	hT
mascota	hS
mascu-	rWsZ
masculino	rWsS
maser-	jW
masernimpfung	iEj[
masernschutz	jW
maske-	aZjEpV
mason	aWs^
mason$	aZ
mason-	aSbUiU
masons	aTiW
masons$	aSiT
masqu-	jSkU
masque	jSkU
masque$	jSkU
mass	aSsS
massa-	hW
massage	hW
masse-	jJ
massi-	aJbUcViEpX
maste-	jV
master	jTmU
master 0	fIjX
master de	jRlVqI
master en	j^mE
master$	a[iU
master's	lZ
mastercam	jT
mastercam$	j[
masters	aWjV
masters$	bUjU
masti-	i^
mat	aDbGeYjIsY
matad-	a@bYiXpHrE
matan-	cX
matane	cX
matane$	cXiH
matat-	cXjYtJ
match	hZiT
match 0	fIh\\
match days	bShRiI
match$	eSfWiT
match-	i\\qX
matchday	aR
matched	hXiJ
matches	fT
matching	q]
matching$	iVjS
mate	j[
mate$	aRhSjT
matel-	bVhSiFmX
matelot	aSm[
matem-	kT
matematicas	kT
matematicas$	kW
material	iU
materials	hTiBj^
materials$	fJhV
materiaux	aJb[
materiel	hRiU
maternelle	aGcXsZtJ
maternelles	a[cD
maternidad	a>bXiU
maternidad$	aDb^eV
maternite	eSsR
maternite$	eTsX
maternity	e\\sW
maternity cover	eZ
mates	aVfGjCm^pF
math	aZbIiS
math$	a^fIjI
mathe	iFj[kU
mathi-	bZiFmYpH
maths	jW
maths$	jV
matie-	iRjR
matiere	iW
matiere$	iW
matieres	cHjS
matieres$	bIiR
matin	fViS
matin$	f[iVtU
matin-	fThGi_
matinee	bJiVpV
matinee$	bJiX
matinees	bZf]iDmI
matinees$	bJf^
matla-	jX
matlab	jX
matlab$	jW
matric	jZ
matric$	j\\
matricero	aS
matricula	jX
matriculado	jV
matrimonio	iUsU
matrimonio$	aViVsH
matrix	cJfJiIjIk[
matriz	iXjGkS
matriz$	iXjHkS
matro-	abcCfGiFoJpS
matron	pY
matron$	aTpY
matte-	jRlTsX
matter	jSlWqT
matter$	jDl[qY
matters	iJsX
matters$	bTsV
matur-	iYsT
matura	jRlU
mature	s\\
mau	bZmI
mau$	bZiJ
maud	i@mYn]
maure-	lSmW
maureen	mZqT
maurer	aVjJlV
max 0	dVfZ
max 00	s[
max 000	rV
max one	p[rH
max$	jTpV
maxi	r[sY
maxi$	r[sU
maxim-	rZsT
maxima	qTrZ
maximo	pRrTsR
maximo 00	rEs]
maximo$	fIkVp[rE
maximum	dUfTsT
maximum$	dUiJsU
may	o]q[
may 0	o]
may 00	bHeZoXqH
may be	jApYqX
may to	gIhS
may$	fUoV
may-a-	fV
may-aug	fV
maya	jSk[tH
maybe	jBnZqYrI
maybe$	jFqU
mayen-	pV
mayfa-	cX
mayfair	cX
mayfair$	cX
mayo	o]
mayo a	fH
mayo$	oY
mayor	iHjVmZ
mayor de	jVsU
mayor$	aTiGj]
mayor-	aT
mayores de	bRsZ
mayores$	aEbSfTjGkU
mayus-	iJre
mayusculas	r_
maze	jW
maze$	jX
maß	hViX
maß$	hViX
mb	dRpW
mb$	pY
mba	kGlasE
mba$	lW
mbo	j\\
mc	j\`lJ
mca	iHjZ
md	bZlT
mdr	i]jCqV
mds	aYbYcGjF
mdt	iXjGmX
me	qWtV
me (	mUqItT
me and	aJbSlTm[qI
me by	iFtZ
me da	lZ
me faut	cTqItS
me on	pYtF
me to	pBqYtS
me voy	oIq\`tG
me$	iGmXpY
meads	dS
meal	h_
meal vouchers	hS
meal$	gGiVnY
meals	hd
meals on	hX
meals$	a[h]mJ
mean	fUjUrT
mean it	j]rRsStF
meani-	aViDjIsY
meaning	aViDjIsY
means	iSq]sJ
measu-	ib
measuring	iZ
measuring$	iZ
meat	aXcEhZ
meat$	hYiI
mec	aFpSs\\tI
mecan-	aU
mecanica	iUkW
mecanica o	jW
mecanica$	iZ
mecanicien	a\\
mecanico	aV
mecanico$	a^tI
mecanicos	aTfImT
mecanique	iXjW
mecanique$	iRjU
mecano	aW
mecano$	a[
mecen-	iWpT
mecenes	pV
mech	aYiS
mech$	aXhJiDjY
mecha-	aSjTmW
mechanic	aXmW
mechanic$	aYbIjTmH
mechaniker	rV
mechas	iIjXqR
mechas$	jW
mechatronic	jR
mechatroniker	jY
mechatroniker$	iHj[
med	h]iT
med$	bV
med-s-	a]cF
med-surg	a]cF
medat-	iRjS
medatixx	iRjS
medatixx$	iRjR
meddi-	jV
meddic	jV
meddic$	jU
medec-	bT
medecin	aRmR
medel-	dRmR
medellin	dRmR
medellin$	cSmT
media	iS
media a	fX
media hora	fViIpS
media jornada	eWhIiA
media y	aX
media$	fW
mediacion	jFkW
mediados	fGo[
medialog	iHjW
mediana	bXtE
medianoche	oIpV
medianoche$	oIpV
medias	h[jF
mediatheque	bTcV
medic-	hS
medica	iTjJmX
medicacion	iY
medicaid	bXhFjH
medical	hT
medical (	j\\nG
medical 00	hViJ
medical$	jXpS
medicale	jX
medicale$	aZiSjD
medicals	jY
medication	jV
medicina	h]
medicine	i]
mediclaim	hW
mediclaim 0	hX
medico	iU
medico$	hGiZ
medicos	bZjH
medicover	h[
medid-	k^sB
medida	aJ
medida$	aJbR
medie-	b[gEjU
medik-	i]sD
medikamente	i]sD
medin-	cX
medina	cX
medio	eZfSjR
medio dia	fShU
medio$	hBjV
medio-	pS
mediodia	pV
mediodia$	fSpW
medios	iW
medir	i\`
mediz-	bY
medizintechnik	aBbTjU
medizintechnik$	bT
meds	i\`
meds$	eGi\\lGpGsI
medte-	b[
meet	d]pUtU
meet the	iJjXpT
meet$	dHiSkGrJsIt\\
meeting	aJbItX
meeting$	aJiGtW
meetings	lS
meetings$	bZlHpW
meets	bJfXhEiSnS
meets$	hEiFnXsU
meg	pV
mehr	qRtS
mehr$	cJf]tR
mein	qZ
meine	qW
meine frau	pVsV
meine-	aIlFpTtV
meinem	tT
meint	q\\sS
meist	bCfVn^qG
meist-	hS
meisten	b[gSqD
meister$	aV
meisterbetrieb	bW
meisterbrief	iHj]
meisterbrief$	iEj[
meisterwerkstatt	b[
meisterwerkstatt$	b[
mejil-	c\\iIjI
mejillones	c\\iIjI
mejillones$	cY
mejor	kdsS
mejor con	k[
mejor que	jVkXlC
mejor$	iIjDkZsW
mejor-	hTjIpX
mejores	jHpZ
mel	iGpT
melbo-	cTpSsS
melbourne	cTpSsS
melde-	cSiVkS
melden	cIiXpS
melden bei	pW
melden$	cAiWpW
meldu-	iXpS
meldungen	fFi\\
melke-	aRiTsS
melken	iTsT
melker	aW
melkr-	bX
melkroboter	bX
membe-	bR
member	b[iIjT
member$	b[iIjY
members	kT
members$	bV
membership	bCl[
membership$	bFhXlG
membr-	bTiX
membre	jX
membres	bX
membres$	bXpR
meme	bCkTrVs\\
meme$	aJkXsS
memo	t^
memor-	i[qT
memoria	i[oI
memos	i^
memos$	i\`jF
men	bRs\`
men$	bSi\\jH
men's	i]
menag-	iWjJmS
menage	iRjImT
menage$	aT
menci-	iIqWrc
mencion	jZ
mende	c_
mende$	c\`
menor	jSsV
menor de	s^
menor$	hTiV
menos	fXjV
menos de	iHjYsX
menos$	f]gFiIjIkY
mensa-	qV
mensajero	iT
mensajero$	iU
mensc-	bZi[
mensch	bYiVjDlH
menschen	bW
menschen$	bViIjT
mensual	fShT
mensual$	fWhW
mensuales	bJgR
mensuales$	gV
mensuel	iYmEnU
mensuelle	jRnV
mensuelle$	aHhRiAjZnU
mensuelles	b[gF
mensuelles$	b\\gF
mensuels	bJiS
mensuels$	bJiS
menta-	fGhYiHjU
mental	bTiEjZ
mental$	bU
menti-	r\\
mention	jWr\\
mention the	qTrU
mention$	aGjSqU
mentioned	gEhFq^tS
mentioned$	jIqStT
mentira	fHgGtZ
mento-	cSmW
mentor	hTjUmXqH
mentoring	kV
mentoring$	kX
mentors	aIm[
menu	aIbRhUrT
menui-	lT
menuiserie	bTjW
menuisier	aV
menus	bSi_
menus$	i\\
mep	iW
mep$	jX
meppe-	bTcS
meppen	bTcS
meppen$	bTcSiI
mer	bThY
mer$	h[
merca-	c[eSiS
mercabarna	cZ
mercado	cSfS
mercado$	cSfT
merch-	aU
merchant	aRgUkU
merchant$	gYjTqJ
merchants	jT
merci	pUt[
merci$	lSrV
mercr-	fW
mercredi	fT
mercredi libre	fIh\\
mercredis	fViJ
mere	rTsT
meres	bVjT
merge-	bSqS
merger	bVqV
merid-	cW
merida	cW
merin-	b[cS
merino	bUcU
merit-	i\\j?k\\
merle	bUiCmZ
merma	id
merma-	iTjH
mermas	iTjH
merse-	cTfT
merth-	cZ
merthyr	cZ
mes de	eU
mes en	fIhEnfqF
mes y	gUhF
mes$	hS
mesa	aTmRpW
mesa de	aUpV
mesa$	gGm]pS
mesas	bUiU
mesas$	iX
meses	e]
meses a	eSgH
meses con	eU
meses de	eTjT
meses en	j\`
meses por	eTkW
meses y	eU
meses$	e\\oU
mesne-	h[
meson	cXpZ
mess$	hYiV
messa-	pYtW
message	iHp[tZ
message$	pXtZ
messe	iUqT
messe-	jWnZ
messen	iSnS
messen$	nV
messestande	jHn\\
messg-	aZgIk\\
messt-	bGjDmZ
messtechnik	bGjDmZ
mesur-	hUiY
mesure	hX
mesure$	hX
mesures	bUgGiZ
met	fSkFtX
meta	iYjU
meta$	gViW
metab-	bSjW
metal	dWeW
metal$	eVjX
metal-	aSgU
metall	gSjJ
metallbau	bY
metallbauer	aY
metallgewerbe	gW
metallgewerbe$	gV
meteo	bEfHj\`
meter-	bW
metho-	iV
method	iX
methode	aUjU
methodes$	iS
metie-	jU
metier	jT
metier$	j\\
metiers	bU
metiers$	b[
metre	i\\jJ
metre$	iX
metre-	bR
metres	bR
metres$	jW
metri-	eEiajEqI
metro	bWcX
metro$	c]jIqVtI
metro-	bSjT
metrology	kW
metros	bUjT
metros$	bWhS
mets	rc
mets$	iWrS
mette-	cWiGmXqHrY
mettr-	rU
mettre	iSrV
metz	c]
metz$	cW
metzg-	a[mGpV
metzger	fI
metzgerei	bFmEpX
meuse	bHiGnZ
mewp	bVkT
mewp$	bY
mexic-	bTcGiHjIn\\sW
mexicana	bXgV
mexicana$	bXgV
mexik-	iJnX
mexiko	iJnX
mexiko$	iInX
mezcl-	bWiXjDkJpW
mezcla	iX
mfa	a]
mfa$	aUbFcIiU
mfm	jX
mg	bHcJgZi\\
mgmt	j^lFqV
mgmt$	iTjTqI
mgr	a[mu
mgr$	ag
mgt	aHjZ
mh	aVjW
mi	nU
mi hermano	bGmWqS
mi$	c[mUnG
mi-ja-	iIo\\tH
mi-janvier	iIo\\tH
mi-so	fYqS
mi-te-	eVfS
mi-temps	eVfS
mi-temps$	aVeSmR
mia	b[cIiIjV
miami	cWiFkV
miami$	cWiEkV
mic	iJj[
mich	mSqb
mich$	bJiHmXqVtS
miche-	bZcFeIoHqSsG
michi-	cS
michigan	cS
michigan$	cS
mick	aHi:m^pJtW
micro	iWlYnY
micro-	j[
microcentro	c\\jI
micrometro	j\\
microscope	i]jH
microwave	hX
mid	o\`
mid /	a\\oI
mid march	aIoU
mid$	bIfU
mid-l-	mU
mid-level	mU
mid-level$	a\\mI
mid-m-	aX
mid-market	aX
mid-market$	aYiJ
mid-s-	bY
mid-size	bY
midas	ja
midde-	cEdIiFj]mIpVqH
middl-	c[oS
middle	cWoU
middle of	oW
midi	bHeSfW
midi et	bIiV
midi$	bHeXiGpW
midni-	iSpU
midnight	iSpU
midnight$	gThU
midwe-	cCi\`
midwi-	a[bI
midwife	aX
midwife$	aVbI
midwives	aVbJiImS
midwives$	aUmV
miedo	iHj\\qH
miedo$	iCjY
miel	b\\kH
miemb-	iSsV
miembro	iSsV
mient-	iHjUtU
mientras	iFjU
mierc-	fY
miercoles	fY
miercoles y	fW
miercoles$	pX
miere-	cX
mieres	cX
mieres$	cX
miete	hU
miete-	cIkI
mieux	iGs\\
mieux$	kYlVoU
mig	aYjW
mig$	aUiHjV
might	eSqa
migration	iSj]
migue-	mU
miguel	mU
miguel de	mT
mike	aGfGjHm[tV
mikro	i_tV
mikro-	bVcHiU
mil	bWga
mil +	sV
mil a	eHiU
mil doscientos	gW
mil seiscientos	gV
mil trescientos	tV
mil$	gc
milag-	jFmW
milagros	jFmW
milan	bGcEhJnY
milch-	bScH
mile	gThTiInU
mile$	gYhU
mile--	cX
mile-ex	cX
mile-ex$	c\\
milea-	gShTnY
mileage	gShTnY
mileage 00	gUjU
mileage at	jDnY
mileage$	gWiFnW
miles	gDiFnd
miles a	bIiHjRnW
miles$	bVcSiC
miles-	bGeGiZq[
milie-	aVsT
milieu	aVsT
milit-	bIjAlWsY
milk	b_hZjI
milke-	aUm\\
milker	aWcImX
milki-	pX
milking	iSpY
milking$	iHp]
mill	b[
mill$	b\\cXdXfHiF
mille	bUg\\
mille deux	gX
mille$	gX
mille-	aWgGjV
milli-	bT
milling	jS
million	bX
million$	gI
millo-	gZ
millones	bRgZ
millones de	b\`fHg@
millones$	g[iH
min	jZpS
min 0	fTsU
min on	jZnJ
min$	gSiTpS
min-t-	fZhG
min-takt	fZhG
mina	sY
minas	j_
mind	j\\lT
mind 0	dZeRjGpV
mind 00	j]
mind$	iHlTsW
minden	c[
minden$	c\\iH
mindestens	dUj[
mindestens drei	fV
mindestens$	dY
mindestlohn	fJgY
mine	b[tS
mine$	iGjTt[
mineduc$	iFjZ
miner-	b]iX
minera	bVrW
mineral	iY
mines	cUjS
mines$	iS
mineu-	bS
mineurs	iS
mineurs$	bXiR
mini	hS
mini cooper	hY
mini$	aIbEcJh[
mini--	aRbGfDi\\pV
mini-pelle	fHiX
minib-	iUlR
minibagger	iU
minibus	lUnV
minibus$	hFi[nI
minij-	eXgR
minijob	eV
minijob$	gS
minim-	jS
minimo	jT
minimo 0	gIjZ
minimo$	iUjV
minimum	gSjT
minimum$	j]
minis-	b[qT
ministere	bU
ministere$	bU
ministerium	aHqV
ministry	jS
minit-	aIb]fIiFkT
minor-	iU
minors	iU
minot	c\\
mins$	jS
minst-	jHoWqR
minster	jHoWqR
minui-	fVpU
minuit	fVpU
minuit$	fSpU
minus	fCgCh\`iG
minuta	iZqS
minute	fTjTqG
minute$	fXgIiDjX
minuten	fR
minutes of	hEnTtT
minutes$	i]pSsT
minuto	jWpS
minutos	pU
minutos$	iT
mio	b\\iS
mio umsatz	bXgE
mio$	iXrX
mir	qSsU
mir$	aHbJiHmTpZtU
mira	aGfXtW
mira$	cVfHiEsUtW
miran-	bIcWiJqT
miranda	bIcXiJmS
mirecourt$	cU
miria-	mU
miriam	mU
mis	q\\
misas	bWsU
misas$	iRsY
misch-	bYiWjI
mise	iX
mise a	iW
mise en	iT
mises	i\`jB
mismo	oX
mismo$	cGgJhUlToXpVqG
misra	jZ
misra$	jZ
miss	aTbIiImUnSpV
misse-	qV
missed	qV
missi-	eSnU
missing	aGsU
mission	eZnS
mission$	aDbHeVqItY
missions	bUfFiWnT
misso-	bEc]tF
missoula	cW
misst	bSiT
mista-	lX
mistakes	lX
mistakes$	lUtR
mistr-	a_tI
mit "	pJqT
mit 0	b[iImU
mit 00	bXiWmS
mit 000	bacG
mit acht	bZ
mit behinderung	sY
mit dem	mS
mit den	iZs]
mit der	cTiVrY
mit drei	iIm\\
mit kunden	iJj[
mit nach	h\\
mit praxis	lT
mit vier	oY
mit zwei	bUqV
mit$	hU
mitad	dZgS
mitar-	bShb
mitarbeit	e[
mitarbeit$	e_
mitarbeitende	bYmV
mitarbeitende$	bRmY
mitarbeiter	aXbTmI
mitarbeiter$	b]
mitbr-	hU
mitbringen	hU
mitch-	c[nG
mitchelstown	c[nG
mitfa-	cIfFiUn\\pH
mitgl-	bVjZsR
mitglieder	b]
mitglieder$	bX
mitgliedsbetriebe	bZ
mitgliedsbetriebe$	bZiG
mithe-	pR
mithelfen	pR
mitne-	gHhXpS
mitnehmen	gHhXpS
mitnehmen$	pW
mitre	j^
mitsc-	pVrGsWtU
mitta-	cIhe
mittag	pR
mittagessen	hU
mittags	tT
mittags$	iGpS
mittagstisch	iR
mitte	oYsZ
mitte-	cThR
mitteilungen	iX
mittenwald	jU
mittenwald$	cW
mittl-	gIiIj[
mittlere	aTbUjH
mittw-	fZhSiT
mittwoch	dTfSiU
mittwoch$	fViS
mittwochnachmittag	iW
mittwochnachmittag$	hRiX
mittwochs	eJfXhYiI
mix	bWcHi\\jI
mix$	b^cIiR
mixed	bUeSjRkIsS
mixed practice	eYfD
mixed$	iV
mixen	gIi^jJ
mixer	bIiWj[lIpI
mixes	iYjEpW
mixin-	iYjD
mixing	iYjD
mixing$	i\\jE
mixte	bU
mixte$	bTqHsF
mk	bY
mkt	b@cceJfEgChHiEmJ
mkt$	bFcVhHiGjU
ml	aZ
ml$	a[
mld	bHjUk[
mlro	aXbFcJm]pC
mm	iV
mm$	iS
mme	mZpTtU
mn	jRnT
mn$	fU
mna	iU
mo	eVfW
mo frei	f^
mo$	eXfU
mo-do	f\`gJnT
mo-do$	fY
mo-fr	f_hI
mo-fr 0	fWhItI
mo-fr$	aJfW
mob	hSiY
mobel	bTrS
mobel und	bU
mobel-	b[
mobil	djfC
mobil$	aVd^
mobil-	bShXmR
mobil-home	hXjH
mobile	mSqS
mobile home	dJh]
mobile$	aWhIiGmVqH
mobiles	bTdXgG
mobiles$	hW
mobilite	aIbUgShSjCqSrE
mobilites	hY
mobility	aFb]hTiI
mochi-	cVjS
mochila	hUjX
mochila$	hVjV
mocht-	tS
mochte	tU
mocs	iTj[pJ
mod	hFi^jRlGmJpGsJ
moda	b[cB
moda$	jS
modbu-	iV
modbus	iV
modbus$	iSjT
model	aTeVhDiW
model$	i]jIsX
model-	iajU
modeles	iU
modell	qS
modell$	fT
modelling	iZ
modelling$	iZ
modelo	bVgH
modelos	jVtJ
models	iS
moder-	dWiUlV
modern	iRjU
modern$	jZ
modifiees	jU
modifiees$	jR
mods	i\\
mods$	i[
modul-	fRjR
module	kWtS
module$	jUkX
modules	fGjUlS
modules$	o[
modulo	aGiZ
modulos	f]
mogen	gUkWrI
mogen$	aJgYjZsH
mogli-	jCoS
moglich	dRjAlU
moglich$	iHj@lW
moglichst	oWsY
mohre	aGcHdHe_fDgDhAj>kHlFmGnIoHpIqJsJtH
moi	pWqV
moi je	pSq\\
moi$	aTpTtS
moin	t^
moin$	aIt]
moins	j[sX
moins de	pIs]
moins$	iDjYqU
moira	gJmXqX
moira$	qW
mois	eW
mois +	eYiH
mois 00	fRgG
mois a	iTqV
mois avec	e?l^
mois d'essai	eT
mois de	hRoRqU
mois et	gHhSq\\
mois puis	qW
mois$	eU
moiss-	fSiU
moisson	fXtS
moissonneuses	i^
moist-	iW
moisture	iW
moiti-	bThU
moitie	bThU
moitie$	eWfIhSkI
molar-	jEkV
molde	iWjU
molde-	iFj]
moldes	jT
moles	cIjIkX
moles$	cIkX
molin-	cRiWmX
molina	aUbFc[
molina$	cW
molino	bTiV
molke-	b_
molle-	aJbZjZ
mom	h_iG
momba-	cV
mombasa	cV
mombasa$	cV
momen-	oEtX
moment	hUtV
moment$	fIhY
momento	cRtS
mon	fX
mon /	dWfT
mon to	nY
mon$	eYf^pR
mon-f-	fU
mon-fri	fU
mon-fri$	fTnT
mon-s-	fW
mon-sat	fW
mon-sat 0	cVeV
mon-t-	f[
mon-thu	nR
mon-thu$	fSnU
mon-thurs	fZpI
mon-wed$	fT
monag-	cU
monaghan	cU
monaghan$	cU
monat	nR
monat 00	gJhToIrS
monat$	fYnS
monate	eU
monate$	eXhSiF
monaten	sS
monaten probe	eYgH
monaten$	aJbWhHtS
monatl	hWiT
monatl$	hViT
monatlich	b]iU
monatsabschluss	i]
monatsende	aIfVhIpS
monatsende$	fRhJ
monct-	cS
moncton	cS
moncton$	cY
monda-	fT
monday	nToT
monday if	eIfFkJo_pI
monday off	bZ
monday to	dX
monday$	iGnXoTpZ
mondays	dYfViT
mondays in	d^fI
mondays$	dViW
monde	s[
moned-	gV
moneda	gV
moneda$	bRgWhS
money	bR
money$	eWgStU
moni	gFmZqZ
moni$	gIm^
monit-	iW
moniteur	aUiIkS
monitor	fGlS
monitor de	kV
monitor$	fDlZmS
monitoras	aRfJmS
monitores	iUmS
monitoring	eIiSj^pH
monitoring$	eEiUjV
monol-	i\\
monolito	iT
monot-	e\\
monotributo	e\\
monotributo$	e\\
mons	c\\
mons$	cZ
monsi-	aFqS
monsieur	aFqS
montag	fThHnS
montag$	aHiTtT
montage	iTnU
montage$	gJhZ
montagne	cGpJrZ
montags	b]fVjF
montaje	bXiV
montajes	bYiF
montana	bVjY
montana$	bWjG
montar	iX
montb-	c[mH
monte	nWqS
monte$	cXh[iA
monte-meubles	bW
monter	sV
monter$	aIcJhSsZ
monterait	iWkJ
monteria	c[
monteria$	cX
monterrey	cU
monterrey$	cU
montessori	aTbUkU
montessori$	aEkY
monteur	aTeI
monteur$	iV
montevideo	cT
montevideo$	cT
month 0	aGbIcId]fEgJhEkGmFnHoBpCqIrIsItI
month and	aGbSiG
month contract	dSqU
month end	i[sS
month for	bIdVjH
month in	dXgU
month probation	eS
month trial	eW
month$	gRnR
monthey$	cS
monthly	iT
monthly$	dRhV
months	eU
months and	bIjU
months fixed	eT
months probation	pS
months to	i^
months trial	eS
months$	eU
monti-	iX
monto-	aJbUc[hGtI
montp-	c^
montpellier	c^
montpellier$	c[dD
montr-	lWrW
montre	iEjIl\`pIqHr[sJ
montreal	bHjX
montreuil	bVcH
montreuil$	bVcH
montreux	cY
montreux$	cZ
montt	bJcShU
montt$	bJcShU
moori-	i^sF
moose	cW
moose jaw	cW
mop	i\`jI
mop$	iY
moque	lZ
more than	jWpX
more$	bHkYtU
morgen	bS
morgen$	pX
morgens	iTtV
morges	cX
morges$	cY
morning	tX
morning and	i[
morning in	fS
morning$	kVpWtS
mornings	fS
mornings and	aViH
mornings$	fVmU
moros-	hIi[
mort	hJiTjIqUsS
morta-	jZ
mortg-	bIiIs]
mortu-	bS
mortuary	bS
mos	jXlU
mos$	l[
most	fYnS
most days	cDhEmGn\\pX
most of	bZpFsT
most$	pHrY
mostly$	bScUjI
mosto-	cT
mostoles	cT
mostoles$	cV
mostr-	jU
mostrador	iR
mostrador$	iV
mot	kSrW
mot tester	jV
mot$	fEgXhSq^
moteu-	aIbXjF
mothe-	oZsY
mother	jBpTsY
mothers	iYjJsY
mothers$	i^sE
motio-	aViT
motion	aW
motiv-	jTp_
motivation	p]
motive	j[
motive$	iIj^
moto	jYn[
moto$	jUkS
motor	hR
motor$	jY
motor-	jW
motorbike	n[
motorcycle	jX
motors	b[mG
motorsagenschein	kTsR
motos	aSbSiW
motos$	bYdHjH
motos-	jW
motosierra	jW
mots	bDgFiUkUrX
mots /	bDgCiYjWpH
mots$	hUrW
motus	qg
motus$	qa
moula-	i[kV
moulage	gIkW
mould-	aWiE
moulding	aWcIiD
moule-	i\\
mount-	cTn\\
mountain	c[dHiCtI
mousc-	cWfJ
mouscron	cWfJ
mouscron$	cW
move	gHhXjI
move$	aThS
move--	aDi]
moved	qWtR
moved to	qWtR
mover-	iSjR
movers	iUjS
moves	bHcTdUkUsG
moves$	iZoU
movil	h]iR
movil$	h[iRjS
movil-	bTgX
movilidad	gWjT
movilizacion	gUoVpI
movilizacion$	g\`iH
movim-	aJbVi[jA
movimientos	i]jA
moving$	hWiR
mowin-	iW
mowing	iW
mowing$	iW
moyen-	gSiWsD
moyenne	gVsF
moyenne 0	hU
moyenne$	iZjIsD
mozo	bS
mozos	bIcHiIm^
mp	aSiUpS
mpa	aAb_gCjXkI
mpe	aUjJmWpI
mpg-c-	iX
mps	gXiU
mps /	gX
mps$	gX
mr	jEmoqU
mrc	cV
mrcvs	j]
mrcvs$	jW
mrd	aHb]
mrd$	b\\
mri	iWjDkZ
mri$	iXjHkV
mrics	jWkW
mrics$	kU
mrs	mh
mrs$	cIiClUm[pH
ms	a=jZm[pW
ms office	j_
msc	j\\
msc$	bGhW
msg	pX
msk	aUiT
msk physio	aZiJ
msnm	bJc^gG
msnm$	bJc^gG
msp	hZqU
msr	a]bJ
mssp	b]cIjI
mt	iR
mt$	cUiW
mth	eZiR
mth$	nU
mths	eXjT
mths$	e[gW
mtl	aZbHjC
mtl$	hTiTnI
much	iUjH
much$	dJsJtV
mucha	cZrR
mucho	kTsS
mucho$	iIjGkWrTsS
mud	iTj[oJrS
muebl-	rY
muebles	bV
muell-	bTcXpT
muelle	bHcZpV
muelles	b[cEgIjIqH
muest-	iZmIpR
muestra	mFp[
muestras	iTsT
muestreo	iV
mueve	nZqR
muffe-	i_
muhle-	bU
mujer	aDbYs]
mujer$	aAbWeJlV
mujer-	sZ
mujeres	sZ
mujeres$	bUhIiT
mula	aEbBcIhZiYjIpFtJ
mules-	iUjVkJ
mulesoft	iUjVkJ
mulho-	cY
mulhouse	cY
mulhouse$	cY
mulle-	iYjR
muller	aT
mulli-	jY
mullingar	c\\
multi-	bZiTjT
multi-conventions	iU
multi-site	iJj\\
multimarca	aGb[cH
multisport	h[
multisport$	h]
mum	jSkFs_
mum$	iHjWqWrI
mum's	aJqVt\\
mumba-	pS
mumbai	pS
mums	iUs[
munch-	cXhZ
munchen	bRgS
munchen$	gU
munda-	j\`
mundl-	jXqU
mundlich	jXqU
mundlich$	jXqU
munic-	bXc]
munich	bU
munich$	b^cA
municipal$	aRcDhWmI
municipale	bX
municipales	bHcW
municipales$	cW
municipality	bRcVhH
municipality$	bScSiI
municipio	cSgHiT
municipios	bIc\\iJ
munst-	cchEi@
munster	pS
munster$	pUtI
murci-	nZ
murcia	cS
murcia$	nT
muri	aGc]
murna-	bT
murnau	bT
murnau$	aIbZcI
museo-	bIiT
museology	bGjZ
museu-	mY
museum	cT
museum$	bTlT
museumspadagogik	aV
museumspadagogik$	aY
mushr-	eChYiEkU
music	a]
music-	aUbXfI
musica	jRpV
musical	aYiGsI
musik-	b^gV
musli-	sa
muslim	bT
muss	jVl\\
muss :	jS
muss auch	jS
muss er	jRsV
muss keiner	jDlSqY
muss man	j\`
muss nicht	aDjBlarV
muss sein	iHj[
muss sitzen	hS
muss$	jUlW
musse-	qTsJtS
mussen	qTsJtS
musst	lT
musst du	iRlU
musst-	oS
musste	oT
must	jW
must be	rXsU
must have	j\\
must know	kUqIsH
must not	qX
must pass	j_pF
must$	jJk[lX
muste-	i\\rU
muster	aFi[
mustn't	jT
mustn-	jT
musul-	se
mutte-	aIiUqUs\\
mutter	qY
mutterschutz	eYjIpFqZsI
muttersprachler	jEsa
mutua-	bVhSrJ
mutual	bVqYrD
mutual$	bV
mutualisee	bHh[iJjImU
mutualisee$	bHh[iJjImU
mutualiste	bW
mutualiste$	bV
mutue-	bVfChZ
mutuelle	bVfChZ
mutuelle famille	gH
mutuelle$	hSqU
muy	kX
mvr	jU
mw	bb
mw$	bWiV
mwst--	hIi]k@
mx	aXjR
my	qSrR
my brother	m[
my phone	aJhHrWt^
my$	mT
mysel-	jJmTqTrV
myself	jJmTqTrV
n	bIcT
n +	m_
n 0	aXbFcS
n$	cRiEjEkX
n'a	eIqa
n'a pas	sV
n'ecr-	qVrU
n'en	q\`rG
n'est	jAlZqT
n'est pas	j@lZqS
na	aHg\\lU
naas	bIc[iEmY
naas$	m\\
nabh	aHb]cGjH
nacel-	iUjS
nacelle	iUjS
nacelle$	bUiBjT
nach 0	h]
nach 00	iCj[pZ
nach absprache	dUfTgU
nach dem	jIo\\pHqW
nach den	gJiIoVqFtU
nach der	dTq^
nach drei	dXhG
nach feierabend	fAhZ
nach hause	h]
nach konnen	g\\
nach ostern	fHiEoRpWqV
nach prufung	gY
nach tarif	gX
nach vereinbarung	gT
nach$	iW
nachb-	eZhUiBq\\
nachbarn	hZ
nachd-	gWiVjH
nachdem	gW
nachdem$	gU
nachf-	oSqZ
nachfolge	hSoUqX
nachg-	fZiF
nachh-	kX
nachl-	iY
nachlass	iY
nachm-	eJfe
nachmittage	f]
nachmittags	eHf]qI
nacho	aHcHiJmTtZ
nachr-	fBiSlUmX
nachs-	iSoXqS
nachsorge	hHi]
nachsten	bWiGoTsX
nachstmoglichen	oW
nacht	g[
nacht 00	fBgYsT
nacht$	gT
nacht-	fZ
nachtdienst	f_iIrJ
nachte	fYnY
nachte$	fYnFqZ
nachten	nY
nachts	fW
nachts$	f^iF
nachtschicht	aXcHfSgEpHqY
nachtzug	b[hJ
nachtzulage	jR
nachw-	h@iBj\\sW
nachweisen$	jT
nacid-	aFs\`
nacim-	cYs]
nacimiento	cYs]
nacimiento$	cU
nacio-	b>jSmUnUsS
nacional	jWmHnW
nacional$	hHiWmHnX
nacke-	aJqYtS
nacken	aJqYtS
nada	rS
nada de	rXsZ
nada$	hXiHlTqU
nadar	aGjWkWtI
nadeg-	iItU
nadege	iItU
nadia	aJcJnJq]tS
nadie	bSfS
nadie$	q\\sWtG
nadin-	mY
nadine	mY
nadine$	mV
nagel-	iTjV
nagellack	iVjVsH
nagol-	cciH
nagold	cW
nah	cHhGiEjIl\`mFpH
nah$	aIbGcFhFiHjCkEl_rJ
nahen	iY
nahen$	iZ
nahpr-	bCi[
nahve-	b\\nT
nahverkehr	bInU
nahverkehr$	aZ
nail tech	aTcR
nails	bYsY
nails$	jUkIsX
nairo-	cU
nairobi	cU
nairobi$	cT
naiss-	a>b_iSsU
naissance	jHs^
naissances	fJiX
naissances$	iU
nalox-	iY
naloxone	iY
name	rp
name the	r\`
name$	pYrU
namen	jVqS
namen$	iGjZlIrT
namen-	iV
namensrecht	iV
names	pRre
names$	iSjYpJqV
namur	c\\
namur$	cZ
namur-	b]jI
nana	aFsWt]
nanny	aTbIiV
nanny$	a\`bF
nante-	cVdTfI
nantes	cVdTfI
nantes$	bUd[fF
nap	iVpV
naran-	aZcIhTjImIoI
narbo-	cZ
narbonne	cZ
narbonne$	cV
narro-	aHc^iCjU
nat	aZbYcBhHiBjI
natac-	jZ
natacion	jZ
natacion$	iIj[
natal-	cSm\\
natales	c[
natalia	m]
natat-	jW
natation	jW
natio-	bXcE
nation	iIjWrW
national	nS
national$	bJjTlInY
nationale	bCiYjR
nationale$	bFiWjR
nationals	bJjX
nations	bUiCrZ
nations$	bZiJ
nationwide	nY
nationwide$	nX
nativ-	s]
native	sU
native english	kIqS
native$	kSlH
nativo	jFs^
natur-	bS
natural	bShIlZ
naturbad	bR
nature	aWdUkTrV
nature$	cIdWjIkU
naturlich nicht	iGjIlZqS
naturlich$	hTsV
naturstein	bRcGiV
nauca-	cV
naucalpan	cV
naucalpan$	cV
nauti-	gHr]
nautical	gHr]
nav	i^jGnT
nav$	i[
nave	hSp[
nave con	hZ
naves	bT
navet-	cZhXiC
navette	h]
navette$	hZ
navi	cUjWkJ
navid-	bThW
navidad	bThW
navidad$	h\\iCjT
navig-	hSiXjG
navigator	aX
navis-	jZ
navision	lS
navisworks	j[
navisworks$	jX
nb	bXcH
nc	c[
nc$	c[
ncts	iTjVoB
ncts$	iTjToB
nd	cXhJ
nd$	aZbHcUpS
ndis	jW
nds	aUfIiFo\\
ndt	jWkW
ne	q[
ne le	qX
ne pas	q_rYsE
ne veut	sU
ne$	cYr[
near	c^hS
near$	jV
neare-	nYqY
nearl-	fTiJoHqR
nearly	fTiJoHqR
nearly$	fVgZiFjE
neat	jZsW
neat$	jY
neben-	bUiTrT
nebenan	hSqS
nebenan$	hT
nebos-	jR
nebosh	jR
nec	aBfIjXn]tI
neces-	lVtS
necesita	aUtU
necesita$	aCcJt\\
necesitamos	t[
necesitamos$	t]
necesito	aTtW
necesito$	aHcIt[
necessaire	hGjTnU
necessaire$	jYkHlW
necessary$	jS
ned	lTsc
ned$	iHlXqWsV
nee	bUcGsWtX
need	tR
need a	aS
need an	a\\bI
need someone	iUsF
need to	lX
need$	t\`
neede-	lR
needed	lR
needed but	jXlFqIsW
needed we	lX
needed$	lY
needl-	iY
needles	bT
needles$	jS
needn't	l\\sV
needn't be	l\\
needn-	l\\sV
needs	aUiCsR
needs :	jV
needs to	lToI
needs$	aGcHiCjSt^
neerl-	jTkTlU
neerlandais	jTkTlU
neerlandais$	jJkSlYpI
negat-	bTgCsS
negativo	jS
negativo de	aGjW
negativo$	aR
nego	i]jI
negoc-	jV
negoce	bU
negociable	oY
negociable$	oY
negociables	gYiDjJoV
negociables$	gWiEjJoV
negociacion	j^
negociar	iX
negociateur	a[
negocier	i[
negocios	aX
negotiable	cIgWjH
negotiable$	cIgZjH
negotiation	iBjb
negotiator	aX
negotiator$	aZ
negro	eZgBiFqS
negro$	eZgBiGlJ
nehme-	rX
nehmen	rX
nehmen$	aIhRpStR
neige	aTjVpI
neige$	aYiIoTpHqI
neigh-	cXsV
nein	iHtS
nein$	eRfUhRiJjHlToJpF
neith-	jClXsU
neither	jClXsU
neiva	iInZ
neiva$	nV
nell	bIm\\
nell$	cJmZ
nelso-	bHc\`jG
nelson	mU
nen	aZiIpV
nenne-	rZ
nennen	rZ
nennen$	iJqUrV
neoba-	b\`cGjGsH
neona-	aVjS
nepal	bVcGn\\
nephe-	qX
nephew	qZ
nerea	iHjImTpX
nerve	dGiEjc
nerve-	j\\
nerven	jY
nerves	jX
nervi-	iHjd
nervo-	jRsT
nervous	jRsT
nervous$	iUjHsW
nest	bTi[
nest$	bY
net	gT
net +	g]
net$	aIgajS
neto$	g\\
netos	g^
netos y	fRgEhV
netos$	g_
nets	gdh>
netsu-	eUjS
netsuite	eUjS
netsuite$	eUjS
nett	aHgHj@kblHmSnFsI
nette-	aZbFcCpSrW
netti-	iZ
netting	iZ
netto	gShT
netto$	g^
nettoyage	bTiU
nettoyage des	iV
netwo-	bUqR
network	bUqR
network$	b\\i@jW
netz	aFb[cEiSnGtG
netza-	aIcFi]
netzb-	b_cIgGiE
netze-	eGiXkH
netzm-	aZhFjXtI
netzw-	aSbHkY
netzwerk	aUbFkW
neu	aViWrX
neu$	bHiTqU
neuba-	bDcIdZ
neubau	hTiU
neue	aYrF
neuen	aFiSoU
neuer	cWiXjE
neues	bRiCjVtS
neuf	bUmV
neuf cents	gX
neuf$	hZsW
neuja-	fIhT
neujahr	fIhT
neuma-	aJbGcIi\\
neumatica	hUiFjS
neumatica$	hU
neun	bWgSmZ
neun leute	mW
neun$	gZ
neununddreißig	bH
neunz-	aJ
neunzehn	gW
neunzehn euro	iJjS
neunzig	bX
neuro-	aWbY
neuru-	cV
neuruppin	cV
neuruppin$	cV
neuss	c]
neuss$	c]
neutr-	cSjVrSsZ
neutral	qIrS
neutralite	iFj\`
neuve	aHbWhW
neuve$	bShW
never	fTlWrW
never "	fFgJjHr]
never driven	l\\
never$	fWr[
never-	cUnS
nevers	cVnU
nevers$	cWnT
new	iRjJ
new year	fVqV
new$	tW
newca-	cZ
newcastle	cV
newcastle$	cW
newco-	lZ
newcomers	lZ
newly	bUgHl\\
newma-	c]
newmarket	cW
newmarket$	cX
newpo-	cTdR
newport	cTdR
newport$	nT
newqu-	cSiHpW
newquay	cSiHpW
news	aTeIiIjT
newsl-	i_rR
newsletter	i_rR
newsletter$	aJbIiUpIrY
newto-	aIbBcbi@jHlZ
next	bUiRmSoJ
next door	b\\iFm[
next to	b[jUlH
next$	bFcFeXiW
ngo	aTb\\
ngo$	aWbWcIhH
nh	aS
nhs jobs	jHp^
nhs pension	hY
ni	lSqWsX
ni de	rR
ni lo	j[qW
ni$	iYjFlGpWqGrS
nice	ke
nice :	k^
nice to	kV
nice$	jEk\`
nice--	kZ
nice-to-have	kZ
nice-to-have$	k[
nicel-	iRrS
nicely	iRrS
nich	rWsU
niche	i\`jA
niche$	i^
nicht	qT
nicht "	fFrX
nicht alter	jX
nicht dass	cJqX
nicht im	hSjZsW
nicht in	qTsV
nicht mehr	gGr[
nicht mit	sU
nicht nennen	iIqTrV
nicht notig	jHlbpS
nicht nur	iHj_
nicht rein	gJq]
nicht so	qFrZ
nicht$	lYsS
nicht-	qWsW
nichtraucher	jXsU
nichtraucher$	jZ
nichts	qW
nichts$	sY
nie	fTlVsX
nie$	f]
niede-	aRjV
niedersachsen	gR
niels-	jX
nielsen	jX
niema-	q[sT
niemand	q[
nieve	iZoS
nieve$	jSoV
night	f[
night 00	g[
night audit	fZiJ
night auditor	aXtH
night premium	gW
night shift	i_jU
night to	fW
night$	fEgTi\`mX
night-	fR
nightly	dHiYkEnW
nightly$	dHiXjJkDnY
nightmare	sT
nights	fT
nights +	aHfJgZ
nights 0	jH
nights 00	gYqT
nights a	b\\fGnZ
nights away	fInY
nights on	iW
nights out	f\`
nights £	gSqUsI
nights$	aV
nilgo-	hX
nilgosc	hX
nimme-	qTsU
nimmer	qTsU
nimms-	qS
nimmst	qS
nimmt	bRjSq\\
nimmt man	bSfAiGj\`
nine	fUmS
nine hundred	p]
nine thirty	fT
nine thousand	cIiSmH
nine to	pZ
nine$	bTfUiFmZ
nine--	f^
nine-day	f^
niner-	aU
ninera	aU
ninet-	bWgW
nineteen	bT
nineteen$	iTsV
ninety	gX
ninety a	gYhWiD
ninety days	e\\gH
ningb-	kW
ningbo	kW
ningu-	fYgG
ninguno	cHfZhIlStI
ninja	lHr]
ninos	aIbWi^jFsS
ninos$	aJbWjC
ninth	pW
niort	cb
niort$	c[
nirge-	qY
nirgends	qY
nite	fTgY
nite$	fGgVhVjDmJ
nivea-	jU
niveau	jU
niveau 0	aJjXkS
niveau$	cGhIi\\jH
nivel	g]jW
nivel 0	aRjT
nivel 00	g_
nivel$	aJbXgS
nivel-	bJcbiHkT
nix	lSq]sT
nix$	hZj]qTsC
nj	bIc[gFhGrS
njc	ga
njc$	g[jJ
nl	cUjZ
nl$	c[
nlz	aTbS
nm	cT
nmc	j]
nmc pin	jS
nmc$	jW
no	lY
no "	rU
no 0	bYfIj\`lH
no 00	gEhGp]
no :	c]eYmF
no agencies	bIpUrW
no bother	jV
no bus	jWl@nZ
no buses	hEiHj\\lFnTsG
no cold	ibjGlHmDpGsH
no cv	pT
no cvs	pW
no degree	iS
no es	kUlaqI
no eso	iUjSqI
no este	sb
no evenings	fU
no exclamation	rX
no experience	jCl_
no hace	lY
no hang	aGtV
no hay	fYrS
no la	jWqTrV
no le	jY
no lo	lUq[
no mas	aGs\\tH
no me	sZ
no more	e_iCjV
no need	hHl\`qX
no nights	aIfXhV
no one	se
no pedimos	jGl]
no phone	fHhHjclErIsJ
no pongas	rW
no problem	fHjTlS
no puede	gTqXrX
no que	sYtU
no sabe	qV
no sales	gUiYlG
no saturdays	h\\
no se	qT
no sea	s\`
no sean	s]
no selling	iYqHsI
no solo	j\\lJ
no sorry	bIcZeFhGjGlCo[pIqHsF
no sundays	fagG
no wait	eXlGrFtU
no weekends	hT
no women	s]
no$	l\\
nobod-	sT
nobody	sU
nobody with	jFs_
noc	aGiXsI
noch	qYtT
noch nicht	qYrT
noch$	q^t\\
noche	f\\jT
noche 0	fVgIjJ
noche 00	gW
noche y	f\\
noche$	jU
noche-	fX
noches	fT
noches de	hWiG
noches$	fSgUnT
nochm-	qStV
nochmal	qStV
nochmal wegen	tV
noctu-	fSgU
nocturna	fThR
nocturna$	fRhTiS
nocturnas	gR
nocturnas$	gY
nocturne	dVfS
nocturne$	dVfVpJ
nocturnes	iV
nocturnidad	g\\
nocturnidad$	gU
nocturno	fUhH
nocturno$	fUgR
nocturnos	fCgTiFjHk]
nod	qHsYtX
noel	hSmY
noel et	h\\iRpJ
noel$	hS
noida	bJc_gHiHmGpY
noir	gCqWrR
noir$	bTgIiT
noire	i]
noise	iUtR
noise$	iRjStS
nok	gZ
nom	r[
nom 000	j]
nom de	qEr_
nom du	dFrZ
nom$	rT
nomad-	b_
nomas	pGqTrWs[
nomas$	iJpFqUrXsT
nombr-	pTrV
nombramiento	eZiHj\\
nombrar	qTrU
nombre	qTr\\
nombre de	qUrV
nombre del	r_
nombre$	q\\sH
nomina	gZ
nomina$	bHgW
nominas	bTiU
nominas$	aYbS
nomination	eZiEjF
nomme-	qZrV
nomvu-	m]
nomvula	m]
non	l\\tW
non$	kWlTqE
non-c-	eXhUpG
non-e-	aXfJhT
non-exempt	eSfHgT
non-exempt$	gS
non-p-	bY
non-profit	bY
none	iSl[
none of	pHqTsW
none$	eUjIl]
nonpr-	bW
nonprofit	bW
noon	fXp[
noon 0	oIpS
noon 00	fIpZ
noon$	f[
nord	bScZ
nord$	bIc\`
nord--	aUcV
nordd-	aHbDcWjIn]
norde-	aGc_
nordelta	aGcY
nordelta$	aHcY
nordh-	cX
nordi-	b\\hJjS
nordic	bShIjV
nordl-	bYiH
nordlingen	bIcV
nordlingen$	bJcV
nordr-	gT
nords-	cW
norfo-	aJcY
norfolk	aJcY
norfolk$	cV
norma	gDjZkG
norma-	jS
normal	fUlT
normal$	fHn[
norte	c\\
norte$	bT
norte-	aGb\\cEnI
north	cTnT
north of	bScZdHiI
north$	jT
north-	iHjUkS
northampton	jU
northampton$	hR
northern	bHhFjXkX
norwe-	iCoFqV
norwegian	hRjR
norwi-	cSjI
norwich	cSjI
norwich$	cV
nos	qV
nos ha	qR
nos$	a[qI
nosot-	lUmRpG
nosotros	lVmS
nosotros$	l\\qT
not	lZqR
not "	jHmEt^
not a	lWqS
not above	gGs^
not asked	i]lX
not compulsory	kGl\`
not essential	j>kZl^
not expected	kJlY
not for	dVmIq[sU
not have	aGlYmJnU
not in	hSiAqU
not just	eZiHj]
not mind	bFj^
not more	bDeCiHlFqIrVsIt]
not necessary	iJjClZpT
not needed	jFlXpX
not required	lT
not the	iIlHp?qWrTs\\
not to	pW
not too	qHr]s\\
not vital	jHk[
not wanted	l_
not$	jUlUqU
not-f-	bX
not-for-profit	bX
not-for-profit$	bX
nota	kWtS
notai-	bVmH
notaires	bVmH
notar-	bclV
notarfachangestellte	aZ
notarial	kS
notarial$	jZ
notdi-	gX
notdienst	qT
notdienst 0	fY
notdienst nur	fU
note	tY
note$	hXlIpTtT
noteb-	cIh[
notebook	cIfIh[
noten-	i\\
notes	iZtW
notes de	iX
notes for	aRtX
notes from	t]
notes$	iVjU
notfa-	aJjT
notfalls	bHiGnGqT
nothi-	qXrR
nothing	qZrT
nothing about	iGr\\
nothing$	pFq[r@tT
notic-	rW
notice	oT
notice period	p]
notice$	eWjHoSpU
notices	i\\
notices$	iZ
notif-	aZiX
notification	a\\fG
notig	l^nT
notig$	iIjSlYnW
notio-	k^
notions	iHjUkZ
notiz	qUtU
notre	qT
notru-	fX
notsa-	aTcGgHh[iIjU
notsan	aWcJjY
notti-	c[hHjH
nottingham	iW
nottingham$	iV
nourr-	fIhSiW
nourri	hZ
nous	kWqWtT
nous a	pEq\`
nous faut	bU
nous sommes	b\\
nous$	h\\qS
nouve-	cIn\\qT
nouveaux	iSlW
nov	fUoc
nov 00	aTfDgGjHo^
nov$	fToU
nov-f-	fToU
nov-feb	fToU
nov-feb$	oX
nov-j-	fUiT
nov-jan	fUiT
nov-m-	cHeIfUo[pJsJ
nov-mar	fSoU
nov-mar$	fFiSoW
nova	cW
novat-	bIhXiJjDl[
novec-	gY
novecientos	gY
novem-	fYqS
november	fTiS
november$	iVoU
novembre	fXqS
novembre$	fSoV
novia	aDbWj\\sU
novie-	eV
noviembre	eV
noviembre a	iFpU
noviembre$	eWoSpI
now	bToS
now and	i[
now$	bScHjEoY
nowhe-	jHqSrW
nowhere	jHqSrW
nowt	gXiDqVsZ
nowt$	gZqVrHsE
np	eS
npc	j^pE
nplq	jUlY
nplq$	jWlS
nps	h[iWjHtG
npsp	jWkI
npsp$	jW
nr	aBcbg\`nFqE
nrp	j]pJ
nrw	aGb\\
ns	bUhZjGnI
ns business	hR
nssf	h^
nssf$	h\\
nsw	c]
nsw$	c]
nucht-	jUrYsS
nuchtern	jVkJmJrVsT
nuchtern$	jYkImIrUsE
nucle-	iUjFlU
nuest-	bS
nuestra	nU
nuestra$	bYcEeUh@iInS
nuestro	bZkVrV
nuestro$	bEfIkZpIrWtF
nueva	c^
nueva$	c]hS
nueve	mU
nueve a	fX
nueve$	bTgIiV
nuevo	b\\cSiSjD
nuevo$	b^jCkJsG
nuevo-	iXkI
nuevos	iXkI
nuit	fXgT
nuit 0	fW
nuit 00	fDgZ
nuit$	aXgT
nuits	fVlSn[
nuits dehors	nT
nuits par	nW
nuits$	fSlWnSsT
null	h_lS
num	mZ
numbe-	iT
number	pUrR
number$	jWrV
numbers	iZoH
numer-	iSjVrS
numeracy	iHlX
numerique	aHcIiUj?mY
numerique$	aHcGhIiWj@mW
numero	iRmIrY
numeros	iJlXpItU
numme-	mXpV
nummer	mXpV
nunca	aIfUlUsY
nunca$	fY
nunea-	cV
nuneaton	cV
nuneaton$	cViG
nunoa	cX
nunoa$	bScWnH
nur	sS
nur mit	qVsT
nur wenn	fIhGiUkJnTpWsI
nur$	hIiFn[
nuria	pW
nurse	aZm_
nurse$	afjH
nurse-	iS
nursery	bUhW
nursery$	b]
nurses	aHm[
nurses$	aHjIm\\
nursi-	lS
nursing	lS
nursing home	b_dG
nursing$	a\\bIl\\mG
nutri-	k]
nutritionist	aW
nutritionist$	aXtJ
nuts	f\\iUjJ
nuts$	fZiWjH
nutze-	i\\
nv	aJbIc\`e[gUiFjCmH
nvq	j_
nvq 0	jU
nvs	a^dJfEhJjStJ
nvs$	aViHjV
nx	iEjFk\`
nxt	bGkT
ny	cUdUrV
ny$	cWdXiG
nyon	c]mJ
nyon$	c]mH
nz	cW
nz $	gX
nz$	bHc\`
o	j^
o 0	bZ
o 00	fV
o a	iIjWrY
o con	aWmIsW
o de	aYhS
o en	fFjXpU
o habilitacion	jU
o jefe	aUjVm:
o prace	eY
o sea	pTtT
o si	d[
o similar	jV
o tecnico	aIjW
o$	a\\fR
oa	a\\bJiBmZ
oaci	j_lF
oak	bSi\\
oath	i^mD
ob	gTlTq\\
oban	c\\jTnH
oban$	jW
oben	gTrT
oben$	rW
obend-	hT
obendrauf	hT
oberf-	aSiHjWnS
oberflachen	aGjT
oberfranken	cVhInY
oberfranken$	cWhGnYsI
oberh-	a>bb
oberl-	bScS
oberm-	aFjXlHm_qJ
obern-	bWcTiDjI
obers-	iUoR
objec-	gHi]
objectif	gIi\\
objek-	bTcYfJ
objekte	cY
objet	pVt[
objet :	t\\
objet-	fDgViW
objetivo	hIiZ
objetivos	fDg_
objetivos$	g]iH
oblig-	dSkClTsU
obligado	dXiHjZkI
obligatoire	kBlU
obligatoire$	cJlXsV
obligatoires	jUpV
obligatoires$	jUpV
obligatorio	jT
oblige	dUlRpJ
oblige$	bDdTiGlRpJrS
obra	eYhS
obra en	c\\
obra$	eYhS
obrad-	cUiRtI
obrador	cUiRtI
obras	c[
obrer-	aCbBcHeJfJhYiHjEkJmYnBoEpJqJrJtE
obs	bGicjE
obser-	aJiYpS
observaciones	gDjZ
obst	bSh\\
obst$	bViR
obste-	aWiDjV
obten-	eHj]
obvio-	jRqR
obviously	jRqR
obviously$	gRhSiFjY
obvs	hYlI
obvs$	hZ
occ	iIm[
occas-	bHcSeTfTjE
occasional	fWiUnT
ochenta$	gU
ocho	fVmUoS
ocho a	f]
ocho y	fZ
ocho$	fVhFrW
oct	iVo\\
oct 00	e[
oct$	o[
oct-a-	eRoW
oct-april	eRoW
oct-f-	hH
oct-feb	hH
oct-m-	aJbIcFeFf^hGiGjFmFnIoY
octav-	hZiBjVlI
octob-	fS
october	cSfR
october$	cU
octobre	eS
octobre$	eToU
octub-	oW
octubre	cS
octubre a	eS
octubre$	cVoU
ocupa-	mT
ocupacional	mT
od	eXiGjW
od$	eViGjW
odd	fW
odd$	bIfZgIhIiEjGsU
odenw-	cSnX
odenwald	cSnX
odenwald$	cSnX
oder	j^
oder 00	eYfTgB
oder arabisch	j<l]
oder bachelor	cHjTlJ
oder ein	aZbFkU
oder eine	a[kZ
oder einen	ah
oder elektriker	jVrS
oder gleichwertig	jU
oder in	kT
oder kurz	jTqR
oder mechatroniker	sT
oder meister	j^
oder nach	oU
oder python	jS
oder spat	fYiI
oder vergleichbar	gIjU
oder$	eStW
odett-	mY
odette	mY
odette$	mY
odile	bTmSoVqT
odile$	cImVoSqU
odont-	aWbW
odp	acbEfFtD
oee	i_jI
of 0	mXoT
of 00	b\\ma
of 000	aIcZgGmTtJ
of a	aIpYsR
of april	pZ
of course	cThVqXrG
of england	bZ
of february	pZsJ
of five	m^pT
of four	iIm_
of her	eSoHs[
of hours	i[
of it	i\\
of june	fGhToSpS
of march	iHo\`
of month	fFhWiSqW
of my	gUpGs[
of nine	bZmT
of one	bEiHj_pZ
of our	rJtU
of people	a\\bGjSm>
of seven	mZ
of six	m[
of st	bSpV
of that	jUlUqW
of them	a]
of these	sVtT
of those	dZiHjGkW
of three	bXiSmY
of tips	rUsS
of two	mV
of us	bem^
of which	bUdVgJhS
of you	aSmU
of your	g\\iAjTmU
of £	bYiI
of ¤	f?gShS
of$	tW
ofeli-	mVpS
ofelia	mVpS
ofen	hWiTpI
ofert-	bHcJpZ
oferta	bFcJp[rR
off	fZhS
off 0	fZhEqT
off 00	iS
off and	hU
off in	bUfZ
off on	fWoUpEsU
off the	cRiSq[
off to	q]
off with	qW
off$	f]hT
off-s-	fT
off-season	fT
offen	iEoWq^
offen$	q[
offen-	jS
offenbach	bV
offenbach$	bW
offenders	i[
offentlich	bGeEiEpYqW
offer	g[h@q\`
offer$	pWqV
offer-	hV
offered	pTrR
offers	i\\
offert	h]
offert$	hY
offi--	hU
offi-jahreskarte	hT
offi-jahreskarte$	hW
offi-ticket	gIhT
offi-ticket$	hU
office	cRdR
office 0	dY
office 000	aGjYsS
office days	d]hI
office in	cZhI
office is	cZjW
office manager	i[jJ
office$	cWgHpU
officer	aW
officer$	a]iImF
officers	aTbW
officers$	aSbW
offices	bW
offices$	cXdI
offiz-	aX
offiziell	qW
offli-	i_jU
offline-first	iY
offnu-	fV
offnungszeiten	fV
offre	cJhXiFrFtX
offs	bDhZ
offs$	bDh[iIjInJ
offse-	aZtI
offset	bS
offset$	aY
offsh-	nU
offshore	kRnU
offshore$	aYbFjHk[nEpI
offsi-	dZfHhGiVmU
oficial	aSgX
oficial de	aS
oficial$	a[eJ
oficiala	aYtI
oficiales	aWmW
oficiales de	aWmF
oficiales$	eFiHjGm\\nH
oficina	dW
oficina 0	dWpU
oficina de	iTpY
oficina$	dVjT
oficinas	bY
oficinas$	b\\iS
oficio	aTjU
oficio$	aTiIjV
ofrec-	fIgTqRtH
ofste-	rU
ofsted	rU
ogk	iS
ogk$	iU
oguk	jZ
oh	lFtR
oh and	lDt]
oh seven	pX
oh$	aHcBdGeGfEgGhIiHjHkEmEnHoGpEqBrUsVtR
ohio	cSjX
ohne	j]rYsT
ohne "	rV
oil	iWjU
oilsk-	hY
oilskins	hY
oilskins$	hW
ojala	kgsY
ojo	fCgJiCjaq\\
ojo$	qc
ojv	jZ
ok	lZ
ok with	j\`tD
ok$	eGfViFjUlV
okay	iJlYtY
okay$	jIl^tW
okoro	m_
okt	eHf]hHmGoF
oktob-	oV
oktober	oW
oktober$	oX
okume-	aFbYfBiXjG
olava-	cZ
olavarria	cZ
old	sW
old$	bZiS
olden-	cY
oldenburg	cV
oldenburg$	cT
older	bIjUlEs\\
oldham$	sU
ole	mTpV
ole$	mUpR
olen	i[
olen$	iZ
oliva-	bW
olivar	bW
olivi-	cTpR
olpe	bJcciHtJ
olymp-	b\\cJiVmC
olympia	bRcGiWjI
omara-	cZ
omarama	cZ
omas	gHiBjbkEsW
omnib-	jV
omnibus	aIcUiIjW
on /	fT
on 0	fU
on 00	f[gShIiDqW
on 000	bS
on a	jR
on air	fWqU
on at	fXjW
on call	f\\mV
on duty	hRsS
on en	hHjBka
on est	b^gS
on fait	b[
on farm	hYiT
on forme	gHl_qI
on four	fU
on friday	qV
on fridays	bW
on linkedin	rTt\\
on maternity	sZ
on monday	eJnCoU
on mondays	ibsG
on n'en	qY
on ne	kWlIqUsI
on oh	pY
on our	bXlY
on paie	aHgYtW
on paper	pHq\\
on phone	iTtV
on phones	bViFmW
on s'en	lb
on se	sXtZ
on shift	h\`
on site	dYfFhW
on teams	aSbIdUiH
on thursdays	bVc\\fGhWiJ
on time	bHia
on top	g\\
on travaille	dIfShJ
on tuesdays	cGdVfIgG
on us	l[pX
on verra	sWtS
on veut	dRiJqFsZtT
on your	fGhYjY
on$	fZ
on-ca-	fW
on-call	fVgT
on-call$	gS
on-si-	gIhRi\\
on-site	gIhRi\\
on-th-	fGjRmW
onbep-	e_jHmE
onboa-	iXqHtU
onboarding	iXqHtU
onboarding$	iT
once	nS
once a	iSjEnW
once in	iY
once$	jUlUnZ
oncol-	bUgV
oncology	aSgW
onda	cWt[
onda$	c^tS
one 0	o[
one a	aDcFdIeIfBhFiIjDkJlJmGnIoIpZqFr^sGtF
one anchor	dW
one and	fSjS
one at	aZiJjEpW
one day	cTd^
one full	eIfUjU
one hundred	gZ
one in	cRfU
one is	nRqZ
one late	fZ
one more	cFjTkJt[
one of	sS
one off	fWgFmJ
one other	aFm\\
one page	qHr\\
one paid	hCiHm[pX
one pdf	cIpZ
one sat	fZ
one saturday	f\\
one thousand	gX
one to	aXfIi[jGtI
one week	fWgCn]
one weekend	fW
one with	qJsctF
one year	ee
one's	qYtR
one-b-	hZ
one-bed	hZ
one-o-	iT
one-offs	iT
ones	iUsU
ones 0	b]
ones$	i[j\\l@
ong	aDbgjG
ongoi-	eW
ongoing	eW
ongoing$	e_
onko	aTbTcH
onko$	aUbTcG
onlin-	pY
online	pW
online$	j[
only	s]
only no	lUmIpT
only to	eZjXpGq>sG
only$	qW
onsit-	bScEdTiJ
onsite	bScEdTiJ
onsite$	bTiJpS
ont	qRs_
ontar-	dUeS
ontario	dUeS
ontario$	dWeT
onwar-	oV
onwards	oV
onwards$	oW
onze	fRgSoS
onze heures	fZ
onze$	fSoV
oo	cRgUjV
oo$	cZiH
oom	iEjEmasB
ooona	j\\
oos	cHi[
op	aViYjR
op$	aZiTjV
opcio-	cJfThIkVoT
opcional	cJfThIkVoT
opcional$	cJdRhIiIjJk\\oHtH
open	eTiS
open at	bAfYgHiVmHqY
open$	aJcGeFgIhJjFk_lJnIoIpIqSrCsFtD
open--	cIeZiW
open-ended	e]
open-ended$	eX
opene-	bSlU
opened	bSlU
openi-	iUoStS
opening	oTtT
opening$	fWiS
openl-	gX
opens	iSq[
opera	j\\
opera cloud	jV
opera$	bX
opera-	aX
operaciones	p\\
operaciones$	iBpZ
operador	jY
operador de	cV
operadores	m^
operadores$	aHm_
operarias	aSiDm_tI
operario	aU
operarios	aWbV
operarios de	aX
operarios$	aUb\\
operateur	aTpI
operateurs	aYmS
operateurs$	aS
operating	bEgUiFjItZ
operations	aYqJ
operations$	aXtF
operative	aSjVrT
operatives	a\\fFiDmGrJsU
operatives$	aWbJiJ
operator	bX
operator$	b[
operators	bSiTkU
operators$	iWjIkZmE
opex	ic
opex$	bIi[
ophta-	aEbZ
opini-	kVqR
opinion	kVqR
oposi-	eVlR
oposicion	eVlR
ops	mW
ops mgr	m[
ops$	bWlHmY
optic-	gFhX
optical	hHjYmV
opticien	aY
optico-optometrista	aW
optik	aSbTfGiDsa
optik-	aY
optim-	a>i]jDkZ
optio-	fUhT
option	eXgHh[jC
option$	fR
optional	fYjDkXl[
optional$	iCjHkZlW
options	fJg]hTjT
options$	g[i?jX
optom	a\`
optom$	a[
optom-	jVqR
opus	bbjE
or	j\`
or "	jU
or 0	fY
or 00	fajHsT
or 000	b?h@iJjXk[
or 0000	eSfZgE
or a	aVk^
or an	kT
or arabic	iV
or at	jDs]
or better	j[
or commercial	bElX
or do	iFlX
or drop	pS
or english	jEp_
or equal	jX
or equiv	jR
or five	bJdBe^fFgDhIiGjDn_
or from	cVdVjF
or get	j]
or go	j\`kD
or he	mW
or level	bJ
or manufacturing	jY
or over	fGj\\rS
or polish	iIk[
or python	j\\
or remote	cU
or ring	pW
or romanian	jBkSsT
or russian	jJkW
or she	iXjHkT
or so	iUjY
or swim	fJgHkTlV
or the	jW
or we	j]
or working	j\\
or £	gDhbjCnF
or$	cUkW
ora	aBrSt^
oracle$	jX
oral	iSjTpU
oral$	a[iWj?pU
orbit-	jGkV
orbital	jGkV
orcha-	bZcChFiHm[
orche-	aXbWcJiGtJ
orden	bSeXjR
orden$	bYiHjZ
orden-	lZ
ordenado	iAjUlZ
ordenar	iZjGlS
ordenes	fJi\\mU
ordenes$	hIiSlJmT
ordenos	f^
order	bTib
order book	bZ
order$	iWtS
order-	ia
ordering	iW
ordering$	i[
orders	eJiZ
orders$	eIi]
ordi	dCh\\
ordi$	hW
ordin-	bS
ordinary	iDjX
ordnu-	jR
ordnung	jR
ordnung$	jS
organ	iRkYlJ
organ-	aUbS
organic	b]hUiE
organica	bWiGjFkW
organica$	bViHjDkU
organiser	aZhD
organiser$	aY
organisieren	iV
organisieren$	iW
organist	aR
organist$	aT
organizas	f[iHjItH
orgel-	f>gEi\`
orien-	i\\oT
orientation	iVjIo\\
orientation$	fGi[jH
orige-	gTiIjTrV
origen	gTiIjTrV
origen$	gWiIjT
origi-	g_pU
original	bYpU
original$	bYpU
originals	iHpX
originals$	pV
orlea-	caiF
orleans	cV
orleans$	cV
oro	bSiGjUk[
oro$	bViHjX
ort	dZ
ort$	bWiUjIpU
orten	bVcFiU
orten$	iV
ortho	jS
ortho$	iTjX
ortho-	gIk[mV
orthographe	jY
orthoptiste	gI
ortog-	rX
ortografia	rX
ortop-	aEbIcCeIfIiZjDk\\mH
ortot-	jZ
ortst-	iTnW
ortsteil	cT
ortstermine	fJiTlJnY
os	jT
os 00	jY
os$	iTjYkJ
oscar	aHm]pI
oscil-	iIj\`
osciloscopio	j\\
oscp	aFkX
oscp$	aFkY
osde	gWhUjI
osde 000	gEh\\
osha	jTk[lI
oslo	dXiTjIqS
oslo$	cJdWiVlIpI
osnab-	bIca
osnabruck	cS
osnabruck$	cT
osorn-	nV
osorno	nV
osorno$	kJnU
ossa	mT
ost	cZ
ost$	c[
osten-	cZ
ostend	cZ
ostend$	cViJ
oster-	oV
ostern	fSoU
ostern$	fGoZ
osterreich	cHnXsX
osteu-	iSsU
osteuropaer	hIsV
osteuropaer$	sV
ostre-	aTfI
ostse-	fGhZjHkW
ostsee	fGhUjHkX
oswes-	cX
oswestry	cX
oswestry$	cW
ot	fZgX
ot$	aZbJ
ota	aTbFiYmY
otdr	hIiTjV
ote	gehG
ote 00	gW
other	m\\
other$	dSeUiIjSmG
other-	cT
others	cVmYsS
others$	jUm[sE
otherwise	dTeR
otherwise$	bRdHr]
otis	bTjGkRmT
otono	aDiHo\\qU
otono$	o]
otp	gDh^
otp$	gEh^iIjD
otra	jWmXqU
otras	bTmS
otro	fRjY
otro no	fSkI
otro$	aVfXjG
otros	aIbEgJiSm[
ots	eFfGiFlZm_pI
ots$	fGm[
otter	hEiHk[p\\rD
ottilie$	m[pD
ou	jY
ou 0	gW
ou 00	dDeegH
ou a	iTnX
ou allemand	lZpI
ou bac	jW
ou bpjeps	jU
ou bts	jY
ou cap	j]
ou contractuel	aDe\`jH
ou en	ja
ou equivalent	jU
ou la	kW
ou master	jYtG
ou pas	jAkDlZqGtX
ou un	abkS
ou une	a^
ou$	iEjT
oui	sJt\\
oui c'est	sHt[
oui$	jTkStW
our	tS
our own	bZiBpI
our$	cEmHtZ
ouren-	cW
ourense	cW
ourense$	cW
ours	bTcIe^
ours$	cIe]jHpH
out 0	n[
out 00	bTjF
out at	bDc]iRjH
out by	fYgJ
out in	iY
out of	cS
out the	cJiZ
out today	tV
out$	f[iSqS
out-o-	fU
out-of-hours	fU
outco-	iWjEqX
outdo-	iU
outdoor	iT
outdoors	iSjS
outer	g\\
outfi-	b^iR
outfield	bIcEi^
outfit	bZ
outfit$	bX
outfitters	bT
outgo-	iHnHoZqW
outgoing	iHnHoZqW
outil-	hW
outillage	h]iE
outils	gS
outin-	bFcGi^
outings	iS
outings$	iS
outpu-	gRkI
output	gRkI
outre-	cTnT
outreach	iSnV
outside$	hGnVpWsZ
outso-	e[iUjErJtJ
outst-	bZjH
outstanding	bZjH
outstanding$	bXrD
ouver-	qT
ouvert	aVfVlTqR
ouverte	bViGpIqY
ouverte$	bWiHqR
ouverture	iVoW
ouvertures	bYiRoG
ouvre	fVtX
ouvre un	cIfGtW
ouvre$	cItW
ouvri-	a]
ouvrier	aZ
ouvriers	aX
ov	aUkHnY
ov$	aVcJjJtJ
oven	iZkU
ovens	i\\
over 0	bSf_gI
over 00	iVs]
over a	qg
over target	g\\iF
over the	qS
over three	fZ
over to	i\`
over £	bZgIiR
over$	fYjX
overa-	bRhYiH
overh-	ifjHtI
overl-	iIj\\
overlap	fTjJoW
overlap$	dTfGoU
overlock	aWjR
overlock$	jV
overn-	gUnV
overnight	cRgYnW
overnight$	aWgSiWnHtI
overs-	aYiU
oversight	i\\
oversight$	i\\
overt-	gY
overtime	gY
overtime$	iV
ovied-	bHiJnW
oviedo	bHiJnW
ovs	a\\bXhHiFjGtI
ow	cZiUjC
owls	aGbWfFgEiGjZmJ
owls$	aGbWfFgEiGjZmJ
own	j[
own car	hFjSlTnW
own kids	hXjCsW
own the	i\`
own tools	l[
own transport	hHlSnZ
own$	nU
owned	be
owned by	bX
owned$	bciH
owner	m\`
owner$	aGb_hGiDjV
owner's	qWs[
owner-	bYqX
owners	bVcSpHqT
owners$	cZrF
owns	iSmVqY
owsi	aVjT
owsi$	aYjS
oxbri-	bGcEeHfEhIiCjFkImGnEoGpGrHs^
oxige-	i[
oxigeno	i[
oxyge-	jX
oxygen	jX
oxygen$	j[
oye	qRt\\
oyela-	iR
oyelaran	iR
oyonn-	cV
oyonnax	cV
oyonnax$	cS
oyste-	iZ
oz	lZmI
p &	iV
p +	gFhVjT
p /	eShSmF
p 0	aSfSgYjHkT
p 00	cHgXhTrS
p a	bHnT
p$	bWgT
p-sch-	jZ
p-schein	jZ
p-schein$	jW
p.a	bXhWiA
p.a$	bX
p.m	fXgRhJ
p.m$	g]
pa	iR
pa 0	jc
pa to	aRmT
pa$	bRnT
paar	bRhS
paar$	rTsR
pablo	cIiIm[qUsC
pace	iSj[mDpI
pacht-	aVbGeTiS
pachtvertrag	eUiU
pacie-	iUjT
paciencia	jYqT
paciencia$	qX
pacientes	i_jJmIqIrIsW
pacin-	iY
pacing	iY
pack	gAh[iVjS
pack$	iUsZ
packa-	bThS
package	gW
packaging	bTgDhZ
packaging$	bX
packer	aT
packer$	aX
packers	bRrT
packers$	bTiT
packi-	aS
packing	aUbRmFqS
packing$	aVbTjIqU
packs	icmG
packs$	i\\
paco	tZ
pacs	aWcIi\\jF
pacta-	hSqW
pactado	hSqW
pacu	eIiUlV
pad	fDiYjTtH
padag-	aTbHlVpI
padagogische	lVpH
paddo-	iV
paddocks	iV
pader-	c[
paderborn$	cS
padi	bZjU
padi$	aSbT
padre	bVhGiHmc
padre$	iHk\\mT
padre-	hU
padres	hU
padres$	hY
pads	i]
paedi-	kV
paediatric	kV
paeds	i]jDkUlE
paell-	cBif
paga	gbhDqHtR
pagad-	hX
pagada	gT
pagada$	cIgThU
pagadas	bIf[jI
pagado	hTkSpT
pagado$	hXjDkW
pagados	bHhViEnV
pagam-	hV
pagamos	hV
pagan	fUgV
pagas	e[gX
pagas$	gc
page	pVqSrX
page$	pRrXtT
pager	fTkGtJ
pages	iSp_
pages$	p\\
pagin-	iZrZ
pagina	r\\
pago	gSiT
pago delegado	g]
pago$	iUkS
pagos	aXgX
pagos$	a[fEhUmG
paid	gVh_
paid 0	bDcIfEgEhDjGnVpX
paid 00	hVpI
paid at	fYhI
paid by	bWeGgIjGlb
paid for	bIh[jAlU
paid half	iHp\`
paid on	gUjIkInGrI
paid social	aXbIhHi\`
paid weekly	gYiF
paid$	h[jAnRpU
paie le	gUmF
paie$	iRjS
paiem-	iY
paiement	iY
paiement$	iX
paill-	iT
paint	iV
paint$	i[
paint-	cYiU
painter	iTjV
painter$	cIgIiS
painting	i_kSlH
paints	aRbWiI
paints$	aSbViG
pair	mUpT
pair$	mYpI
pair--	cGeHfGhHiCjGk_pXrHtI
pairi-	kSpZ
pairing	gIiIp[
pairs	aGjBm_nHpI
paise-	bUiS
paises	bUiS
paisl-	cRnS
paisley	cRnS
paisley$	nU
pala	aY
palab-	r\\
palabra	gSqSrS
palabra$	pUqZ
palabras	bHr\\
palac-	cW
palace	bVqU
palat-	bEiXlT
palate	lV
palef-	mT
palefrenier	mT
palefrenier$	aRmT
palen-	cViR
palencia	cZ
palencia$	cX
palenque	bUhHiV
paleo-	jX
paleographie	jY
paleographie$	jY
paler-	iS
palermo	iS
palermo$	gU
palettes	fS
palle-	bXmG
pallet	aJb[mE
pallets	iV
pallets$	iX
palli-	aZcHjFk]
palliative	jDk]
palma	cX
palma$	cY
palma-	bJc^tR
palmas	iRtT
palmas$	cRiT
palos	bUf>g^iFjF
pam	a]iBj=qYsH
pampl-	cZ
pamplona$	cS
pan	gShVpSqU
panad-	aY
panadero	aW
panadero$	aW
panam-	bIcYfTsW
panama	fX
panel	p[
panel$	bUmX
panel-	bWcJiT
panels	cIiV
panels$	bEi\`
panic-	aHbHh\\iHjHmTqT
panie-	gXhU
panier	gShT
panier 00	bYhH
panier de	aGfGgRhV
panier$	g\\hG
paniers	gV
paniers$	gS
paniq-	jV
paniquer	jV
panne-	bTh[
panneaux	bYcJiH
pannes	iY
pans	iXjW
panse-	hGjUm[
pansements	jV
panta-	hRiYjS
pantalla	hZjU
panto	aSbWoTtG
panto-	cIiXkDpDrW
pantone	iZjSpF
papa	qUsW
papas	iRjHkW
papas$	jIkW
papel	iYqT
papel-	jTqT
papeles	jVpU
papeletas	eVj[
paper	aEbTkWpS
paper$	aBkYqT
paper-	iV
papers	iSlX
papers$	iZjY
paperwork	hSiV
paperwork$	jHsR
papie-	bU
papier	dXiRjH
papier$	dXiB
papiere	p[
papierfabrik	b[jJ
papiers	dJi[
paque-	oU
paques	fSoVqT
paques$	fTo[
paquete	gTiS
par an	gIhW
par de	bJi[jRpG
par jour	bGg\\iU
par la	hWiGmT
par le	pU
par mail	aJhIqZrG
par mois	fZiWjJnV
par nous	eGheiFjVqF
par quinzaine	hXiT
par trimestre	fZ
par$	aJcIhTtW
para	bR
para arriba	cJfCj[s]
para casa	dIjEkXpS
para el	a[hTtT
para la	aThV
para las	bIhHiGjDn\\sZ
para leer	dTjU
para que	sW
para una	aJiBpY
para$	t_
parad-	nX
parada	cS
paradas	fXiT
paraf-	iZ
parag-	r\\
parage	iZ
parage$	iZ
paragraph	rXtV
paragraph$	iIrStZ
parai-	cViW
paral-	aSmU
paralegal	aVkR
paralegal$	a[
parallelklasse	m]
param-	a[cHiY
parap-	aY
paraplanner	aY
paraplanner$	aY
parc	bVfEhXiZ
parc$	bWfBh\\pI
parce	iJs^
parce-	bV
parcel	b[cI
parcels	bRiT
parci-	aHe_
parcial	aHe_
parcial$	eW
parco-	lT
parcours	lT
parcs	bRdGh_o>
pardo-	jJqUtS
pardon	cIgJqWrStT
pardon$	aIfGqCrUt\\
pardot	iUjIkU
parec-	jX
parecido	jX
parecido$	jX
parei-	gWjTtJ
pareil	gWjTtJ
parej-	iGjJm\\sS
parent$	aYbZhFiIjH
parental	ebhT
parental$	bIeXhY
parentale	bWhC
parents$	hUjSqR
parfa-	kWlR
parfait	kWlR
parfait$	kToTtJ
parfo-	fUiS
parfois	fUiS
parfois$	fShIiU
paric-	cGiXoY
paris	cXfInR
paris 0	cSjRnT
paris$	mTqTtF
paris-	bSsT
parish	pR
parish$	b^iEjGsF
parishes	aGbW
parishes$	aFb[
parit-	gYi\\
park	c]hXpRtI
park$	cZ
parka	bIh_
parke-	hS
parken	cUhV
parkett	iY
parkh-	bBh_pF
parki-	h]
parking	h\`qR
parking p	aIhU
parking$	qTtI
parkinson	aHbScHiZrRsJ
parkinson$	aHbJi\`sH
parkp-	hR
parkplatz	hR
parkplatz$	h\\
parks	sT
parla	cZ
parla$	cZ
parle	lTpGqW
parle$	lZrB
parle-	jSpIrU
parlementaire	cZ
parlementaire$	aScY
parler	jVqTtH
parles	bHjXkFqT
parli-	dVpU
parliament	dWjIpV
parlo-	aHfAia
paro	oZ
paroi-	bScWiE
paroisse	b[
parqu-	aHc\`
parque	aGca
parra-	dIgZhDiGjJoFr_
parri-	bZ
parrilla	aDb\\hU
parro-	bRiCjV
parroco	mVsU
parroquia	aJbV
part le	bJhJiUo\\sH
part of	gDialFqI
part time	aVe]
part$	bIg\\
part--	fR
part-qualified	dIj\\lG
part-time	fWqS
part-time$	bIeVqT
part-timers	iYmV
part-timers$	fIiVmY
parta-	bIcTgX
partage	bFcYfTgXi;pI
partagee	hIiRnVsW
partages	gS
parte	gZtY
parte en	tY
parte$	bEcEfJg[iEjHkJmJnJpGqHrJtH
parte-	jGl[sR
partes	gTiU
participacion	g\`iC
participation	gUh]
participation$	h_
particuliers	aWbEiY
particuliers$	aTbEiS
partida	f]
partida$	cIf\\iI
partido	c^f\\
partido$	fciE
partidos	bGfRiV
partie	iR
partie$	iYpF
partiel	aReU
partiel$	aV
parties	i\`
partir	oR
partir de	rItW
partituras	iU
partn-	hT
partner	qR
partner$	aUbUiUmF
partners	bW
partners$	ba
parto-	nX
partos	bJiX
partos$	bIiY
partout	hTiBnZrR
partout$	rT
parts	hV
parts$	iTnV
party	iYjUpH
party$	eXjX
pas	lTsW
pas "	rW
pas besoin	l_tE
pas craindre	jZqI
pas de	rUs]
pas encore	qW
pas la	jFkTlR
pas le	rX
pas necessaire	j?kVlZ
pas obligatoire	l]
pas plus	dUf[kDrX
pas que	rU
pas trop	r[
pas un	qYrSsV
pas$	qXsS
pasa	lTpX
pasa por	hSpX
pasad-	iToTqIrS
pasado	gToVqJrW
pasado$	bViE
pasaj-	bUgUhV
pasaje	hRnU
pasajes	hY
pasan-	jSmV
pasante	mW
pasar	iSjU
pasar-	kT
pasco	c\\
pasco$	c^iJ
pase	h[jSs[
paseo	iZ
pasio-	mIrS
pasion	mIrS
paso	aIjHkTmXtV
pass	h\`sR
pass +	hSjHnY
pass$	hX
passa-	cRoS
passage	cYiEjHkWoY
passages	hY
passar	aJiX
passar$	iT
passau$	aI
passe	fGqV
passe$	gRiX
passed	hSjT
passed$	gGhXqT
passen	s]
passen$	mJrUsV
passenger	hX
passer	p^
passer a	jIpT
passer les	jRoX
passer$	iHj]
passes	h[jI
passez	sY
passi-	aJrW
passing	bIiTrBs\\
passionate	qSr[
passp-	pWsW
passport	jTpSsX
passport$	cGjIpSsZ
passports	pTsT
passports$	pS
passt	hBj=kYpGr]sX
passw-	cFid
past	fUjDkVlVsX
past 00	gWsW
past$	aHjDkZlEsR
paste-	jU
pasteleria	aZbWiEmE
pastelero	aW
pasti-	iVtU
pastor	mS
pastor$	kDsY
pastoral	bUiX
pastr-	iUkV
pastry	iUkV
pat	eJgGhXiYjG
pat$	fHi^
patch	cZjInR
patch$	nW
patch-	cIi_
patching	jS
patching$	iZ
paten-	iZlT
patent	iZlV
pater-	cHgYhRjIqF
pates	i_
path	iRkR
patho-	i[kStJ
pathology	jIkXqWtH
patie-	rR
patience	j\\
patience with	kU
patience$	jT
patient	aCbTfU
patient$	jY
patienten	iWrV
patienten$	bGiWrW
patientinnen	bXgHi@mHpGr\\
patients	b]rR
patients$	bWiU
patin-	hT
patina	hJkS
patio	bFc_sT
patio$	iX
patis-	aSmX
patissier	aSmX
patissier$	aIjUmW
patissiere	a\\
patri-	iFjZoW
patricios	aIcU
patricios$	cW
patro-	mR
patrol	i[
patrols	i^
patrols$	iW
patron	iHjRmW
patron de	aVjSkV
patron$	iGjXmRsJ
patronne	mV
patte-	fR
patter	i[
patter$	iVlS
pattern	fWiH
pattern$	fXjR
patty	jDmYqX
patty$	jDmZpF
pau	c^
pau$	c^
paul	fXjJqYtX
pauli	cWqS
pauli-	aHbIcWtX
pausc-	aBcJe^fTgVhBiG
pauschal	fJg]
pause	f]
pause-	fXiS
pauses	fa
pauta	gIi\`
paw	hIp[
pax	bVhFiUmS
pax$	aIbVgUiFmU
pay	gX
pay :	q[tF
pay for	hWlYsItH
pay is	g[qH
pay the	bIgFh[nV
pay$	lRqT
paye	eZh_
paye$	eTgRpT
payee	gUh^pU
payee$	gShYjE
payee-	fRhTnU
payees	fRhTnU
payees$	jHnX
payer-	cX
payerne	cX
payerne$	cX
payes	fUgUh]iDkJnS
payes$	fUhVnT
payin-	gSiZ
paying	gSiZ
paying$	gUiT
paylo-	jJkFpS
paylocity	jJkFpS
payme-	aS
payment	i[qT
payments	aTbS
payments$	aGbZgWiB
payroll$	aR
pays	kVqSsT
pays twenty	gU
pays$	bcsV
paysa-	bY
paysagiste	aU
paysagiste$	aW
paysl-	bHiXpX
pb	aIiIjSk\\
pbs	cIj]lE
pc	iT
pc$	iVjS
pca	bVjI
pch	jX
pci	iajGkE
pcm	jU
pcn	bWcIgJiUjU
pcr	idjCkG
pcs	i[
pcs$	iX
pcv	lV
pd	aTcJiIj\`
pd$	aZbRcJhTjCmSpI
pda	iZ
pda$	i[jF
pdf	pg
pdf max	hIpR
pdf$	iSpY
pdl	jSmR
pdl$	mUtS
pdt	cIfVgFi]jBmGoF
pe	aUkR
peace	aFbIcSiJjZ
peace-	jJkXlH
peaje-	bIh[
peajes	bIh[
peak	f\\iVmV
peak$	bEfSiWm]
peaks	aFb^fYhCiG
peaks$	bWfZhCiG
peas	i^
peas$	i^
peche-	iV
pedag-	jX
pedago	iY
pedagogia	aRjX
pedagogie	bS
pedagogique$	jT
pedal-	p]rDtF
pedan-	cW
pedanias	cX
pedanias$	cU
pedia-	f?hGiEjIkYm^pI
pediatria	jJk[mHpI
pedid-	iU
pedido	jV
pedidos	iToJ
pedim-	lV
pedimos	lW
pedir	eJkZqS
peds	i\`
pee	h^iGj@pEsT
peer	aWiT
peers	aHfJm\\
pega	qU
peina-	iX
peine	cUlY
peine$	cUjHlY
peine-	aGbRiS
peines	aGbRiS
peint-	aW
peintre	aY
peintre$	aW
peinture	i\\
peinture$	i[
pelad-	bDiIsa
pelea-	hEqR
pelear	hGjTkJsS
pelig-	jSkS
peligrosas	kT
pelle-	aIi^
peluq-	aY
peluquera	aX
peluqueria	aWbT
peluqueria$	aW
pelvi-	ib
pen	aRhIjX
penal-	bYcIgZhE
penales	pT
penales$	pU
penan-	bScT
penang	bScT
penang$	bXiI
pence	hEnT
penda-	fHjSrS
pendant	fHjSrS
pende-	n[qH
pendeln	nW
pendi-	q[
pending	jSqXsH
pending$	jVqRsH
penic-	aJbGcadHiT
penni-	aJmHpJtU
penning	aJmHpJtU
penri-	cS
penrith	cS
pens	cTi]
pens$	bEcYiT
pensa-	l\\nJqG
pense	iGqg
pensi-	h[
pension	h[
pension 00	g[
pension if	hV
pension$	hZ
pensioner	i\\
pensiones	gEhZ
pensionskasse	hW
pensu-	fWgFtS
pensum	fWgFtS
pente-	a[bBcBhHjGo]pFtI
penza-	cW
penzance	cW
penzance$	cZ
peon	aX
peone-	aRmU
peones	aRmU
people and	bDr\\
people in	i]rT
people$	bTjW
pep	aWiW
pep$	aXiV
pepin-	bY
pepiniere	b^
peque-	eWiXjH
pequenas	i\\
pequenita	bYcF
pequenos	gJsa
peques	fJi[mS
peques$	bYiFm[
per	gY
per 0	jIo[
per cent	fFh^
per day	gTiT
per diem	gVhS
per mail	pZ
per month	fUgIkHn\\
per post	pW
per week	gV
per year	fBiXn^
per$	gShU
perce-	hT
percent	hT
percent and	iS
percent bonus	g]hH
percent of	gbhIiG
percent$	hUi\\
perd	qa
perdi-	qX
perdidas	sV
perdo-	qWtW
perdon	gJtU
perdon$	eSgHjVqHtW
perdona	qWtX
perei-	cT
pereira	cT
peren-	aIcGe]iFqX
perf	a<hHjFkTmd
perf$	aGm[
perfe-	kRs]
perfect	jWs_
perfect$	iEj\\sC
perfecto	k[
perfekt	jX
perfekt$	jW
perfi-	sT
perfil	rUsV
perfiles	iW
perfo-	iU
performance	iCjW
perfu-	aSbUcHmW
perfusionist	iR
perga-	cX
pergamino	cX
pergamino$	cY
perha-	eIiFkUoW
perhaps	eIiFkUoW
perin-	aCi]kR
perio	bViS
perio$	bViS
period$	eVgGhUpS
periode	gV
periode d'essai	dT
periode$	fJg[
periodes	fZtS
periodes$	f[
periodic	iWjH
periodico	tU
periodiques	iR
periodo	dTeTrS
periodo de	dWrW
perip-	aZbEiS
peris-	aV
periscolaires	aV
perit-	aTbYgXiItJ
perito	aYjTtH
perito$	jY
perks	iImGqEt^
perks :	hX
perlas	kT
perm	ei
perm after	eV
perm$	e]
perma-	eZ
permanence	fViV
permanences	iY
permanent	e\\
permanent after	jS
permanent from	eW
permanent$	eTmU
permanents	bRm[
permanents$	mY
permi-	jU
permis	jU
permis c	jIs]
permis classe	kX
permis de	jW
permis$	rR
permiso	jW
permiso b	jT
permiso de	eSjTlH
permiso$	dW
permisos	iTjR
permisos$	jYsT
permit	sV
permit$	hU
permits	i\\
permits$	iX
permitted	gYjJlJrX
permitted$	gXrR
permitting	f\`hJjF
permitting$	f\`hIiJjF
perms	fHhJi\\
perms$	iU
perno-	gViS
pernocta	gViS
pernocta$	gTiSjJ
pero	qbrT
pero no	gHkZlCqTrSsH
pero que	mJrXsF
pero si	j[
pero$	kVlHrSsI
perpe-	gJmT
perpetua	gJmT
perra-	aFbYcHiGmZ
perro	bVsV
perro-	bVhJiGqS
pers	bWhSmW
pers$	bXmX
perso	gXhSiJjS
perso$	hTjS
person$	aStX
persona	aSgH
persona$	fW
personal	iT
personal licence	dHiGkGlY
personal$	hUmX
personalabteilung	aHgHqCtc
personalburo	pZ
personalrabatt	h^
personalreferent	qS
personalwohnung	gHhYpR
personalzimmer	h]iI
personas	mU
personas de	m]
personas$	bVmV
personen	b]
personen$	b[
personne	bIiTtU
personne$	iUqV
personnel	gHhW
personnel$	iU
personnes	bTmS
personnes agees	bHiXjUsT
personnes$	bZmU
persons	aYbSiB
persons$	aXcJiJ
perth	cXp]
perth$	cUfSpT
pertu-	aGbEcVhCm[
peru	aIb[pV
peru$	aGbXpStJ
perua-	lJoWqHrHs[
pesad-	aTbTmJ
pesada	kT
pesado	aWbXhIiEmI
pesca-	iS
pescadero	aW
pescado	iY
pese	jSpXsS
peso	iV
pest	aW
pesti-	i]jHkYqI
pesticide	hJjHk\\
pet	aSiZ
pet food	aZiJrU
pete	fFpTqTtW
peter-	bIcUjW
peterborough	aHcR
peterborough$	cS
petit	bYqTrI
petit-dejeuner	fJiS
petite	aF
petites	fVjH
petits	nR
petre-	jY
petrel	jY
petrel$	jZ
petro-	hX
petrol	gUnH
pets	hYjH
pets$	hU
petty	i[
petzl	h]
peu	iTjHkS
peu de	i^
peu$	jIlV
peuge-	hY
peugeot	hY
peur	j[
peur du	jY
peut	qY
peux	qStU
pf	hajJ
pf$	h[
pfaff	jYlW
pfand-	cJiY
pfarr-	cUiSjFtH
pfarrei	aHbYiBr\\
pfarrer	bSm[
pferd	bW
pferd$	bVgIhS
pferd-	a_iSjI
pferde	bTiV
pfing-	fXgGoXqS
pfingsten	fXgGoXqS
pfingsten$	f]gFjF
pflan-	kY
pflanzen	hV
pflas-	iXjS
pflaster	i^
pflaster$	iS
pfleg-	aTmS
pflege	lYmHpX
pflege$	a[
pflegefachkraft	qR
pflegehelferin	iFm\\
pflegen	i_
pflegen$	i^
pflic-	jSpGsR
pflicht	jWpErS
pflicht$	jZpJ
pg	j]
ph	iVtS
ph$	gUi\\pJtY
pharm	j\\
pharm-	bW
pharma	aSiY
pharma$	aYmI
pharmacist	iV
pharmacist$	aV
pharmacy	lG
phase	aGb[iS
phase-	hGiYjJk^
phd	bHjUl]
phd$	aIcIjFl\\
pheas-	bWcHhIiT
phili-	bDcZdJhHiFkJpYrItI
phish-	bHiHj]
phoke-	hSpW
phokeng	hSpW
phone	hU
phone 0	fRiV
phone on	fVhGiGjYlGrU
phone$	h\`
phones$	lZ
phosp-	iSjX
photo	pIrcsX
photo$	cGiTmGpHrDs^
photo-	kXpT
photographs	pWsX
photography	jHkW
photography$	aFhJiSjEkV
photos	iU
photos of	iFpZr\\
photos$	iT
photoshop	jW
photoshop$	jW
php	dHjT
php$	dGiS
phras-	rXtT
phrase	eTtX
phrases	jRkRrY
phrases$	iHjYrA
physi-	aU
physical	jZ
physically	jWpIsX
physics	jS
physics$	jV
physik	jT
physio	aShX
physio$	aSmV
physios	mY
physios$	mZ
physique	aSs[
physique$	bWiIsU
phyto	i]
pi	bJc[iIjGmU
pia	aDiWjGm\\
piani-	mTtR
pianist	jJtR
piano	aUhTkT
piano$	iIk_
piano-	bXjAk[
pianos	bY
pianos$	bRiUsJtI
pic	pUrSsS
pic$	iIpIrXsS
picc	cCiX
pichl-	aJfIiGm\\
pichler	pV
pichler$	pU
pick	fVi\\
pick up	hSlV
pick$	g_jR
pick--	bHhRi[
pick-up	hSiT
pick-up$	h[iD
picke-	aSiVmT
picker	hJsS
picker$	aV
pickers	aVmW
pickers$	a]iFmS
picki-	iR
picking	iR
picks	i\\
picku-	hU
pico	iTqT
pico$	gGiTsS
pics	pd
pics$	p]
pictu-	iRpU
picture	cJiWrT
picture of	iHrW
picture$	sX
pictures	iHpZ
pictures of	iHpZ
picu	bGcJfAhDiblEmGpDrIsC
pida	i]jI
pide	lWmIsV
pide$	jCl]sH
piden	lSqRsU
pidio	mIq\`
pido	l]
pie	cTjS
pie diabetico	iS
pie$	cYiCjU
piece	gY
piece bonus	gT
piece rate	iW
piece$	gRpV
piece-	bU
pieces	bViS
pieces$	iV
pied	q[
piedr-	bIc]jR
piedra	jV
piedra$	cJiSjS
pier	h[jEpUsE
pierc-	iJs^
pierr-	hV
pierre	hV
pierre$	hV
piete-	aEcIrEt^
pieza	gYh\\
pieza-	dTiR
piezas	dTiR
piezas$	bShS
piezo-	i\\
pigis-	aIe]
pigiste	aIe]
pigs	bVjUqH
piket-	fWgVhI
pikett	fX
pikle-	bV
pikler	bV
pikler$	bXiH
pilar	o]pW
pilar$	iIo\\
pilat-	iIkZ
pilates	iIkZ
piles	bEfFhIj\`
pilie-	gJhZ
pilier	gJhZ
pilot	aUfJk^
pilot$	aScFhHiDjZkVmIpI
pilot-	iTm]
pilotage	bR
pilotage$	bR
pilote	m[
pilotes	iU
piloto	aZ
pilots	iSlVmJ
pin	sR
pin$	jW
ping	hZiCpU
pinne-	cT
pinneberg	cT
pinneberg$	aJcV
pint	h[sV
pinta	gFs\\
pinta$	gCoSsX
pinte-	iRjRkG
pinterest	iRjRkG
pinto-	aU
pintor	aU
pints	bEh_iH
pintu-	jSkW
pintura	jSkW
pinzg-	nX
pinzgau	nX
pip	hJiZqS
pipel-	iV
pipeline	iY
pipelines	jU
piqua-	iR
pique-	jDkZ
piquet	fU
piqur-	iRjXqJ
pirma-	cX
pirmasens	cX
pirmasens$	cY
pisad-	iVkWnJ
pisado	iVkWnJ
pisci-	aSbY
piscina	bSiS
piscine	bTiT
piscine$	aYbViF
piscines$	iR
pisco	bJi_kGmJ
piso	cUhV
piso$	cIdZiVjI
pisos	aSbYcJ
pisos de	aJbSiV
pisos$	aSbZcD
pista-	aHbXmX
piste	iY
piste$	iW
piste-	iSmU
pistenbully	bXmI
pistes	iVnJ
pistes$	iWnH
pisto-	iTjU
pit	gGiUpY
pit$	bSiDp\\
pitch	bGc^dJpW
pitch-	i\`mI
pitches	i[mG
pivot	jW
pizar-	jI
pizarra	jI
pizarra$	jI
pizza-	aZbFfGi]
pizzabacker	aZ
pizzabacker$	aZ
pizzaiolo	aX
pizzaiolo$	aY
pizze-	bXiT
pizzen	bRiXtI
pkg	h]
pkg$	h]
pl	dTiRjF
pl$	cHdViUjGnS
placa	bTdYlIqG
placa-	jV
placas	jV
place$	dThX
place-	bVhS
placement	gVlRtT
placement$	dJgWiF
placements	bWeCnU
places	hXiIkT
places$	bV
placi-	fS
placing	fS
plafo-	hWqU
plafond	hXqV
plain	r^
plain english	i\\
plain-	cX
plais-	iXqV
plait	rYsV
plait$	rXsR
plan	hTi\\
plan de	hU
plan the	iX
plan$	bIhTiUjU
plana	aRiXjG
planb-	f\\gJhCiJjU
planc-	cYgU
plancha	iYjS
planches	bIc[iFjIpU
plane-	bWiZ
planeacion	iY
planen	bHiSmSqS
planen$	bFiWmX
plani-	eViV
planificacion	kY
planificar	iV
planilla	eZgT
planilla de	eDi[jR
planilla$	dHgW
planillas	i]
plank-	iU
planned	i]nI
planner	aZ
planner$	aXmT
planners	m^
planners$	iIm^pI
planning with	iY
planning$	aHbIcIeWfDgUi?pItY
plannings	mT
plannings$	mV
plano	cWj^
plano$	cEj]
planos$	jX
plans	ig
plans de	iU
plans$	bEi\\jUsS
plant$	aSb^
planta	eX
planta de	bZeH
planta$	iU
plantas	aFb\`tI
planted	bZ
plantes	aX
plantilla	bTcFfIgJmCtX
plantillas	jT
plants	aFbZiGjXnY
plants$	j\\
planu-	bUiV
planungsburo	aHb[
plaqu-	iSjGpW
plaque	jHpX
plaques	iT
plaques$	iU
plase-	aHc[
plasencia	aHc[
plasencia$	aGcW
plast-	b\\jEl[
plasterer	mY
plasterer$	a\\
plata	bVcViIjV
plata$	cSiHjY
plata-	aJcTjS
plataforma	aIjV
plataforma elevadora	jS
plate	bTj]qG
plate-	iV
plateau	mY
plateaux	cJiYsI
plateforme	aHbScZiI
plates	bXiS
plates$	bIi[
platform	bDmS
platform$	iUjWkI
plati-	iHjUkZ
plating	jWlU
plating$	iWjElY
platinum	bVjT
platinum$	jW
platt	iHl\\
platt-	cTiSjVlG
platz-	aV
platze	mW
platze$	mV
platzen	bVhT
platzen$	bS
plaue-	cY
plauen	cY
plauen$	cW
play	iWkSmU
play$	bGhZkY
playa$	bViImR
playe-	b[kY
player	k[
playl-	aHgFhGi]pI
plays	jYpU
playw-	i\\jV
playwright	aJiSjX
playwright$	bR
plaza	qU
plaza de	aVbH
plaza$	cVeTnI
plaza-	aUbS
plazas	aUbS
plazas$	aWgI
plazo	eVpV
plazo fijo	eX
plazo$	eRiT
plazos$	iW
plc	iGjYkU
plc s	iFkX
plc$	jTkR
plda	j]
plda$	j]
pleas-	rTsS
please	rT
please :	cFpXsYtH
please don't	qZ
please make	hJtV
please no	sV
please the	kY
please$	pSrSsU
plein	cS
plein temps	aIfXhV
plein$	bUeTjJ
plent-	iTjS
plenty	iTjS
plenu-	pUqR
plenum	pUqR
pleur-	jRqXtI
pli	jU
pliag-	iTjR
pliage	iTjR
pliage$	j[
plieg-	iT
pliego	iT
pln	dHg]
ploer-	cW
ploermel	cW
plomb	icoH
plomb-	aTqU
plomberie	lX
plomo	bViZ
plong-	bZiHjFkXtJ
plongee	iIjFk[
plots	iRjIkY
plots$	jEkZpJ
ploug-	aGb\\c[dJfCgHiAjAlFmInHoBqGrJ
pls	gRrYsWtR
pls$	rUsUtR
plug	bHcJhBiVrX
pluie	j[
plumber	aY
plumber$	aY
plumbers	bWjU
plumbing$	iV
plume	jWtS
plus 00	gZqV
plus a	hVkG
plus car	gTiSjG
plus deux	fSjV
plus die	hR
plus on	dUgI
plus one	bIcTdFfTgGhXkEoJ
plus points	iIjHkc
plus tard	nVpU
plus ten	g]h@iDmI
plus the	iSjH
plus two	bUfUgGiBm\\
plus £	pU
plus$	kh
plus--	iYjGnI
pluse-	fSkT
pluses	fSkT
plusp-	k[
pluspunkt	k[
pluto-	jIrTsU
plutot	jIrTsU
plutot$	jEsUtV
plymo-	nU
plymouth	nU
plymouth$	cJnW
plz	bGc^gHiInW
pm 0	fX
pm 00	fTpW
pm friday	pY
pm$	aSiS
pm-mi-	aIf\\
pm-midnight	aIf\\
pme	bX
pme de	bT
pmi	h\\
pmi$	cIh]j@kJ
pmp	bSkU
pmp$	bVkU
pms	iTjW
pms$	iZ
pneum-	iCj^
po	aRmZ
po 0	a]gSiGjRmG
po$	bUqRtJ
poach-	e]hJiGlGqV
poaching	e]hJiGlGqV
poble-	cXdJ
poblenou	cXdJ
poblenou$	cW
poche	iIjVkZ
poche$	iFjVkZ
poco	gIkY
poco$	jYnHqAsY
pocos	dVf[iJjF
pod	ma
pod of	mZ
poda	iYjSoV
podad-	c\\
podas	gUiX
podca-	iTkT
podcast	iTkT
podem-	qU
podemos	qU
podol-	aXiJ
podologo	aT
podologo /	aT
poei	gFhJl_mI
poids	bR
point	cTgTrY
point 0	gXtU
point$	aUcJgVhFjEsS
pointe	bUf]qE
pointless	lYoV
pointless$	aJlWoV
points	gRkT
points :	kV
points$	cXiIj[
poiss-	aZbRiHlU
poisson	bXiHjW
polan-	cUnS
polanco	aJcSjR
polanco$	cT
poland	cRjInU
poland$	bScTgGjHn>
polar	bZcIiT
polar-	h\\iF
pole	iRnJsZ
polen	gIhJsZ
polic-	kS
police$	jSkU
polices	iX
policy	kUmJrW
polie-	jXkWmS
polier	jSmX
polig-	cTpS
poligono	cWtS
poligono de	cItY
polin-	cHiAmApAsa
polish or	jIpWsR
polish$	kZ
polished	jDl[pF
polit-	jWqS
polite	i>jYqU
politik	aV
poliz-	hUjS
poliza	hWjT
polizas	gF
polni-	iSjJkVrS
polnisch	iSjJkWrU
polnisch$	dIrS
polo	aHbUhXiS
polo$	h[
polon-	lEs[
polonais	lEs[
polst-	aSlU
polsterer	lV
poly	lYpRtH
polym-	cGsV
polyv-	aY
polyvalent	aY
polyvalent$	aZ
pomme-	hW
pommes	hW
pompe-	bU
pompes	bU
pompes a	aH
pompi-	aSiT
pompier	aSiT
pon	aHrYtV
pone	bIjGqZrb
ponel-	bGcFeIf\`gJiFkEpHtI
poner	mGqDrdtV
poner-	jIlHq\\
poney-	b[
ponfe-	cZfHiH
ponferrada	cZfHiH
ponferrada$	aJ
ponga	jHlApXt[
ponga-	rZ
pongas	qSrU
pongo	aAh]iJmAqJtY
ponie-	bSc\\dH
poniente	c]dG
poniente$	cZ
ponlo	rg
ponss-	iV
ponsse	iV
ponsse$	aHbUjV
pont	a[bFiRmG
pont$	a[bFmF
ponta-	c\\
pontarlier	c\\
pontarlier$	cY
ponte-	c\`iH
ponti-	j\`
pontivy	cT
pontivy$	cU
pontr-	c]
pontresina	c]
ponts	bUh_
ponts$	aGbXhX
pool car	hUjFnW
pool$	bbhWiFjJ
poola-	n[
poolauto	n[
poole-	gW
pooled	gW
pooli-	iU
pooling	iU
pools	i^
pools-	iY
poolside	iY
poolside$	i[
poolw-	bJhGnY
poolwagen	bJhGnY
poolwagen$	aRbEiInZ
poor	q\\
pop	bWpU
pop in	iHpVtF
pop$	b_cIiI
por 00	eYfVkImI
por ano	b]hHiR
por ciento	gZ
por dia	i^
por el	bVqWsW
por encima	mU
por eso	bUq[
por evento	eGgZ
por favor	kJlRr[sY
por goteo	iX
por hora	bFgJi\`
por la	pS
por las	fIs[
por ley	jd
por lo	fTjR
por los	iGkTs\\
por mes	fAgDhZiIkZ
por obra	e\`
por semana	gTiY
por si	bScIjV
por telefono	fUqV
por turno	bTfGiSm[
por$	eRgTjD
porce-	bSeU
porcentaje	eYgViJjJmJ
porch-	aThT
porci-	b[cHoJtI
porcino	aVbA
porfa	r]
pork	hYjX
porqu-	qTsW
porque	qTsW
porque no	fSqTsJ
port	cUhI
port de	iJjVsW
port of	aIbYcW
port$	bGcciG
porta-	iSpT
portacabin	dYgBpV
portacabin$	dWgDpW
portafolio	j\\
portage	eViV
portage$	eXfHiZrJ
portal	kWpU
portal$	pU
portales	i]pW
portales$	aTiEp]
portatil	h^
porte	iYpI
porte-	iZ
porte-a-porte	i]
porte-a-porte$	i[
portefeuille	bDiYjT
porter	aSjXtU
porter$	aVqG
porteria	pY
portes	aXsH
portfolio$	iXlT
portfolios	i\\jGlFpU
porti-	bYiDpS
porto	bHcVdEiUnX
porto$	cUdFiTjInE
porto-	i^
ports	a=cJdIfCh?iAnctC
portu-	kU
portuaire	aSbViJ
portuaire$	aUbS
portugais	kTrUsU
portugais$	rY
portugaise	lVsT
portugal	bSeV
portugal$	bWeChHkS
portugiesisch$	jU
portugues	kVsR
portugues$	k[
portuguese	jSrS
portuguese$	jSkT
posdo-	a[eDgS
posdoc	gU
pose	aHbGqSsT
pose de	aDi[
pose$	j]
poser	eIh[
poseu-	aW
poseurs	aXtJ
posgr-	jYkFlT
posgrado	jYkFlT
posib-	kVsS
posibilidad	dZoU
posibilidad de	dRoU
posible	kYsW
posible$	kZ
posic-	iT
posicion	iT
posit-	aTiS
position	aX
position$	aWbDiS
poss	j>kS
poss$	fWoU
posse-	f]gD
possession	i^sS
possi-	fS
possibilite	hX
possible	fT
possible$	eYgEnS
post :	aYpXtD
post it	iIqXrWsG
post$	aVeVjH
post--	ia
post-qualification	iIjW
posta-	aHiTjGpU
postal	aFbYpX
postale	pSrU
postc-	jIp]
postcodes	cXjI
postcodes$	cX
postd-	aXgSqRtI
postdoc	aRgTqS
poste 0	c\\iI
poste a	fZiJtU
poste de	i@jZpVtU
poste$	eUiRtU
posted	bIcHd[gYhGjIlG
postes	aRfRtI
postes$	aWtJ
postf-	pZ
postfach	pZ
postg-	jTkY
postgres	jU
posti-	aFkWpZ
posting	pZqUtV
postitulo	aEk^
postm-	jZkJ
postmortems	iV
postmortems$	iS
postn-	eUiW
postnatal	eUiW
posts	aXeVhFiSjHoWpGrUtA
posts$	a^eTjDoHrG
postu-	lYp[
postulaciones	eFgIi\\
postular	lSp[
postuler	tV
postuler$	tW
postv-	i\\
postventa	i\\
pot	gIh[iVqR
pot$	fHh[
potas-	bVjI
potash	bVjI
potash$	bR
potat-	aZbRiBjJ
pots	gJi]
pots$	i^
potsd-	cWdI
potsdam	cWdI
potsdam$	cU
poube-	i\\
poubelles	i\\
poubelles$	iU
poule-	bUhEkU
poult-	bU
poultry	bU
pound-	gZ
pounds	gZ
pounds$	jW
pour cent	hT
pour commencer	aJeU
pour l'annonce	cJgIrFt]
pour l'instant	gSqW
pour la	aGsU
pour le	kX
pour les	kVrEsU
pour un	bY
pour vous	h\\i@oU
pour$	aCjSt^
pourb-	g[qS
pourboires	g[qS
pourboires$	mHqU
pouri-	i[
pouring	i[
pourq-	bRkUtF
pourquoi	bRkUtF
pourr-	q[
pouss-	aZjEqUtG
power	kX
power bi	jV
power query	jU
power$	bFhJiDk\\mH
power-	ja
pozna-	cTdJnU
poznan	cTdJnU
poznan$	cTdJnU
pozue-	cV
pozuelo	cV
pozuelo$	cW
pp	bYgDiX
ppap	i^
ppap$	jX
ppe	h\`pS
ppe$	hWjZ
ppl	bUjAkX
ppl$	bYtS
ppo	h\\jF
pqe	bIj]
pqe$	aSjW
pr	e_iTjC
pr$	aJbIeW
prace	eY
prace$	eYjJ
practica	pY
practica$	jX
practical	p[
practical test	pT
practicante	mYpIsZ
practice	bV
practice 0	fViH
practice we're	qI
practice$	bV
practising	hXjRrDsZ
prado	cVhYjH
prado$	cWhVjI
prair-	aIcX
prairie	aFbTcUiI
prairies	cUiS
prakt-	iZkS
praktisch	kY
prali-	aZbGcIfIhXjD
pralines	fHhZkI
prapa-	aRbEmZ
prase-	dbsT
prasenz	d[sU
prasenz$	dVfJsW
prasi-	iUmIp^qX
prati-	jSkU
praticiens	bZiS
pratique	iCjUkY
pratique$	hEkZ
pratt	aIm[
pratt$	aHmXqI
prave-	bGi^jC
praxe-	bT
praxen	bT
praxen$	bTiS
praxi-	nT
praxis$	bGdThEj]
praye-	i]
pre	k]
pre-a-	cDi_
pre-access	jT
pre-e-	aHhFjY
pre-o-	aEbIcDfIiJjYo_
pre-op	iV
pre-p-	cJi^
pre-s-	i^oV
pre-screening	iR
pre-screening$	iS
pre-season	mHo]pHsD
pre-shift	iW
pre-t-	iV
pre-trip	iV
preav-	iVjHoZ
preavis	iVjHoZ
prece-	q\\
preceptorship	eJhYkG
preci-	kYr[
precio	h\\
precio de	h]iI
precio$	jU
precise	jHrTtS
preco-	aGbUiY
predi-	aVbXjGoEqZtI
pref	jEkfsV
pref$	bEjFk[s[
prefe-	kWsa
prefectorale	jV
prefecture	iS
prefecture$	iT
prefer	sU
prefer$	jT
preferably	kWsS
prefere	fZqX
preference	sT
preference$	sX
preferencia	jGk\\
preferencia$	kR
preferible	kTsV
preferred	kXsU
preferred not	kWlG
preferred$	jDkZ
pregn-	qTsZ
pregnancy	sU
pregnant	aIqSsX
pregu-	pZ
preguntan	bRq^
preguntar	fIpW
preguntar por	fIpW
preguntas	bHdIp\\
pregunte	iX
preim-	cJjTmU
preimpresion	cJjTmU
preimpresion$	jUmT
prele-	iT
prelevements	iV
prelevements$	iR
prem	fBg_
prem$	gSmUpI
premier	jToXrT
premier$	gJrZ
premiere	jR
premiere$	jW
premio	gZ
premio por	gX
premises	kR
premium	bRfJgZ
premium$	fIgXhV
premiums	gShV
premiums$	gXhT
prena-	eTjHkXsU
prenatal	eVjHkY
prenatal$	iWkD
prend	iSjSkVlHpGqR
prend-	fUmXnUqS
prens-	mT
prensa	mV
prensas	jW
prensas$	jT
prep	i[
prep$	bTgYiR
prepa	a[bBcIf]jIsI
prepa-	aRiVqS
prepaga	h]
prepagada	h]
preparacion	iWkU
preparar	iY
preparateur	sT
preparateurs	a[
preparation	jEmGpFq^
preparation des	iW
preparer	tV
preparer les	iX
preparing	iV
prepo-	aXcI
prepose	aXcI
prepr-	jT
prere-	lSs]
prerequisite	jJlY
pres	c\`
presc-	kXlV
preschool	a]bI
prescindible	jGl]mJ
prescindible$	jFl\\mHpJ
prescriber	jS
prescriptions	iXkD
prese-	d^sW
presence	dW
presences	aHdYiTsH
presencia	d\\iIsS
presencia$	dFpHsX
presencial	dZpT
presencial$	dUpS
present	q\`
present$	b[dSjFqB
presentable	pIsc
presentable$	sY
presentacion	iCkGpVsY
presentar	mIs[
presentarse	p_
presentation	aGp]s]
presentation$	iJpTsT
presenter	a[iD
presenter$	a^iG
presentiel	cJdYhH
presenting	iT
presentismo	eFgYhRpI
presentismo$	cIdHg[iGpHsI
presi-	pT
president	iHpa
presidenta	pT
presidenta$	pR
presidente	mZqS
presidente$	iGmSqV
presq-	c[fCpX
press	iW
press-	hU
presse	hY
pressen	i^
pressen$	i]
pressereferent	aS
presses	bY
pressing	i[oJ
pressing$	iR
pressure	jTlX
pressure$	aWiSj>lUpH
prestacion	eTgT
prestacion de	gU
prestaciones	gSh\\
prestaciones de	gCha
prestaciones$	g^hDiDtH
prestamo	iV
prestamo$	i[
prestamos	iX
prestataire	b[hHmW
presto	j\\
presto$	jV
preston	aI
preston$	cT
presu-	iY
presupuesto	hTiUqT
presupuestos	iY
presupuestos$	hIiSjJ
pret	aGeCh\\iE
pret--	a\\bH
pret-a-porter	a\\bH
prete	hc
prete$	aIhb
prete-	bUoSpY
pretemporada	iFoZ
pretensiones	p]
pretensiones$	iIp\\
pretentions	pV
prett-	rTsW
pretty	rTsW
pretty$	rY
preve-	aTiZjW
prevencion	a[bUfAkD
preventif	eJiZ
prevention	iV
preventive	aIi\\oF
preventivo	fDi[
preventivos	bIi]
previ-	i_jIrV
previa	bIiZ
previous	kUrZ
prevo-	bSgDqY
prevoyance	bUhS
prevoyance$	bY
prevu	l^pV
price	bHhYiX
price-	h[
prices	h[
prices$	h\\mJ
pricing actuary	aV
pricing$	aUbHcIiT
prima	gXkX
prima extralegal	eUgTkIoG
prima$	iIjFk^
prima-	bW
primaire	aVbIcJjVqJ
primaria	aR
primaries	b_
primary	bSfDkT
primary$	aFb^
primates	aU
primates$	aZ
primavera	iRjVoV
primavera$	bIcGiToY
prime	gd
prime 0	fZgE
prime sur	gU
prime$	gSiX
primer dia	eXgJ
primera	aRmHoUrV
primera$	g[
primero	iTrV
primero$	aIdIiWjHkGpU
primeros	kToR
primeros auxilios	jSkY
primeros meses	gShW
primes	gV
primes de	gR
primes$	gT
princ-	mU
prince	cUiJkY
principal	mZpU
principal$	a_mFpX
principio	eYqW
prino-	bXcJ
prinoth	bXcJ
print	aSq^rS
print$	pIq\`
print-	hCmU
printemps	fRhBiEnYoS
printemps$	fShAi=nYoS
printer	aWbIfGiamJpHqG
printing	bWi>jBm\`
prints	rS
prior	aJbHcJf^pH
prior-	iXlGsXtS
priority	iVtU
pris	hYqW
prise	i[
prise en	iV
priso-	bVsG
prison	bVsG
prison$	bJjYsI
priva-	bV
privacy	iZ
privada	lH
privada$	cSgUjT
privado	bZ
privado$	jGqR
privat	gR
privat$	h^
private	hT
private health	hV
private hospital	cXhG
private medical	h\\
private use	gIh_lI
private$	bShUqX
privately	bS
privately owned	bS
privates	bY
privatgarten	gBhHiY
prive	aZbUhGjYmHnG
prive-	iUjJ
privee	bUgSjG
privi-	hZqT
privilege	h[
prix	bFh^iRjT
prix$	fJhRiUjX
priya	eT
priya-	mU
priyanka	mU
priyanka$	cJmV
prl	fBj\\
pro cnaps	jW
pro monat	eXhVnH
pro rata	gT
pro woche	dZfGiCnY
pro$	hTk[pI
prob	e[iBpIsZ
prob$	e\\iIpG
proba-	eZ
probable	eV
probable$	eV
probados	eBj[
probate	iX
probate$	i[
probation	e^iI
probation$	bJe_gS
probe	e\\
probe$	eZgU
probe-	hJp]
probearbeiten	hIqRs]
proben	bYgD
probenahme	iY
probespiel	pU
probetag	pZ
probezeit	dTeZ
probezeit 0	eT
probezeit$	dWgR
probl-	lT
problem	lS
problem$	bUlV
proce-	aTiX
procedure	iX
procedure$	iTjT
proceso	pT
proceso$	aVkJ
procesos	iUjJ
process :	pW
process$	aTjW
processing	iV
proch-	hSjFoT
prochain	dFoVqUsStH
procu-	aX
procurador	m]
procurement	aSgSiX
procurement$	aUgTiY
prod	jUqVtT
prod$	bIjSqYtS
produccion	iGmT
produccion$	gXiIjX
produce	bZcGhGiGjJ
producer	aX
producer$	aUpT
producing	bX
producing house	bX
product	mS
product$	bWiWmD
production	a^gSmS
production planner	aVeRoJ
production$	aWiG
productions	b\\iH
productions$	bW
productividad$	gV
productivite	i^lJ
productor	bGiX
productora	aDb^
products	h\\mF
produits	bT
produits$	gTiZ
produkte	gJh]
produktion	aJbViFjUmR
produktion$	aJbGjYmUqH
produktmanager	aWgI
prof	m[qV
prof de	jU
profe	aYfI
profe de	aYfI
profe-	aS
profes	bWiIjImW
profesional	jb
profesional$	iJjY
profesor	aT
profesor de	a\\
profesorado	jW
profesorado$	jX
professeur	gZ
professional	aXgH
profi-	pV
profil	gRpU
profil$	gXpW
profile	iClIpSqItY
profiles	p[
profils	iUpSqT
profit	gX
profit share	aGhWoFpGtI
profit$	gV
profitabel	bW
profitabel$	bV
profitable	aHb[cDjIpJ
profs	bJiZjI
profs$	iXjI
progr-	iW
program	cJiV
program$	cIiY
programa	bXcHeV
programacion	i\\
programadores	aV
programm	qT
programmation	aIi[
programme	bTjHtI
programme$	bGeThViW
programmer	a]bF
programmer$	a\\
programmers	m[
programmers$	mZ
programming	iU
progress	j[
project	cRmU
project$	cIeRgCjVkZmJ
projekt	aHbT
projektbefristet	e\\
projekte	hXiFn]
projekte$	h[nH
projektleiter	aS
projektstelle	cJe[gH
projeteur	aVbJhT
projeteurs	aDjHm\`
projets	aTiT
proku-	m\\
prokurist	mY
prole-	jV
prolexis	jV
prolo-	bBcGe\\kF
prome-	qUrS
promedio	g[
prometheus	jY
prometheus$	jR
promi-	pS
promis	fSlVqS
promis$	bJfTlXpI
promise	iRqUrT
promise$	gHiUpSqT
promised	eUtW
promised$	aFeWfJtZ
promo	a_bC
promo-	iElTmY
promotion	jYlY
promotion$	iHj\`lJ
promotores	m[
proof	iIjYpU
proof$	jY
proof-	gIhWiVjG
prop	bIi]
propa-	aTbWiI
propagator	aY
propagator$	aZ
proper	kW
proper$	iT
properly	fHhVjT
properly$	iUjW
properties	bXi=qZ
property	aXbJcG
property$	aVcIeGiIjWmI
proph-	fIgShFiZ
prophet	jY
prophet$	jV
propia	jU
propia$	bThEiDj]
propias	bSpU
propina	g]
propinas	g\\
propinas$	gU
propio	aJ
propio$	aDbXhJjUnR
propios	hVjJkS
propios$	bGhWjHkStI
propo-	gWiY
proposal	iUpT
proposals	hTiZ
propre	hHjSmH
propriete	bVhTiJ
propu-	aIbHiZ
propuestas	iXtC
prora-	gT
prorata	gT
prorata$	gX
prorr-	e]
prorrogable	eZ
prorrogable$	eT
pros	b^
pros$	bYiJmR
prose	iGjWrU
prose$	iGjVrU
prose-	gTqS
prosp-	ig
prospeccion	iV
prospection	i\\lH
prote-	bR
proteccion	bV
protection	aTiS
protection des	aS
protective	aJbZhJiFmV
protel	jR
proth-	aT
prothesiste	aZ
proto-	i]
protocol	bZ
protocole	hHiY
protocolo	jV
protokoll	bGqYtS
protokoll$	iY
protokolle$	iU
prototype	bX
prototypen	bHcHiT
proud	bWgHoG
proud of	bWoFpS
prova-	eX
provanstallning	eX
prove-	aIi\`
proveedores$	i[
provetid	eYhH
provi-	hU
provided	hVlUnT
provided$	hRjIlZnT
providencia	cX
providencia$	cV
provident	gIh]
provident fund	hU
provider	b\\fGhT
provider$	b]hTjH
provincia	bRcV
provincia$	bR
provincial	bFj\\
provision	g^iH
provision$	gX
provisions	i\\
proxi-	bSoZ
proxm-	jT
proxmox	jT
proxmox$	jU
proye-	aUiR
proyectista	a^
proyecto	eU
proyecto$	eXkHoT
proyectos	iU
proyectos de	iT
prozent	fS
prozent drauf	gY
prozent$	f]hT
prozess	eHpXqS
prsa	gHhY
prud'-	qU
prud'hommes	qU
prueb-	pW
prueba de	i[
prueba$	eSiWjF
pruebas	dRgRhDpXrH
pruebas$	gV
prufe-	iVjI
prufen	iZjI
prufen und	iS
prufen$	iUjGkT
prufer	aX
prufi-	a]
prufl-	bV
pruflinge	bV
prufn-	i]
prufp-	iX
prufs-	iSjJl]qYrI
pruft	iT
prufu-	aThXiS
prufung	hX
prufung$	gV
prufungen	iSjGn[
prufungsausschuss	gIhAi[jJmZ
prum	bScU
prum$	bS
pruni-	iU
pruning	iU
ps	bScGiDjXlImEnIq\\
psa	j_
psc	j_
pse	jRqR
psi	j]
psico-	mR
psicofisico	jWpU
psicologa	aUmY
psicologa$	m\\
psicologia	iIkZ
psicologica	hU
psicologo	mS
psicologo$	aVmV
pso	a]jS
pss	fJgJkY
psst	pJq\\
psst$	pJq\\
psu	bAcIfIiejC
psy	m_pW
psy$	m]pX
psych	aUiCkZ
psych$	jAk]mV
psych-	aSpW
psycholog	aWjE
psychologie	jX
psychologist	h]iH
psychologist$	h]iH
psychologue	aVjU
psychometric	pXsT
pt	eTmR
pt 0	gW
pt$	aTbGcIjSmWtJ
pta	aUfHmZpH
pta$	aRbIcEiFmZpGtG
pto	haiR
pto$	hY
pts	iTlS
pts$	aViUjZ
pub	bTfIhS
pub$	bRhGs^
public	bRhR
public$	bUqU
publica	bX
publicada	gTiHj[
publicar	aHtW
publication	pUrV
publicidad	aDbYqX
publico	kV
publico$	aSeJiJkX
publics	aIbZtI
publier	jJpIqXrW
publikationen	jYkD
publique	hHjUqT
publique$	bThIjZ
publish	qXrR
publish$	tS
published	fYiR
publisher	bXjSqU
publisher$	bWjUqJ
publishing	g_iBtI
pubs	bagJiG
puebl-	kHnX
puebla	kEnU
pueblo	cSnS
puede	nTqS
puede ser	gWkH
puede$	iVjGkY
puede-	lU
pueden	lU
puent-	oT
puente	cSoU
puente$	cHhIi\\jI
pueri-	aXiH
puericultrice	aUmStE
puericulture	aThS
puericulture$	aT
puerta	iZ
puerta$	pWrT
puertas	i]
puerto	cS
puerto montt	bJcShU
puertollano	bTcU
puertollano$	bUcT
pues	aHsXtY
pues$	eVt\\
puest-	aR
puesta	iY
puesta a	iY
puesto	cUqW
puesto$	aItY
puestos	aXiJ
puestos$	aYiJ
pugh	aJb[fImTtD
puis	eVpR
puis 0	gShZiEsI
puis 00	fYmH
puis le	jT
puis$	hSjS
puits	bV
pulhe-	hGjV
pulid-	iajGmVpI
pulido	mZ
pulle-	iJjUqS
pulled	iJjUqS
pulli-	i\\
pulling	i\\
pulls	cFiZ
pulls$	cEfSiY
pulse	h\\jI
pulso	jY
pulso$	jV
pump	fRiZnH
pumpe-	b_qDrA
pumpen	aY
pumpen$	aY
pumpi-	bGgThJiY
pumping	bGgThJiY
pumps	bVi^
pumps$	i_
pumpw-	bHcUiU
pumpwerke	bHcUiV
punci-	jW
puncion	jW
pune	c\`qU
pune$	cSfGiGpIqX
pungg-	cZ
punggol	cZ
punja-	bSkT
punjabi	kU
punjabi$	bS
punkt	lS
punkt$	dSlUrT
punkt-	iXjUkY
punkte	fIkU
punkte$	fIkU
punktlich	bJiFj\`kH
punta	aIcTiSjV
punta$	gUjY
punta-	bIkY
puntaje	gSiJk[
puntaje$	g?jTk[
punto	aUkZ
punto$	aWiIpS
punto-	kT
puntos	kT
puntos de	bShEiSkG
puntos$	iDkY
puntu-	kc
puntua	kX
puntualidad	fBjXkH
puntuara	iIk]
pupil-	eR
pupils$	bZgE
puppe-	kZ
puppet	jU
purchase	jS
purchase ledger	jS
purchasing	aSjUpV
purchasing$	mHpY
pure	jWk=pJsY
purge	gXiXjG
puri	hWmW
purif-	iXpV
purpo-	eViRjIrI
purpose	eViRjIrI
purse-	aUjT
purser	aUjT
purser$	aVjR
push	hHi^qR
push$	hGi^
pushb-	iW
pushback	iW
pushe-	cHjUlH
put	rZ
put in	iSjJrX
put it	gJrUtT
put on	aEtV
put that	q\\rB
put the	hJrW
put them	lV
put you	jJl_
putti-	iVjJtV
putting	iVjJtV
putze-	i\\rGsR
putzen	i\\rGsR
putzf-	aSbU
putzfrau	aSbU
putzfrau$	a]bI
puzzl-	aZbJjIpW
puzzles	aZbJjIpW
pv	aT
pvc	aW
pvc$	aX
pvg	gGhUiGj[
pw	gCh\`iU
pw$	gEha
pyme	aU
pymes	bTiZ
pyrot-	bGiaj@kZ
pytho-	kY
python	kR
python or	jXkI
python$	j\\
pytor-	jZ
pytorch	jZ
pytorch$	jU
q	iSoU
q 0	iSjFo_
q-gra-	kZ
q-grader	kZ
qa	aXiV
qa$	iVmZ
qapi	cIi]kJ
qar	g]
qbrs	i\\jJ
qbrs$	i[
qc	aUiU
qc chemist	aViG
qc$	bIi]
qfa	iFj]
qgis	jTk\`
qgis$	iHjX
qld	c]jS
qm	gFi\\jJmZ
qm$	bSgFiZ
qqi	jY
qqi 0	jV
qr	g_jDpX
qro	c^
qro$	c^
qs$	aZ
qtr	bJh[iS
qtr$	bGhUiYkJ
qts	j\\
qts$	j\\
qu'el-	jT
qu'elle	jT
qu'es-	tX
qu'est-ce	tX
qu'il	iS
qu'on	qX
quad	gDhUk[
quad$	bHcHeJgFhWiCjZk?
quai	bGc\\iSjEkT
quai$	iVjEkW
qual	bFj_
quali-	jSlR
qualif	jTlT
qualification	jGr\\
qualifications	iEl^tZ
qualifications$	iHjIlRtZ
qualifie	gUjI
qualifie$	aTgV
qualified	j[lS
qualified$	aYgR
qualifiee	iI
qualifiee$	aT
qualifikation	bEiIj\\mJ
qualifikation$	bEiIjZ
qualite	cImUtV
qualite$	aTbI
quality	aIiWrS
quals	aIjYlY
quals$	aFiIjWl\\
quand	bJi^oZ
quand ca	iYjT
quant-	aRp\\sC
quara-	fTgSsY
quarante	aJbRsX
quarante-cinq	tX
quarante-deux	fUgWhI
quarante-neuf	gU
quarr-	jYmH
quarry	cW
quart	fZiT
quartal	iSqT
quartal$	fWiS
quartalsweise	fThT
quartalsweise$	hWiV
quarter	nT
quarter in	hRiJnY
quarter$	hSjS
quarterly	dSiUnT
quarterly$	cRiW
quarters	h^
quarters$	h\\rH
quartier	cSgRrT
quartier$	bShVpGrX
quarts	e[fEiXjI
quato-	mT
quatorze	mT
quatr-	bR
quatre	mR
quatre ans	jZsJ
quatre cents	gIhZ
quatre heures	aJc[qI
quatre mois	dSeShFmGqR
quatre$	faiGjImY
quatre-vingt-dix	aIbT
quatre-vingts	fU
quats-	fIiXoGtR
quatsch	fIiXoGtR
quatsch$	fIoHtV
quay	bWiS
que c'est	eEqZrY
que ca	jHqSrT
que el	pJrZsS
que ella	qW
que es	iUjJkUqU
que escriba	pV
que esto	sW
que haga	jY
que hay	jUsR
que haya	kYsT
que je	tS
que la	oSqY
que le	iJj[qS
que les	tS
que llamen	pV
que lleve	i[
que lo	pGrUtV
que los	sb
que luego	qUrY
que manden	pW
que maneje	jT
que mas	gIhZjBkUlGtT
que me	rS
que mejor	jCk^lG
que nadie	jY
que no	q]rYsV
que nos	bIcJlFtU
que se	iR
que sea	jW
que sepa	aUjTkS
que son	mS
que tenga	jV
que venga	lUpRsS
que ya	lUpIqSrJ
que$	t[
quebe-	cWdU
quebec	cSdV
quebec$	bIjS
quebr-	gWhH
quech-	kW
quechua	kW
queda	rT
queda-	tU
quedamos	c[jJtS
quedarse	eTqS
quedarse$	dJeViIjIoU
quedo	aJt^
queen	bU
queen-	cIr\\
queenstown	cIr\\
quell-	aHbUcT
quelqu'un	sS
quelqu'un de	iIqYsS
quelqu'un pour	a^
quelqu'un qui	qGsU
quelques	kW
quema-	iTqV
quequ-	c[
quequen	c[
quere-	cVlU
quereinsteiger	l]
quereinstieg	l\`
queremos	jUsV
queretaro	cU
queretaro$	bU
queri-	iStX
queria	jXqV
queries	ic
queries$	i[
query	jX
query$	jX
quese-	b\\cDfGhIjC
quest-	pT
question	iEpTr]
questions$	pSqT
queue	eHi\\
queue-	hHi_
qui	sX
quich-	iZ
quick	jZlU
quick one	bWjFtW
quick$	iClVpV
quick-	jWrU
quickbooks	jX
quickly	jUtR
quickly$	jUtR
quid	fCg^hRiEkU
quid a	fDg^hI
quieb-	jCkZsT
quien	b]jWlJ
quien$	bYcHiCjDlHnJoGtS
quiera	fShU
quiera$	dTfUhS
quieras	aYfT
quieras$	aYfT
quiere	mHqY
quiere$	h[mGtT
quieren	eViHqY
quiero	iJrUtV
quiero$	bScGrFtU
quiet	bGfSiVq]
quiet$	bGfHhBiWjHoVpFqX
quiet-	aGfWiHjRq\\
quill-	cCjIk_
quimi-	jV
quimica$	jW
quimico	iTjR
quimico$	iX
quimp-	aJc\`tI
quimperle	cU
quimperle$	cU
quinc-	g]nT
quincaillerie	bV
quince	aT
quince dias	fEiWoWpH
quince$	gSpW
quincena	nV
quincena de	oV
quincena$	fYgHhJnV
quincenal	nY
quincenales	aGcHg[iSmJpC
quini-	gU
quinientos	gY
quinq-	bIiUsV
quint-	dZeR
quinto	dZeRiJ
quinz-	fUhT
quinzaine	eHfUhTiT
quinzaine$	eHfVhSiS
quinze jours	fS
quiro-	b]
quiropodias	iZ
quiropodias$	iX
quisp-	cVmW
quispicanchi	cVmW
quita	r_
quita-	fVr]
quito	aHcZ
quitt-	dHiWq[
quoi	aRbTiGjGt\\
quoi$	aSbWcIjGtS
quota	eWicjH
quota-	hWiS
quote	bSfGiUpUrX
quote-	i^
quotes	i^
quoti-	gIi^nU
quotidien	cUnR
quotidien$	cUnR
quotidiennes	cIi]
quotidiennes$	cJiY
quotidiens	iHn\\
quoting	gGi[
quv	i_
quv$	i]jI
r	tZ
r &	i[
r 0	fTgXhF
r 00	g^
r 000	gVjWkS
r oder	jS
r$	aXiFjSkV
ra	bEm\\
ra-mi-	jU
ra-micro	jU
ra-micro$	jT
rabai-	hW
rabais	hW
rabat-	hWiT
rabatt	hX
rabatt$	hX
rabbi-	aVcHiAk\\
rac	bUiIj^
racco-	bGcGi^
racha-	qUrS
rachat	qUrS
rachat$	rV
rache-	cXiHpT
rachi-	mR
rachis	aSiS
rachis$	aUiT
racin-	bSiS
racing	bSiS
racki-	iR
racking	iR
racking$	iV
racks	aHbIcIhGi\\jImI
racon-	pZqU
rad	fZhT
rad$	f\\hWiCjEkFmJsJ
radar	cJi_
radar$	cGiX
rader	hTiIjXqI
radia-	jTkU
radiation	jDkX
radio	b]jY
radio$	fRjY
radio-	iTj[
radiographer	a[jFlU
radiographer$	a\\jH
radios	iV
radiu-	nX
radius	nX
radius$	nX
radla-	iW
radlader	iW
rafae-	aGcS
rafael	bTcIqS
rafaela	aFcX
raffi-	aDb^cG
raffinerie	bW
rahme-	bTkX
rahmenvertrage	bW
raiff-	b_iJ
raigm-	cX
raigmore	cX
rail	aYhU
rail$	a\\hI
rails	iTsS
rails$	iW
railt-	bT
rain	fXiUpG
rain$	iW
raine-	fYsS
rained	fZ
raise-	hDiHkR
raised	bVgHiIsS
raised$	bZgF
raiz	iZjInHsI
rajo	aTc]jG
raker	aW
raker$	aZ
ral	gW
rama	jY
ramad-	fXgJoVsY
ramadan	fYgIoVsV
ramadan$	fTiHmIoXsJ
ramen-	ia
ramp	aVbW
ramp agents	a]bF
ramp$	bYcFjH
ramp--	oT
ramp-up	oT
rampe	i\\
ramps	iSsR
ramps$	sR
ranch	cShT
ranch-	cEh_jI
rancho	bR
rando-	iIjW
random	iIjW
rang	bSlXsE
rang$	dJiT
range	gYiIjU
ranger	hVmT
ranger$	hVjW
rangers	aXbYiIjHqGsX
ranges	i[rV
rangi-	c[iW
rangierbahnhof	cV
rango	gUkGoW
rap	jZ
rapid-	bJcSjUtR
rapide	jY
rapide$	j\\
rappe-	gFjRpT
rappel	eTpZ
rappen	gFhHiGjVnUpE
rappo-	iVmU
rapport	iYsU
rapports	dTiXpI
rappr-	iV
rapto-	hIj[
raque-	mX
raquettes	i[
raquettes$	iZ
rare	b^hSjItU
rarel-	fT
rarely	fT
rarely$	i[
ras	cb
rasen	iYkS
rassu-	aGbFjFkUs^
rat	iX
rata	gU
rata$	g]
rate	g[iX
rate$	g\\iU
raten	gXiJjXrJ
raten$	gXiJjXrJ
rates	dIeWhTjG
rates$	e@gShYiYjEnG
ratha-	cVpX
rathaus	cVpX
rathaus$	iJpT
rathe-	sS
rather	sU
rather than	iCkSmW
ratin-	eIiIjW
rating	iFjXlSsI
rating$	iEj]sH
ratings	aT
ratio	fDiSma
ratio-	heiG
ration	h[iJ
ration$	h[iH
ratios	iV
ratta-	m^
rattache	m[
rattachement	mZ
rauch-	cIsc
raum	aHc]nR
raum$	bGnStT
raume	aFb^cG
raump-	jT
raus	dIsU
raus$	bHfHhJnVqTrT
rausc-	jFkDl@q\\tS
rauss-	iSrI
raval-	aHiYjV
ravalement	aHiYjV
raw	aShIiTlHqDrHtT
raya	bHhZ
rayon	aVhIiTjV
rc	iTjX
rc$	hIiUjX
rca	iV
rccp	jZ
rccp$	jY
rcp	j\\
rct	eEi_
rcvs	h]iE
rd	c[pR
rd$	bFcZgTiCp[
rda	j]
rdc	aEbUc_hIjG
rdc$	aDcahHiIjE
rdh	a]eCjGlFoTtJ
rdv	bIcEdEhIi_mHpCqF
re	aTmEtT
re :	tZ
reach	aXjS
reach truck	jIk\\qX
reach$	bW
react	aYcD
react$	bHcHj\\kE
react-	iWjT
reactivos	iTjW
read	j_rW
read a	jX
read english	jR
read it	rX
read$	cIiVpUtW
read--	hHi]jJ
reade-	p[rS
reader	aSjT
reader$	aSjS
readers	iSr^
reading	cSjRrT
reading$	cRjUkW
readings	iY
reads	j\\qR
reads$	iU
ready	jZpIsSt[
ready to	i>j]tS
ready$	hIpCqIsWtU
real	fFjWq[
real$	b_f@h[iEqI
reali-	gXoVpUqJ
realistic	gTiJoXqH
realistisch	gX
really so	s_
really$	iUjDlFsYtW
reape-	jSkZ
reaper	jSkZ
reari-	i\\
rearing	i\\
reaso-	dZqU
reason	qc
reasonable	dZjSqJ
reasons	bWdVjF
reass-	iWsT
reassort	iY
reassort$	iX
rebsc-	bT
rebschnitt	i[
rebuild	iUqT
rebuilds	bT
rebuilds$	bV
rebut-	gHib
rec	hSiHpT
recal-	gR
recall	gR
recall$	eWfXiH
recar-	g]
recarga	i\\kG
recargo	gWjI
recei-	iR
receipts	dT
receipts$	dT
receiving	bRiW
recen-	jR
recent	pR
recepcion	aSiTmJ
recepcion$	iUpY
recepcionista	hT
recepcionista$	hX
reception	iUmTpT
reception$	iDjUlImWtS
receptionist	aT
receptionist$	a\\
receptionniste$	aY
reces-	fUhZoH
recess	bJfXgHhTjJ
recet-	iW
receta	pW
recetas	iZ
recettes	jZ
recettes$	j[
recev-	fFpY
recha-	gEi\`jD
reche-	bS
rechen	cIgJiUrW
rechen$	bIcIiY
rechenzentrum	cSiT
recherche	aStV
recherche$	cJiGtY
rechn-	nS
rechnen	bUnX
rechnen$	jS
recht	oW
recht$	kSoX
recht-	j\\mS
recib-	aXbFgJjT
recibo	e[gB
recic-	aEbWkS
recie-	lT
recien	lV
recip-	iRj\\
recit-	iajI
reckl-	cUtJ
recklinghausen	cUtJ
recklinghausen$	cUtJ
recko-	iWqZ
reckons	q]
recla-	gGiWqUs\\
reclamaciones$	iV
reclamations	iS
recog-	cShTpX
recoge	hUpT
recogidos	iIjT
recol-	fBib
recolte	iY
recom-	iY
recomendacion	hJiHjVqH
recommend	bHhXiV
recon-	jXlW
reconciliation	iYjF
reconnu	jS
reconocimiento	jZsX
reconstruction	jT
reconstruction$	jT
recor-	iY
record	jUsW
record$	cIiHqY
recording	pZtW
records	aSiS
records$	iX
recorrida	bHi\`
recorte	gZiW
recou-	mW
recov-	aTbIgUi[jB
recoveries	bGgVhGiW
recovery	aW
recovery$	aVbIgT
recre-	cWiS
recreo	cXfI
recreo$	cXfJ
recru-	tZ
recruit	aW
recruiter	aWbJ
recruiter screen	jGp\\
recruiter$	aVjV
recruiters	p[
recruiters$	pZ
recruiting	qT
recruitment	pZ
recruitment$	jY
recrute	cIqStX
recrute$	bGqRtZ
recrutement	mJqRtT
recrutement$	cIqRt[
recruter	iZ
recs	iVpY
recs$	iTpW
recta	cIj\`
recue-	q\\
recup	faoI
recup-	f]i[
recuperacion	a[fFiS
recupere	q[
recur-	gF
recursos	aT
recyc-	jZ
recycle	jU
recycling	aVbI
red	aVjW
red deer	c\`jH
red seal	j[lT
redac-	j]rT
redaccion	cHd\\gFjWkV
redactalo	rW
redacted	p]
redacteur	iS
redaction	tY
redak-	cIiUj\\
redaktion	bGmWtV
reddi-	cX
redditch	cX
redditch$	cY
reden	gTiJjYsV
redes	fFi^jTmJ
redige	jT
redige les	iW
rediges	dWiFpW
redis-	iS
redisenar	iS
redli-	i[
redlines	i[
redlines$	iX
reduc-	h^
reduccion	iZs\\
reduction	bZhViH
reductions$	i[
redui-	hX
reduit	hX
reduit$	hViI
reed	a]iCjDpV
reede-	bY
reeder	qX
reederei	b[
reedu-	cUiVsJ
reeducation	cUiVsJ
reeducation$	bS
reefe-	eI
reefer	aUbHeFiSjV
reefers	bUjH
reel	fFjakG
reel$	aJiTjXkDrI
reels	i^
reels$	jV
reemp-	eUjG
reemplazo	eXqS
reer	h\`
reer 0	hX
reer collectif	hZ
reetd-	bS
reetdach	bS
ref	lRpgtU
ref$	bUpT
refa	a]
refac-	iY
refer-	pW
referees	eGp]
referees$	pT
reference	pW
references	pY
references$	pY
referencia	gIj\\pT
referencias	jWpT
referendariat	h]jJkW
referent	mS
referentin	aWgImYpI
referents	iIm[pGrF
referral	hJi[jJ
referrals	pS
referrals$	iS
refil-	i\\jIoJ
refin-	bRcTjR
refineria	c\`
refle-	hUiT
reflective	h]iF
reflex	jR
refon-	iW
refonte	iW
refonte du	iT
refor-	iY
reformas	iZ
refra-	i\`
refraktion	iU
refraktion$	iY
refre-	bYjS
refresh	gTiR
refri-	aUfU
refrigeration	aGhCj\\
refs	pg
refs$	p[qR
refue-	iYjU
refuerzo	jW
refuge	aRbT
refuge$	aUbSiI
refugio	bJcYgFsU
refun-	hIn]
refunded	hJi?jDkHn_
refunds	i\\
refur-	aGb\\hGiU
refus-	g[pS
refusals	iV
refuse	fF
reg	fDj^pT
reg$	jb
regal-	gX
regale	iS
regalo	bSkV
regar-	iCkSp@tb
regarde	aIkX
regat-	eHfZgHjDkImIo\\
regel-	fZgB
regelung	hV
regen	fZgHjT
regen-	hTiT
regenerationstage	h_iB
regenerationstage und	hS
regensburg$	cT
regente	aViHmY
regenzeug	hY
regie	b[jIpW
regie-	gTpS
regim-	iV
regime	hTiR
regime$	iUrG
regimen	eV
regin-	hW
regina	hW
regio-	aIb\\
region	cWhS
region$	cWh\\
regional	mTsU
regional$	cWiHjU
regionale	bZ
regis-	iW
regisseur	q[
register	i^pU
register$	gHi[jT
registered	bVjS
registered manager	aZgGjI
registered with	bHeWjU
registered$	ja
registers	i^
registrar	aZmU
registrar$	a]iHmC
registration	j[
registration$	hSiFjZ
registre	cIi^
registro	iR
registro de	iYjI
registro$	kImY
registros	fIiGj]
registry	jR
registry$	jR
regla-	iRjT
reglage	iV
reglages	jSoJ
reglages$	iUjI
regle	aIbIjaqS
regle$	aIj\\
regle-	fFjZ
reglement	rX
reglement$	rU
regleur	aX
regre-	bHcIi[qW
regs	bViIjVkVmH
regs$	bYiFjS
regular	eV
regular$	eTqS
regulateur	aWbI
regulation	i_
regulation$	i\\
regulator	aGpCq[
regulatory	aXfH
regulatory$	aVfFjS
rehab	bV
rehab-	bU
rehea-	jS
rehearsal	gSjU
rehearsal$	j[
rehearsals	fToT
reich-	iHpU
reichen	pXrJ
reichen$	pXrG
reichshoffen	aFc[
reichshoffen$	c[
reicht	iJlUpU
reicht$	kTlU
reihu-	hT
reihum	hT
reims	bScSdZiH
reims$	bUcUdTiF
rein	pErb
rein$	gSrT
reine	aHdVrIsItU
reini-	aT
reinigen	gGrV
reinigen$	gFrV
reinigung	hSiT
reinigung$	hU
reinigungskrafte	aYbJ
reinigungskrafte$	aTiXmG
reins-	b[hHjIpFrUsH
reint-	cHibjH
reise-	aSnZ
reiseburo	aSlVsJ
reisekosten	iX
reisen	gHnXpSsS
reisen$	gGhHnVpV
rejea-	mSpRqT
rejean	mSpRqT
rejean$	mFpVqV
rejec-	iVjI
reject	iV
reka--	hU
reka-checks	hU
rekla-	iRqV
relac-	eY
relache	fUhWmH
relacion	e]
relacion de	eX
relaciones	kS
relaciones laborales	iHkT
relai-	iZ
relais	iZ
relan-	mW
relance	i^
relancer	aHiIjImYqU
relances	fIiS
relances$	iT
relat-	aVjX
relations	aW
relations$	a[iInI
relativity	iZ
relax-	fV
relaxed	fV
relea-	ib
release	bXfUiR
release$	bZ
releases	iV
relec-	iZ
relev-	iU
relevage	iU
relevage$	iV
relevant	j\\lU
relevant$	bGl[
releve	fT
releve de	mUpT
releve$	cIjS
releves	i[jH
relevo	eTiT
relevo de	oR
relia-	dIeUfEgCj\`pI
relie-	aSiS
relief	aTiS
relig-	sX
religious	hTsU
relle-	cHiZjI
reloc-	h\\
relocation	h]
relocation up	hZ
relocation$	hZ
reloj	f^jS
reloj$	fY
remai-	dZ
remainder	dZ
remal-	bEcCiSj\`
remat-	gUpIrX
remates	i[
remates$	iZ
rembo-	hanV
rembourse	hSjInV
rembourse$	cHgSiJnR
remboursees	hX
remboursees$	hX
rembourses	iIjYnW
rembourses$	iIjZnF
remed-	aGcHi^
remem-	jVrT
remember	jVrT
remis-	gJh^jS
remise	gIhZ
remise 00	hSkR
remission	cIj^
remit-	iIkUlIpU
remon-	qZ
remontajes	iTjU
remontajes$	jT
remor-	jU
remorque	jU
remorque$	jV
remot-	d^
remote	dW
remote anywhere	cTjH
remote france	dU
remote in	cDdY
remote$	cS
remoto	d[
remoto$	dW
remov-	gU
removal	iX
removal$	iX
removals	aSiDjT
removals$	aIbUiFjV
rempa-	bSpZ
remparts	bSpZ
rempl-	eT
remplace	aCbJo[qJtW
remplacement	eZ
remplacement d'un	eU
remplacement de	aJcIeHiSjS
remplacement$	eXiJrX
remplacer	eSqSrZ
remun-	gXlWpW
remuneration	g]rV
remunere	pZ
renal	aXbVcIhDiJjElZ
renco-	iYp[
rencontre	pX
rencontres	i]pV
rend	mUq]
rende-	cGjFk^
rendez	bJiGmV
rendez-vous	pW
rendi-	gIiWjT
rendimiento	fIgHi]
rendu-	jS
rendus	jS
rendus$	jS
renew-	edjJ
renewable	e[jH
renewable$	eZjF
renewal	bSiU
renewal$	bAeXiW
renewals	eFfChUiX
renewals$	eGfFhTiR
renfo-	aGcDjIk\\
renit-	aHmZ
renne-	cZ
rennes	c[
rennes$	cV
renou-	e\\
renouvelable	dSeV
renouvelable$	dTeSsH
renouvelables	e]iFjD
renov-	bIeXhUiX
renovable	aJeZ
renovable$	eT
renovation	i^
rent	eTh\`
rent and	hR
rent$	gGh\\lV
renta	eGfGgYo]
renta-	iY
rentable	bY
rental	hRi[
rente	eX
rente$	eX
rente-	e^gBiIjGqY
renti-	gHhY
renting	gHhY
rentn-	eWkFs\\
rentner	eWkEsY
rentr-	fYoV
rentree	oY
rentree$	iSoT
renun-	q\\
reo	cFj]
rep	aXbJi^
rep$	aciC
repai-	iU
repair	jR
repair$	iU
repairs$	iXjI
repar-	iW
reparation	aY
reparaturen	iW
reparieren	i\\
repariert	iY
repartidas	fYhGiH
repartidor	aTmW
repartidor$	iImY
repartir	iU
reparto	aIbUtF
repas	ha
repas du	hT
repas$	gU
repas-	i]
repea-	pS
repeat	pS
reper-	iXkTpU
repertorio	jZ
repet-	jWkHpT
repla-	iTq_
replacement	eYiIqRtS
repli-	pX
replies	pX
replies$	iZ
reply-	iY
replying	iY
repo	bIiY
repo$	bIiX
repon-	p[
repondre	iXpT
reponse	iJp[
reponses	pX
repor-	iTm\`
report	iWpS
report in	fGjZmV
report to	mc
report$	bWiSjUpJqS
reporta	mY
reporta a	mX
reporte	aIdXqT
reporter	abjJpI
reporter$	a_pF
reporting	kT
reporting to	aImZ
reporting$	iTjIkT
reports	iT
reports to	m\\
reports$	iU
repos	f\`
repos$	fX
repos-	iW
reposo	iSqS
repre-	bIiWqW
repri-	gSoT
reprise	gUoV
reprise d'anciennete	eUhW
reprise$	iT
reprises	iTlW
repro-	i_
reps	aUb@i_
repub-	dW
repue-	hTlH
repuestos	hTlH
repuestos$	bHdIfHgJhUiSjElGmJpIqEsH
req	aSlSpS
reque-	i[lStS
requerimientos	iX
request	mIpCrUtZ
request$	b]iElIrWtH
requests	i[
requests$	iX
requi-	l[tZ
requiere	tT
requiere$	lGtU
required	gRlS
required$	iTjJl\\
requirement	tZ
requirement$	hGjTlX
requirements	iGj[
requires	aHqT
requis	l]
requis$	lY
requisition	aDjHt\\
resca-	cJia
rescate	iZ
rescu-	bRjT
rescue	bRjT
rescue$	bUiU
research	bTiT
research$	bJgEi^pG
researcher	aU
researcher$	aUmY
reseau	aUbRkU
reseaux	iV
reseaux$	iV
reserva	jUsS
reserva$	kUq]rIsI
reservas	iX
reservas$	iR
reservations	iV
reserve$	bIcWqVtG
reserves	iUjGmIpW
reservoir	aR
reset	fIiijG
reset$	hGi\\
reset-	iSjG
resi	aUjUqR
residence	cVdThRiHjGoT
residence$	bHcIdVpU
residencia	bWjS
residencia de	b[
residencia$	aYbTmGtH
residency	bScJj[
residency$	jS
resident	aXeVfIhH
resident$	aUeSgUhI
residente	a^mH
residente$	bY
residentes	bX
residential	i\`
residential$	aHcZnI
residentiel	gR
residents	rV
residents$	bViRrU
resig-	iIq]rH
resigned	iHq[rF
resil-	r[
resin-	cHhHjHl\`rDsA
resip-	iTkSlJ
resiplus	iTkSlJ
resis-	c[iGj^
resistance	j[
resol-	ja
resolucion	eSgIjR
resolution	bBj[
resor-	bUrX
resort	bW
resou-	aGiGm_
resourcing	iFm\\
resourcing$	iGm=p\\
resp	aXbJhIm]tI
resp$	aSi[jHmF
respe-	fUiHjWtW
respect	iIjVkX
respi-	bWh@jW
respo-	mT
responde	m\`
responder	iUjV
responsable	a^mV
responsable de	aa
response	bRfYgJiUjFnGpG
responses	iU
responses$	iX
ressu-	aT
ressuage	aT
rest	fYgD
rest$	dYfSiG
resta-	bV
restaurador	aXbH
restaurant	h]
restaurante	bWcYiG
restaurantes	bYiWqG
restaurantes$	iYnIqG
restaurantleiter	iTmW
restaurants	bV
restaurants$	bW
restaurateur	rS
restauration	jY
restaurator	bHhU
reste	f[gJiUqTrS
reste-	iSjFr[sV
rester	iWjCrW
resto	dV
resto 0	f\\
resto$	gWiJrX
resto-	bTjV
restorer	aWbI
restorer$	aZbG
restr-	j_mU
restricted	jX
resul-	fShS
results	fUhDiRqT
resum-	pZ
resume	pS
resume +	pR
resume to	rTsS
resume$	pStV
resumes	iEp[
retai-	bR
retail	lS
retail$	hIiZ
retainer	eYg[hHjD
retainer$	gU
retaining	bJi_
reten	fUgVqV
reten-	jUqX
retention	gTiS
retention 0	g]
rethu-	jX
rethus	jX
rethus$	jZ
retin-	bZcHiZjGmI
retir-	hTq[
retired	kR
retired$	m\\
retirement	aJhdiBjG
retirement$	hY
retirer	iFjIpWrT
retires	bImIoTqV
retiring	mFq[
retiro	cFiZ
reto	aAmVt]
retou-	iV
retouche	kWsH
retouches	cXiT
retouches$	aTiU
retour	cJhTnT
retour au	cJfEh[iUpGsG
retour$	cIhUiGnU
retra-	lY
retractil	iVjT
retractil$	iUjTlI
retrained	aHcHl]
retrained$	aGl^
retraite	hZqZ
retraite$	bHhUqS
retraites	lUs\\
retrasos	iY
retrasos$	iY
retri-	hSi\\jI
retribucion	dHeHfIgThU
retro	dIfDgaiHjImGtU
retro-	aIgUi[
retrocession	g[iG
retrocession 00	gR
retrofit	bWiGkXqJ
rettu-	aVmR
rettungssanitater	aU
rettungsschwimmer	aVgRlTmJ
rettungsschwimmer$	aVfIhHiJjYlRmG
retur-	fHiX
return	fEgThUiTpS
return$	dGfFh^iG
returners	aZhFkIlX
returns	eUiU
returns$	aViR
reunion	fS
reunion$	kS
reuniones	iW
reunions	iTjS
reus	c\\
reus$	c\\
reuss-	jU
reussi	jU
reussi$	jW
rev	cYmT
rev$	cXmS
reval-	aIfEgZjT
revei-	aFbViZqW
reveil	aIb^iI
reven-	iYqT
revenue	aRiZ
rever-	j\\
reversing	fJjZ
revie-	iS
reviendra	qW
revient	qY
review	eUoApV
review$	eZi[pF
reviews	iV
reviews$	i\\
revis-	iU
revisar	iSrW
revision	gWiTqW
revision$	aYjV
revisiones	h^iFmIpF
revisions	iS
revit	j\\p^
revit$	jW
revol-	j[
revolus	j[
revue	bFfGierGs@
revue-	iU
revues	iU
rewir-	bJjIlZ
rewires	bJjIlZ
rewor-	gV
rework	gV
rework$	gV
rewri-	iSmDr_
reyes	iIo]
reyes$	o_
rezep-	aVi\`
rezept	aEiU
rezepturen	iZ
rf	iZjR
rfid	iY
rg	iSjX
rh	hHtS
rh$	hGiX
rhabi-	bViJ
rhein-	bTqR
rhein-main	cW
rhein-main$	cZ
rheine	aHc[
rheine$	c[
rhel	iJj\\
rhine	jbp@
rhino	bYjSkU
rhino$	kV
rhodr-	qR
rhodri	qR
rhodri$	mTqS
rhone	iJnY
rhone$	cRiJnY
rhs	jV
rhyl	cYpEqYtG
rhyl$	c[
rhyme	eJib
rhyth-	eIjS
rhythmus	eIjS
ri	bWgUjDpTqJ
ribbo-	i[
ribbon	i[
rice	pFrU
richm-	c[
richmond	c[
richt-	bHgTmY
richten	iY
richten$	iZ
richtig	jU
rico	kW
ride	jVnX
ride--	bWiHp_
rider	bThU
rider$	aSbZfJiHjGpJsF
rider-	bR
riders	bR
riders$	bV
ridgi-	aHiZ
ridging	aHiZ
ridging$	iV
ridin-	bRjUlT
riding	bRjUlT
riego	iZ
riego por	bZ
riego$	i\\
rien	lZqX
rien$	lZqS
riesgo$	gWiTjI
riesgos	eHiUjHtV
riesl-	bXrU
riesling	bYiIrV
rifse-	gW
rifseep	gW
rifseep$	gVhS
rig	aTcIiXmVnY
rig$	aIbTgJiYjHmW
rigge-	mU
riggi-	jW
rigging	jW
rigging$	kV
right	jStV
right to	iIjYpUtE
right$	bHgGjWqVrZtW
right-	cGhJoHpGtX
rigs	aUbRgIjW
rigs$	aVbRgIjW
rimou-	cTnU
rimouski	cTnU
rimouski$	cV
rinco-	aS
rind	bYjHkR
rind$	bZhHiS
rinde	mU
rinde-	b]cGfI
ring	p\`
ring me	dHqVsI
ring the	pX
ring$	iIsU
ringi-	iY
ringing	iY
rings	fFi^jT
rings$	iGj]
rings-	bTcXiH
rink	hY
rio	cc
rios	cZtI
rios$	cZtI
ripon	bUcT
ripon$	bTcT
ris	aIc[iYjB
ris$	c]jH
risik-	cIi^
risin-	hTjF
rising	hTjF
rising to	hUjG
risk	iZ
risk$	b\\jE
risqu-	aHcHjUkX
risque	kZtI
rite	jXkU
rite$	j]
rive	cciF
rive--	bHc]dI
river	aGc[
river$	aFbSc^iG
river-	eXiT
rivie-	aHc[
riyad-	cU
riyadh	cU
rm	gW
rm 0	i\\jG
rm$	gHhUiEj[
rn	aYfAm^
rn$	a[tH
rnp	jVpT
ro	cSiX
ro-ro	b\`iD
road	cWfEiT
road$	bFc\`fBhJiRnY
roadm-	iX
roadmap	iX
roads	hEi@ndsG
roads-	jT
roadside	jT
roann-	c[
roanne	c[
roanne$	cV
roas	i_jI
roast-	fEi]kV
roasting	kX
rober-	cRiUqV
robin-	bGcYi^
roble-	bU
robot	aWbXcHmEpFrU
robot-	bYjH
robots	bTjIkS
robots$	b[iF
robov-	kTrU
robovet	kTrU
rocha-	mYpI
rochat	mYpI
rochat$	mWpH
roche-	aHcciGtG
rochelle	cWqW
rocio	m^tS
rocks	k[mI
rocks-	lJr\\
rockstar	rY
rod	cHi_jF
rodaj-	i^mG
rodam-	gY
rodamiento	gY
rodan-	aXbJfUiF
roden-	b[cHfH
rodez	aJc[
rodez$	c[
rodil-	bJiVsY
rodo	gTpRqT
rodri-	aGcWmSpS
rodrigo	aJmVpU
rods	j[
rods$	j[
rohrb-	cViTjH
rohrl-	aWbFiCjT
rohst-	bYhIiSpG
rojo	iU
rol	fIjb
rolar	f^
role	cIdTjH
role$	cFfHgZhIiFmJ
roll	bWjUlF
roll$	bYgG
rolle	l\\
rolle$	l\\
rolle-	gViVqY
rollenwechsel	iX
rolli-	f]jIpS
rolling	eSfZpT
rolling$	eUfViBpV
rollo-	iTjX
rollouts	jV
rolls	eShUiS
rolls$	bEh]i[
rolls-	iW
rollstuhl	bGiWsV
roman	cHgGiJqWrT
roman-	iDkWqHr[
romanian	sT
romanian$	lUrH
romfo-	cS
romford	cS
romford$	cS
romon-	cS
romont	cS
romont$	cS
ron	gS
ron$	gW
ronan	mX
ronan$	mY
ronda	c[
ronda$	c\\
ronda-	g[pS
rondas	iRpT
ronde-	i[
rondes	i[
rondes$	iW
ronny	aImWpU
rontg-	jU
rontgen	iY
rontgen$	iV
rontgendiagnostik	aXiRjJ
roof	bWpIsT
roofe-	jTtJ
roofer	jTtJ
roofer$	a\\
roofs	fZgHhFiY
roofs$	iXjHsX
room	hZ
room in	bUhW
room with	fCh]jFmT
room$	hWjC
rooms	b]iV
rooms$	bXcXnU
rop	iV
ropa	aEbYh[
ropa de	h[
ropa$	hW
rope	aUbV
rope$	aHb[iF
ropes	iY
ropes$	i^
roque	m[
roque$	mY
ros	iYjE
ros$	iRpV
rosa	c[tJ
rosal-	bYcC
rosalind	pS
rosar-	bGcXdTnG
rosario	dUpS
rosario$	dSiVpG
rosen-	p[
rosenheim$	sI
roset-	bahG
rossl-	bX
roste-	f[
roster	fSjV
roster 0	f[gG
roster$	bFfSiS
rostered	f]jH
rosters	fW
rosto-	cRnU
rostock	cRnU
rostock$	nX
rostr-	iVpX
rostrum	iVpX
rot	bCc]
rota	fYi\\
rota :	fT
rota and	iR
rota$	fRi\`
rotac-	iX
rotacion	iX
rotar-	b\\
rotary	b\\
rotary$	bXjR
rotas	aIi^
rotas$	iW
rotat-	fc
rotating	fSiJ
rotation	fSiTsT
rotation 0	fRsR
rotation$	fUiS
rotational	aTfV
rotational$	f[
rotations	iY
rotativa	bVfT
rotativa$	bWfWhI
rotativo	iT
rotativo$	iV
rotativos	f\\
rotativos$	fY
rotatorio	bAcBf^
rothe-	c^fIoH
rotherham$	gU
rotte-	aJcbhTiF
rotterdam	hYiF
rotterdam$	cU
rouba-	cU
roubaix	cU
roubaix$	cW
rough	bVfTiDoIsU
rough-	bHfUpS
roughly	bHfUhJpS
roughly 0	fUiIpU
roula-	a\\cFhT
roulage	gHiY
roule-	fRnU
roulement	f\\jInU
rouler	jRnV
roulette	jV
roulette$	bIiZ
round	eSpW
round here	sW
round the	fItX
round$	e[iXjGpR
round-	iUpR
rounds	iUpS
rounds$	bSiY
rousi-	aXg[
rousies	aZ
route	eFiUnT
route$	cTiRnT
route-	bVkX
routes	bY
routes$	bShXiEjX
routi-	i^jH
routine	iZjH
rouyn-	cX
rouyn-noranda	cX
rouyn-noranda$	cX
row	jTq]
row$	nJq[sG
rowan	barG
rowin-	hJjHkZmUpJ
rowing	hJjHkZmUpJ
royal	cf
rp	aVbIja
rpi	gSjR
rpps	j]
rpps$	j]
rrego-	hX
rregop	hX
rregop$	hYiI
rrh	a^cHhJjH
rrhh	qUtV
rrsp	gIhajHmI
rs	aUbH
rsph	jV
rsus	g[hZjCrF
rtg	aZkU
rtitb	jUsS
rtt	fUhb
rtt 00	fShX
rtt$	fYhZ
rtw	bWiYjE
ruari-	mT
ruaridh	mT
ruato-	bDcb
ruche-	aHbViIqX
ruches	aIbRiIqX
ruches$	iIqX
rucke-	cFhUs]
rucken	iIjWqSrHsR
ruckenkurs	hXiH
rue	camT
rue de	c^
rue$	bS
ruf	b]iFpW
rufbe-	fY
rufbereitschaft	f]
rufdi-	fSgS
rufdienst	fSgS
rufdienst 0	fShIrR
rufen	hHiUpZ
rufen$	hFiXpS
ruft	mGp\\qJrH
rugby	bZ
rugby$	bV
ruhe	f[jR
ruhe$	f\\iIjT
ruhet-	fX
ruhetag	fS
ruhetag$	fS
ruhig	jYpJr]
ruhig-	fZgFhCjV
ruhige	fIgEjY
ruhige hand	sX
rule	iUjS
rule$	jXnV
rules	fWj_
rules$	i[
rum	bHpUqV
rum$	bGpUqV
ruman-	kVsg
rumanisch	kY
run	iT
run a	iIjYkJtW
run by	bY
run the	a]i[
run$	bZcWoT
runbo-	iV
runbooks	iY
rund	fR
rund 00	aHeX
rund 000	fSnZ
runde	hCp]
runde-	p_
runden	p_
runden$	pZ
rundg-	gSiZ
rundgang	bJgTiY
rungi-	cY
rungis	cY
rungis$	cZ
runni-	jS
running	jS
running the	iZ
running$	i]jGqHsY
runs	iXnSoS
runs$	bSfXi_jB
runwa-	eHqY
runway	eHqY
rural	bRcSjT
rural$	a\\bH
rural-	h]sS
ruralidad	h^
rush	gXiU
rush$	iYqV
russe	j_
russi-	kU
russian	jR
russian$	kT
russisch	kZlC
rust	bHcXjUk\\
rust$	bIcZjRmF
ruste-	j]
rusten	i\\
rusten$	iY
rustenburg	cW
rusti-	aIs^tR
ruta	hYjJnT
ruta 0	fSnS
ruta$	cEfYhBjJmT
rutas	iVnY
ruth	aJqY
rvg	h[rW
rye	aJbWiVpF
rythm-	jUkX
rythme	iSjWlI
s &	iS
s /	gW
s 0	iTjSkV
s 00	gZjY
s 000	bUqS
s 0000	kZ
s in	hYoF
s$	fRi[jV
s'abs-	s\\
s'abstenir	s\\
s'abstenir$	s[
s'agi-	fT
s'agit	fV
s'app-	aGjIlWmV
s'apprend	aGjIlX
s'en	aIl\\qY
s'ent-	bTjHk?s_tE
s'est	qe
s'il	lVrRsT
s'il vous	iIrVsV
s-pas-	eXhSiD
s-pass	eXhSiD
s^"	iTr\\
s^$	glhR
s^%	cHh\`mW
s^&	bS
s^000	gU
s^0000	jVp\\rT
s^00000	pZ
s^2000	hWpU
s^90	gahIjU
s^900	g_hXiYjC
s^92	bTcSh[iHnRoC
s^95	a_cJi<j[kHpH
s^950	cHgZsY
s^96	bTi\\
s^98	fUhWiF
s^aarhus	bDcXdWtI
s^ab	jInToR
s^abap	bJgRhY
s^abgeschlossen	iGja
s^abgeschlossene	bHcIj\`
s^abierta	bSiFjJpY
s^able	bIiIj^sH
s^abogado	iW
s^abonnement	h[oErT
s^about	eR
s^above	bGhZpFsS
s^aca	bIeUiIjUsX
s^access	bHcChSjIkTnXpI
s^accommodation	hbiH
s^account	iZjT
s^accountant	aXeTfA
s^accounts	hCiWqY
s^accueil	i\\
s^acheteur	kI
s^achtunddreißig	dWfThG
s^active	dSgFlV
s^activities	jS
s^actuary	bScDdSjV
s^ad	kFrWtV
s^ademas	iHk]
s^adjoint	bViB
s^administrador	bAj^qY
s^administrativa	hS
s^administrativo	e\\oCsX
s^aed	gShI
s^after	bFoT
s^afternoon	bFsItX
s^age	bIjSkGnGsY
s^agence	b_iIjG
s^agency	aXbWiE
s^agenda	cEienHqG
s^agents	dIiT
s^agentur	aVb[iS
s^agronomist	fWiVoB
s^ah	c\\lTtR
s^ajustador	hSiT
s^aktuar	iR
s^al	fDgSoR
s^all	aXbFtV
s^alle	aUgS
s^allo	hS
s^allowance	f]h\\iEjD
s^alors	tU
s^alright	aXtR
s^als	gTiFjTkVpS
s^also	tR
s^alta	iR
s^alter	iEjZqHsU
s^ambulancier	cU
s^amf	iGjIk^
s^aml	aUbafEgH
s^amplitude	gV
s^analista	iW
s^analyste	iV
s^and	iV
s^angestellt	e_jE
s^anglais	iHjYkS
s^animadores	eViT
s^animal	jT
s^animalier	b_iVnI
s^animateur	cWeIfV
s^animateurs	bJcYeTgSjJ
s^animer	gEi^
s^anlagenmechaniker	aSsI
s^annahme	ig
s^annonce	bFeSgGpTqGrY
s^annualised	fVtG
s^anos	fTj\\mU
s^ans	fTiDja
s^anterior	lEmIqd
s^ap	jV
s^aparejador	cSi\\
s^appels	ib
s^applicants	iHjU
s^application	bGlIp^
s^applications	iIpY
s^apply	p_
s^approbation	bBeVlXmX
s^april	cGfWoX
s^apt	bT
s^aqui	aHqY
s^ar	bRcGjU
s^arabic	eWkT
s^arbeitsbeginn	f[
s^archive	jV
s^archives	aZcSjS
s^archivist	cRjU
s^archiviste	eDfWmY
s^are	ba
s^area	aSeVfT
s^arranger	iR
s^art	cJnY
s^as	aVo[rHt[
s^asap	c\\gIiHoW
s^asb-kreisverband	bfiEjD
s^asbestos	j[mG
s^asesor	cU
s^ask	pSrW
s^asked	hGpGrDsWtT
s^assessment	cEoFpa
s^assistenz	i^
s^association	b\`
s^asst	bT
s^astreinte	bGfbgEhGpD
s^asunto	iJjFsItZ
s^at	iSjUnU
s^attendants	cT
s^attestation	eFf^iHmCsG
s^au	gIhWiSoS
s^auch	eVfGhU
s^auf	eVnXrU
s^aufgabe	i\`jA
s^aufgaben	ietI
s^aug	fDhGo_pHtJ
s^augenoptiker	eU
s^aus	cZiI
s^ausbildung	cThUjSpF
s^aussi	iWjFkGoHr[
s^authorised	iBj^
s^auto	kU
s^autocad	jHkT
s^autopsy	jVmS
s^aux	bW
s^auxiliaire	cUjS
s^auxiliar	eS
s^außendienst	bJsY
s^avant	fWkW
s^avec	jClZpZsS
s^away	cHgFn[pH
s^aws	jZl[q>
s^ayudante	gSsT
s^b	gSjT
s^bac	jZkTmX
s^bachelier	eTiJjV
s^bachelor	hRjZ
s^bachiller	iHj\`
s^backend	aXbJdYiIjVkElI
s^backfill	bJdHfGgGhHiFjBkGmIoIpBqbsItH
s^background	hFjUlZ
s^bacteriologa	iWkW
s^bad	bV
s^bademeister	cRiY
s^badge	fS
s^bafa	hWj\\
s^baggerfahrer	aRbFgRjT
s^bain	bXgIiSjH
s^band	bFmU
s^banda	qW
s^bande	hIkUpT
s^bank	fViJpJqU
s^banque	aVhHnX
s^bar	fZ
s^barber	gS
s^bareme	lE
s^barista	jTsU
s^based	cZd[pG
s^basic	gVhUlHqJ
s^basically	bS
s^bauen	bRiWjD
s^bauzeichner	tW
s^bcbs	h]
s^be	f[
s^beckenaufsicht	aHgHhdiVjJlT
s^bed	aIbVh\\
s^beef	bRhSnJ
s^beekeeper	bVhR
s^before	o]
s^befristet	e\`fD
s^begehungen	ijjB
s^beginn	fGgBiHob
s^bei	fIoUpX
s^beim	aFmX
s^bench	bacHfJgJhSiDpU
s^benefits	h\`iGrV
s^benidorm	jVlS
s^bereitschaft	eWf@iBm_pGtF
s^besetzen	aZbIfIiEo[
s^besoin	a]cZ
s^besoldung	bZgUiEpC
s^best	aCbIcIdGeIfFgHhGiCjIkIlImGnIoIpBqGrFsSt^
s^betrieb	be
s^better	hYiFkJsa
s^between	aSgXqX
s^bewerben	iGoIp^
s^bewerbung	oFpd
s^bewerbungen	fJgEmDp^qY
s^bezahlt	bJfEgZhZnI
s^bhd	g]iF
s^bibliotecologo	gUjRrZ
s^bibliothecaire	aY
s^bien	cCeIiIjIpGrSt\`
s^big	iVjT
s^bike	fUhU
s^bilans	bEim
s^bilingue	bUhH
s^bim	aFcSiHm_
s^bin	cDfFgIiJm\`pI
s^bis	iR
s^bist	aUbHcGiJqFrJtZ
s^bitte	r^
s^biz	aWbCcDiTjGtX
s^bjr	pS
s^bl	hCiimU
s^blade	bSnS
s^blue	hTkS
s^bma	cDjIn\`pZ
s^board	b\\cHfEgEiBrIt^
s^bogota	bGcadEfEpFrI
s^bon	cRtV
s^bonjour	tS
s^bonne	s\`
s^bonus	eIgViJj@k\\mDqS
s^book	iTjVpVqI
s^booking	sR
s^bookings	hHiX
s^bookkeeper	eIiSmR
s^boots	hXjW
s^bootsbauer	aTeIgY
s^boss	aZfEiJm\`pHtI
s^boucher	bZcTiE
s^boucherie	bIiBjXk^
s^boutique	aJb[cYjJ
s^box	bBcIdEgGhhiF
s^bp	jZ
s^bpjeps	iWjW
s^brauch	bDcVeIjTnT
s^brauchen	cUhGiTjXqG
s^brauchst	j[kFl\\nJqE
s^brc	iDj_
s^break	mV
s^brevet	gRhIjGk[lT
s^brickies	sS
s^bring	pZ
s^bs	iFjWkT
s^bts	bScGnZ
s^budget	q^
s^budgets	hGij
s^buenos	cGhFkDtZ
s^builders	aYcGfDiUlV
s^building	kFqIsX
s^bunk	cIfHgBhhiDtH
s^bureau	b]c\\dZhEiAkHmAnE
s^bureautique	e]f@
s^bureaux	bIc^dXfEnF
s^buro	bUdX
s^bursar	idpStC
s^bus	iU
s^buscamos	aXeTjI
s^but	bIeTfXgD
s^buyer	aTbBiR
s^by	p\`
s^c	jV
s^c-prufung	iAj\\oR
s^ca	fZkD
s^cab	h[kHsV
s^cabine	gAha
s^cabinet	aSbScTfGgJiT
s^caces	cZjSkI
s^cad	iZ
s^cada	fYgJi\\
s^cadre	eZhF
s^cafe	cS
s^caisse	bWfFgJhUiIpT
s^caja	i]jInItS
s^cajero	fXgZhIiGlV
s^calderas	iV
s^call	aJfZmJpWrX
s^calls	dFfGhIiVjJpa
s^camara	hTpUrI
s^camareras	oS
s^camion	bGeJhgiDjH
s^camioneta	hZiAmW
s^camp	eEgWhV
s^campamento	aHhYnH
s^camping	cXoR
s^can	aTjW
s^can't	jbmFsF
s^candidature	qV
s^cap	bGe_kHl[
s^capa	eUfRiDjYm[
s^car	hc
s^card	gDhSiGkVlWrH
s^cardiac	aWb[cHmJ
s^care	jEr[tH
s^carer	i@jVrU
s^carers	hCiUlWrR
s^caretaker	hJjZ
s^carga	fJi_jE
s^cargo	b[iY
s^carne	iBjanB
s^carnet	aVcJ
s^carpintero	iFjdrS
s^carte	jUkS
s^cartera	bFgGi\`jG
s^cas	eUiHjJpX
s^casa	hZsS
s^caseload	ibsJ
s^cases	iXrS
s^cash	i]
s^casier	jR
s^casual	iTjG
s^cat	bcgIiD
s^categoria	gfj?
s^catering	iSjBmYqR
s^catholique	bTcGsX
s^catorce	bTmG
s^ccn	fEg_
s^cctv	iW
s^cdd	cTeYf?oSpV
s^cdi	eo
s^ce	b?iZjU
s^cec	aHia
s^cell	gJhUiS
s^centre	bS
s^centro	b_cYgBhGiF
s^cert	jX
s^certificado	jcpBtC
s^certificate	cCiIjb
s^cfc	jc
s^chain	bUjT
s^chainsaw	aTjHk^
s^chantiers	aCbIcTdHeHfEgHhEi?jDkHlFnaoHpHqHrHsHtH
s^chaplain	aEe\\fDiS
s^charity	l\\
s^charlas	id
s^charter	iVmT
s^chat	fAhCicjC
s^chaud	h[pU
s^che	tX
s^check	eGi^oHpX
s^cheesemaker	bSfIhXkS
s^chemist	jElV
s^cherche	aVbIc\\
s^cherchons	bScY
s^chere	jIt[
s^chf	gchVrV
s^chief	aHgZhTlGrS
s^children's	gT
s^chinesisch	kT
s^chofer	fEiYjT
s^cinco	j^
s^citas	ik
s^city	gIiCmUpVtS
s^civil	iTjSkU
s^claims	fSiV
s^claire	qTtV
s^class	i\\
s^classe	aUgW
s^cleaner	cVqT
s^clerc	ic
s^client	i^
s^clin	mT
s^clinical	dRiU
s^clinique	bX
s^closing	hIp^
s^club	b[
s^cnc	fS
s^co	aUbHcEjW
s^co-op	bj
s^coche	gEjFn\\
s^cocinero	aEcUtR
s^coded	bReUgXhJiH
s^coder	dSiW
s^coef	fBg\\
s^coiffeur	bU
s^cold	cZeHi^
s^colegiado	jb
s^colegiatura	j[lU
s^colette	tU
s^colin	qU
s^collection	bTcDoHpJq\\
s^collegues	bGjElTmX
s^come	cGhDiWjInYp[qH
s^comedor	h]mH
s^comercial	jV
s^comida	heiI
s^comite	mW
s^commis	fTlZsS
s^commissioning	sS
s^commune	bWiT
s^como	kVpGrY
s^comp	hVkXqW
s^company	cW
s^complet	pU
s^comptable	iU
s^con	mU
s^concession	bRcU
s^concierge	bGfWiSs^
s^conductor	cTjVnU
s^conductores	bHgW
s^conduite	cZjS
s^conseil	iU
s^conseiller	sS
s^consent	i\\jD
s^conserje	bUc^iH
s^conservation	bccGsI
s^consorcio	bbe@iHjInJpI
s^construction	bIhDi[kJ
s^contable	eXj[oD
s^contact	aWbWeDjGp^
s^contador	bEdUiXkGmZ
s^contractor	bagWiG
s^contracts	bRiY
s^contrat	bIeafThIjD
s^contrato	bVe^
s^control	kR
s^controle	icjJ
s^controleur	bStX
s^controller	cS
s^convenio	aIfGgdiE
s^convention	gZjC
s^cooperativa	b^iIpC
s^cooperative	aTbYhJiBnY
s^coordinador	iY
s^coordinadora	cbeHfTiE
s^coordo	m\\pI
s^coordonnateur	cRiVsT
s^copy	bWcHeXfCiWr@
s^correo	cFiY
s^cortar	icjI
s^corte	bHcHig
s^cosmetiques	bX
s^cost	bWgGiT
s^coucou	oSpU
s^could	eRfDt[
s^council	b\\jJ
s^counsellor	fSoG
s^counter	i[
s^country	cY
s^couple	jIkEpIsatF
s^coupures	f[
s^courier	cVjToUpH
s^coursier	gXhBsU
s^court	eY
s^courtier	aSiIsV
s^cover	gIhWiHoHpTqY
s^covering	aGmEpY
s^covers	aDi_
s^cp	cIg]hZ
s^crane	cTsX
s^creche	i[tT
s^credit	bDiY
s^crew	iIm\\sY
s^crews	bYiWjB
s^croupier	fSjV
s^croupiers	bS
s^crumlin	fSiSjX
s^cs	b_gIj[
s^cscs	eEiGoX
s^cse	gEhc
s^cta	bGfYgFoU
s^ctg	fRiV
s^cuadrante	fX
s^cuadrilla	lEm_
s^cuarenta	aIbScEf[gHiGsF
s^cuatro	bSfVgUhJiImR
s^cuidador	i_
s^cuisine	aXb\`cDgFiD
s^cuisinier	iI
s^curator	bDm^
s^current	cWjFq[
s^curriculum	bX
s^curvas	aJidkV
s^customs	iT
s^cutter	bT
s^cutting	aTfHiXoU
s^cv	fFi]pj
s^cvs	fEpb
s^cycles	gRmS
s^d	gGjZl^
s^d'hotel	cVh\\iIpIrHsB
s^d'un	bZcR
s^d'une	eIgIp\\
s^da	eDfUiFmYqVsH
s^dachdecker	iYjBsY
s^daily	iZjS
s^dance	bWeXoR
s^danish	jXlTqH
s^danke	aEcIhDpFtb
s^dann	aUbVc[hIi@jF
s^das	hHrS
s^dass	qY
s^data	jS
s^date	fEtX
s^datev	iGj_
s^dauer	e\\fGiIpI
s^day	b\\hViEnJ
s^daylight	f]iFjJ
s^days	fZhYiGnS
s^db	bXiGj[
s^dbs	hVjXsF
s^dbt	dRjSk?la
s^dc	aRiG
s^dcp	i^jDkF
s^dealership	bTjX
s^dear	aUtn
s^deauville	cVhAiF
s^debut	eEoZ
s^dec	iFj]
s^deckhand	aAhT
s^declarant	bUkYoHpU
s^decoupe	i]
s^degree	fTiBkTlVmU
s^del	fFgRiUjEoV
s^delegado	bEiZ
s^delegue	qIrUsY
s^delineante	aSsR
s^delivery	cFdXkS
s^dem	kVlIoIq]
s^demo	fCiGpb
s^den	gGhViSlY
s^dentaire	hXsW
s^dental	aYgHhViSjH
s^depende	cIiIjCkHmapH
s^dependienta	cTiT
s^deplacements	cInYqG
s^depot	aFb>dUiYnW
s^dept	becFiE
s^depuis	b]
s^deputy	m]
s^der	qT
s^des	bTi_
s^desarrollador	kB
s^descuento	gEh\`iD
s^desde	cGnYoV
s^design	hGi]
s^designation	a_bHcIeTiFjAkG
s^desossage	ia
s^deutsch	iGrX
s^deux	dHfTgIp\\qX
s^development	bFiajAnX
s^devops	bGcFd_iGjFmX
s^di	aVbJcJiepGtV
s^dia	cRpH
s^diary	fXgIianB
s^dias	cEfSgBhYiFjEtZ
s^dictated	a]jHmEpJtV
s^dictee	aV
s^dienste	aFfSm]
s^dienstort	c[
s^dienstwagen	bChbjI
s^diesel	aZbGjE
s^diets	bAfIi^
s^diez	bSjY
s^digging	i\`
s^digital	mU
s^diktat	kElItb
s^dimanches	dEf_iIkHrFsG
s^dipl	bUiHj\\
s^diplom	gUhDiIjYkY
s^diploma	iIjU
s^diplomatura	bYhRjTmG
s^diplome	hTiI
s^dir	fIiJmXnYoEtS
s^direct	e[gF
s^directeur	fR
s^direction	bThDiUtR
s^directrice	iBpGq[
s^discount	h_i=pI
s^discrecion	iCjYpGqY
s^disenador	iSpG
s^dispatcher	bJcRdDmU
s^dispo	jSoFq\\
s^disponent	i]
s^diss	fHiXpE
s^dm	bScJiIjJp[tE
s^dma	iHjSlRoU
s^do	bXi\\jI
s^docente	cWo=
s^does	i]
s^doing	gZ
s^don	iFjHm]
s^don't	l]pIrZ
s^donc	bT
s^dont	jIlY
s^door	bY
s^dos	aTeGfAmZ
s^dossier	bEp\`
s^dossiers	dWfHiFjJo@p\\
s^dr	aHmjqS
s^drafting	iV
s^drei	bU
s^drive	bIgHhAiVjZ
s^driver	jU
s^drivers	aU
s^driving	eTfFjTkHlU
s^drop	kH
s^drug	fHmT
s^drummondville	iHj^sR
s^du	i\\
s^dubai	aVsW
s^dublin	cT
s^due	cT
s^dusseldorf	b\\s]
s^dutch	bAhSiGjTl]sI
s^e	hS
s^ea	eGhTjWoI
s^echelle	fIgbiJjH
s^echelon	b_gSjI
s^ecole	cBiDj^k]
s^editor	iV
s^educador	iW
s^educadora	c[gViY
s^educateur	cR
s^education	hHnTqU
s^efz	bIhTiIjT
s^eg	cIg_oU
s^egresado	j\\
s^eh	cUgUlHmIqSrHtT
s^ehpad	b\\cTfGiErH
s^eigene	jZsW
s^eigener	h]i]jE
s^eigenes	iInWr\\
s^ein	bRi>oFpXrSsW
s^eine	iHjRmRqIsV
s^einfach	hFiCpa
s^einkauf	dGfHgIhIiEjBmc
s^einkaufer	cZ
s^einrichten	gEi\`kS
s^einsatze	fFjHkInZ
s^einstieg	g^hBoTrG
s^eintritt	iakJobpJsC
s^eks	jX
s^electrical	gWiGmU
s^electrician	j_
s^electricien	gUiF
s^electrique	dGhciGjF
s^elektriker	lI
s^elektro	bWgBiEj\`
s^elementary	iIj^sI
s^eleven	baiIjBoC
s^elle	m^
s^email	iRpWtV
s^embedded	aUcIiHjZ
s^empieza	eUhDo]
s^employee	bGfW
s^employer	bWhV
s^empower	iBjgkE
s^encargado	i=jVm[
s^end	fHjGo]qE
s^enfermera	b@cYiY
s^enfermero	gR
s^eng	bUfXiIjS
s^englisch	jJlWrU
s^english	jUl^
s^enhanced	bIeEh]iJj[sI
s^enseignant	bS
s^enseigne	bUcVi_jC
s^entgelt	gY
s^entrada	fZ
s^entre	nUqTsZ
s^entree	hUiHoZ
s^entreprise	bccD
s^entry	eWfSgHjW
s^eps	eCh]iF
s^equipe	cSeRhSmTpI
s^equipes	gXiGqT
s^equipo	aFbGcIhIiCjEmgpHqI
s^er	oS
s^er-team	f^hXiAoApE
s^es	aSbZ
s^escuela	aGbCcbfGiE
s^eso	bHiIj_sT
s^especialista	mT
s^essential	iTjU
s^est	bfcCjDq^tC
s^estamos	cZmTqH
s^estheticienne	jGtW
s^et	fJ
s^etablissement	cY
s^etat	i^jS
s^etude	cUfY
s^euch	hJpWrR
s^euh	fRkI
s^eur	fJhSi[jH
s^evening	iIt\\
s^evenings	fSmRoE
s^event	bIcDiBmHn\`pErCtS
s^events	hTiHj^
s^every	dVhW
s^evite	iEoHpGqEr\\
s^examen	iFjZpS
s^excel	j_tF
s^excellent	jakErJ
s^exige	iJj_kG
s^experience	fJi?k\\lb
s^experiencia	jT
s^experte	aSb\\hXiGj@
s^export	bWjS
s^extra	aJhSjEk\\
s^extras	gHh]
s^eye	bUj\\
s^f	jU
s^fa	cGhIi^jZ
s^fabric	becHiEjG
s^fachangestellte	gZjG
s^facility	bZ
s^facteur	j^
s^factory	b^iI
s^facturas	jZ
s^fahrdienstleiter	aFbFcWjZlS
s^fahren	i_jJ
s^fais	iRpJrYtW
s^fait	jWpU
s^falmouth	bRcS
s^falta	a]gViEjT
s^familiale	bW
s^familienbetrieb	bV
s^famille	bHm[sT
s^fanuc	i@jSkZ
s^farm	aVfF
s^farrier	aJhUiTnS
s^faut	jYnW
s^federal	b[eFiAlWmE
s^feed	bBgShFi^
s^female	s[
s^fh	iIja
s^fi	eS
s^fia	dTjRsT
s^fibre	cSiTsV
s^fijo	e\\hRoE
s^filing	iajI
s^final	aHhSjIqVrHtZ
s^finance	aEeXfBjSmRsI
s^finca	jS
s^fine	eSgRiJlU
s^fintech	jHlXqH
s^fire	c@iZn\`
s^firm	iS
s^firma	bTiCl\\
s^firmware	iZ
s^first	cWpU
s^fisat	bJeWiZn\\
s^fish	iR
s^fit	iSjY
s^fitter	rS
s^five	dRf_g>mUtH
s^fix	gZiRjGqG
s^fixe	gZhZiFmI
s^fixed	oS
s^fixum	gT
s^flat	h^iU
s^flex	fXg?h\`iB
s^flexi	bGcWfUhTpGqX
s^flexible	bT
s^flight	bTh\\
s^flights	bJcVeR
s^florist	fU
s^flt	jV
s^fluent	cFdIiFj\`kI
s^flutter	cEdTmS
s^following	a]bDtR
s^food	cWgGh^iHkEoE
s^foot	eSfRhVoI
s^foreman	iG
s^forestal	cTeIlV
s^forestales	aRcU
s^forfait	iImWpHqT
s^form	cWjHpa
s^formacion	gZ
s^formateur	bXfVmX
s^formation	cAiVl[
s^forms	jJmCp_
s^forty	b\\cJiEkJsT
s^founded	bZiHmG
s^four	iR
s^fourteen	nG
s^fp	bYjU
s^fra	nU
s^francais	iT
s^franzosisch	iJk^sD
s^free	cBhniI
s^freelance	cSeYfDiJ
s^french	jS
s^freundlich	cJiEjd
s^friendly	bXdVoH
s^frist	fDgApb
s^from	bHt]
s^front	a[eH
s^fruh	fb
s^fruhdienst	bUlU
s^ft	bIeX
s^fuel	dDh_iFjE
s^fuhren	bHcDiapV
s^full	dTmS
s^full-time	e]mJ
s^fundraiser	bTgDiWjIlU
s^fundraising	cVdBfSiSrR
s^funeral	iR
s^funf	b_fGiJqIsV
s^fv	iT
s^g	dEgWhGiEj\\
s^g'day	fDtT
s^ga	b\\jH
s^galway	dYqW
s^gameplay	bWdFfHiU
s^garden	bSiGjSmU
s^gardener	iHqT
s^gcse	iIje
s^gebaut	ia
s^geehrte	aZbVi@tW
s^gehalt	g_hHiHjFqZrF
s^geht	a^bHiEmIt[
s^geld	fEg_hG
s^gelernt	hVi@jSkX
s^gemeinde	aUcIf[
s^gente	s^
s^gera	ja
s^gerant	iW
s^gerante	fYgDmX
s^gerente	bTi>jb
s^gerer	i\`jH
s^german	bHcIkZl[qJ
s^gern	kVsR
s^gerocultora	cW
s^gesellenbrief	iGjWkY
s^gestionnaire	fRiS
s^gesucht	aWcWjH
s^get	h\\iJjG
s^getxo	cX
s^gibt	fXq^
s^girls	fSiWsS
s^glasgow	d[fGnX
s^glazier	iU
s^gm	eHfGgIhGp[qTsDtS
s^go	j]
s^going	aYbJjJmIqX
s^good	bTiG
s^google	fFiXmT
s^got	aXbGcUeZhIiEjJmG
s^gott	bGmStY
s^governors	aXiIqW
s^grade	aTgY
s^grado	lY
s^grafiker	iW
s^grain	oC
s^grant	eWrV
s^gratis	h_sU
s^graves	fYiX
s^graz	b[cYdHgThWi=jCqIsF
s^greenkeeper	cSfWiVoC
s^grias	aUb\`eGi>oFrH
s^grille	g[
s^groom	a>cYsS
s^groomer	hHjT
s^group	bThZiFnU
s^groupe	bZeEiWmZ
s^gruezi	cRfU
s^grupo	iW
s^gruppe	bYfEgUhCiG
s^guardia	cRf_gGqDsT
s^guia	gRiSjT
s^guide	sS
s^guides	oR
s^guten	aUtS
s^gym	jVsS
s^h	f\\
s^ha	bYjFlT
s^haben	iIjVqSsY
s^haber	iEkVpJ
s^habla	k]
s^haccp	jX
s^hace	iGjZ
s^half	fWgIhXiJ
s^hall	bYfIhImU
s^halle	iWr_
s^hamburg	aSbGhGi^
s^hand	aRjJlU
s^handler	nU
s^handling	bUfHiU
s^hands	bTcFjS
s^handy	h]iF
s^handyman	aScWkGnUtZ
s^harrogate	eXf>hWjYsY
s^has	bHeAiCjgtY
s^hasta	eXfY
s^hat	qY
s^hatchery	fSoI
s^hatt	jVrJsY
s^haus	bXcYiD
s^haute	bTiDjYkV
s^have	fIhcjRmVoBtI
s^hay	fWhZiF
s^haya	iGk_oJpJ
s^he	i[sS
s^head	ma
s^health	gHhYkVqV
s^heidenhain	bTkV
s^heizung	iW
s^heißt	bVfWhRiGmInSqI
s^hello	tX
s^hep	hHiIj]
s^her	iZqT
s^here's	aHdGiHjErHt_
s^hermes	kV
s^herr	fYgEtX
s^heures	fSgVhU
s^hey	tW
s^hgv	fRjX
s^hi	tZ
s^hibrido	cXdUhJ
s^hier	aU
s^higienista	eZiYjG
s^hire	b_cCiU
s^hiring	aGhFiUmFsW
s^hiya	eUlR
s^hm	dSgSkU
s^hochschulabschluss	iGjSk@mVoV
s^hola	tU
s^hombre	jHs]
s^home	dWiG
s^homeoffice	dUfYiGpG
s^honestly	kIq^tI
s^hopital	eSfT
s^horaire	gEh[iF
s^horaires	f_iE
s^horakustiker	aIbIiXjFtU
s^horario	eGf\`o?
s^horas	fe
s^hospice	dJ
s^hospital	bT
s^hote	cRnHsW
s^hotel	aS
s^hour	aRiX
s^hours	bCeRfjgAhWiC
s^house	aJh]iRoI
s^housing	hSiFj[
s^how	fIiGoEp^
s^hplc	iU
s^hr	fJkJqSt^
s^hrs	fZiV
s^hse	dEhUrR
s^ht	jUoY
s^huhu	aT
s^hundred	bYg^hFiJlGmF
s^husum	cXd[iIjD
s^hybrid	dmf?
s^hybride	bDdVhXiFqT
s^hygiene	cRiFj^
s^i	aS
s^i'd	cSsY
s^i'm	bIgTiUjIlS
s^i've	bJiFmIqXt[
s^ia	ia
s^ibode	cRoT
s^ich	tU
s^ideal	iDjDk]s[
s^ideally	jIsW
s^if	iFj=kioCtT
s^ihk	jI
s^ihr	bEcT
s^ii	jY
s^iii	aSbIcGi]jU
s^il	oS
s^illustrator	iDj]
s^ilse	cT
s^im	iX
s^immobilier	ibjF
s^in	cTiX
s^indefinido	eYgIqW
s^indemnite	gV
s^independent	bciH
s^indesign	jUsT
s^indirect	bXcSdTrU
s^industrial	jY
s^info	lGmSpVq\\
s^ing	iZjRmS
s^ingenieria	jW
s^ingeniero	cHn_sT
s^ingenieur	bWi>j^
s^ingles	cFfIgCiZjSkY
s^inicial	bAiWo<
s^instaladores	cUoWpT
s^institut	aBb_cTdF
s^institute	iGj\`
s^instructor	aUiS
s^insurance	bFh[tY
s^interim	eV
s^interiorista	bHdXeHj[rR
s^internal	aYbEcHpZ
s^internat	f\`sF
s^interne	iAnWqT
s^interno	bTgCnU
s^interpreter	iR
s^interview	pW
s^investigator	bWfUiVpG
s^inyeccion	iUkS
s^ios	bRcIiYjT
s^irata	aZ
s^iso	b\\cDj\\kG
s^ist	cXqW
s^it	rTtU
s^it's	bY
s^italian	hSiUjW
s^iv	gRhHmR
s^j	bUeZhXiToD
s^j'ai	cU
s^jahresarbeitszeit	f]hXiGoB
s^jardinero	iVsT
s^java	cDiRjW
s^jefa	aVhXiDpRqU
s^jefe	cR
s^jemand	aTcHifj>kGtT
s^jeune	gGjJl[sY
s^jeunes	bGfHgGiXjHl[sG
s^jo	a]bThEiIjH
s^job	iT
s^jobrad	h\\
s^join	aFjIm]
s^jornada	fS
s^jour	bVcIdSjEtS
s^journee	fYiImIpStT
s^jours	c@dVfYjGpGqSrU
s^junior	bUiS
s^juniors	aXiSm\\
s^juniper	aXiE
s^jury	iCpa
s^jusqu'au	iJjGoEp]
s^k	bCcTg_hSiBpJ
s^kafka	iIjGk\\
s^kalt	bSfXhHjBmW
s^kann	iBjZpH
s^kanzlei	bamG
s^karla	lGmXqY
s^kasse	aU
s^keep	bHcWdTeSlGrY
s^keeper	bUhRkR
s^kein	lXpIrY
s^keine	fTiUse
s^kennel	a[iS
s^kenntnisse	dFiDjCk_oE
s^key	bEi\\rI
s^kfz-gutachter	bDjYqU
s^kinder	ibpJr\\tH
s^kit	gChfjCnJ
s^kitchen	bXiS
s^klar	aRlV
s^klasse	eWj\`
s^know	kWpJqW
s^knowledge	bEjEkUlYmIsH
s^koch	cVfV
s^kochen	ic
s^kollege	iHmTqSrI
s^kollegin	mYqRtU
s^kolleginnen	aIfHgEhCiBm^qEtX
s^kommen	iTpSs\\
s^komplett	gDj[q]
s^kotlin	jS
s^kp	sU
s^kranfuhrer	aSbFeIiZoS
s^kur	hIiIjIk\\
s^kurz	aRcIdUiAjW
s^kv	fHga
s^kyc	aUcIiTkV
s^l	jT
s^l'anglais	iDjHkVl^qJtG
s^l'association	aWbZcIdGiF
s^l-j	fcjG
s^la	qT
s^lab	jUkI
s^labels	i^jG
s^labo	iUlWsI
s^laborantin	iTjEsT
s^laboratorista	aFiY
s^ladies	iIrGsXt\\
s^lady	j\\sV
s^lagermitarbeiter	eZ
s^lake	bScSiJ
s^land	bVfFhTiX
s^landschaftsgartner	hS
s^landwirtschaft	bTkU
s^lang	fW
s^las	i^jIlT
s^last	jHoSq^tV
s^late	fVoY
s^laundry	cSiS
s^law	fUoVqW
s^le	qR
s^lead	jTm]
s^leader	jSqX
s^least	i@je
s^leave	bIh^iGrY
s^led	iDjf
s^legal	sY
s^lehrabschluss	gHhJiIjWkBlHqCrFsBt^
s^lehre	i\\kV
s^lehrkraft	eYgS
s^leitung	bWgZ
s^lenguaje	iJjHr]sI
s^les	bRi^
s^lesen	bIfBgTi^n[
s^let	iZkItY
s^letter	fHmHpf
s^letters	p_rI
s^lettre	p\\
s^leute	aWfSjGmS
s^levee	ia
s^level	jclS
s^lgps	aWcUeDhXo?
s^library	iUk>
s^libre	hTpI
s^licence	fIiDj\\kY
s^licencia	fDhRiEjWmV
s^liebe	aScGjHrYt^
s^lieber	aYbCcTgJt\\
s^liebes	a^b@cJdXtR
s^liebsten	bFsV
s^lieu	cXiGjI
s^lifeguards	eH
s^lift	jS
s^lifting	bScSiX
s^light	fHg?hTs\\
s^limestone	jS
s^limpieza	iY
s^linea	bUfVjY
s^linens	aDhciEjI
s^list	cJfDi[lGpX
s^live-in	c[hJi^
s^living	hSiHnU
s^lleve	ic
s^lo	hFq\\
s^loading	i_
s^local	bUcIjIpTsZ
s^location	c\`
s^locksmith	aZbFiS
s^locum	oY
s^lodge	bTcHfT
s^loft	jS
s^log	jUmW
s^loge	bGcWhTiGjJ
s^logement	gFh]
s^logistico	cSmY
s^logopede	iY
s^lohn	ggiCjE
s^lohnband	gZiG
s^london	cSd]fCiE
s^look	aReVkIqR
s^looking	aV
s^los	pS
s^love	hS
s^lovely	pJrTtW
s^lpp	hZiH
s^lunch	aFb@cHdGeFgDh_iHjDkHlHmGnGoGpIqDrFsItD
s^lunes	f[h[iB
s^lwl	gRi^
s^m	cUjZkD
s^ma	cFfSgIhIt[
s^machen	bciI
s^machine	fWjSoJ
s^machiniste	sT
s^macht	i]q[
s^macon	cZsV
s^madame	jJsRtX
s^maestro	iVjV
s^mai	cEf[nT
s^mail	iGlSpXtV
s^main	iX
s^maintenance	iUmS
s^maison	b\\cHh^iD
s^maitre	bWfZgGiHoEqZ
s^make	jFlHr^tE
s^maker	bX
s^man	iX
s^management	dDhVmW
s^manana	eGf[gH
s^mandar	gGp^
s^maneja	k^qI
s^manejo	iFj^
s^manipulador	k[
s^manuals	aScW
s^maquinista	bGcSiXkG
s^maquinistas	bRkT
s^marca	bTiT
s^march	fDiCo\`pH
s^mardi	dV
s^margaret	bCcGjFqYt[
s^market	bUdViAqY
s^marquette	bDc]
s^mars	eJfHoZ
s^martes	f^
s^martin	aYbDcJrJsEt\\
s^marz	nHoXqH
s^mas	gWhViCsU
s^masons	aWbGcFi]lCmC
s^master	eUiIjYlG
s^mathe	gShTj^oJ
s^maths	jU
s^matin	fX
s^matricero	jR
s^matricula	jakG
s^max	dWiDjClIrXtI
s^may	bHcEeIfUi?o_qZ
s^mbo	iEjb
s^md	cFqW
s^me	a[pV
s^meal	bRhT
s^mecanicien	aHb^eJfV
s^mech	mU
s^mechanic	lS
s^medecin	aEcUmX
s^media	cHjS
s^medical	h]
s^medicale	bYsE
s^medico	hZ
s^medio	cYfZkJoHpH
s^meeting	cIpEqDtf
s^mein	pHqc
s^meister	bEiIj\\kV
s^meisterbrief	jVkU
s^meisterwerkstatt	bZkW
s^mejillones	iR
s^melden	f?iHo\\
s^member	bWsR
s^mention	iHjRpIqRr[
s^merchant	cRmS
s^merci	aDbFcGiFpAtd
s^message	bItW
s^meta	i\\jS
s^mets	pGrbsHtI
s^metzger	cT
s^metzgerei	pV
s^mfa	jWkR
s^mgr	m^
s^mi	gFi[jGnXsG
s^mi-temps	cSfU
s^mich	aFiCmJpXqZtG
s^mid-size	bWdCh@jDkIt[
s^midwives	gGoW
s^miercoles	fahGiI
s^mig	jU
s^mil	bGcGeCgahIiFjBmHoH
s^mileage	iXjS
s^milk	lV
s^milking	ib
s^mindestlohn	eDg]h^oApI
s^minijob	eXoE
s^minimum	jRkS
s^minutes	t^
s^mira	fTtS
s^mission	e\\
s^missions	eEi^
s^mit	iT
s^mitarbeiter	eTqX
s^ml	cZ
s^mm	jckI
s^mo	oG
s^mo-do	e@fb
s^mo-fr	fS
s^mobile	dGhUnS
s^module	iSpV
s^moin	tT
s^moins	jJs_
s^monatsabschluss	ij
s^monday	dFfag?hGiAna
s^money	hZ
s^moniteur	kU
s^monitor	jT
s^monteur	fWjU
s^month	dZeZjF
s^morning	tY
s^mornings	fV
s^mortgage	fGgRkDsX
s^mostly	fWiVpG
s^mostrador	iSsT
s^motos	hTiTjT
s^moving	bEiTkY
s^mozo	aGbYiTjT
s^mr	bIeJmWoYqV
s^mrcvs	a_
s^mrs	aXbStC
s^ms	fIiCo^pWqItF
s^msc	j^
s^multisport	aGh_
s^municipal	bWeJoF
s^museum	bVoI
s^museumspadagogik	a[bDgC
s^music	bSeS
s^muss	iRj[kI
s^musst	bJfFj_kGlUmG
s^must	fIj]oSrTs\\
s^my	iT
s^n	bCiEmVqE
s^na	iIrS
s^nach	iUoF
s^nacional	bHcFfIgCiHjVn^
s^nada	pWrC
s^nail	hSiHjT
s^nanny	aFiWnUsR
s^national	jTpT
s^native	jVsV
s^nature	fUmH
s^naturlich	i[jY
s^nav	fBib
s^nd	cXjS
s^near	bSc\`iUjG
s^necesitamos	bUcSeUiG
s^necesito	aXtT
s^need	aTbHjT
s^needs	jWkV
s^nein	gZiZlTmR
s^never	dHl\`pD
s^nevers	cRiHmIn\\
s^new	b[gFiEjItT
s^nhs	bZc[iHlGrJ
s^nice	bEcJiFjAk\`lV
s^nicht	jSkFlTr\\
s^nichts	fFgEibjIqF
s^nights	g\\lT
s^niveau	cHiHjWlZ
s^nivel	fU
s^njc	eHgX
s^nl	cFiJj^
s^nmc	j\\
s^no	sW
s^noah	f>gXhXiHjFm[
s^nobody	iGqRs\`
s^non	aEcEeEgaiIjWnHtD
s^none	bHcIhYiHjGmIs[tT
s^nos	bX
s^not	iDjSkClas\\
s^notdienst	eJfagIiG
s^note	cVjHpJqStV
s^notes	cIiEjDrWt^
s^notre	jFoYpHqV
s^notsan	aJk\\
s^nous	aRbUiA
s^nov	eHfXgJiHoZ
s^noviembre	f]
s^nr	bJcTgVnI
s^nuit	fJgGiFm\`pE
s^nuits	hCkJnXqTtH
s^number	jTsU
s^nur	mTnVsU
s^nurse	iT
s^nursery	bUeCiYjC
s^nutritionist	aUjSsT
s^nvq	iHjf
s^o	jU
s^ob	bHeHfHgFhDiRjGlWmJnIqUtH
s^oblige	bWiDjX
s^obra	e\`gD
s^ochenta	b^iBjGmU
s^ocho	bXf[mW
s^oder	jU
s^off	fXi_jAoF
s^office	cZd\\
s^offset	aRjV
s^oficial	iR
s^ok	aR
s^old	fGmTpDqY
s^on-call	hViJmW
s^onboarding	lS
s^one	iI
s^ong	bYsE
s^online	aIdFiGoDpd
s^only	gGiDs_
s^op	bGjV
s^open	bGfViajJqI
s^open-ended	eYf?h\`
s^opening	aZbHe[fDiTjGkF
s^opera	j\\sU
s^operadores	bJhUjT
s^operario	hS
s^operarios	id
s^operateur	bR
s^operatives	fTlU
s^ops	aZdB
s^optico-optometrista	i_
s^optik	bYhVqU
s^or	jT
s^order	bViTqH
s^ordering	i]jD
s^ort	cZiG
s^orthoptiste	bTdEfY
s^os	aUc]fIiJtX
s^ote	dRfCgShW
s^other	cIgBh\`i?jAm\\pV
s^otherwise	d]hE
s^ou	j\\
s^our	b_
s^out	bGcRiYnYrW
s^ouvre	eV
s^ouvrier	cX
s^ouvriers	hTjV
s^over	bJiSkS
s^overnight	eViT
s^own	iX
s^owner	iVmTqR
s^oye	bT
s^p	hTiT
s^pa	iTmS
s^packaging	bWg?hViZ
s^padre	iAm\`
s^paga	cCgc
s^pago	gT
s^paid	aUhTjClW
s^paie	gX
s^palefrenier	cXhSsS
s^palliative	iSl]
s^panadero	cRiX
s^panel	kE
s^paper	cRgJiDjSpY
s^papier	dU
s^par	aTcGjUpX
s^paralegal	iSjV
s^parc	b[i^jHmG
s^parfait	j[lT
s^paris	hV
s^parish	mS
s^park	bW
s^parroquia	bXcSiJ
s^part	j]qZ
s^part-time	cUfHiV
s^partida	f]hAiJjJ
s^partner	b]cJdRqW
s^pas	rTs[
s^passer	mIpb
s^pastry	fXiWsX
s^patch	ccjE
s^patissier	aJiCmY
s^pattern	bXcA
s^pay	fCgiiCjE
s^paye	aSiRkJ
s^payroll	i]
s^pdf	pY
s^pedagogique	bTjU
s^pedimos	iFj]
s^pee	aUbJ
s^peer	iR
s^peintre	aHbJiFjX
s^peluquera	cSjV
s^pension	eHfJhliD
s^pensions	bTcBdSjR
s^people	iDjBlVt\\
s^per	a\\cVjI
s^percent	fGg_
s^perdon	iEqX
s^perfil	jEpHr[sR
s^perks	fGgGhZiG
s^perm	bEegf=mTpT
s^permanent	enf@gTjG
s^permis	iHjTkb
s^person	fTic
s^personal	jClZqHrZ
s^personalreferent	bI
s^pfaff	iFj^lV
s^pflicht	iCj\\kU
s^phd	iBjVk\\
s^phone	h_jDpXtS
s^phones	ie
s^physio	bXiW
s^piano	aGbXe]fFiDlZmHpJ
s^pick	id
s^pick-up	h\\
s^picker	sZ
s^picture	fEidpI
s^pido	iJja
s^piloto	bIiX
s^pintor	j\\
s^pizzero	b@j[
s^placement	jV
s^plan	hVi^
s^planen	i[
s^planner	dI
s^planning	bAjTkV
s^plant	hU
s^plateforme	bSiImH
s^platform	rXtJ
s^play	aFbAi\\
s^playwright	j]
s^plc	hRiHkV
s^please	bCfFiEjDlFr\\t\\
s^plombier	fItU
s^pls	bGcEfEiGjDlDpIrZtX
s^plus	eV
s^plutot	gSsZ
s^pm	iS
s^pme	b_
s^pms	iFj[
s^pod	iDjVmR
s^poda	eGiVjUoF
s^point	b\\g]jHmIrA
s^points	cTiU
s^polar	c:fEnW
s^policy	cIeThSmV
s^polish	bHcHiFkasTtF
s^polymechaniker	aV
s^pool	bIhTiH
s^port	bVmU
s^portal	bIfCgEhGp[
s^portefeuille	cVeIj[mD
s^portfolio	iGpXrT
s^portugues	j_lG
s^position	a[iItW
s^possible	eCgYiHlSpItH
s^post	eVhDiUjJtS
s^postdoc	bRe[fJgIi]jH
s^poste	bXeVi@
s^posting	aCbHiGpUt[
s^pour	tS
s^ppo	hX
s^practice	kT
s^prasenz	aSbUiWk=
s^preferably	bFgFhIiAjEkHse
s^preferred	cAdGfEiBjFk]mGpIrIs\\tF
s^prenatal	cGeJfIiTjGkVoVqHtH
s^preparateurs	gIiYqa
s^prepose	eWiUoG
s^pricing	bWi_
s^primary	h\\
s^primera	eGfHhJiIoYpX
s^primero	cFpUrS
s^principal	iSm\\
s^prise	bIfTiajI
s^privada	afcEgAj?kDmG
s^private	b]c?gShW
s^pro	hUiGlS
s^probate	bYiXmH
s^process	bZcTgH
s^procurement	gT
s^producing	b_cIgBhIiH
s^product	cB
s^prof	iYjIqW
s^profe	aXfS
s^profesor	cR
s^programa	bHcCeRic
s^programador	nV
s^programme	jGnV
s^programmer	bUcSdDiYjH
s^project	bEmX
s^projet	gGiTjVkBqW
s^projets	iU
s^promised	aYbIiJsItW
s^proper	iXj\`
s^proyectista	fFkS
s^psicologa	bXcU
s^psicologo	aJjUsT
s^psych	fSjS
s^psycholog	aZ
s^psychologue	bYfVjV
s^pta	bFc\\fH
s^pts	sS
s^pub	cDiIn\\s[
s^public	aEbSc^
s^pues	tX
s^puesto	aVqS
s^puis	aXe\\fEgEiFjClXqGtE
s^pune	bFc_
s^purpose	bGeViXjEpT
s^put	iRr]
s^pv	dGfUkT
s^python	iHj>ka
s^pytorch	eViBjYmRpF
s^q	fJjUoZ
s^qa	aTkT
s^qs	aIiS
s^qualified	iAjisT
s^qualite	i?jWqZ
s^quality	bVcGhEiY
s^quals	aUiU
s^quarterly	idnR
s^quatre	f[iH
s^que	iS
s^quelqu'un	nUsa
s^qui	aUiFkWlJpGsStE
s^quick	hHtT
s^quiero	aVbJoVtJ
s^quote	iSpYtH
s^r	cFfJgYhZiHjWpF
s^radio	aXbSsI
s^rafaela	bEiV
s^ramp	cR
s^range	eFg]jDkIr^
s^rate	gY
s^raum	bSfRiIqSrW
s^rdh	aFiUo\\
s^reading	sU
s^real	jfkIqS
s^really	pT
s^recepcionista	cW
s^receptionniste	bScSjVkJ
s^recherche	aWbHcYi\\mG
s^recovery	iVnR
s^recruiting	aUiR
s^recruitment	hFiUs\\
s^red	nS
s^redacteur	i\\
s^reederei	b]
s^reels	bGi_
s^ref	iHlVqIr[sB
s^referees	iJp_
s^references	i\\
s^referent	bXfS
s^refraktion	i\\
s^refuge	aEiYkS
s^reg	hCi^pT
s^regie	bUfViXjI
s^regional	cTsZ
s^regisseur	aF
s^registered	iJja
s^regular	e]qU
s^regulation	iX
s^relations	ic
s^release	iS
s^relocation	h^
s^remontees	bX
s^remote	bTdcfJhWiG
s^remoto	cBdYn]
s^remplacement	cYeZ
s^remuneration	gYhUiIoJ
s^rep	iUjY
s^reparation	aYfWiHsT
s^repas	bHgGhdjI
s^reponse	dEp]
s^report	aGi;matX
s^reporta	jImapH
s^reporting	dGm^tF
s^reports	jCm^
s^req	iCjd
s^required	j]
s^research	aSeTfX
s^reservoir	bZ
s^residencia	jS
s^resident	aZdIeVfBrU
s^residente	aUjR
s^resolucion	aVbHcGjUkY
s^resp	c]i@jRmX
s^responde	cJiJm\\pHtI
s^responsable	cR
s^restaurante	hVjI
s^restaurateur	eSfB
s^restaurator	bFeYiZ
s^resume	pW
s^resumes	iIjIpcrJtJ
s^retail	iIjR
s^rettungssanitater	fUh[jWmS
s^revit	jZ
s^right	tW
s^ring	fFp^
s^ripon	a[bCi\\jIkIsX
s^rn	bTdF
s^role	aU
s^rondes	i_jD
s^roofer	iUmC
s^room	b@cUeShZ
s^rooms	bYhUkJsI
s^roster	fUgFhXkG
s^rota	aHia
s^rotation	dEf^gFiGmJpI
s^rrh	eV
s^ruf	fEnIpXqTtG
s^rufdienst	g^m\\oEpIrT
s^rufen	iDp^rF
s^rugby	bUhT
s^run	cBeDie
s^rund	cYnT
s^runden	fAp_
s^runs	fTiUmW
s^rural	cViAnT
s^ruta	cHjJn_
s^s	gYiU
s^sa	bHfUiCm[oYpI
s^sabados	fVgXiJ
s^saber	kS
s^sabes	cWdYiF
s^sachbearbeiter	fW
s^sachbearbeitung	bU
s^sachkunde	gRhVsX
s^sacristain	fXjS
s^safe	jZkS
s^salaire	gShUjGsS
s^salam	rHtS
s^salarie	cW
s^salario	fEg\\
s^salary	fEgYhY
s^sale	aGb_cIiD
s^salesforce	iU
s^salle	hWlRpH
s^salmon	aIhRkT
s^salon	mV
s^salud	bWhIkG
s^salut	cT
s^san	c]rW
s^sandrine	aTcTmV
s^santa	rR
s^santiago	cT
s^sap	iS
s^sash	bXiU
s^sastre	bTiU
s^sat	f]jS
s^saturday	fahIiHlG
s^sauber	hYjGkS
s^sauna	gJhikF
s^say	b<gRoBrbtT
s^says	b\\cSeSi:jF
s^scale	g\`rV
s^scheduling	bHiUjR
s^scheme	b]fIhWsB
s^schicht	fUhYsT
s^schichten	f]
s^schon	kUrR
s^school	hU
s^schreib	bSiCrX
s^schreiben	iTrZsG
s^schulleitung	bRjDmY
s^schwindelfrei	iJj^
s^science	cSeI
s^scolaire	b]hFkJpI
s^scope	cYeEgG
s^scp	cS
s^se	kU
s^sea	eViZjFmTrI
s^seat	aSbSdWfEgUiHnG
s^sec	aXcTdIjGsY
s^sechs	bRhUmW
s^second	jHkV
s^secretaire	bUeD
s^secretaria	bCc_i@jc
s^secretary	jRrT
s^seek	a\\bH
s^segelmacher	mD
s^seguro	h\\
s^sehr	aYbTi@tX
s^seis	jTtS
s^seit	bViAjSkIlW
s^self	bEcVeViU
s^sell	bYfD
s^semaines	h\`iD
s^send	bHiJpg
s^senior	bSiT
s^senora	iXsT
s^senorita	sWtU
s^seo	cWiIjUmI
s^sepa	bIcGiAjYkZsI
s^sept	iVpS
s^september	hGjCo\\
s^ser	fHjWkZpJqGsH
s^services	fWiXmS
s^servicetechniker	dIn]sT
s^servus	jStZ
s^set	bBgYiXjV
s^seven	f^iJ
s^share	gT
s^shared	fRjG
s^she	cGi]qW
s^shift	bS
s^shifts	fUh^iGjEmA
s^short	bHiYjHpU
s^should	bGqWs[
s^show	bFgDiEj\`lIr_
s^shows	fRqZ
s^si	kdlS
s^sia	jWsV
s^side	cUiGj^oJ
s^sie	iXjVrT
s^sieben	fSm\\sE
s^siege	aIcYiAjHm]oI
s^signwriter	iW
s^siigo	iDj\\
s^simple	i\\rU
s^sin	sa
s^since	tV
s^sind	bUgS
s^single	fEg\\hS
s^sinistres	gS
s^sir	eZtI
s^sit	j\\mWqG
s^site	cSiW
s^sites	iS
s^sits	dVmV
s^sitz	bGcVdGiFj]
s^six	fXiBkSoU
s^sixty	fHgUhW
s^sixty-five	hYiI
s^ski	bSjRoY
s^slt	gSiSlT
s^small	iY
s^smi	gaiC
s^smic	cSfIg]
s^snr	a]bC
s^so	tV
s^sobre	aIcBfGmZpXrY
s^social	fR
s^sociales	ib
s^socials	cIqb
s^soft	fU
s^software	aSfVkI
s^soldador	jR
s^solicitor	iS
s^soll	bCcGi_nIpVrT
s^sollte	kZlGqVsH
s^some	jXkTqU
s^somebody	aSeUiSj;sZ
s^someone	hRiYjHsZ
s^sommelier	jU
s^sommer	f^
s^sommes	bbcBhH
s^somos	b_cRiFjDm_qJ
s^son	aIhJiGjSm[qGtT
s^soportes	oEpb
s^sorry	iGo[pFqT
s^sort	q[
s^sous	fSi\\mW
s^south	c]
s^soy	tR
s^soziale	hFjZ
s^spa	h\\iD
s^spanish	kSrU
s^spark	j]kD
s^speaking	aIjEk[sG
s^special	cJhFi_
s^specialist	bS
s^speed	fGgJiJj\`kGlAqGsFtH
s^spl	iV
s^split	cSgWhViCqD
s^sport	ih
s^sports	bbhA
s^sprachmittlung	a\\iV
s^sprachnotiz	tW
s^sprayer	iToT
s^spring	bGcGqW
s^sql	j[kGlX
s^squad	m\`
s^square	iYj=kEl[
s^sr	aTbBcIgViJj\\
s^sra	bIfIiWm^pGtR
s^sre	gHi@jTt]
s^sres	mT
s^ssiap	jZlItX
s^stadt	b^cEiJ
s^stage	aZeSpI
s^start	fToc
s^starts	gRoU
s^status	eWh_iG
s^staudengartner	bScR
s^stcw	j_lJ
s^std	f[g]o=
s^steel	hUqWsV
s^steffi	aShUtF
s^stelle	bW
s^step	cHgHiZjW
s^stipend	gZhGiJpG
s^stock	iUmZ
s^store	cUiU
s^strictly	fTrY
s^string	bCi]jBtV
s^structure	b\`i@mFsV
s^sts	bWiJsZ
s^studio	b\`fIiBjX
s^studium	iDl^sF
s^study	hWjGpY
s^stunden	dWfX
s^style	jEpUrV
s^stylist	rT
s^subtitler	cD
s^suchen	aWeFfZ
s^sueldo	fJg^hIlGqUtG
s^suite	aUtW
s^suivi	idjI
s^sun	dS
s^sundays	fSiIpT
s^sup	b_hY
s^super	fVmUoH
s^superior	ja
s^supervision	c?fDiVjVmJpH
s^supplier	i\`
s^sur	bHcZiIpS
s^surgery	kS
s^sven	cGiIqWrItY
s^swansea	cUsU
s^swift	aGi;mWqU
s^swile	cHdCgEhdpI
s^swim	cRgThU
s^swimming	iS
s^sysadmin	aT
s^t	dJgZhXi@jCpHrW
s^ta	bWdStY
s^tag	aUiT
s^tage	f\`gTiIjWpI
s^tage-woche	fYh\\sI
s^taille	cViUjIsS
s^tailor	iR
s^take	ifjJ
s^taller	bRiR
s^tally	gZ
s^tambero	aVbCiVmJ
s^tanatopractor	pS
s^tardes	aV
s^tarif	aVbGgW
s^tasador	gWsT
s^task	bIicj@
s^tasks	i_
s^taux	gShS
s^tax	bTiW
s^tbm	aIiV
s^te	aVgStX
s^tea	h[jIpF
s^teachers	cUkZsG
s^teaching	bFi[jGlHsR
s^team	b@m_tW
s^teams	fDiIpUsJt]
s^technicienne	aYbDiFtV
s^techniker	c>iFkTlTnX
s^technique	gU
s^techs	cU
s^tecnica	iV
s^tel	fHgDp^
s^telephone	pYrFsI
s^temp	hHoX
s^temperage	j\\kS
s^temporada	iW
s^temps	f]h@iV
s^ten	fUgHhYiGjS
s^tender	cR
s^tendria	m]
s^tens	jX
s^tenue	jX
s^terapeuta	c[eXfVkS
s^term	e\\jG
s^termino	e[
s^terraform	jX
s^terrain	hY
s^tertiaire	gUiF
s^test	cFhEjTpe
s^tester	dFhUiAjWlI
s^testing	tR
s^tests	cFiGj\\pU
s^text	rWtX
s^tfa	aIiTjTqS
s^th	eSj[oW
s^that's	a^pHrG
s^the	iTtR
s^theater	fGgXrW
s^theatre	cXgRiD
s^them	hIjJlJqIrZsU
s^then	aViXmEtT
s^therapist	aSiT
s^therapists	bVgFi[rH
s^there	dT
s^they	icmTpV
s^they'd	hFiVjIm^nX
s^thirty	fDgUhZ
s^thirty-seven	f[iI
s^three	bWcTnR
s^through	iIpY
s^ticket	bDjVkZ
s^tickets	i[jHnT
s^tiene	h[jV
s^tier	bWcWjJ
s^tierarzt	aWbbgHiZjDkIlH
s^tig	iSjS
s^till	fZiGjHo]
s^time	cRj\\
s^tip	cYiHsX
s^titel	aZmGoV
s^title	fAiYjItY
s^titre	bHqUrYsF
s^titulaire	i^kT
s^titulo	bSiS
s^ton	pHr^tD
s^tone	iXrS
s^top	fFgSlVsY
s^tornero	bBc_
s^toronto	bAcXd_fIiCjHkInH
s^tour	sT
s^tours	fIibpB
s^toutes	iIjTpYtI
s^tower	hSjTlJ
s^town	bVcY
s^trabaja	eRfTiEmZ
s^trabajador	fY
s^trabajo	fGiWjUlI
s^trade	gRiWjU
s^traductor	eYgTiTjIsU
s^traffic	b\\eVfG
s^trailer	j[lRnU
s^train	gDiWlVpW
s^training	fHgJhWiGl\\
s^traitement	gVh\`
s^tram	bGcShCjUlU
s^transit	h]iIjC
s^translator	sU
s^transport	gDpDqR
s^transports	b^cCiZjBsG
s^travel	fIiTnW
s^trays	idmF
s^tres	gWhJpVrW
s^trois	hSnS
s^trust	b[mS
s^tso	aFbR
s^tu	pV
s^tue	bUiVmW
s^tuition	bIgJh\\
s^tun	hIi\\tI
s^tunnel	aTbUgC
s^turkisch	cHiGjYkS
s^turno	eDfbjT
s^turnos	fZi[kD
s^tuttlingen	c]
s^tv-v	hZ
s^twelve	dCf_
s^twenty	gX
s^two	bSiHm^
s^type	sV
s^typescript	i@jbkS
s^typing	cFiEjf
s^tyre	jXlIsS
s^tz	bSdVhWiD
s^u	mW
s^uber	mJpUqEs^
s^ulm	cIjZkI
s^um	bUeTqW
s^umfang	fTgHi[
s^un	kTsT
s^una	fDiWmToS
s^unbefristet	ebfIiFjD
s^und	kW
s^under	aGhIiXm]sU
s^underwriter	cGfIj[qS
s^une	cSfR
s^uniformes	cXhX
s^union	hRtU
s^unit	hYiJjHm[
s^universitario	jTlYmI
s^university	bbcDiE
s^unlimited	eYhGpJ
s^unser	bWfIiBt\\
s^unsere	aSeWfHiV
s^unterlagen	oHp[
s^unternehmen	bXjU
s^until	eXfEgCiEpX
s^up	bFi[mJqW
s^us	bVgRiCj=sU
s^usd	bDgY
s^use	bVr^
s^uss	fHhaiEjF
s^ute	bXgGhX
s^utrera	gTj_
s^ux	bScIdSfHpR
s^v	jVmS
s^va	bU
s^vacancy	aSbIpDtY
s^vacations	fbiI
s^vales	cDh_pG
s^van	hanT
s^vat	hZjV
s^veinte	fJgY
s^vendedor	bVdS
s^vendeur	iV
s^vendeuse	cU
s^venir	eHfGmDp^
s^ver	tc
s^vergutung	g_iE
s^verkauf	jYpGrR
s^verkauferin	lT
s^version	pFqHr_
s^vertrag	e[oD
s^vertrage	idjIkR
s^vet	cUoJ
s^veterinario	ia
s^veto	bDcXhT
s^vetting	dBiHkYm[
s^veut	iYqW
s^vhi	hg
s^via	cGoFpj
s^viajes	gGiJnb
s^video	pW
s^vier	aEcFfWiIm\\nW
s^viewings	hVjU
s^vineyard	e?fHm^oJ
s^violin	bHcXiRjHrW
s^visa	hW
s^visit	iHkJpY
s^visitas	jR
s^visits	idmCnU
s^vivienda	h^
s^vocale	aIbHcCdHiIkIqGrDt_
s^voice	jTkGtT
s^voila	cRpFtb
s^voiture	fJmU
s^volksbank	aShT
s^volljahrig	jX
s^vollzeit	bJeYfDrU
s^volunteers	aFeCgHiFmf
s^vom	hGiXrItT
s^von	cJfUiWkWoFqS
s^vor	fThViXoJ
s^vorarbeiter	cSiX
s^voraussetzung	j^kF
s^vorstand	pUq[
s^vous	iUjTmX
s^voyages	cCh@iYn\`
s^vu	bJcHi@rHs]
s^vz	gUhG
s^w	mT
s^wage	eFg_
s^wagenmeister	aJbXhTiS
s^waiting	iTs[
s^walk	f>iIjFpe
s^walsall	hV
s^want	a]oXtS
s^wanted	cRgUjUoJ
s^wants	qV
s^war	jDk\\lTrEsV
s^ward	bRcT
s^ware	bGhGpGs]
s^warehouse	cUm[sW
s^wartung	iU
s^was	gDiUqV
s^wash	cRhS
s^water	bShDi_nR
s^way	fBh_iVj@
s^we	bY
s^we'd	hDiFs^
s^we're	b^cXtY
s^we've	aTb\\iJ
s^web	eVfHiV
s^week	fUnTo_pBqItJ
s^weekend	fVgWhJjElU
s^weekly	cSiW
s^weeks	gFhbqS
s^wein	eIhZiF
s^welder	qX
s^welding	i<jblI
s^welfare	hJi]
s^well	bTiIsV
s^welsh	cIiGkSpDrW
s^wenigstens	fShUiJ
s^wenn	iGjIk[pIs]
s^wer	iCj@kbpJqStV
s^werden	id
s^werkscontroller	b[cTiG
s^werkstatt	aSbU
s^what	aUi[tT
s^whatsapp	p\\
s^when	dThHiHoZ
s^where	cUd\`kG
s^whitby	hV
s^whitchurch	b@cW
s^who	bX
s^why	bRiFkGpIq]
s^wie	dSjHkFrGt[
s^wig	hS
s^will	jRm[qV
s^window	bGcZhHiD
s^windows	bXiU
s^winzer	bScShUjIlHoS
s^wir	bW
s^wird	aRiX
s^wisbech	aVoX
s^with	j\\mV
s^wks	hX
s^wo	dXfFtJ
s^wochen	eJfIgHhelTpJ
s^work	dY
s^worker	aSfT
s^working	d^eJsJ
s^works	bTcJjCkJm^
s^workshop	aDcYiDmWsE
s^would	jEk]sW
s^write	iSrU
s^written	cIiDkWpS
s^x	fdnU
s^xero	aWfGiAj]
s^ya	tU
s^yard	bW
s^yeah	fVtV
s^year	cHe\\gU
s^years	iCjm
s^yo	aUqW
s^you	jRmT
s^you'd	i_
s^you'll	cFtU
s^young	aUhU
s^your	hZqJ
s^youth	nV
s^yr	iGj_
s^yrs	j\`
s^zahlen	eVfEg\\hXiI
s^zeiten	f]
s^zero	iZrW
s^ziehen	b@gHid
s^zimmer	hWiIoSsV
s^zu	i\\mV
s^zum	fIgIh\\o]
s^zur	cXiWjG
s^zuschuss	hU
s^zwischen	cDfbgViD
s^£	gZ
s^¤	g_
sa	fYiF
sa 00	fRpT
sa$	b\\fWiA
saale	cZ
saale$	c[
saarb-	cY
saarbrucken	cY
saarbrucken$	cW
saas	bRiV
saas--	dJfCiFjc
sab	f[jI
sab$	f\\
sabad-	fZ
sabadell	cW
sabadell$	cW
sabado	fW
sabado 0	bH
sabado medio	bR
sabado por	fTtY
sabado$	bTfT
sabados	fV
sabados hasta	fT
sabados$	h[
saban-	bZqI
sabba-	eUh_
sabbath	hXjT
sabbatical	eRh]
sabbatical$	eZ
sabe	kRqZ
sabe de	kVlV
sabe$	qXsJ
sabem-	lT
sabemos	lT
saben	mTsc
saber	iCjakU
sabes	iHjIkSqZ
sabin-	bCcXiRtY
sabine	cDdJmTt]
sabla-	iX
sablage	iX
sablo-	bW
sablon	bW
sablon$	aJbV
sac	bFgWiY
sachb-	a\\
sachbearbeiter	jS
sachbearbeiterin	aYtI
sachbearbeitung	aYoR
sachbezug	aIhT
sachbezug$	hYiF
sache	aJhFrItY
sachg-	bIe\\gHhJmV
sachgebiet	mY
sachk-	jU
sachkunde	jU
sachkunde$	jS
sachs-	cEgRhFiFn_
sachsen	fHgUiGnUsS
sachsen$	gYiHnS
sack	qZ
sacri-	a^
sacristain	aU
sad	gThJjZrY
sad$	gUhIlIr\\
saddl-	aW
saddle	aEi\\
saddler	a[
saddler$	a[
safe	iUjd
safe pass	j\\
safe$	iWjY
safeg-	jWr[
safeguarding	jWr[
safeguarding$	iDj\\
safel-	j\\
safely	jS
safer	aJjW
safer recruitment	jX
safes	i]
safes$	iX
safet-	j^
safety	iS
safety$	hHiUmW
sag	qVtU
sag ich	fFt\\
sag$	bIiY
sage	j^
sage 00	jZ
sage 000	jY
sage$	bIiXkV
sage--	aU
sage-femme	aU
sage-femme$	bV
sagen	jFrS
sagen wir	jJtZ
sagen$	bUcTjFqU
sagt	qRt[
said	iJqSrR
said$	aJgEiImIrYsR
saile-	kTmS
sailer	aHmV
saili-	bJhZ
sailing	iRlSoS
sailmaker$	aU
saima	mZ
saint	jY
saint$	jY
saint-	cl
saint-brieuc$	cR
saint-die	sR
saint-die$	cV
saint-dizier	cU
saint-dizier$	cU
saint-flour	cV
saint-flour$	cU
saint-gilles	c[
saint-gilles$	cU
saint-junien$	aJ
saint-priest	cU
saint-priest$	cU
saint-quentin-fallavier	cS
saint-quentin-fallavier$	cS
sais	tR
saisi-	iY
saisie	iY
saiso-	e[mR
saison	eVfYoU
saison$	eW
saisonkraft	a>eVfIm[pF
saisonkrafte	iImX
saisonkrafte$	iImX
saisons	j_
saisonvertrag	eS
saisonvertrag$	eS
sait	kUqU
sait faire	gYjGkZsH
sake	kWqV
sal	hDi\\
sal$	hDi\\
sala	hT
sala cuna	aScGhWiJsF
sala de	aIb\`fJhV
sala$	mWsV
salai-	gT
salaire	gT
salam	cJt_
salam-	iIj]
salamanca	cVnS
salamanca$	nV
salar-	gS
salarie	aTeXhR
salarie$	bBeZhW
salaries	bU
salaries$	bY
salario	gU
salary	gRrV
salary$	gXrWsR
salat-	iZ
sale	bUgS
sale$	b^hWkGpDrS
salen	bWcIdYgGiGjIkJ
saler-	bVpS
salers	bV
sales	aTjT
sales manager	aU
sales$	a\\bAjS
salesforce	jS
salesiano	bRtI
salford$	aS
salga	pGq^sC
salid-	fSnU
salida	fYnSqW
salida$	f^
salidas	iR
salidas$	gWiW
salim-	bUfTiG
salimos	bUfTiG
salin-	bS
salina	bS
salir	eHn]q^rE
salle	ia
salle-	aFbX
salles	aFbX
salles$	aGbV
salmo-	b[cI
salmon	hT
salon	b\\hRiV
salon$	bEiTt[
salon's	bZcIfIlI
salon-	bWiS
salons	iT
salons$	bS
salou	aWcSiH
salou$	aWcSiH
salt	bX
salti-	cTiZjA
salud	bTjU
salud$	iW
salud-	jFkYta
salut	td
salut$	tT
salva-	iW
salvador	cV
salvador$	cV
salvo	fY
salz	aIcFhIi]
salzbad	iX
salzburg	cU
salzburg$	aS
salzg-	cZ
salzgitter	cX
salzgitter$	cY
salzs-	iVjS
same	mA
same day	i\`mDnTpW
same$	bRgJjGk]
samed-	fW
samedi 00	aGpV
samedi matin	pW
samedi sur	fU
samedi$	fUhR
samedis	f\\hG
sampl-	hUkT
sample	bJhYkY
samples	iV
samples$	i[
sampling	i\\jI
sampling$	iX
samst-	fa
samstag	fU
samstag$	iT
samstage	f_hI
samstags	fW
samu	iZ
san	bVc_
san juan	bJc^hT
san miguel	aI
sanct-	jX
sanctions	iY
sand	bYcEiUjDsH
sandr-	mTqX
sandrine	mWqV
sands-	cXiGkU
sandw-	cTfIhZ
sandwell	cV
sandwell$	cX
sandy-	c_
sang	aGiTsY
sang--	jX
sang-froid	jX
sang-froid$	jY
sangre$	iX
sanid-	iU
sanidad	iU
sanidad$	jV
sanie-	i\\
sanit-	bTiZ
sanitaria	j\\
sanitaria$	j]
sanitario	jY
sankt	aBbacF
sans	jUrR
sans enfants	sV
sans$	eY
sant	aJbHcWf\`jI
santa	aGbYcWoR
santa fe	cSjU
santa-	cbsG
sante	bXhY
sante$	aEbVeJtX
santi-	aDcY
santiago	cS
santiago$	iX
santo	cUh[
santo$	bJcVhW
santo-	bYcI
santona	bYcI
sap	jW
sap co	k[
sap ewm	jU
sap fi	jX
sap mm	jT
sap$	iU
sar	gYi]
sarla-	aWcR
sarlat	cV
sarlat$	cW
sars	i]
sars$	i\\
sarth-	cU
sarthe	cU
sas	iSjV
sas$	jS
sash	bUiVjJ
saska-	c\`pG
sastr-	aRbS
sastra	aV
sastre	aRbS
sat	f^
sat /	fY
sat 0	aI
sat am	gX
sat in	lV
sat off	fV
sat$	fW
sat-t-	fXgIh\\iI
satel-	cY
satellite	cY
satellites	cV
satellites$	cV
satis-	iYjU
satisfactory	jXlJ
sats	fc
sats$	bEf]iV
satt	cHfHh\`iEjG
satt$	cHh\`iFjGmI
satte-	jX
sattelfest	jX
sattelfest$	jY
satur-	fW
saturday	fS
saturday morning	iS
saturday mornings	gH
saturday$	jRsR
saturdays	fV
saturdays$	bWhTiHpT
satze	jTpSrY
saube-	j[
sauber	jVsS
sauber$	iVjIsUtT
sauberes	j[
sauce	id
sauci-	bS
saucier	bS
saucier$	aW
sauer-	aIhSi]
sauf	dU
sauge-	bViT
saumu-	cU
saumur	cU
saumur$	cZiI
sauna	hf
sauna$	bWsT
saute	aWiVjF
sauva-	aEbY
sav	i\`
sav$	aUiS
save	k^
savin-	eS
savings	eS
savoi-	jW
savoir	jW
savoir lire	jU
savoir$	fZjGkXqU
savvy	jYkUsH
savvy$	jYkUsH
saw	hUiGjVqV
say	qZrU
say "	oVqZ
say it	hWiSjIkGqBsV
say so	gT
say$	t[
sayin-	dW
saying	dW
says	q^
says we	aIlHrWtU
says$	aIfSsV
sbs	iZ
sbs$	iY
sc	aReXjS
sc$	cZiJ
sca	hVjRkT
scada	aSiS
scada$	aUiS
scaff-	aViSjD
scaffold	iUjEsR
scale	ggiUrR
scale 0	gZ
scale 00	g]iH
scale$	g[jIk[
scale-	bW
scale-up	bWiJrR
scan	bUiWpT
scan$	gIiWjRmG
scand-	hIjRkU
scandinavian	hIjRkU
scani-	bY
scania	bY
scann-	iX
scanner	iRjY
scanner$	j]
scanning	iXkV
scans	fAi^p[
scare	gJj]lIqX
scare-	jSlW
scared	jSlW
scared of	jSlW
scars	jW
scars$	jW
scena-	iUpW
scenario	pY
scene	bHiXmZ
schab-	bIjTqU
schad-	aZk\`
schaden	k^
schaden$	kX
schaf-	cFmVrV
schal-	iS
schalen	aEbY
schaltberechtigung	jY
schaltberechtigung bis	jZ
schalten	iGjHr_
schalten$	iHjHr\`
schalter	iZjI
schalter$	iYjJ
schan-	c^iC
schau-	bSiSlTqZ
schauen	pUqU
schaum	iU
sched-	iXmR
schedule	fTiV
schedule$	cGiV
scheduler	a_
scheduler$	aV
schedulers	m\\
schedulers$	m\\
schedules	iYjE
scheduling	iV
scheduling$	iV
schei-	q]sV
schein	q]
schema	gUkU
schemas	jVqS
schemas$	jWqT
scheme	hSjInS
scheme$	jGnU
schemes	bSiY
schemes$	bZiTjI
scher-	hVoV
scherz	hVoV
scherz$	hUoV
scheu-	jZ
scheuen	jZ
schic-	fZmX
schicht	fT
schicht$	f\\
schichten	fZiV
schichten$	bGfVi[mI
schichtfuhrer	bJfDgVmY
schichtgeld	gT
schichtleiter	pX
schichtplan	fRgIh]lF
schichttauglich	fGhGj]
schichtzulage	gW
schicken	cGfIjGkJl[pU
schie-	bAhGi_
schiefer	iSjT
schif-	bTh\\jU
schiffe	bT
schin-	iY
schindler	kR
schla-	hViRqS
schlachtung	bXiWrHsE
schlachtung$	bX
schlaf	jY
schlaf$	jY
schlafwagen	bUhSnE
schlank	sa
schlecht	dRnT
schlecht$	aIhIiCjElGmJnRpJtJ
schlechte	jJs]
schleifen	kUpS
schleifen$	pT
schleppen	iTjV
schleppen$	i[
schlepper	iR
schli-	iWjTqU
schließt	jSpJqT
schlo-	bRlU
schlosser	jVlX
schlu-	fT
schluss	f_gEqU
schluss$	fWgHqW
schlussel	jVkV
schlussel$	iSjYsJ
schme-	aZbGgIiHj\\
schmi-	iS
schmiede	pS
schmieren	iZ
schmieren$	iT
schmu-	qU
schmutzzulage	gT
schmutzzulage$	gT
schna-	aEiJjUkIlYmAq\\
schne-	iUjS
schnee	fIiUjU
schneiden	bJ
schneiden$	iT
schneider	hT
schnell	jWlU
schnell$	iGjUlW
schni-	gSnT
schnitt	fIgViJnW
schnu-	cGhJiWjDl\\pV
schnuppern	pT
schnuppertag	pZ
schok-	aHbVcIiCjY
schol-	aHbViFjGk\\
schon	k\\sV
schon mal	iIjbmH
schon ware	hI
schon$	kWlZ
schon-	aDcWiGkS
school 0	b]
school bus	hZ
school days	aEbEdJfWgIhBi]lHnHsH
school hols	aUf[hG
school hours	fakG
school of	aDbalJ
school run	aIbEcTiX
school visits	hJn[
school$	bXlTsT
schooling	gGh\\iDtY
schooling$	iHjItW
schools	iS
schools$	bUnS
schor-	aZiS
schot-	bHi]
schra-	iXrX
schre-	rT
schrecken	iJj\`
schrecken$	iJj\`
schreib	bT
schreib$	bUgJhHjCtS
schreiben sie	gVrV
schreiben$	qU
schreibst	rTtS
schreibt	bTfI
schri-	j\`
schriftliches	bIqWtT
schub-	kHpDqe
schubmast	qS
schuh-	aUh[iC
schuhe	bUhXiE
schulabschluss	gFhEiGjEkIl\`mJpF
schulamt	bItY
schuldnerberatung	aUtU
schule	hTsU
schule$	bThW
schulen	nU
schulen$	iX
schuler	bScTgHiStJ
schuler$	aEcUgHiXjI
schulferien	fY
schulhauser	bVcJ
schuljahr	eToYtF
schuljahr$	eUoZtF
schulklassen	iY
schulleitung	aU
schultagen	f\\iGsF
schulung	kR
schulung der	iR
schulung$	bHiIj_lT
schulungen	iV
schulzentrum	bCcZtV
schup-	hU
schuppen	hU
schuppen$	hV
schut-	hTiZqFrT
schutt	iW
schwa-	c\\
schwabisch	cSr[
schwabisch hall	bScU
schwanger	kHqXsY
schwarze	iXtT
schwe-	r[sZ
schweine	bViX
schweizer	qTrTsT
schweißen	j@kWpJrR
schweißer	aSmT
schweißer$	mT
schwerbehinderte	pV
schwerin	cZ
schwerin$	cZ
schwerpunkt	aYbV
schwerpunktpraxis	bY
schwerpunktpraxis$	bX
schwi-	hZj\\lR
schwimmen	gI
schwindelfrei	jZ
schwindelfrei$	jUsR
sci	aZ
scien-	qU
sciences	j[
sciences$	jZ
scientist	aRqZrH
scientist$	aVqG
scientists	aHi[jDmX
scier-	bT
scierie	bT
scola-	aT
scolaire	bUeR
scolaire$	aYeToU
scolaires	aTfThT
scolaires$	gHh[
scone-	i[
scones	i[
scoot-	aHiSjRkU
scooter	jSkV
scop	b^iV
scope	bFi]rJ
scope-	iXjFk[rE
score	cDiEk\`rG
score-	iW
scores	iW
scori-	bS
scoring	bS
scoring$	bU
scotl-	cJdX
scotland	cJdX
scotland$	cJdYlI
scott-	aJbScSiH
scottish	bViGjT
scout	i\\
scp	a?b\\dEgdjH
scp 00	g[
scr	i^jI
scrap	gGhIia
scrap-	aIfHi\`qFsHtI
scrat-	tW
scratch	tW
screa-	j]lF
screaming	jT
scree-	jTp[
screen	jS
screen$	jX
screening	i[jTpR
screening$	jYpU
screens	hTiU
screens$	hVjS
screw-	cXiVjI
scrip-	k\\lY
scripting	iEkR
scripting$	kS
scripts	iYkT
scrub	a\\bGiV
scrub-	hWiU
scrubs	hWiU
scrubs$	bJi[
scrum	aYkWlU
scrum$	kRlR
sctr	gXhWpH
sctr$	gDh^pF
sd	fWjS
sdlt	iZ
se	qY
se agradece	k[
se cobra	fRgS
se come	eShU
se exige	lV
se ha	q[
se jubila	iV
se lever	iFj^oH
se nos	o[qT
se paga	qJtW
se pide	l[sS
se puede	dZ
se queda	iGoUqSsS
se trabaja	f^sS
se va	q[tI
se valora	k\\
se$	aVkR
sea time	e=j]lSpS
sea$	dTfHiIjFkZsS
seafa-	a>b\\jY
seafarer	jZ
seafo-	aSbUcH
seafood	aSbUcH
seafood$	aWbBiW
seal	iS
seal$	iZjT
seale-	pW
sealed	pW
seals	ia
seals$	i_
seama-	pU
seams-	aVfGiHm\`pJ
seamstress	a]
sean	sZ
seanc-	fZ
seance	gT
seances	fY
searc-	aTbFsStS
search	aXbEqItX
searches	iWsV
searches$	iTsV
seaso-	eR
season and	b]
season pass	h]
season$	fRoT
seasonal	e_
seasonal$	bYeSjR
seasons	jb
seasons$	eY
seat	bStS
seat$	aGbWj[
seate-	hBi^nF
seati-	bS
seating	bS
seating$	bS
seats	bYgJ
seats$	bUgHhSiG
sebas-	iU
sebastian	iU
sebastian$	iV
sec	aXcTmU
sec$	aTbGeGjImZ
secci-	icrI
sechs	m[
sechs bis	bEgIiSjJmF
sechs leute	iEmW
sechs nachte	fXiGnHqIsY
sechs wochen	iJmT
sechs$	fThTiFmW
sechs-	bVmS
sechst	mX
sechst$	mY
sechste	bUfThT
sechsundzwanzig	gSmW
sechz-	bSnI
sechzehn	bU
sechzig	cUdSnG
second weekend	fHh[
second year	aUgUiJjTmE
second$	aVpU
secondaire	aIeIhFjVlS
secondary	aIb^
seconde	iV
secondhand	bW
secondhand$	bW
secondment	e]
secours	iU
secre-	aRmS
secret	qW
secret$	jUqT
secretaire	aZmTqS
secretaire medicale	a^
secretaria	aXpW
secretaria /	aS
secretaria$	aZpZ
secretariat	aHbSpZ
secretariat$	bFgUpXqI
secretary	aT
secretary$	a]mV
secs	cIi_
secte-	aIcZmS
secteur	aIcZmS
secteur$	aDbVmT
secti-	fIiW
sectio	iY
section	fFgTrT
section$	iW
sections	bWiTjImG
sections$	bYmG
secto-	gS
sector	iRjTqS
sector$	q[rF
sectors	gWsY
sectors$	gYiHsV
secun-	aTcV
secundaria	jRsV
secundaria$	aU
secundario	aVcJjRlS
secur-	bS
securite	iX
securite$	fGnX
security	hR
security clearance	jX
sede	c_iGpZ
sede electronica	iFjJp^
sede en	cU
sede$	cSiJpU
sedes	bUcViG
see	cSpUqR
see the	pWqT
see$	bVc\\eWpD
seed	b\\iX
seefe-	hIjY
seek	aVt[
seek a	aXtT
seek$	tZ
seels-	aYiIqTsI
seen	lZ
seen$	p[
sees	pU
segel-	jIk[mI
segme-	i]
segui-	iUkR
seguidos	fWqW
seguidos$	fY
seguimiento	iXkSnR
seguimiento de	aHiY
segun	cDg[iV
segunda	aTiFpR
segunda$	aU
segundo	kWoU
segur	gYhU
segura	aIbYjG
segura$	bWjJ
seguridad	aSiS
seguridad social	pW
seguridad$	jSqT
seguro	hY
seguro de	hT
seguro medico	hX
seguro$	hWsV
seguros	aT
seguros$	aYmItH
sehen	dViEjWqGtU
sehen$	dYiElT
sehr geehrte	tS
sehte-	gFjZ
sehtest	gFjZ
sei	gGq]s]
seil	bWgJiFsT
seil$	bXiG
seilb-	bW
seilk-	iU
seilw-	bViJ
sein	jTlS
sein ist	jIlWsW
sein$	oS
seine	aEcaiBmGqTtC
seine-	bUqZ
seinen	q_
seis	fZmS
seis a	iX
seis anos	j^
seis con	mS
seis meses	eU
seis$	bUhJiU
seisc-	gU
seiscientos	gU
seit	b\`mT
seit 0000	b_
seit 2000	ba
seit$	aD
seite	pSr_
seite$	pVrR
seite-	aJcVpZ
seiten	aJiIp[
seize	m\\
seize heures	fS
sek	fX
sek 00	g[
sekre-	aX
sekretariat	aX
sekti-	sStU
sektion	sV
sekun-	kJpV
sekunden	kJpV
selbe-	iR
selber$	bWsT
selbs-	hT
selbst	bSjD
selbstandig	eVgHiHqY
selbstverstandlich	aSeU
selec-	gRiWoT
seleccion	pU
seleccion$	iRpW
selection	hHiVoY
self	hXqXtH
self employed	eU
self$	eThRjUpH
self--	b^eUiHjR
self-employed	e_
self-employed$	e\\
self-funded	bVeHiGjY
sell	hIiT
sell$	iYlS
sella-	i\`
selle-	bShS
sellerie	bShS
selli-	i[qX
sellier	bTcGiX
sellier$	bXcFiT
selling	iVq[
sells	aWiHpF
selon	g]nT
selor	iCkCp^
selte-	kW
selten	kW
sem	fW
semaf-	ibj?
semai-	fU
semaine /	fZ
semaine de	fFh\\
semaine sur	n]
semaine$	fW
semaines	hVlR
semaines +	h[
semaines de	hY
semaines$	fS
semana al	iS
semana de	hWoApX
semana en	dGfUhGn[
semana santa	o\\
semana y	lT
semana$	eR
semanal	dR
semanal$	bHhWi]
semanales	f\\
semanales$	fWgS
semanas	nRoV
semanas de	fChX
semanas y	gGhYqY
semanas$	eUiGjHlXoZ
semen-	b^iH
semes-	oW
semester	sX
semester$	gSsX
semesterferien	gAo[pF
semestral	gS
semestre	e[oT
semestre$	bUeIhHkEoY
semestriel	iX
semi	aU
semi--	aDeY
semil-	bVlYrIsJ
semin-	gCh]
semis	cIfFi_oVpF
sen	hEid
sena	jY
senal	bVdBh\\jFqIrVsI
senal$	bDfIhViGjJqHrXsF
send	pYqT
send a	kFrT
send it	pSqXtB
sende-	jY
senderos	i\`jE
seneg-	aIbUsY
senior	aT
senior$	a^
senioren	iSsU
seniority	bGfVgY
seniority$	bGfVgZ
seniors	mU
seniors$	jUmZ
senke-	iZ
senkerodieren	iZ
senn	cR
senne-	iHjX
sennerin	cR
senor	i[sY
senor-	s^
senora	aU
senoras	aHbYsV
senoras$	b\\
senorita	mFsXtV
sens	c\\
sens$	c\\
sense	iVj_tI
sense$	cHiGj\\
sensi-	oJqY
sensible	mH
senso-	bVjS
sensory	lS
sent	lV
sente-	qGrZ
sentence	qFrZ
sentence$	rX
sentences	rXtU
sentences$	qGtV
senti-	jU
sentinel	jU
sentinel$	iSjR
seo	aXiS
seo$	aTiYlJ
sep	bTfS
sep$	aJbUcIfThS
sepa	aSjY
sepa de	iDk]
sepan	f\\
separ-	gUhJi]qWrU
sepp	pTt[
sepp$	dJiGt]
sept	eWo\`
sept 00	e\\fE
sept heures	fS
sept$	o]
sept--	oc
septe-	oX
september	oU
september$	o]
septembre	iToTqU
septembre$	iVoS
septi-	fS
septiembre	fSoR
septiembre$	hSoT
ser	lSsU
ser posible	kZ
ser$	kFoRsY
sera	iRoUqT
serai-	kXoR
seraing	c\\iIjI
seraing$	cX
serait	kZoT
serait$	jHkY
serem-	jX
seremi	jX
seremi$	jS
seren-	aIc]mJ
serena	cRhS
serena$	cV
seria	kj
seria la	jIk\\
seria un	kU
seria$	eRiJkUtU
serie	b_
serie$	bV
serie-	bWiT
series	bUkS
series$	jX
serio-	iUrV
serious	iXqHtI
serna-	j_
sernageomin	jU
serra-	cViUsF
serru-	jV
serrurerie	jV
serrurerie$	bJjW
serve	j^kG
serve$	gWjU
serve-	aZiS
served	lX
served$	bIiClV
server	aIbSiTsJ
server$	aIbJiSsF
serveurs	aXoS
service charge	g^
service pension	eIgIhb
service$	hTiUmV
serviced	hSiU
serviced$	iT
services	iV
services$	aTbSiS
servicetechniker	aVnVrF
servicio	eU
servicio$	bDdJgSi\\
servicios	e[
servicios$	eUg\\iH
serving	aIb_cGhEkGo\\
servir	iVjU
servir$	iX
servs-	j[
servsafe	j[
servu-	tW
servus	tW
servus$	tX
ses	jTqY
sesen-	bU
sesenta	bU
sesio-	fZgUhIiBnD
sesion	fFgX
session	fRp[
session$	gWmTpT
sessional	aTeVmU
sessional$	aTeVmU
sessions	bUgVnR
sessions$	bRgZnU
set	iX
set$	hUiWjHkG
set-u-	iU
set-up	fW
set-ups	iT
set-ups$	iT
sete	c\\
sete$	c\\
setec-	gU
setecientos	gU
seten-	bVgT
setenta	bVgT
setos	iY
setos$	iZ
sets	bVfHib
sets$	bXiV
setsw-	jSkV
setswana	jSkV
sette-	aWbIiUmU
setter	a\\
setters	bIfDi[mV
setters$	bIiSjGmW
setti-	iX
setting	iV
setting$	i\\
settings	iW
settings$	iW
settle$	aS
settled	sW
settling	i]
setups$	iSjI
setze	jT
setze-	jVlR
setzen	jVlR
setzen wir	iBlWtW
setzen$	iUjX
seuil	iT
seul	iGjZ
seul$	iDjYmR
seule	jVqS
seule-	rTsX
seulement	rTsV
seulement$	iIpTrXsR
seven	fVmUpS
seven days	bZ
seven seven	pX
seven thirty	fS
seven till	fW
seven to	fY
seven years	jY
seven$	fYiS
seven-	gZ
seventy-five	g]iFqI
sever-	bEhWrR
seves-	b[
seveso	b[
sevil-	cT
sevilla	cT
sevilla$	cU
sexo	s_
sexua-	aSjR
sexual	aVhI
sexual$	iJjX
sexuales	jV
sf	a^pG
sfi	iS
sg	cW
sg$	cT
sga	cIjZ
sgb	aUjVpU
sgmm	fIh_jI
sgmm$	fGh\\
sh	aFbHcJn^
sh$	aFbHcJiFn^
shade	iW
shado-	oS
shadow	oS
shaft	aDc^fJgHpHtX
shake-	cZ
shaker	cZ
shall	aSiJpVqU
shamp-	iS
shampoo	iS
shape	aIbDkUs]tY
share	g[hVlE
share of	gThH
share$	bIeTjGl@qUrItW
share-	hU
shared	hS
shared flat	hT
shared$	f[
shares	bIgWjE
shari-	bZcJ
sharp	fGlVsR
sharp-	hYiX
sharpened	h\\
sharpening	i_
sharpening$	iY
she or	mW
she$	iZqU
she's	q[tT
shear-	aRfGiCjR
shearing	bUcJeJfGgJiHmJoU
shears	jU
shears$	jT
shed	hViT
shed$	bRcShS
sheds	bZcE
sheep	b\\hYjBlUnF
sheet	aUbGi\\pW
sheet metal	eTiI
sheet$	iZjS
sheet-	iV
sheets	iR
sheets$	i[
sheff-	bS
sheffield	bS
sheik-	bYjWkIlH
shelf	cGdEhJifj?
shell-	iY
shellac	jZ
shellac$	bJjW
shelv-	iU
shenz-	cJnW
shenzhen	cJnW
shenzhen$	cJfJnV
sherb-	cY
sherbrooke$	c[
sheri-	aXiS
shes	gStJ
shift	fW
shift 0	fb
shift 00	fWgV
shift allowance	hGr^
shift engineer	aRmWpJ
shift lead	mZpV
shift of	m\`oJ
shift premium	gX
shift$	fWjV
shift-	fS
shifts	fS
shifts 0	fU
shifts$	fTmVtR
shill-	bIfHg\\iJ
shillings	bIfHg\\iJ
shillings$	bFfFg[iH
shima-	iS
shimano	iS
ship	bWnU
ship'-	iW
ship's	iW
shipp-	jS
shipped	jX
shipped$	aJgThS
shipping	lU
ships	b\`cGgEh@iUl?
shipw-	aT
shipwright	aT
shipwright$	aU
shk	jY
shock-	bYcIhWqI
shoe	aFbYfFpZ
shoes	hWi[
shona	mX
shona$	mW
shoot	b_gChJlGr\\
shoot$	b_gA
shop	bZ
shop manager	aW
shop$	bWcUjJ
shop'-	bTcWsR
shop's	bTcWsR
shopf-	aY
shopfronts	iV
shopfronts$	iS
shopi-	bIjZ
shopify	bIjZ
shops	aFbacHfGiEjH
shore-	cXfHqS
short	r[tT
short sentences	pGr^tI
short$	hIiUtS
short-	qT
shorten	bHiEk^
shorthand	jVlW
shorthand$	iJj^lD
shortlist	pVqU
shorts	s]
shot	eSjU
shotg-	jTkS
shotgun	jTkS
shots	iZ
shoul-	sS
should	qS
should be	sY
should not	bGjWnY
shoulder	bGfZhTmIsI
shoulder$	bHf[hSjIlHmIsH
shout	qAsStU
shout-	bSjU
shouting	jV
shove-	b\\
shovel	jS
shovel$	iWjIkU
show	iVlT
show you	iRl[
show$	iUlS
show--	bIcDig
showe-	hY
showers	hZjH
showers$	bIhYjH
showr-	aTbY
showreel	jUpT
showroom	aXbV
shows	bSfUnWtT
shows$	fWqJt[
shrew-	cS
shrewsbury	cS
shul	b^iI
shul$	b_iH
shut	aHgEhXiYjDmG
shutd-	bYpF
shutdown	oTpJ
shutdown$	cRoV
shuts	dYf[iFqSsJ
shutt-	hVnU
shuttle	hVnV
shuttle$	hTnW
si	kV
si ademas	jJk[
si ca	cHeXqItR
si es	gSsW
si hay	jHkT
si la	hJqc
si lo	bSkSqZ
si no	jYkBlZoWqE
si o	fJpV
si possible	rSs_
si puede	jIkWsS
si sabe	kZ
si se	gSqT
si tiene	kV
si viene	hS
si y	fZnV
si$	lT
sia	iXj[
sia$	jV
sibli-	bDi_
sich	q]
sich mit	sU
sich$	mSqT
siche-	jb
sicher	eChVjV
sicher$	e@h\\
sicheres	jU
sick	qZs\\
sick$	q[
sickn-	iW
sickness	iW
sida	jT
side	c\\
side of	cThU
side$	cZiFjT
sider-	bTcG
sides	aFb\\mIpV
sie auf	oX
sie bei	l]
sie bitte	rT
sie das	rYtW
sie die	bIfIiYjIrX
sie mit	fIiGjInXtV
sie nicht	fIjUlS
sie$	pTrW
sie-f-	rW
sie-form	rW
sie-form$	pGrX
sieben	bSfT
sieben bis	fX
sieben$	f]
siebz-	nT
siebzig	nV
siecl-	bViIjY
siecle	bViIjY
siege	bSc\\fRiD
siege$	f[
siege-	c\\nT
siegen	cWnU
siegen$	nY
siehe	aHqWtU
sieht	jSrW
siem	iU
siem$	cIiX
siemb-	oW
siembra	oW
sieme-	jW
siemens	jW
siempre$	hViU
sient-	aUd[gUiI
siento	d\\gViHlJsI
sierr-	cVjU
sierra	cVjU
siest-	fTiY
siesta	fWiU
siesta$	fBiYpV
siete	fSmY
siete a	f]mE
siete$	hHmToW
sift	jGoEp_
sight	iHjc
sight-	iSjJpU
sigma	bHiTk[
sign	bUd@oT
sign--	gViVoI
sign-off	gXiUoG
sign-off$	bHi\\kH
sign-up	iT
sign-ups	mJsV
signa-	hF
signal	fJiJjWlFnUsI
signaller	aVgIjW
signaller$	iEjZ
signalling	aWbEeCl[mIpI
signature	gUhAiZrW
signatures	iR
signatures$	iR
signe	q_
signe$	iHqVsU
signe-	gSkRrT
signed	gUjTpR
signed off	fFgX
signed$	iCj\\pW
signes	kRrY
signes$	kSrZ
signi-	aSiV
signing	bJiXqH
signo	cGiFjZkU
signos$	kV
signs	fBgZhFiHjDm\`qUrItH
signwriter$	aW
sigue-	bScY
siguenza	bScY
siguenza$	cX
sigui-	pTtU
siguiente	pTtU
siguiente$	pTtU
siigo	j]
siigo$	jX
silae	j_
silbe-	j[
silber	j[
silber$	jZ
silen-	q\`
silencio	dRqW
silencio$	dWqS
silent	jVpIqU
silic-	iX
silica	jR
silik-	cCiGja
silla-	bY
sillas	bY
sille-	bVi]
sillo-	bW
sillones	bW
sillones$	bS
silly	b]kVqH
silly$	bVkW
silos	bViZjI
silos$	bWjJ
silve-	bTiS
silver	bUhIiR
silver$	aWbGhIiU
silvester	hU
silvester frei	hV
simil-	jU
similar$	jY
simpl-	gIjTrS
simple	iVrU
simple ira	h_rG
simple$	bEiY
simul-	iZjJlY
simulador	kU
simulation	dZlW
simulations	fYiG
simulator	iIlWpZ
simulator$	pV
sin	jUsW
sin cargas	sW
sin experiencia	lb
sin faltas	jUrU
sin hijos	s[
sin$	fSmIsT
since	bUqS
since 0000	bb
since 2000	bZlU
since the	jRq[
sind	sZ
sind 0	bUcEgSm\\
sind 00	dZfFgXhBmWnIq?sI
sind die	bUiWsH
sind eine	rS
sind rund	fX
sind wir	mXsU
sind$	bHiSjFsHtX
sindi-	eUqRsZ
sindical	eW
sindicato	eUsX
sing	bRfTiFkY
singa-	eYfViI
singapore	fW
singe-	cRlU
singen	cU
singer	jDlZqW
singer$	jElWqV
singi-	j[lV
singing	j[lV
singl-	sU
single	sU
single cabin	hX
single$	s[
sinie-	bDgW
siniestros	bEi]
sinis-	hJ
sinistres	hJ
sinistres auto	hI
sinnv-	n[
sinnvoll	n[
sinnvoll$	jEn\\
sinon	lIs\\tU
sinon$	sVtW
siobh-	mS
siobhan	mS
sion	aJbTcU
sion$	bUcU
sir	aFjIt_
sirve	bGkYmI
sirve$	aIbGeIgIiJjIkZmGoJpJqFsItJ
sis	jZkJpHsU
siste-	hSmV
sistema	jY
sistemas	iHjZ
sister	h]jH
sisters	iIjGm]
sit	jVm]
sit in	iV
sit$	pT
site 0	d[hFiHpU
site :	c\\rWtA
site de	cRiGpSqW
site manager	aX
site$	dRhS
sites	b\`na
sites$	bWeIiSn[
sitio	bVgFoJpItZ
sitio$	bXgHpIt[
sits	bHc[dIm\\
sitti-	hTjTlF
sitting	hUjUlE
situ	lV
situa-	i@kWlIsZ
situation	iCs\\
sitz	aDc\`tV
sitz ist	cY
sitze	bIiTq^
sitze-	cUiFjYmV
sitzen	cVmW
sitzen$	bHcTiDj[
sitzp-	b[
sitzplatze	b[
sitzt	mYqU
sitzt$	jYmG
sitzu-	d]fThE
sitzungen	cU
six and	bTgThEiW
six days	f[o@
six mois	eSqV
six months	eZsV
six of	aZmW
six points	jZ
six semaines	hWlV
six thousand	bS
six to	gZ
six weeks	fUlY
six years	j_
six$	bYfZpU
six-d-	fY
six-day	fY
sixte-	eGgR
sixteen	eHgR
sixth	b\\cImGoJ
sixty	aIbTgY
sixty five	eJpIqZ
sixty percent	bUgTiI
sixty$	bBcJgWh[iDmHtJ
sixty-	fGgY
sixty-five	gV
sixty-two	fFgV
size	hGi\\s[
size$	i[kEpDr\\
sk	bGc_gFqDtH
skand-	bTgJ
skele-	i^
sketc-	jS
sketchup	jW
ski	aShV
ski pass	h^
ski$	h\\qU
skido-	aHfHgJi\`jF
skill	kSlZ
skill$	bHiEj]kV
skill-	kW
skills	jSkX
skills$	iHk[pT
skin	hSiJjUsU
skin$	jX
skinn-	aFcEi]s^
skip	iGq\`ra
skipa-	hY
skipp-	aWkRmS
skipper	aYmU
skipper$	aW
skipt-	cV
skipton	cV
skita-	h\\kS
skitag	h]pI
skoda	bRh]jJ
sku	bBeDfAgDic
skus	bTeGiX
sky	bEcbjB
sla	bCdFe]fBgFhHi[j@kIrJ
slabs	iU
slack	f\`iIjGtZ
slack$	fZiFtX
slam	iVjGkV
slate	aCcHiYjWtJ
slate$	i\\jE
sleep	fHgViVjU
sleep$	fFiXjW
sleep-	faiI
sleep-ins	fUgS
sleeper	fGhSpX
sleeping	iGn^
slice-	a\\cHhFiS
slide	iUjS
slide-	iXpS
slides	iXpS
sliem-	cY
sliema	cY
sliema$	cV
sligh-	bWiJlW
sligo	c[
sligo$	c\\
slim	jBkSs\`
slip	cRiR
slips	iVmJnWpU
slips$	hJiTjImGnYpW
sloga-	nTqHr\`
slos	i_
slos$	iY
slot	aTeGpUqR
slot$	eGpWqT
slots	bUfWgJiR
slots$	bTfXgHiS
sloug-	aJcYqR
slough	aJcYqR
slow	f[qS
slt	sUtT
slt$	sRtU
slurr-	bWcIiHoJ
slurry	bWcIiHoJ
sma	fJi\\
sma$	fHi\\
small	bTqIsX
small animal	aXlS
small repairs	kV
small$	bYjDl[mC
small-	bbgEiC
smart	sX
smart$	cGjWkGsZ
smart-	j[
smartphone	j[
smartphone$	hT
smash-	kW
smashing	kW
smashing$	iIkX
sme	i_jF
smell	bZdRiFsT
smi	g\`
smic	gc
smic +	sS
smic$	gY
smile-	kWrV
smoke	iX
smoke-	sY
smoker	hXsU
smokers	sX
smokers and	iVjW
smokers$	sT
smoki-	lY
smoking	lY
sms	jTp\\
smsts	j\\
smsts$	jZ
smt	tV
snacks	iU
snacks$	iSjR
snags	i]jF
snags$	i]jE
snake-	cHj[
snork-	iU
snorkel	iU
snow	hW
snowf-	kT
snowflake	jSkT
snowflake$	jW
snowp-	iZ
snowpark	iZ
snr	aZ
so 0	gRiVjGnW
so :	aSiEmItW
so a	s_
so about	fX
so be	fXiIjXtF
so dass	jX
so far	q[
so for	qU
so it's	bTqH
so no	aJfHiIqSsVtR
so say	eJhUq]
so that's	aX
so the	tW
so they	iSjS
so um	aIjS
so viel	h\\qU
so we	qW
so$	sSt^
soa	g[pU
soach-	bIcX
soacha	bIcX
soacha$	bHcW
soat	iTjT
soat$	iU
sobal-	o\\
sobald	o\\
sober	iGj]r\\sS
sobra	cGdIeJgFhJiEjSkIl[mGnJoIqIrIsJ
sobre	rS
sobre$	aIfEiXrXsZ
sobri-	r]
sobrio	jJrU
sobrio$	jJrS
soc	iRjIkW
socia	bZmU
social care	aFiSjV
social media	aSiV
social work	iFjZ
social$	aR
sociale	hU
sociales	i[jS
sociales$	iVjU
socials$	aU
socie-	bY
societaires	bUjH
societaires$	iSjF
societe	bW
society	rV
socio	hWmVqX
socio$	hZmZqF
socios	mS
socios$	bTgI
socke-	jS
sockets	aIcSiT
socor-	cV
socorrista	jW
socorrista$	jZ
soest	aJcUnZ
soest$	cXnR
sofa	iWjW
sofa$	cSj\\
sofas	cJiAjc
sofie	bFgIp^qV
sofor-	o[
sofort	o[
sofort$	oUqT
soft	iVjZoT
soft$	iYjV
softl-	cIj[qU
softw-	bWtS
software	bTtT
software for	bS
software fur	bS
software$	iJjGtZ
soi	d[hS
soi$	dZhX
soign-	jYmXsT
soigne	bSjZsJ
soil	gIiSjZ
soin	fIiXjH
soins	iY
soins de	hSiT
soins$	iU
soir	fX
soir 0	fHsS
soir 00	hEiXpT
soir$	fZsR
soire-	aZfY
soirees	f\\
soirees$	fZiH
soirs	f^iHnS
soirs$	f]iGnZ
soit	gRnS
soixante	bT
soja	bTiY
soka	cGfIgBh^jEkVpE
sol	cHdGfVhGjXmToA
sol$	bTdGjZpH
sola	cWpIrTsW
solai-	bGh]
solaires	bIiS
solaires$	bJhV
solan-	qIrXs\\
solap-	fVoW
solape	fVoW
solar	aTbWgHhZmC
sold	fYgGj\\qW
sold$	bSjHqV
solda-	jR
soldador	cR
soldadores	iWjE
soldadura	iSjR
solde-	cRkX
soldering	iEkZ
sole	iFjTtV
solen-	bZpU
soles	g^
soles$	gV
solic-	lU
solicitor	jX
solicitor$	aX
solicitor's	jGl]
solicitors	iV
solicitud	mIpZ
solid	j_
solid-	bXjR
solide	gGj\\sT
solide$	jSsT
solidworks$	aT
soll	rZsU
soll$	tU
solli-	c]i@tV
sollt-	jSsX
sollte	sX
sollte man	kZsA
solltest	jU
solo	fTmU
solo en	rT
solo$	eTiHjZmZpH
solte-	s[
soltera	sS
soltero	sZ
soltu-	j[
soltura	j[
soltura$	jW
solva-	aUhW
solve-	b[qY
solvency	i\\
solvi-	iS
somal-	cHk[
somali	cHk[
some	kT
some of	jRsT
some weeks	fWhEiInVoI
some$	hUjXlGpH
someb-	sR
somebody's	sT
someo-	sS
someone	sT
someone to	a[tI
someone who	iVjVkSsH
someone who's	j[qFsT
someone$	jR
somet-	cU
something	jX
something$	iGjYpUqHtR
sometimes	bIcUlTnX
sometimes$	fWnS
somew-	jVlT
somewhere	jVlT
somewhere$	jYlV
somme	aJbGcVkHtJ
somme-	oV
sommelier	a\\mI
sommelier$	a^iJmG
sommer	fS
sommer 00	e[rS
sommer$	q[tU
sommerferien	eRiTjH
sommerferien$	eSiUjHoS
sommersemester	cFiYjGoXtA
sommes	b\\
somos	bbm]
somos tres	mW
somos una	r[
somos$	bXmR
son	mVqX
son dos	gR
son treinta	fWmI
son$	aTcGiImTqV
sonda-	iS
sondas	iS
sonde-	bYjTmU
sonden	i^
songs	bAhBicsH
sonido$	aT
sonn	fVhF
sonne-	h[
sonnt-	f\\
sonntag	fTgV
sonntag$	f_
sonntage	fSiV
sonntags	iS
sonntagsdienst	fS
sonntagszuschlag	iH
sonri-	jTsV
sonrisa	jTsV
sonrisa$	jUsV
sonst	fWjUrTsY
sont	jGmVqS
sont des	aIcGfYhCiSjHnHoI
soon	jRmGo]pGqU
soon as	o\`pE
soon$	jYmFqU
soone-	oTsT
sooner	oTsT
sooner$	oXqU
sophi-	cW
sophia	cW
sopor-	jW
soporte	j[
soporte$	aViW
soportes	iRpW
sor	iIjY
sorch-	mXpW
sorcha	mXpW
sorda-	bW
sordas	bW
sordas$	bU
soria	bV
soria$	bS
sorry	t^
sorry$	cWdU
sort	hIs^
sort of	s_
sort$	cVjU
sorte	iTqU
sorte-	gJhTiW
sorti-	pR
sortie	dHiVkIsT
sortieren	pY
sortieren$	iW
sorties	fW
sorties$	bHfZ
sorting	iUkH
sorting out	kJ
sorting$	iW
sortir	iWjG
soste-	i_jI
souch-	lIs\\
souche	lIs\\
soude-	aVbW
soudeur	aU
soudeurs	aacGiG
soudu-	iVkR
soudure	iSkR
souff-	aUfVqR
souha-	iGlFsZ
souhaite	kTlFtR
sound	r\`
sound-	bIcEgJj[nGqY
soup	gIhb
soups	sT
soups$	fU
sour	bRgGi[kGmJ
sourc-	iY
source	iR
sourcing	iX
sourd-	iW
sourdough	iU
sourdough$	cIiY
souri-	bUiHjVsV
sourire	jWsU
sourire$	jUsT
sous	mT
sous 0	fFgGhHiYj]mB
sous chef	a]
sous contrat	b^
sous l'autorite	mR
sous$	a]hIjG
sous--	bTqS
sous-titrage	iV
sous-traitant	bX
sous-traitants	bIiXjH
south	c]
south-	cd
southern	bVcBhW
southport	cS
southport$	aT
souti-	aRhUiR
soutien	aRhUiR
sowei-	gY
soweit	gY
sowie	jW
sowieso$	jRkS
soy	bUhHrRt\\
soy$	r[sC
soyon-	fRqW
soyons	fRqW
soz.p-	jX
soz.pad	jX
soz.pad$	jW
sozia-	aSe\\
sozialarbeiter	aX
soziale	jSkF
soziale arbeit	jSkF
spa	b\`
spa 0	b\\
spa$	c_
space	bJiVoDsS
spain	aSbIcXiDnVrH
spain$	aVcWjTrF
spald-	cW
spalding	cW
spalding$	cU
span	bUhGjXmE
spani-	jTkU
spanisch	kY
spanish	jTkS
spanish or	jT
spanish$	aTkR
spann-	aGbYdGjTrVsT
sparg-	aSbS
spark	jTlX
spark$	cJjZ
spark-	aTbV
sparkling	bZ
sparks	aUbGiWtJ
sparky	aXjS
sparky$	aXrG
spat	fZ
spat$	fY
spatd-	gV
spatdienst	gV
spatdienst$	gX
spate-	o[
spater	gThWjF
spater$	hEoVpSqY
spatestens	o_
spatestens 00	aIfYmT
spatz-	fSgIiV
spazi-	aIbEi^
spc	i^jH
spe	bUiZ
spe$	i[jI
speak	cJlUtU
speak english	bHcCdElXrJs[
speak-	kTsS
speaker	jHkSsUtX
speaker$	jEkXrGsUtG
speakers	jHsV
speakers$	jGkHsZ
speaking	aCjTq[
speaking$	aJjTrI
speaks	kUlUmJ
spec	jUkZlF
special	aXiT
specialise	bW
specialisee	bYcIlH
specialist$	aYiI
specialite	bYiIjW
specific	bWiD
specified	eW
specified purpose	eW
specimens	iY
spedi-	bU
spediteure	i[
spedition	b[hW
speditionskaufmann	iGjYtJ
speec-	bIiT
speech	bIiT
speed	hHjflF
speed$	iIjW
speic-	aIbTiV
spekt-	iT
spell-	bHjSr\\
spelling	jUr]
spelling$	iGrZ
spend	gGi[
spend-	bWcIeXjS
spenden	iVmD
speng-	aXbT
spengler	a\\
sperr-	iW
spese-	gVnR
spesen	gVnR
spesen$	gW
spezi-	aEc^iGqE
spf	aJb[hFj[
spieg-	aDbZi[jBlImErD
spiel-	jGoW
spielen	jCkZ
spielt	lW
spielzeit	fAgCiCo_
spielzeiten	e\\
spielzeiten$	e\\iI
spill	fWgDiTpIqT
spill-	i\\
spin--	b^kI
spin-off	bYcI
spina-	bX
spinal	bX
spind-	bT
spindle	jVoV
spine	jU
spinn-	cViT
spira-	bFi[jEsU
spiri-	aVcIiFjWmT
spiro-	jW
spirometry	jW
spita-	aJbIc]iImG
spitz-	aHiAj\`
spl	aY
splic-	a[bI
splicing	bIcIiZ
splicing$	bIcIiY
split	f\\nSqT
split 0	fWgFiGqS
split shift	tV
split shifts	fY
split$	cRgRhX
split-	fX
splits	fX
splun-	jW
splunk	jW
splunk$	jX
spoka-	cX
spokane	cX
spoke-	jZsR
spoken	jZsR
spoken$	j]
spons-	hViTjS
sponsor	iW
sponsor$	aIgJiDjWqT
sponsors	bIsV
sponsors$	sV
sponsorship	dFiXjXpI
spool-	i[
spools	i[
sport	gIhSi\\
sport$	cHgEhIi\\
sport-	s^
sportif	aZ
sportive	eWgIs[
sports	hTmU
sporttest	gHjXpXsB
spot	aIb@ib
spotl-	jT
spotless	jT
spotless$	jU
spots	iRjX
spott-	iV
spotting	iU
spous-	hXiTjA
spouse	hY
spouse$	h[iG
sprac-	i@k_rS
sprache	iFpCra
sprache$	aVbJkX
sprachmittlung	aXgI
sprachnotiz	tV
spray	ib
spray$	iY
spray-	jU
sprayer	aTgH
spraying	jU
sprea-	k[
spread over	fR
sprec-	fEiXpT
spreche	iGtX
sprechstunde	i]jI
spren-	bRcHi]tI
sprin-	iR
spring	qR
spring boot	j\\
spring$	nTqR
springs	bJc]jU
springs$	cY
sprinter	aEbIcGh\\iDjXmGnU
sprinter$	aGbIcEh]mGnW
sprit-	aUbGiYkG
spritzguss	aWbGcJiGjUkG
spruc-	qVtT
spruce	tU
sps	jIk]
sps$	k[
sq	gDhJi[
sqf	cIj[
sqf$	cIj[
sql	je
sql power	gHhIrT
sql$	jS
squad	m\`
squad de	mT
squad of	mZ
squad$	aYbCjGmH
squad-	bTiJmS
squads	bTiJmS
squads$	bUiHmT
squar-	hWjD
square	iZ
square$	iU
squea-	iFjTrV
sr	m^
sr$	aVeDg\\
sra	cTm^pRtT
sre	aTmV
sre$	aZ
sres	ma
sres$	m]pI
ss	jYrU
ssi	i_jD
ssiap	jYmT
ssiap 0	jYmT
ssr	aZbIcIdGjH
ssr$	a[bJcJdGjGkJ
sst	jWmZ
sst$	jRm[
st	c]
st ives	aIcT
st of	hXiU
st$	cWiHoZ
sta	jU
staat-	j]
staatl	aSjTlHtH
staatlich	j[
staatliche	jX
staatsexamen	gSlV
staatsexamen$	jTlU
stabi-	i\`
stabilite	i\\
stability	aUiT
stabl-	aFbUjSpIrEsR
stable	aEbVjRpHrEsS
stable$	aFbWsV
stabs-	hIm_qI
stabsstelle	hIm_qI
stack-	gShX
stacking	iZ
stacking$	iX
stadi-	bUfAhHi\\lFqB
stadt	aHbXcU
stadt mit	bV
stadt$	bWcEpT
stadt-	b_pZ
stadte	aHbHcRnX
staff	bTmT
staff house	hU
staff in	dTmR
staff meal	hS
staff nurse	aY
staff$	a]bX
staff-	bHcUgIhT
staffing	eUtU
staffing$	eUtU
stag	jX
stage	eXiSjU
stage 0	aIbIeFfGiWjWpS
stage$	eZjS
stage-	pYtT
stages	iVp[sT
stagi-	iSjTqX
stagiaire	jZq[
stagiaire$	jV
stagiaires	i\\
stahl	j^sI
stahl$	jX
stahl-	aHbTqU
stain-	aZ
staircases	bXiH
stairlifts	aT
stairlifts$	aS
stairs	cSpRsS
stairs$	bAcWsV
stall	aUiS
stall-	aWbV
stamm	bacBdDtF
stamm-	bjcGgG
stand	fIiRj\`
stand-in	aXbHcFeT
standard	jXsR
standard$	j_
standards	iW
standards$	iZ
standby	fYgS
standby$	gTh[
standesamt	aXiT
standheizung	bJh_iC
standing	jXsV
standing$	iBjSs\\
standort	cU
standorte	aVbY
standorte$	b_
stands	bViV
stapl-	jSlV
stapler	cIjU
staplerschein	lX
staplerschein$	jX
star	baiHrW
star$	b^iInIrS
starl-	hW
starlink	hW
starlink$	hYiG
starn-	cU
starnberg	cU
start	oa
start 0	fV
start :	oV
start and	gW
start at	fXoBqT
start monday	oVsS
start$	fRlT
start-	oU
start-up	b\\gWhEiJ
started	bUjU
starters	i\`kJ
starting	bRfIiFo[tT
starting$	b[iDoFtS
starts	fUoU
starts$	f\\oJ
startup	bTrR
startup$	bRrR
stat	f^gHhD
state	bYjUpFrY
state-	pT
statement	jHpZrS
statement$	kJpUrS
statements	iW
stati-	hWiY
station	cT
station$	aVbVcXhSiEjE
stationnement	h_iB
stations	b\`
stations$	baiD
statistik	i\\
statistiques	iS
stats	jVlT
statt	aGh[pSrV
statu-	ea
status	hXpS
status$	hY
statut	eW
statutaire	aGe\\gWjGtE
statutory	bT
staud-	aSbS
staudengartner	aV
stay in	hGn\\
stay$	hVpRqJrX
stays	hY
stays$	iVjGqIsZ
stb	aTiV
stcw	j\\
stcw$	jY
std	fT
std$	fTgW
stead-	eUjW
steady	eUjW
steady$	jX
steam	bUiUmS
steam-	gHhXiS
steaming	i[
steck-	bJgDjZ
steel	aJiSj]
steel-	bTc]jGkG
stefa-	tV
stefan	tV
stefan$	tV
stege	iR
stehe-	iT
stehen	iT
stehen$	oSqS
steht	hU
steht$	bEcXiU
steig-	kWqW
steigt	kWqW
steil-	bSjR
steildach	iT
steillage	bS
stein-	aSbWjTpT
steinway	jW
steinway$	hT
stell-	tT
stelle	fStT
stelle ist	aJcGqS
stelle$	cIf\\qU
stellen	a^
stellen$	aZ
stellungnahmen	iY
stellv	aSpTrJ
stellv$	aT
stellwerk	cU
stenc-	iZkU
stencil	iZkU
stend-	cT
stendal	cT
stendal$	bW
steno	bIcFhFj[kDlZmIpGtC
step	bHg^iSqU
steph	qYtI
steps	c[gWiF
sterb-	b]
steri-	jU
sterile	aXcE
sterilisation	iV
sterilisation$	i^
stern	b[
stern$	bY
stern-	bViUjJkSrT
sternchen	jHkXrZ
sternchen$	iJjGkY
sterne	bV
sterne$	bW
steuerberater	eWjHqSrH
steuererklarungen	iY
steuerfachangestellte	aW
steuerfrei	gUnY
steuerfrei$	gSnY
steuern	i\\
steuern$	i\\
steve	qStS
steve-	aYbFc]dHiAjI
stewa-	mV
steward	kTmX
stewards	aX
stewards$	a\\i>mT
steyr	aGbSc[
steyr$	aGc[gI
stfw	aZbIeCfCgJh\\iBkBlDrItG
sti	bUgbjH
stich-	oFp^rZsI
stick	kXtS
stick-	iZ
sticks	iV
sticks$	iV
stief-	aHbGcIdJeIfGgFhajHkIlEnJ
stift-	aSbZcIeU
stiftung	bWiIqGrZ
still	bXjUq\`
still-	bTgUiWoAqXrJ
stimm-	gIjTqU
stimmt	qTtT
stimmt$	lXqRtF
stipe-	hS
stipend	hS
stipend$	aVhXoIsJ
stirl-	cZdF
stirling	cZdF
stm	j\\
stm 00	jY
stock	i\\
stock$	bThRiYjJ
stock-	hToV
stockport	cV
stockport$	cW
stocks	iW
stocks$	iT
stockton	cTjSoI
stockton$	cT
stoff-	bHi_
stoke	c^
stoke$	cV
stoma-	j[
stomach	j[
stone	cJjXsU
stone-	pX
stop	t\\
stop$	eGjEpBte
stop--	iVoJqJrW
stopp	bWsGt]
stopp-	m]pJqItU
stops	ie
stora-	bS
storage	bS
store	hRjH
store$	aFb\\iT
store-	iV
stores	aJmY
stores$	aIm[
stori-	iZrS
stories	iZrS
stories$	i[
storm	bSoU
storu-	iV
storung	fV
storungen	tI
story	iWq\\rT
story$	iYqX
story-	iTkW
stp	rStU
stp$	sUtZ
str	bGcZ
strad-	iUrW
straf-	fIhHj\\rW
strafregisterauszug	jZ
strah-	aViJjSkW
strahlenschutz	jEk\\
strai-	f^hJsT
straight	fWhF
straight$	fSsI
stran-	cYhYiI
strand	aSbGcXhI
strand$	aRbHcYiF
strandhotel	aJbZhH
stras-	cUnS
strasbourg	bJcUnT
strasbourg$	nR
strat-	bTiV
strategic	aViR
strategies	iW
strategies$	i[
strategy	iZ
stratification	bBi]
strau-	cT
straubing	cYiI
straubing$	cU
straw	a^bJiI
straw-	aSbXhIiI
straß-	hS
straße	dV
straße$	dWiI
straßenbau	bUgJ
straßenbau$	aWbEjS
straßenwarter	a[cJfR
strea-	aSlXtS
stream	aCiEl[mHtV
streaming	aXbT
strec-	cGjXlY
street	cX
street$	pVrT
streets	iY
strei-	i]jIqWrT
streichen	gGiHra
streichen$	gDiHqSrU
streit	sU
streit$	sX
streitet	iTjFmJq\\
stren-	iSpGqX
stres-	jbsS
stress	qUsU
stress$	jCkVpIsW
stret-	cSjTqX
stretch	cSjTqX
stretch to	gJqY
stretch$	bHc[iI
stric-	fV
strich	bIeHfFgUjFkJlJmFpJqItG
strictly	fYrS
strik-	gIiSqUtV
strike	gGtX
strikes	iY
string$	iSnV
strip-	iV
stripping	jU
strok-	bT
stroke	bT
strom-	aHcViUjR
stron-	jSsU
strong	jSsU
strong$	bW
struc-	aVgJpItZ
structural	iU
structure	aZiHkW
structures	aVgH
structures$	aX
struk-	bIhGi^
strukturiert	jV
sts	b_
stuck	aZ
stuck$	a^jR
stuck-	bX
stuckgut	iV
stude-	kYsV
student	kUtV
student$	mW
students	bVcGgGkX
students$	b\\gHhT
studies	iY
studies$	eJi]
studio	hU
studio$	aJcGdTha
studium	jXlW
studium$	j]
study	h[pT
stufe	aTgZ
stufe 0	gZ
stuff	fUiWjT
stuff$	fViRjYlJ
stuhl-	i]
stuhlassistenz	i\\pH
stuhle	bShSmG
stuhle$	bThSmH
stund-	fU
stunde	gV
stunde$	gS
stunden	fX
stunden gleitzeit	fThFiW
stunden im	iWoJ
stunden$	f[
stunden-kurs	bCja
stunden-woche	f[gE
stunden-woche$	fZgIhI
stundenlohn	gV
stundenlohn$	gX
sturm-	f\\
sturmschaden	f\\
stutt-	aFcb
stuttgart	aJiSnS
stuttgart$	bIiV
style	rg
style$	r[tT
styli-	jS
styling	iUjU
styling$	bEiTjV
stylist	bY
stylist$	aZbF
su	q\\
su cargo	iUmV
sub	eSgU
sub-c-	aBbBcEe^gEhIiTjGmH
subbi-	eY
subbie	eY
subbie$	e[iI
subco-	aHb^eS
subcontract	eWiU
subcontract$	bGe_iB
subcontratas	o\\
sube	eGiHjEk\\oYpI
subid-	iSo\\
subida	iSo\\
subim-	bV
subimos	bV
subir	iFkV
subj	bHt]
subje-	mJpR
subject	mIpRqR
subject$	eEhFmEpSqYtH
submi-	iW
submission	fU
subro-	cTeW
subrogada	bTcWiI
subs	eTgGh]jS
subs$	bSeVgGhXjEpF
subsa-	iTsS
subsi-	hW
subsidiado	hT
subsidised	hW
subsidised$	hWiH
subsidy	hVjW
subsidy$	hTsV
subst-	e_hGiYjD
substation	iU
substitute	hHiHjHlVoR
subte-	bJgSiFjZ
subti-	kU
subtitler	aZ
subve-	hX
subvenciones	aW
subventionne	bU
subventions	bIcIi_
succe-	hTqV
succession	mHoXqZ
succu-	b^jG
succursale	aU
suche	aSbHqHt]
suche-	aStV
suchen	aStV
suchen wir	rItX
suchen$	bHcItZ
sucht	tb
sucht$	t]
suckl-	bX
sucklers	bX
sucklers$	bW
sucur-	bRcT
sucursal	cY
sucursales	bY
sucursales$	bW
sud	cYoX
sud$	c^oV
sudbu-	cR
sudbury	cR
sudti-	iRnTsU
sudtirol	iRnTsU
sudtirol$	iEnXsT
sue	gajHkI
sueld-	gS
sueldo	lTrT
sueldo$	iHl[sG
sueldos	gZ
sueldos$	gU
suelo	i[
suelt-	bSiJqV
suene	jHqJresH
suffi-	lX
suffit	lZ
suffit$	lZ
sufic-	j]
suficiente	j]
sugar	hX
suhl	cX
suhl$	cW
suis	cEqc
suiss-	hIjUs_
suisse	jHs^
suit	h\\jVkFs[
suit$	bJh\`iGjI
suite	iToRtV
suite$	iVoW
suite-	bSiV
suites	bSiV
suites$	bX
suits	eUhXoT
suits$	eXhZ
suiva-	g_
suivant	eJ
suivi	i^jC
suivi de	iT
suivi des	iX
suivi-	iW
suivis	iW
suivr-	i[
suivre	iW
suiza	bV
suizo	aVbUiJtJ
suizo$	aWbWiEtJ
sujet	jGkWpJqY
sujet-	cIiUjS
sujets	cHiVoI
suma	jHke
suma puntos	kTlV
suma$	k_
sumar-	aIiVkZqX
sumaria	k^
summa-	iR
summary	iR
summary$	jUpU
summe-	rG
summer	rG
summer$	bTeUpI
summers	cWfUiEjHnU
sun	f[
sun$	aIfXgT
sun-t-	f]
sun-thu	fT
sun-thu 0	fS
sun-thurs	f\\gI
sun-thurs$	fR
sunda-	fS
sunday	fW
sunday 0	fS
sunday 00	fAiYpUtV
sunday$	bTfZiFoX
sundays	gThU
sundays 0	gX
sundays off	f?hc
sundays$	fTgZ
sunde-	cT
sunderland	cT
sunderland$	cU
sup	aUgYmU
sup$	a\\fJg[iF
super	hXjJkV
super$	gTjEk^
super-	mW
superintendencia	hHiEjapT
superintendent	bDpXqH
superintendent$	bGmGpY
superintendente	m[
superior	bRcU
superior de	cXiFlV
superior$	aIcUiJjX
supervisar	iW
supervise	iV
supervised	jW
supervises	m\\
superviseur	m[
supervising	aIlWmW
supervision	h^iZ
supervision paid	hU
supervision$	hWiU
supervisor	aRmS
supervisor$	a]
supervisora	pV
supervisoras	mT
supervisors	aSfHhWpV
supervisors$	pU
suple-	e^iUsJ
suplencia	bIe\`
suplencia$	bHe_
suppleance	a]fDiFjWlI
supplement	gaiI
supplement$	gZ
supplemental	iIp\\
supplied	hUlWmS
supplied$	l]mD
supplier	i]
suppliers	iX
supply	bS
supply chain	aY
supply$	aFbZ
support	aRiT
support worker	bT
support$	hT
supported	jUmZ
supporter	eIjXmV
supporting	bIcHmTqIsJtH
suppr-	rW
supv	aSmZtI
supv$	mWtI
sur 0	hHlU
sur 00	dIfEgZhVjGpT
sur cinq	f^
sur deux	dSfVi]
sur la	bGhSiUnU
sur le	rX
sur les	hSrU
sur mesure	hX
sur place	d]hRiI
sur quatre	eGhInY
sur site	d\\iX
sur six	f\`
sur treize	gR
sur trois	fZ
sur un	eVpU
sur$	bJcSjT
surco	b[cS
sure	eYjTpV
sure$	eIiUpZ
surf	h_jV
surfa-	b?g_iS
surfaceuse	i[
surge-	bU
surgeries	bXiTsW
surgeries$	b]iD
surgery$	aYiR
surpr-	jSkT
surprise	jSkT
surre-	cS
surrey	cS
surse-	nY
sursee	nY
surti-	aWiT
surto-	qS
surtout	qS
surtout pas	qSrS
surveillance	iZ
surveillance$	i]
surveillant	jT
survey	qU
survey$	iY
surveyor	aT
surveyor$	aWgJ
surveyors	bWmT
surveyors$	bXhHiWmE
surveys	bHi_
surveys$	iS
survi-	hTqV
survival	gShU
survival$	hJjZpI
sus	gSiFmZ
suspe-	iVqT
suspension	iVqT
suspension$	iX
susse-	cW
sussex	cW
sussex$	cY
susta-	iR
sustainability	iR
susti-	eXtS
sustitucion	aVe[tG
sustitucion hasta	eV
sustitucion$	aVtH
suthe-	cV
sutherland	cV
sutto-	cR
sutton	cR
suyas	gUs\\
suyas$	gUs\\
sv	a@bajGtD
svcs	bU
sven	bSmWpJq]
svp	jJr[s]
svp$	aTr\\
swabs	i_
swabs$	iY
swahi-	kX
swahili	kX
swahili$	jV
swans-	dGnW
swansea	dGnW
swansea$	cS
swap	aXf\\
swaps	i^
swaps$	i\\
swear	i[rW
swear-	iR
swearing	iR
swedi-	lU
swedish	lU
swedish$	bVlVpJ
sweep	aZiW
sweep$	a]bI
sweep-	iY
sweeps	iV
sweet	jHk]
swift	aEc[jV
swile	cFdEgChjjAkHlJpDtH
swim	aSfIhUjX
swim 00	iJjb
swim 000	j[
swim test	lTpU
swimm-	iRjUsJ
swimmers	iVkWlH
swimming	aS
swims	iDj^
swims$	iDj^
swind-	cS
swindon	cS
swindon$	cV
swing	fZpH
swiss	rRsU
swiss$	iFrVsX
swiss-	hSjZkA
switc-	iTjW
switch	iV
switching	jX
sworn	aEj]sZ
sydne-	cW
sydney	cW
sylva-	bGmUpUrH
sylvain	bGmUpUrH
sylvi-	mT
sylvie	mT
symfo-	jT
symfony	jT
symfony$	aS
sympa	jEkYmUpS
sympa$	jDkYmW
sympa-	jYlI
sympathy	jYlI
sync	iEj\`
sync$	iEj\`
syndi-	aSb\\s]
syndic	aYbIpV
syndicat	bSqWsT
syndiques	iIsY
synth-	iTpT
synthese	iSjIpU
syrin-	bV
syringe	bV
sysme-	jVkU
sysmex	jVkU
sysmex$	kT
syste-	bW
system	bX
system 0	aCbWfYjF
system$	gX
systemadmin	aXqF
systemes	aUiDjT
systems	kU
systems$	eJiDjTqV
sz	c]gWjF
t	bR
t /	b\`dVgI
t 0	bIccgUhT
t 00	eHf[iV
t urlaub	bJhT
t ¤	b>gSiV
t$	bVgIiTj[
t-zug	fIh^
t-zug$	h[
ta	aV
ta 0	aSgTiUkI
ta$	aViD
tab	cVi\\jAk?
tabac-	iY
tabaco	iW
tabaco$	iT
tabel-	gUtS
tabelle	gUtS
tabla	fIgU
tabla-	gWmV
tablas	g[
table	dYiSpT
table$	iWpR
table-	iY
tableau	iSjU
tableau$	cJjU
tableaux	iVjV
tableros	gIiXsJ
tables	bWiS
tables$	bZpF
tablet	fIhZ
tablet$	fFhTiX
tablette	hV
tablette$	hV
tac	iXjU
tache-	bIe[tV
tacho-	i^
tacog-	iT
tacografo	iT
tacografo$	iT
tact	j]
tact$	iVjU
tacti-	kY
tactile	kY
tactile$	kX
tafel-	i[
tag 0	eX
tag eins	gU
tag$	fTgSiS
tagal-	kS
tagalog	kS
tage	dSfThV
tage (	fWhS
tage +	fGhU
tage a	f^
tage daheim	dZfI
tage die	fUnZ
tage frei	fT
tage homeoffice	hJ
tage im	mFn]
tage pro	eYfFhFnS
tage urlaub	bH
tage vor	pX
tage$	f_h_
tage--	f\`
tage-wo	fV
tage-wo$	fV
tage-woche	hT
tage-woche$	fZ
tagen	dS
tagen$	dWfR
tages-	gUiZ
tagesbericht	iW
tagesklinik	iY
tagessatz	gViG
tagli-	hUiU
taglich	gShV
taglich$	gVhW
tags	fVgGic
tags$	fXi\\
tagsc-	fY
tagschicht	fY
tagschicht$	fX
tagsu-	f[gF
tagsuber	f[gF
tagsuber$	fZ
tahon-	bYiVtD
tahona	bYiVtD
taill-	iWsW
taille	aHiWsU
taille$	iX
tailor$	aU
take	pS
take on	bTiXjD
take the	i[oJsU
take$	bHgSsStS
take--	hTjGkSpZ
take-home	hSp[
takes	bVjHpY
takin-	tU
taking	iTtU
tal	cXfHg[hG
talav-	c^iHjH
talavera	c^iHjH
talca	bGc]
talca$	bFc]
talen-	pUtS
talent	jU
talent$	iGjW
talk	iWjTpWtV
talk to	i[sJ
talk$	j[kVtT
talki-	tU
talking	tU
talking to	iY
talks	i]l\\pU
talks$	i_lGmHpY
tall	kIsb
talla	cHi[s[
talla 00	bXiEs[
talla-	cX
talle-	bT
taller	bU
taller de	aFbRiRmY
taller$	aWjUpS
talleres	aJc[
talli-	cRiS
tallinn	cT
tallinn$	bT
tallo-	bV
tally	bBg_iU
tally$	iZmS
tamar-	bYcHmU
tambe-	aW
tambero	aW
tambi-	kR
tambien	kR
tambien$	eIiFk^lIoFsI
tambo	bYcZiAjErX
tambo-	bFc[
tamil	bFiSjX
tampi-	aGbDcYhSiF
tampico	cFhWnS
tampico$	cEhWnR
tampo-	iWkHs[
tamwo-	qR
tamworth	qR
tamworth$	cU
tanat-	b\\
tanatoestetica	bJi_
tanatoestetica$	cIi\\
tanatopractor	aXbI
tande-	jRmZ
tandem	jRmZ
tango	aXj^mEsI
tangu-	bJmSr]
tank	iTjW
tank$	j[
tanke-	aTbSjGlX
tankers	bWjHlU
tankers$	iElX
tankk-	gGhV
tankkarte	gGhV
tankkarte$	hW
tanks	b]cFiU
tanks$	bVgGiW
tanks-	a_
tankstelle	a]fI
tanqu-	i^
tap	j]
tap$	j\\
tapa	i_mGqX
tape	i^jHpW
tape$	hEiWpY
tapes	i]
tapes$	i^
tapic-	aTbW
tapicero	a_bI
tappi-	oW
tapping	oW
taps	bZfBgHiY
taps$	b[gF
taqui-	hS
taquilla	hS
taquilla$	hU
tarbe-	cU
tarbes	cU
tarbes$	cV
tard	nT
tard$	nVtU
tarde	f\`
tarde 00	fY
tarde$	fZ
tarde-	fW
tardes	fW
tardes$	fZpS
tardi-	fW
targe-	iW
target	iW
target 00	fHqY
target$	gZ
targets	lR
tarif	g_hUjT
tarif$	gV
tarif-	iSjXmHpT
tarifa	gTrV
tarifas	iTpS
tarifas$	iTpS
tariff	g]hH
tarje-	hUrS
tarjeta	hVjSrT
tarjeta de	jU
tarjeta profesional	jU
tarjeta$	hBjRpJr[
tarra-	aVjW
tarragona	aX
tarta-	hXiWjHpE
tartr-	iW
tartrectomias	iW
tas	bDcddHhIiHnI
task	aHiTpV
task and	fWiJ
tasks	iZ
tasks :	iX
taste	aJbWjYsS
taste$	aIbY
taste-	bHiZ
taster	bHiZ
tasti-	aSiWpS
tasting	aTiSpU
tate	iEjHk]
tatig-	aVgSjR
tatigkeitsgruppe	gUjS
tatto-	sZ
tattoos	s\\
tatua-	sY
tatuajes	s[
taub	jIl^qFs[
taube-	cGib
tauch-	hHjFm_
taugh-	kTl]
taught	kTl]
taught$	l_
taugl-	jYpS
tauglich	jT
tauglich$	jR
tauglichkeit	pZ
taunt-	jH
taunton	jH
taunton$	cW
taura-	cZ
tauranga	cZ
tausc-	iX
tauschen	iX
tauschen$	iW
taux	fIgbhS
tax	eGgViUjT
tax$	iGjZm@pH
taxes	iTjW
taxi	hWlX
taxis	bUiY
taxis$	bWiU
tbh	dUfGjHqVs\`
tbh$	cIdVjHqHsW
tbm	aY
tcd	b_gC
tcheq-	cJfIgJjDkXn\\
tctc	g\\hIjB
td	iHj]mV
tdm	i[pJ
tds	jZpU
tds$	iHjZpU
te	tT
te cuento	kUtT
te$	aHgW
tea	hViW
tea$	aTcJiZpT
teach	lc
teach you	lUoU
teach$	gJjVkUlW
teacher	aSmW
teacher$	a[
teachers	bSkV
teachers$	bWiDkU
teaching	lU
teaching assistant	aTmRpS
teaching$	iFjWkY
teakd-	iX
team	mV
team :	mX
team leader	fItT
team of	mb
team sind	jRmX
team$	aUcStV
teams	dWiSpZtU
teams$	d\\pY
tears	aFiXjW
tears$	i]
teas	i_
teatr-	aJb^
tec	kTm]sR
tech	a]m[
tech lead	mV
tech$	a]kSm^
techa-	bZhU
techado	hX
techado$	hX
techn-	mZ
technician	aV
technician$	aWmS
technicians	aVbUlT
technicians$	bXlVmS
technicien	aX
technicien de	bR
technicienne	aTmV
techniciens	mW
techniciens$	m\\
techniker	jV
techniker oder	lU
techniker$	aEjWmW
technique	eIgTmS
technique$	cJeBgXmTpT
techniques	j[
techniques$	iU
technische	aV
techo	bIgThIqY
techs	a]m]
techs$	bWm[
tecni-	mT
tecnica	mT
tecnica$	aFcVjJmU
tecnicas	m\\
tecnicas$	iRmT
tecnico	jR
tecnico de	a\\
tecnico superior	aIiIjW
tecnico$	aIiHjTkV
tecnicos	aSbXhFmTnS
tecnicos$	aIbYhGiInT
tecno-	jV
tecnologo	jUkS
tecnologo en	jV
tee	iUqV
teena-	bJi]
teeth	jGs[
teich-	bT
teiche	bT
teilb-	aJfU
teilbar	aJfU
teilbar$	fV
teild-	f[iG
teildienst	f[iG
teile-	eSgR
teilen	eSgR
teiln-	i]
teils	iS
teilz-	eUfT
teilzeit	eSgT
teilzeit$	aUeZgS
teilzeitgeeignet	eSfU
teilzeitgeeignet$	eSfU
tekap-	cU
tekapo	cU
tekapo$	cU
tekla	aWjWtJ
tel	jXp\`
tel$	cHiBj\`
tele	cTd]gXjJ
tele$	bGcIeIfHg^iW
telea-	ddgF
telearbeit	ddgF
telec-	aZ
teleconseillers	aX
telef-	fTiU
telefon	jS
telefon$	iUjU
telefonat	oIpWtS
telefonica	aSfR
telefonico	aYfGiIjYkH
telefono	fS
telefono de	f@hRiWpY
telefono$	qRrW
teleg-	eIiTpVrS
teleh-	aFbDcEd]hGiEj_kG
telem-	aIbTcIh_iRjBmG
telemedicina	b[hBiU
telep-	pW
telephone	pT
telephone pro	h\\pD
telephone$	iXjT
telephonique	i]
teler-	bYcH
teles-	aWiDjCl]
telet-	cGdefE
teletrabajo	dY
teletrabajo$	dZ
teletravail	cHdafH
telew-	dhiC
telework	d^iFjI
teleworking	aHdbiG
tell	jUqZ
tell them	rX
tell us	cUf[iHjHmJpVqF
telle-	aVhJjR
teller	aVhJjR
teller$	a^
telli-	iTpTqJ
telling	iTpTqJ
telmo	aHbUcThB
telmo$	bUhC
telug-	jT
telugu	jT
telugu$	iRjR
temoi-	iTjIoZqD
temp	e[jX
temp 00	eV
temp to	eS
temp$	aReTjS
tempe-	iYj[
temperage	jX
temperaments	cIiTnJ
temperieren	jV
temperieren$	jW
templ-	jW
template	cXqJr[tT
templates	bJiX
templates$	bJiX
temple	b\\pH
templo	iX
templo$	iV
tempo	eViRoH
tempo-	e[
temporada	oS
temporada de	eHjZkFoU
temporada$	hUoTpE
temporaire	aVeUhIlJoH
temporal	eYiS
temporary	eWiS
temps	eV
temps de	hVjBnX
temps partiel	aReU
temps plein	bXeU
temps$	hY
temps-	gS
temps-la	gS
ten	gT
ten days	p^tW
ten percent	gIh]
ten till	eJfV
ten years	bUgU
ten$	gShFiUj>lRmToGpY
tenan-	iUqR
tenancy	iY
tenant	iYqY
tenants	bZiI
tenants$	aHb\\iH
tende-	iY
tender	iVjAmS
tenders	iZpI
tendi-	aIi[
tendido	aIi[
tendr-	kSmWqH
tendria	mYqI
tenem-	sS
tenemos	sS
tener	jYlI
tener-	cTqW
tenerife	cTqT
tenga	jWs[
tenir	i^jR
tens	fchJiE
tens$	bAfcgIhH
tensi-	iS
tension	jWkTqS
tension$	jSkW
tenso-	jU
tensorrt	jU
tensorrt$	jU
tent	hYiS
tents	bXgIhX
tents$	bThS
tenu	hEiIj[qV
tenue	haiU
tenue du	i\\
tenue-	h]iH
tenues	h]iH
terap-	aYh[jI
terapeuta	aTmR
terce-	jTmZ
tercer	fSjY
tercera	bWpFqRrV
tercera generacion	bV
terci-	bSj[
term	eXfUjIoS
term time	f^
term$	eWfTiU
term--	aIebfTqDtA
term-time	eTfV
term-time$	fU
terma-	aIiU
termina	f[
terminada	jZ
terminada$	j[lE
terminado	gXmJ
terminal	bZcShR
terminal$	bVcChXjT
terminals	i]
terminations	iSjU
termine	nSrU
termine$	fZ
termino	eVgT
termino fijo	eU
termino indefinido	hR
terminplanung	iX
terminplanung$	iV
termo-	bHcYi]
terms	eXiRr[
terra-	iR
terrace	i]
terraform	kW
terraform$	jUkX
terrain	aUhIiImEnXoJ
terrain$	a]bTiGm@
terrasse	kDs\`
terrassen	i]
terraza	aTiS
terre	f[
terre$	f[
terre-	mF
terreno	dUmF
terreno$	bJdZpU
terri-	bVjCk]
territorial	bY
territory	bWcWjE
terti-	jJk[
tertiaire	jJk[
tertiaire$	k[pJ
teruel$	cS
tes	gXhFjGp[
tesa	e^iJ
tesis	i_
tesor-	iSqV
tesoreria	iSqV
test	pd
test 00	hIpY
test de	pW
test$	gSj]pV
testa-	aZjFpU
teste-	aStI
tester	aWtG
tester$	aTjZtG
testi-	iYjV
testing	jZ
testing$	h@ic
tests	idpW
tests$	iajT
tetan-	iGjbpJ
tetes	bXgG
tetes$	b\\gF
teu	iT
teu$	iW
teur	fIg\\
teur$	g_
tewke-	cV
tewkesbury	cV
texas	bTrR
text	pTr_tS
text "	mBpY
text$	qUr[tV
texte	iSqJr_
texti-	b^iHlU
textil	bR
textil$	aV
textile	bTgHjFlY
texto	re
textu-	iU
textures	jS
tez	bEgIjIkHs]
tf	aWpR
tfa	bW
tfa$	aVbX
tg	gXiVjH
tgv	bUeCh_iI
tgv$	bWhYiHjJ
th	pS
th and	aS
th ed	bIj\\
th edition	gEj]
th month	g_hH
th$	oTpX
thack-	p[
than	sR
than 0	pYsS
than 00	hUqSrW
thana-	a[kXmI
thand-	jFm]
thane-	cZ
thanet	cZ
thank-	hHiAo\`rStS
thanks	rUtV
thanks$	aIpUr^tA
that in	jZrItR
that isn't	j[kS
that stays	hIjGq]sU
that way	sf
that would	iT
that$	tT
that's it	hWjSqEtZ
that's the	cUlIoVqUrBsGtF
that's why	bUiFqY
that's$	aFcHeYkIqJtH
thats	bJcIlSpEtW
thaws	oV
thaws$	oX
the 0	hDqZ
the 00	iGoUpV
the a	cYfIhDiV
the ad	q\\rY
the advert	tW
the agency	jVtS
the app	hIi[
the audit	eFma
the back	hUiGrW
the band	gFhGpWq[
the bank	jUqY
the bar	bIcYtV
the bench	bY
the better	kY
the board	gHjStS
the books	sS
the budget	bHhGqV
the car	hJpGqZsUtT
the cathedral	cUjJsS
the chair	mW
the chapter	iIpUrT
the chief	qX
the class	l]mZ
the client	dGfEnY
the clients	iHkWs\`
the co-op	bX
the cold	aYbGiSrH
the committee	f\\gJqU
the community	sW
the company	bS
the council	qWrS
the county	bZhAqY
the course	hXiXkD
the crew	hHmFn]pGq_
the customer	iX
the day	f]hIiSjIp[
the dean	qWtV
the degree	i[lI
the design	dGmW
the desk	iIj]sX
the door	hTtR
the evening	fIpZ
the facebook	tY
the family	bEcIh^nW
the field	bYiS
the first	rZ
the floor	cId]pX
the gang	bCmXsV
the garden	aEbXcGqDtW
the governors	aUiG
the ground	iRoTrI
the group	bIjHm\\r_
the hague	bTcW
the hall	cGiVpY
the head	iDjUpXq^
the high	bT
the hospice	a]bFcGtI
the hospital	bBhUqW
the house	rUsV
the hub	iW
the job	hSlXqU
the kids	cIhFj[oZtH
the kitchen	iFpJs[
the lab	i]
the last	pSqS
the licence	j_
the like	jRsS
the line	m\\
the little	hVjIpSqS
the local	cHiWpT
the lot	bUgHlV
the middle	cWoT
the ministry	iSjWqT
the month	iToSpX
the monthly	iX
the morning	f[jUtH
the new	cGiT
the next	hGiX
the night	aSiRtJ
the noise	pWtV
the odd	iTjU
the office	aTbTiApHqS
the old	cXhE
the one	hDqYrStT
the other	lHmXqZtH
the page	jIpIqX
the parents	qWrX
the person	hRi\`
the phone	pS
the plant	bTcFqY
the police	bZeFpY
the post	bTeWiF
the practice	pS
the public	bXfEjJrb
the rate	iSsV
the residents	bIiEpUqZ
the right	jJpWqUsU
the road	cIfDlVnXqW
the role	bUcGtT
the rota	fTmH
the salary	rc
the same	jTsJ
the school	kHp\\
the season	fUtW
the second	cZgUjIkHmEsStD
the shed	hCpZqYtH
the shop	pWsS
the site	nZ
the socials	iS
the south	bVnHsW
the staff	bX
the start	lT
the station	cZiE
the stock	iT
the summer	eUiX
the surgery	aT
the tablet	hIiZ
the team	bSsU
the test	l\\
the thing	h[iUqDrF
the third	cJrFtT
the till	jYrGsR
the time	fSiFpWsY
the tone	jHqIrZtW
the town	aHbDt_
the train	qUtW
the trustees	tT
the twelfth	oSpS
the two	fEiYjFlDqUsG
the uk	jD
the union	gFhHiTmZsTtH
the unit	sRtW
the usual	iY
the volunteers	i[mBqX
the wage	gX
the water	aIbXrV
the way	cJpGq[rU
the website	iHtT
the wedding	aToV
the week	hU
the whole	bSgIhVjV
the window	cGh]pGsV
the winter	bJgTiXoT
the word	r\`
the work	cWsS
the workshop	bHkYmYsR
the yard	gXh_
the year	gSiT
the £	iSmFr^
the$	tT
theat-	cSjB
theater	gSjIkUlIqT
theatre	aS
theatre$	bVfW
theatres	bX
theatres$	bX
their	sY
their own	bIhRs^
their-	jIrT
theirs	jIrT
them	sV
them and	bDhXkJ
them at	aH
them through	lS
them to	fTlWpW
them$	aVsU
thema	iZjDlTpGq]
then	e[
then $	e^h>iI
then 0	cEdUhHiIpV
then a	pVrT
then panel	pY
then there's	hY
then$	t]
theol-	jW
theology	iTpS
thera-	bW
therapeutinnen	bShImS
therapist	aRhS
therapist$	aWmW
therapists	a]jI
therapists$	aY
therapy	kX
therapy$	bEiUjU
there	dVnR
there are	fUiR
there is	dSfSiX
there$	dYfBlTpGqStS
there's a	aItS
there's no	hIiFjRlUnRsY
there's$	gRhXjI
thereabouts	fHgTjFtW
thereafter	eIgXoX
theres	iBlZ
therm-	bVhfiT
thermal	aEjHkU
thermique	iW
these	iHoRpTsT
these$	bGoUrXtV
thetf-	cV
thetford	cV
they	sW
they can	hWpU
they come	pX
they do	iSsIt\\
they don't	lW
they get	aChWmYsS
they have	iJjWkXnS
they must	aIjV
they need	j]
they should	pT
they want	fVjSkGsI
they will	cWiU
they$	jTlRtS
they'd	iW
they'd be	mT
they'd have	mW
they're	sW
thiba-	m\\
thibault	cJmV
thibault$	pT
thibaut	mY
thibaut$	mY
thick	hJjZ
thick skin	hJj[
thick-	bIhJi_
thing	tS
thing$	sUtZ
thing-	pSsS
things	pSsS
think	hHoTqTtZ
think$	oYqHtX
think-	iFqVtT
thinking	aHiDrRt[
thinks	q\\
third	qU
third generation	qHtV
third party	eXjU
third weekend	fS
third$	gZ
third-	gShEiU
thirds	bXeJgUiF
thirt-	fR
thirteen	gW
thirteenth	cIeJg]hFjHpD
thirty days	fEh\`
thirty five	fV
thirty four	gX
thirty hours	fZ
thirty nine	tR
thirty one	gShGmX
thirty seven	fS
thirty six	gXtS
thirty to	fV
thirty two	bHiY
thirty$	f]
thirty-seven	f[gI
thirty-two	fIiY
this	qXtV
this is	aJcU
this one	d[gJlI
this out	tV
this person	iY
this time	rZs]
this year	bIeIfAl]qT
this$	qX
those	dWpG
those$	dEi[jDkZs[
thoua-	bIcYfH
thouars	bIcYfH
thouars$	bIc[iG
thoug-	cI
though	cHdSlSrStF
thoughts	iGtZ
thous-	gS
thousand	gS
thousand$	gZ
threa-	qUtS
thread	pHtW
thread$	pGqStV
three and	jVnI
three crews	bZfBiItY
three days	aVd]eUiG
three hundred	bTjR
three in	jUmV
three month	eU
three months	eVhU
three thousand	gV
three years	jWmT
three$	iSjWmT
three-	iEjV
through a	jUsUtG
through the	sU
through to	iTtI
through$	cFiSpT
throughout	cYiI
throw-	iZjF
thru	eXf\\oV
thu	fVpStT
thu 0	dFt[
thu$	dUf[tI
thu-s-	fTsR
thu-sun	fU
thu-sun$	fT
thun	c[tH
thun$	cY
thund-	cX
thunder	cX
thur	bJf\`kGlGmDnJ
thuri-	cYiHnV
thuringen	n\\
thuringen$	n]
thurs	aHoTpW
thurs$	aDfWiHoVpGqXtG
thursday	nU
thursday and	tT
thursday friday	dUfStH
thursday$	dTiS
thursdays	iT
thursdays in	bHdViV
thursdays$	cT
thurso	aIcV
thus	aEb[
ti	pT
ti$	gRiJpX
tia	jX
tia$	bGgJi[
ticket	jTkV
ticket$	gSiBjTkWlZ
tickets	h\\
tickets 0	hW
tickets resto	hSr]
tickets$	jT
tide	ib
tidy	iVlIpHrUtS
tidy$	bSrXtD
tie	jY
tied	hXsW
tied$	hV
tiefbau$	aU
tiefl-	iIlY
tieflader	iIlY
tiempo$	nRoS
tienda de	a?bVc\\
tienda$	hTpS
tiendas	bX
tiendas$	bT
tiene que	jVtS
tiene-	hWiJ
tienen	hWiJ
tient	i[sY
tier	bU
tier 0	aRbW
tier$	gS
tiera-	b\\hUiJ
tierarzt	bGhX
tierarztinnen	bYgH
tiere	b\\gJhT
tiere$	b\\gG
tierp-	bYiDjR
tierr-	cSfTsS
tierra	fUsU
tierra$	fXsU
tierras	aJbUcStI
tiers	b_fJiEmEoGpD
tiers-	aDb[cId[iGjGrJ
tierw-	jV
tierwirt	jV
ties	gGhFj?kcmFp?qJrF
tig	j[
tig /	aW
tig$	aZ
tiger-	aTiJjT
tigercat	aTiJjT
tight	iW
tigrinya$	aWjVkFtI
tijer-	iW
tijera	iW
tijua-	bSnW
tijuana	bSnW
tijuana$	bUnF
tikto-	iS
tiktok	iWqR
til	f^oS
tilbu-	aCcbtI
tilin-	iU
tiling	iU
till	fY
till 0	fU
till 00	eSoHp]
till noon	fW
till one	fagEhFoFtI
till six	fa
till the	pX
till$	hDi]jV
tille-	bTiXjH
tilleuls	bY
tilleuls$	bZiFmH
tills-	e[mJ
tillsvidare	e[mJ
tillsvidare$	eZmI
timbe-	aViV
timber	aV
timbr-	f^gRjIpHs@
time 0	pV
time 00	fVmFsS
time and	gZ
time off	bVf@gWhYiI
time served	jY
time zones	d\\iDtI
time--	jX
time-served	jX
timel-	iV
timeline	iY
timer-	mZ
timers	mZ
timers$	iHmZ
times	hViSnY
times$	cHiVnT
timet-	fToW
timetable	fToW
timin-	cFf_
timing	iRjS
timing$	fUjS
timo	mUqU
timoc-	iRjGkW
timocom	iRjGkW
timocom$	iTjGkX
tinni-	hJi\`jG
tinta	bTd\\
tiny	bdhIrV
tio	aSm[tH
tip	bIgY
tip$	fU
tipo	jUrS
tippe-	cDpJrY
tips	gd
tips$	g\`
tir	jU
tir$	iS
tira	i]
tiro	cJqFtZ
tirol	cUrY
tirol$	cXjH
tisch	aFmYqX
tisch-	aUhTlU
tische	bThU
tische$	bVhWjG
tischler$	aZ
titan	i\`
titan$	i\\
titan-	iUkV
titane	jGkW
titanium	iU
titel	aTcHtS
title	iRlJqHra
title$	aEjTlItS
title-	bZ
titles	bZ
tito	hGiHm]
titra-	i]jH
titre	jZrW
titre pro	aU
titre$	rW
titre-	bRhTjS
titres	iRjU
titres-restaurant	hY
titul-	jTlT
titulacion	cIiTlZtI
titulado	jZ
titulado$	iIjZ
titulados	kElT
titulaire	aWgJjVqT
titulaires	bHcHgFhIiDjDlZm[oItF
titular	hRrT
titular$	hTiSrS
titulo de	jTkS
titulo en	r[
titulo$	gRjSlS
tjm	bIcJgcjIpG
tl	aWbEmc
tlaxc-	aScT
tlaxcala	aScT
tlaxcala$	aV
tm	jGm_
tms	iV
to $	hU
to 0	f_
to 00	gS
to 000	gSi\\
to 0000	bVlIpW
to 00000	aIgYtJ
to 90	bXdHeDfGgJhWiI
to :	bFiImTt_
to a	aIjSm[
to advertise	bTlHqXrGtS
to apply	kVpIqTrR
to april	b[fTjEpH
to be	sS
to begin	e^fH
to bring	hFiRl^pEqHsHtI
to build	oT
to clients	kHsZ
to date	iTjT
to do	iWlTmI
to drive	bGi[jAlV
to eight	fYgFhZmJ
to eleven	fXmH
to end	iZjX
to five	fZ
to forty	gZ
to friday	fT
to get	nT
to go	i[jFqV
to half	fT
to have	k\\
to hire	eStU
to it	iFjZlW
to keep	cHhSiBkGm^pCqTsW
to know	iGjZlTqIrStI
to live	aWfIhXjGnToI
to look	pSsYtI
to march	e\\fTiIoD
to me	jGm\\sV
to mid	jJkJqZrGsS
to nine	f\\iI
to nov	eXfCgFiVoR
to october	oX
to one	aTfRjT
to our	bIiVlEmIpEsRtZ
to people	hVjU
to production	iTsI
to run	a\`iD
to sell	lU
to seven	fXiSmJ
to show	jUsX
to sit	jUq[
to start	fIg\`
to sun	f[
to take	hV
to talk	qS
to them	iGsU
to thirty	gThTkJ
to three	jInW
to thu	cEfV
to thursday	dWfW
to two	gZhSiF
to work	hTjXmJrW
to you	eTp[
to £	aRgThJ
to ¤	cHgHi\\
to$	tX
toall-	hJiY
tobac-	iTjV
tobacco	iTjV
tobacco$	jZtJ
toca	gZjYkJqT
tocad-	bSkT
tocado	bSkT
tocht-	b[
tochter	b[
tochter$	bU
toda	n_
toda la	bTnV
todas	h^iUjDlIoB
todav-	qT
todavia	qT
todavia no	rX
todavia$	kV
today	qRtX
toddl-	iZsS
toddler	iZmU
toddlers	sW
todo el	fJhSpUrT
todo incluido	bZg^mJ
todo$	iFmJpTrV
todos	bTnT
todos los	nXpU
toget-	bT
together	bT
together$	aHdXrItS
toi	qe
toi$	q[tV
toil	fYh]jA
toil$	f_hA
toile-	iW
toiles	iT
toiles$	pS
toileting	iZ
toileting$	iW
toilets	iW
toilets$	iX
toilettes	iV
toilettes$	iW
toitu-	iW
toitures	iW
token-	iT
tokens	iT
tokens$	iT
tokyo	cEi]kWlG
tokyo$	cEiUkW
told$	gTmX
toled-	cSmS
toledo	cSmS
toledo$	mU
toler-	ji
tolerant	jY
toll	bIiZjHk[tT
tolz	cW
tolz$	cW
tom	i]tS
toma	iTtV
tomas	cHiRpXqT
tomas-	iUmEqSrW
tomat-	aIbXjT
tombe-	aEiAk]sT
ton	rf
ton$	bVsT
tonal-	cIh[
tone	rf
tone$	iV
tonel-	bVgS
toneladas	bY
toneladas$	bU
tonelaje	gTjT
tonelaje$	gUiJjT
toner	aJcIiYtI
toner$	aJcIiYtI
tongu-	jXmHsU
tongue	jXmHsU
tonna-	gR
tonnage	gR
tonne	bXfGgS
tonne$	bYfFiG
tonne-	bW
tonnen	bGgXsD
tonner	kX
tonner$	iS
tonnes	b\\iG
tono	rb
tono$	aFiY
tonte	iY
tonte-	aSiT
too$	bT
took	aJeJqdt[
tool	bHgBhXiTjU
tool insurance	hV
tool$	aIj\\
toolb-	g@h]
toolbox	fVlS
toolbox talks	iRjJlU
tools	hXj\\
tools and	jT
tools$	hSiFjYlT
toowo-	cW
toowoomba	cW
top	kZrU
top 0	bHiIkFt_
top up	gHh^jH
top$	gWjDkYrT
top-u-	hSiS
top-up	eGhU
tope	gVq_
topog-	kU
topografo	aTkU
tops	eTrW
tops$	pUsV
tor	cHm]pH
torne-	iR
tornero	aT
torno	a_cE
torno-	iS
tornos	iS
toro	aHbDcFdFeGfEgGh\`i>jVkFlGmDnFoGpAqErGsFtG
toron-	cWdS
toronto	cWdS
torqu-	iSkFmT
torquay	cY
torquay$	cY
torque	bJcJiUjS
torre	bGcX
torre$	jS
torre-	ceiG
torreon	cU
torres	bUpT
torrevieja	aHcU
tortas$	iIjW
torte-	bUiV
torten	bUiV
tosta-	iIjT
tostador	aSbV
tosti-	bSiYlH
tostion	bSiYlH
tot	iIjYo_pI
tot$	jUoYpI
total	hJnV
total$	fSqS
total-	fHgDhZiAjX
totne-	cX
totnes	cX
totnes$	cV
touch	aJjX
touch-	gFlYsT
toujo-	sT
toujours	sT
toulo-	c\`gI
toulouse	cYfGgHjU
tour	kTnVpS
tour de	aCbZcHkYnG
toure-	bT
touren	hS
tourier	iW
tourier$	aTbEcJiT
touring	aIb^n]
touring$	aJb^iH
tourists	jXsX
tourn-	nS
tournai	cW
tournant	aIfWmV
tournant$	aIfWmV
tournee	bFnW
tournee$	hV
tournees	hViZ
tournees$	h[iAnV
tours	iV
tours for	i[
tours$	aWiRnU
tous les	dS
tous$	aJgTlZ
touss-	hJoZtG
toussaint	hJoZtG
tout	gRtS
tout de	oYsS
tout le	cX
tout$	bGfSpUqW
toute	eGjZt^
toute la	eEjU
toutes les	hSmW
tow	iSjX
towar-	k_
towards	kS
towel	iSjX
tower	aSfDgXoUrS
tower$	aVcW
tower-	mX
towers	cR
towers$	cR
towin-	jVkI
towing	jVkI
town	cUtU
town$	cYiJnW
toy	bTiU
toys	i_
toys$	iZ
tp	rV
tp$	aR
tpa	aIb]jH
tpa$	bYjE
tpc	fGj]
tpc$	jW
tpn	bXgI
tpo	bFe\\nE
tps	hSiTjX
tpv	bBgIhFibjF
tr	gShU
traba-	mT
trabaja	fWmY
trabajado	gWiIkS
trabajado en	lU
trabajador	jV
trabajadoras	bTmS
trabajadoras$	bSmS
trabajadores	b^
trabajadores$	b^
trabajar	j\\
trabajaria	iV
trabajo	jX
trabajo social	jX
trabajo$	hRiU
trabajos	jU
trabajos en	jRpU
trac	p[rS
trac$	jS
traca-	iZ
tracabilite	iZ
trace	m[pH
trace-	i\`
trach-	aSkW
traci-	iXkU
tracing	iXkU
tracing$	iV
track	b[kZlF
track-	hY
tracked	fIhZ
tracker	iSpR
tracking	gY
tracks	hCiSnU
tracks$	hGiEjUnV
tract-	aSbWjR
tracteur	aDj^
tracteurs	bVmI
tractor	j]lU
tractor$	aGbTjU
trad	gIi^
trade cert	hJjT
trade test	pW
trade$	h]iBjY
trade-	b]
traders	iStF
trades	aHbEeVjGmW
tradi-	bWiS
trading	bX
trading$	bVjJ
tradition	bXiJjSlH
traditional	iHjYlW
trado-	j^
trados	j^
trados$	j[
tradu-	r]
traducteur	a^
trae	jSq[
traer	h]pWsI
traff-	lSmH
traffic	lSmH
trafi-	mUpT
trafico	pU
trafico$	mFpX
trage-	mW
tragen	hUjY
tragen$	hWjX
trager	qT
trager$	b@iWmWqG
traid-	jDkBl^
traig-	lTpT
traigan	pW
traigas	lWsV
trail	cXhHpY
trail-	cSgE
trailer	hV
trailers	iSjU
train	lSn^
train$	bSl]
trained	jXlX
trained$	iTj\\lB
trainee	aSmT
trainee$	bFmWtI
trainees	aXiRm\\
trainees$	iHkGlIm\\pE
trainer	aWkZ
trainer$	iFjFk]
trainers	bIcIiCm_rI
trainieren	qHsItV
training	kS
training contract	eHh_
training$	i[kX
trains	hSiT
trains$	bHiX
trait	bYiIrE
trait-	cIgTjI
traite	cGhJ
traite$	aWbEiS
traitement	gY
traiteur	jIkYqG
traje-	gRhSnR
trajet	gW
trajets	gHhUiEnX
trakt-	bUjU
traktorschein	jW
trale-	bIcY
tralee	bIcY
tram	aYc\\fU
tram drivers	qS
trami-	iTjY
tramite	iU
tramite$	iW
tramo	cJgXiJnZ
tramo$	cIgXiEnZ
tramp-	aU
tramper	aW
tramper$	aW
tramping	aEfSjZ
trams	bXjFlV
trank-	bU
tranken	bU
tranken$	bU
tranq-	fFiT
trans-	iR
transaction	aWiDj[rI
transcript	pStZ
transcript$	aHpWtU
transcripts	pX
transcripts$	iGpY
transfer	hZiRkR
transfer$	h[jEkW
transferable	i?j^
transferencias	bHiT
transfers	iY
transhumances	aIfDiSn^
transit	hX
transito	gEiYjS
transitorio	eZ
transitorio$	eZ
translator	aUjR
transport	iR
transport$	hWiTlJnX
transportation	hJiIjYpT
transporte	gUh^
transporte$	g\\
transporter	h[iJ
transporter$	h^iHmI
transportes	aAb[iJtH
transporteur	bSjXkGtR
transports	aIb[dI
transports$	aGbY
trap	aIcJfWi^
traps	i\\
traps$	i\\
tras	oY
trasl-	hWiY
traslado	hX
traslados	i\\
trass-	fFiGoc
trata	hXiVjHkHqHtG
trata-	i[
tratamientos	iZ
tratar	jWrW
trato	gViZjU
traub-	cGeIh\\iYjH
traue-	cDi^jR
traum	k[
traum$	k]
traum-	bU
trauma	bU
trauu-	hU
trauung	gY
trauung$	bIg\\
travail	jW
travail a	iWjHk[
travail en	iJj[
travail$	aW
travaille	f[
travaille$	fZ
travailler	hYsY
travaux	mS
travaux$	aGiTmS
trave-	nU
travel	hRnX
travel$	aTbCgAhSiSjInUpG
travellers	aJiXmHpEs_
tray	bEcFgHhFib
traye-	gRhHjS
trayectoria	gRhHjS
trays	hZi^
trays$	hHpW
traza-	bTjVmH
tread	qW
treas-	pUqX
treasurer	pWqZ
treasurer$	iVpVqC
treasury	bS
treasury$	bV
treat-	aR
treatment	mTrS
treatment$	mXpDr\\
treatments	hZ
treaty	aXcE
trece	gUiBmY
tree	bZgSh>pU
trees	cHiRj]
trees$	cJi[
treinta horas	fVtH
treinta$	g[iI
treiz-	gW
treize heures	fW
treize mois	gY
treizieme	gUhR
treizieme mois	hV
trejo	mW
tren	iZlJtS
trend	iZ
trend$	iX
trene-	iT
trenes	iT
trenes$	b\\
trenn-	qZ
trennen	qY
trent-	gRsS
trente	hH
trente$	f[
trente-cinq	fT
trente-cinq heures	fU
trente-deux	hJiV
trente-huit	gTjI
trente-neuf	fV
trente-neuf heures	fV
trente-quatre	fGg]
trente-sept	fT
trepp-	aSiV
treppen	jS
treppen$	iT
treppenhaus	bGi[
treppenhaus$	iY
tres a	bWqS
tres anos	bU
tres bien	kIqWsV
tres comidas	h\`iH
tres dias	d[fV
tres en	hGjRmT
tres meses	gX
tres semanas	cHfChSlVoR
tres turnos	iT
tres veces	jZ
tres y	fY
tres$	f\\mU
tresc-	jS
trescientas	iTjZ
trescientos	gS
trescientos$	gXqI
trese-	iUjI
tresen	iUjI
treso-	aS
tresorerie	iRjU
tresorier	aUbJ
treuh-	aWiXjFsI
treui-	iU
treva-	mS
trevanion	mS
trevo-	mJpY
trgs	jV
tri	i]
tri$	aWbW
triag-	cU
triage	cU
triage$	aRcX
triaj-	iT
triaje	iT
trial	e]jGsZ
trial$	bUeahG
trial-	fXiS
trials	fViTnR
trials$	bVfGiX
triba-	aTjTnS
tribal	aTjTnS
tribu-	cSh^mI
tribunal	qT
tribunal$	pU
tribunals	bYcJ
tribunals$	bYcJhJ
tributario	bFcGhGi]
trice	aZbI
trice$	aXiG
trieb-	b\\hH
trien-	e\\gThGjHmEsJ
trier	cX
trier$	cX
trill-	aGbDcajFmHoT
trim	gHhJiasD
trimb-	cIj^
trimble	iU
trimble$	iW
trime-	gS
trimestral	iZnV
trimestral$	i^
trimestre	bT
trimestre$	bXdRgF
trimestriel	gV
trimestriel$	gS
trimestrielle	gWiT
trimestrielle$	gWiS
trimestriels	h_
trimestriels$	h[
trimm-	aV
trimming	iT
trims	fIhJi^
trini-	hCiGo\`
trink-	gSiUsY
trinkgeld	gU
trinkwasser	iV
trip	cGgVnWoU
trip$	jIoTsW
tripl-	aGbdlI
trips	f\\hSnX
trips$	aHeTfTgThWnB
tripu-	aVmX
trish	t\\
trm	kXsI
trm$	aTkVsJ
trock-	hTjX
trocken	hSrU
trois ans	eWjYkT
trois generations	bV
trois jours	aHd[eU
trois mille	bIgT
trois mois	dZeUpI
trois semaines	cJhUiElYnToU
trois$	fSiS
trois-	c]mU
trois-rivieres	c\\
troisieme	kHm\\
troll-	aZhS
trolley	bHcIhWjS
trolley$	cHhVjS
trolleys	iX
trolleys$	iW
tronc	g\\
tronc$	gZ
tronc-	bXgUhFjUmF
trop	s_
trost-	cXfIiTnG
trott-	iY
trotz-	bRhRpIqVrR
trotzdem	bRhRpIqVrR
troub-	s_
trouble	iIsa
trouble$	sX
trous-	h\\iSjH
trouve	qU
trowe-	pS
trowel	pS
trs	eJhV
trs$	cJfIhWjJ
truch-	iU
truck	hRiEnW
truck$	hZnYpB
truck-	bUcU
trucks	bX
trucks and	bUiT
trucks$	bX
true	iHjYqSsW
truff-	bUkV
truffes	kX
truji-	cRhV
trujillo	cRhV
trujillo$	hS
truly	iHl\\
trunc-	gIlV
trunca	gIlV
truro	c^
truro$	bIc[
truss-	bRcTiSjHsJ
trusses	bRcTiSjHsJ
trust	bdjS
trust$	batS
trust-	bS
trusted	gUiDkW
trustee	aGbS
trustee$	aGbS
trustees	qY
trustees$	qItX
trusts$	iZ
try	pZs[
tsche-	kUnV
tschechien	nZ
tschechien$	nW
tschechisch	kX
tsd	bJfGgZi[jJ
tsd$	bJfGgZi\\jH
tso	aZqX
tsu	j]
tsu$	jX
tt	de
tt$	d\\
tts	f\\
tu fais	iTjImX
tu me	pUsV
tu peux	qStU
tu y	qSrZ
tu$	aDbWcCiFjGmUpIqErZsI
tub	hTiWkI
tube	iW
tubin-	bScTiT
tucke-	fJgJhX
tucker	fJgJhX
tucso-	cSjJoV
tucson	cSjJoV
tucson$	cSjJoV
tudel-	qU
tudela	qU
tudela$	qU
tue	f_pS
tue /	iT
tue$	f_hH
tue-f-	fSiI
tue-fri	fSiI
tue-s-	fT
tue-sat	fR
tue-sat 0	kR
tue-sat$	fV
tue-sun	fS
tue-sun$	fS
tue-t-	dX
tue-thu	dX
tue-thu$	fS
tues	dYiU
tues /	dWfCiHmS
tues$	f[iWjJpU
tues--	dYfViG
tues-sat	fY
tues-thurs	d[fIiF
tuesd-	fY
tuesday	p[rI
tuesday to	fY
tuesday$	fHiZ
tuesdays	dY
tuesdays$	cIdU
tug	aFb]
tug$	aHb\\
tuila-	hDm]oX
tuilage	mIo]
tuiti-	hZ
tuition	hZ
tuition$	h\\
tulla-	cY
tullamore	cY
tumua-	pS
tumuaki	pS
tun	i[
tun wir	gW
tune	cIiWmX
tunel	jW
tunel$	aSjY
tuner	a^tI
tuner$	a\\tI
tuner-	aYiS
tunin-	iUkR
tuning	iUkR
tuning$	iTkWlI
tunne-	bTfR
tunnel	fUtU
tunnel$	jWqGt[
tunnels	aSbY
tunnels$	aUbT
tupe	i^jH
tur	bFc\`hBoJsItJ
turbi-	gIiWjW
turbine	aVgH
turbo-	iX
turbot	iX
turf	iSjT
turis-	iU
turismo	jW
turismo$	lT
turistas	kUsU
turistas$	jDkWs\\
turistico	iSjIlDqFr]
turke-	hWsZ
turki-	kW
turkisch	aHjSkS
turkisch oder	iSjGkX
turkisch$	aGcJjT
turn	jJpUtS
turn--	cFiTq\\
turna-	fWiT
turnaround	iUjR
turne-	fJiZjFpG
turnh-	bUiU
turnhalle	bVcSfT
turnhallen	iS
turnhallen$	bR
turni-	eJfRgR
turnicidad	gZiI
turning	i[jS
turning$	aIbJiUjVtI
turno	aVfX
turno de	mV
turno partido	fR
turno$	iRmT
turnos	fUiS
turnos de	fYgI
turnos$	mU
turnover	b[qU
turnover$	b[
turns	fY
turns$	aFfViV
turqu-	iUnZ
tus	h\\iI
tusch-	cJi\`
tut	qDsTtW
tutel-	b[iS
tutelas	aTbHiU
tutoi-	r_
tutoiement	r[
tutor	a_
tutor$	a\`
tutor-	iVlWmU
tutorat	aJjJlYmXtJ
tutoria	i[
tuttl-	cX
tuttlingen	cX
tuttlingen$	aJcT
tuv	bIj^
tuv-z-	b]jIkU
tuyau-	aR
tuyaux	iV
tuyo	dGfDg\\kApU
tv	bUfHg\`jIpHtH
tv-ar-	g\\
tv-arzte	g\\
tv-h	g]jI
tv-l	gc
tv-l 00	fS
tv-l e	gT
tv-l$	gV
tv-v	g[
tvod	eXg^jH
tvod 0	eZjB
tvod 00	gU
tvod sue	gU
tvod$	dHeWgS
tvod--	eYgc
tvod-vka	gX
twelf-	eVoS
twelfth	oUpT
twelfth$	pV
twelv-	f^
twelve months	eTfIhT
twelve seventy	gY
twelve$	bFgVmY
twent-	g\\
twenties	kGsZ
twenty eight	gU
twenty five	gThS
twenty four	aDgX
twenty percent	hU
twenty seven	hU
twenty six	fHhU
twenty$	f]
twenty-five	gDhYiVmIsU
twenty-four	a\\bCfB
twenty-one	gX
twenty-six	iS
twic	jW
twic$	j[
twice	nT
twice a	bEcViXkJ
twice$	bZiUrV
twin	cUfSiI
twins	a?b?cIeCil
two and	aTbFfSiV
two days	cHd_fTlR
two hours	fWh=l^nT
two in	aGj_kImHtG
two juniors	m_
two months	eFfV
two nights	bDgJn^
two of	mV
two or	aGjCkYtS
two other	hHiGmWnY
two saturdays	fW
two to	nVsS
two trips	bIf]gDhUiIjJkJmJnFoH
two weeks	lR
two years	e_
two yrs	e[
two$	dZ
two-f-	bV
two-t-	aEbIcJdWf]hFiGjI
two-w-	hW
two-wheeler	hW
tx	c\\nY
tx$	c[jGnY
txt	gGpWtW
tyba	j[
typ	gIsc
type	sW
type 0	bX
type :	eXrTtI
type this	sY
type$	aEsTtZ
types	sc
types-	aScGj[
typescript	aScGj[
typescript$	jW
typin-	jX
typing	jX
typing$	iS
typis-	aIjZ
typist	aIjZ
typo	kZ
tyre	bY
tyre fitter	aTqG
tz	eWfW
tz ab	eT
tz$	eVfWpH
tzbfg	eU
tzbfg$	eWjI
u /	m\\
u 0	eHgEiTpW
u 00	aWi_
u$	fWiIkZlYmJpE
uae	bJiVj^pE
uae$	iSjS
uaeac	iRjX
uaeac$	iVjW
ubben	gFhCjHm[pUqH
uber	sT
uber 00	fFgYqAsh
uber das	iWjIpS
uber dem	h[
uber der	bEcIdZgIiT
uber die	e[g@jVqI
uber$	gTiHsU
ubera-	iJjVtW
uberb-	aJbTcR
uberf-	gHhSiVsR
uberg-	h^
ubergabe	oW
uberl-	cXgIhTjT
uberm	bHhZsU
ubern-	eUnY
ubernachtung	n[sI
ubernachtung$	hIn\\sI
ubernahme	e\`hWkI
ubernehmen	iXjVqT
ubernehmen$	jU
ubernimmt	aTiW
ubernimmt$	aUiT
ubers	f[iDjIsJ
ubers-	rX
uberschrift	pHrZtH
ubersetzer	aW
uberstunden	gVhR
ubert-	gW
ubertariflich	gW
ubertariflich$	gX
uberw-	bTiWrTsH
uberworfen	qTtI
uberz	cIg\\
uberz$	cIg\\
uberz-	fSgV
uberzahlen	gUiD
uberzahlung	fSgU
uberzahlung$	fV
ublic-	hTiRjT
ubliche	dJhUiRjT
ubliche$	hUiRjT
ubung-	eY
ubungsleiterpauschale	eY
ubungsleiterpauschale$	eYhIiI
uccle	c^iH
uccle$	cZ
ucker-	aHcW
uckermark	aHcW
udaip-	b@cd
udt	jS
ue	jXnU
ue$	nX
uefa	jbkE
uelze-	cW
uelzen	cW
uelzen$	cW
uf	aGbIcXr\\sS
ugand-	cRiS
uganda	cRiS
uganda$	bJcViT
ugx	bDfEgbiGjBmI
uh	bIgHhUiRjGtV
uh$	bHcHjItX
uhr	fa
uhr an	fUqT
uhr bis	f^
uhr dreißig	iI
uhr$	f[
uhren-	kIlV
uk	bSsR
uk licence	jV
uk$	dY
ukas	jR
ukcc	aEj]tD
ukrai-	aTgIkFs_
ukrainian	iVkF
ulm	bScWkT
ulm$	bRcUkU
ultim-	jIqV
ultimate	aTiYjG
ultimo	qVsS
ultra-	bWi[
um	tS
um 00	bGeHh_i?jCnJ
um die	gWsW
um funf	bUf[mI
um$	aFtY
umbau	bXiVjF
umbau-	i[
umbauen$	iX
umbre-	eXgU
umbrella	eXgU
umbrella$	eRgXlJ
umfan-	fYiRjI
umfang	fYiRjI
umgan-	jZ
umgang	jZ
umgang mit	jZ
umgeb-	cSoEqY
umgebung	cTiD
umkle-	s\\
umkleide	s\\
umkre-	cTnS
umkreis	cTnS
umkreis$	bJnV
umler-	lZ
umlernen	lZ
umowa	e]
umowa o	eX
umr	b[eJtH
umsat-	eYhI
umsatz	gS
umsatz$	bSg[
umsatzbeteiligung	g^
umsatzbeteiligung$	gZ
umsch-	iHjUrS
umso	kZ
umso besser	kZ
umson-	cThT
umsonst	cThT
umsonst$	cUgR
umste-	i\\lU
umwan-	iW
umwel-	jU
umzug	aUhZlInZtF
umzug-	bHh\`rV
umzugshilfe	gDh[
umzugshilfe$	hT
un (	aW
un an	eUjR
un ano	eSj]kJ
un atout	kZ
un bts	jW
un cv	pR
un dia	dbeJ
un domingo	fY
un homme	s\\
un jour	daqR
un mes	eThTiFnW
un mot	iJkXqVrYsC
un petit	aTqS
un peu	kVnR
un plan	i=jd
un plus	kc
un poco	k\`
un poste	tW
un sabado	fR
un samedi	iFjVpV
un seul	jFr\\tT
un solo	iFpTs^tE
un video	pZ
un vrai	h[iFkS
un we	f\\
una persona	a^tJ
una semana	fTpS
una vez	aIbIcIdXnT
una$	aUfW
unas	bFeSfUiRn\\
unbed-	iIrWtT
unbedingt	iIrWtT
unbef-	eh
unbefr	eU
unbefr$	eS
unbefristet	eT
unbefristet$	eX
uncap-	gXjH
uncapped	gXjH
uncapped$	gY
uncle	b[fGhCiFm^
uncle-	jZ
uncles	jZ
und 0	fChXmRoJpT
und 00	mR
und 000	bXfX
und ab	bX
und alles	aGi\`qHtH
und bitte	iGjV
und dann	iUtT
und das	fHi\\
und der	iR
und die	rS
und ein	mT
und eine	jSm_
und englisch	jTkH
und herren	mHtS
und ich	fDpSqY
und im	iVjIrT
und in	iW
und klasse	kU
und nicht	jZrV
und ohne	bJr]sX
und so	f^jJsT
und spat	fT
und vier	fAhYkJpTsE
und zu	bTiRnV
und zwar	eTtR
und zwei	aDbTdUmXtB
und$	tW
under	m^
under 0	i\\r\\
under 00	gTnWsc
under 000	mH
under a	bHr\\
under the	hTmUrG
under you	m[
under$	mTsT
under-	gEiS
underground	b?c_hCiIjS
underground$	hEj[
understanding	iHjWqS
understanding$	iHjWqS
understands	jU
underwriter	aU
une astreinte	f[
une experience	kT
une fois	eWfH
une heures	gI
une nuit	f^
une semaine	fTpR
une$	jT
unfal-	gFhciV
ungef-	gStT
ungefahr	gStT
ungel-	cJfIgUh]iBjDkFlU
uni	bDiSlYsS
unica	p\\
unida-	bXcV
unidad	bXcV
unifi-	cBgSjUkR
unifo-	h^sU
uniform	hWsU
uniform$	hT
uniforme	h\\
uniforme$	sW
uniformes	b[hTiJ
uniforms	hSiV
uniforms$	gJhT
union	bSsTtV
union$	aAbWcGeZhEpFrGtX
uniqu-	fXpVsU
unique	aY
uniquement	fYjIpWsX
uniquement$	jIpTsZ
unit	cShS
unit$	aUcThU
unita-	aFbTjU
unite	aTbWjIkZ
unite-	aEbbiG
unites	bY
units	bUjT
units$	bWcTiU
unity	aSiIjZ
univ	b]cIiF
unive-	bRl^
universidad	bVlT
universidad$	bRgWlD
universitaire	bTj>l[
universitaire$	bW
universitaria	aIb[mG
universitario	cRlU
universitario$	bHcXiIlTpI
universitat	tS
universitat$	bUtU
university	bWlX
university$	bTlV
unlim-	eXhT
unlimited	eXhT
unlimited$	eU
unloa-	i[
unload	iR
unloading	iY
unloc-	hIiXqGrJtT
unlocking$	iU
unmar-	sU
unmarried	sU
unna	cX
unna$	cY
unnec-	iGl_
unnecessary	iGl_
unnecessary$	lZ
unnot-	lZ
unnotig	lZ
unnotig$	l[
uno	nR
uno de	jEnYoU
uno$	fZiI
unos	gU
unos 0	eT
unos 00	sS
unpai-	sY
unpaid	sY
unreg-	bFfZlG
unres-	j_
uns	kT
uns :	bUdHiFqSsU
uns$	kY
unser	aHbUrY
unsere$	bGjZkFtV
unseren	aYiFtI
unserer	aHpUrItS
unsig-	iY
unsoc-	fXiE
unsocial	fXiE
unten	rUt]
unter	m[
unter 00	gFsc
unter drei	bUiW
unter uns	q_
unter$	pT
unterkunft	gUsS
unterlagen	pe
unternehmen	bV
unternehmen online	jSpI
unterscheiden	lVtW
unterwegs	kJnZ
until	eU
until 0	oHpW
until the	eSgGoIqU
uocra	aJbJcFdJe^fJjCkIlJnJoJpJqJrJsJtC
uop	eUgU
uop$	eTgW
up 0	eXgIiYpH
up for	bYeSmGpUqG
up from	iU
up in	kGsX
up the	iRnSqU
up w	bGgBiX
up$	jT
upc	cUiI
updat-	jStW
update	bUfHiEjY
updates	i^
updates$	i[
upgra-	iY
upgrades	iY
uph	fS
uphol-	aRgEiSkX
upholsterer$	aZ
upholstery	aUiFk[lIpI
upkee-	iW
upkeep	iW
uplif-	gX
uplift	gX
uploa-	iV
uploads	iZ
uploads$	iZ
upon	eWkW
upper	cX
uprig-	iV
uprights	iV
ups	iSjT
ups$	iXjU
upsel-	i[
upsell	iY
upsell$	gZ
upsta-	hU
upstairs	hU
upstairs$	bRhY
uptim-	iR
uptime	iR
upto	sZ
upvc	aIi[
ur	bIc[g[iH
urban	hX
urban sports	hX
urban-	bR
urbanizacion	aCb]
urbanizacion$	aEbViT
urbano	bGkV
urdu	k[
urdu$	kV
urge	q^
urgen-	fTtT
urgences	aIkJ
urgencias	f\\gH
urgent	tS
urgent$	qStX
urgente	aDmGtZ
urgente$	aHbImGt\\
urlau-	h\\
urlaub	rStS
urlaub$	hXrU
urlaubsgeld	gS
urlaubssperre	f]gJhI
urlaubstage	fBhZ
urlaubstage$	hT
urlaubswoche	fHh_
urtei-	cFi_
us "	r\\
us $	g[
us :	bZ
us a	aIp\\sS
us all	bIm_
us at	bWcHeJ
us for	bWiFpIq]
us not	hJpW
us on	cFp[
us time	dWtH
usa	hIiIn\\
usage-	bZgGjJ
usagers	bZgGjJ
usd	gV
usda	b[jF
use	rU
use of	fHiIj[
use the	fUiJrS
use$	hWjV
used	lT
used to	hRqY
used$	aIrR
usefu-	kUlR
useful	kUlR
useful$	kc
user	hYi_jG
users	aHb[tG
uses	j]lBrV
usher-	aVqT
ushers	aVqT
usina-	aTiEkY
usinage	aTiEkY
usine	bV
uss	hejG
usted	pHq^rY
usted$	bGmVrX
usual	iY
usual-	fW
usually	fW
usuar-	bUiSnU
usuarios	bVhJnWpJ
usuarios$	nV
usw	cIfRhY
ut	jT
ute	h[
ute$	iGkUlTtT
uthgr-	eTgR
uthgra	eTgR
utile	jIkYlY
utile$	j@l]
utili-	gVhXiR
utilidades	gZhUiGpJ
utilidades$	gVhVi@pH
utilitario	hW
utilitario$	hX
utility	eJiW
utrec-	cXdU
utrecht	cXdU
utrecht$	cXdV
utrer-	cT
utrera	cT
utrera$	cU
uv	iTkX
uv$	eIkY
uwe	pYqW
uwe$	pZ
ux	aV
ux researcher	aVrG
uxia	aGmTpFt\`
uzes	c\`
uzes$	c\`
v	jV
v 0	rY
v$	jX
va	qT
va a	tG
va el	oXqItT
va$	eTiZjG
vac	hYiWoJpXrE
vac$	h\\iWpTrF
vaca	c]iI
vacac-	h]oJ
vacaciones	h]oJ
vacan-	oU
vacances	gThU
vacances de	oZ
vacances scolaires	h[
vacances$	hU
vacancy	iRtT
vacancy$	iZpIqF
vacant	o]
vacante	aRbDcYmIoUpH
vacante$	eWqS
vacantes	a]qV
vacantes$	a^bIjGqS
vacas	bXiT
vacat-	aTfW
vacation	aTbJgU
vacation$	fEgVhV
vacations	eSf[mR
vacations$	aJbIe]iGmXqH
vacci-	iTj\\
vaccination	hUjS
vaccination$	hXiSjE
vacio	ib
vacio$	i^
vacun-	jW
vacuna	jSpT
vad	i]jI
vaill-	gIhIsY
vaillant	gIhIsY
vaiss-	iZ
vaisselle	iZ
vaisselle$	aIiZjJ
vajil-	bU
vakan-	mW
vakuu-	bGcEh\\ia
val	bYc]iEmS
val-d-	caiJ
valab-	cJeIpIrZ
valable	cJeIpIrZ
valde-	bZc[eJiCpE
vale	lS
vale$	iGjAkVl\\mI
valen-	c[iV
valence	c]lW
valence$	cWlY
valencia	cb
valenciano	cIjHkWlT
valenciennes	cXiI
valenciennes$	cYiH
vales	h\\
vales de	gGhU
valet	aVi[qH
valet-	iEjb
valia	mGqZ
valia$	mFqX
valid	j]sY
valid$	iJjZ
valid-	j[
validation	i\\
valide	jUqU
valide$	j]pH
validite	jU
valis-	iV
valise	iV
valla-	cY
valladolid	cVdR
valladolid$	dV
valle	cWdWjV
valle-	aGc\\nSsV
vallee	bIsY
valley	bXiInX
vallo-	ca
valor-	iSka
valora	k\\
valora$	iIjHkW
valorara	jGkY
valua-	eJiT
valuations	eHi\\
valuations$	i_
value-	k[pYqHsZ
valve	bIcIi^
valvu-	aViI
valvulas	aViI
valvulas$	aWiH
vamos	gJqWrHtZ
van	h_nV
van +	hHlWsT
van and	hU
van driver	aX
van licence	hFjd
van$	hXjRnS
vanco-	cVqS
vancouver	cVqS
vancouver$	qV
vande-	aEbUcEm\\
vanne-	cX
vannes	cX
vannes$	cW
vans	beiS
vans$	b[iW
var	cEg]iI
varia-	g[
variabel	fTgW
variabel$	fW
variable	fDgWhR
variable por	gX
variable$	fIhV
variadores	aJjIk[
variations	iY
varon	sd
varon$	s[
varro-	iS
varroa	iS
vast	e^
vast$	eZ
vat	gUiV
vat returns	ja
vat$	bSeS
vater	a\\
vaudo-	bIcY
vaudoise	bIcY
vault	j\`rI
vax	j\`
vax$	j]
vb	ggjE
vb$	gZ
vbl	fHgWhVjIsF
vbl$	dIgYhVjJsE
veces	n\`
veces al	cJdTeIjV
veces$	nZ
vecht-	cW
vechta	cW
vechta$	cX
vecin-	qTsTtT
vecinos	qV
vecto-	jZ
vectorworks	iIjZ
vectr-	bYcJiJjY
vecu	jd
veg	gJhViZ
veg$	bWhT
vegan	aGb\`hEjEl]pGtC
vegan-	aTjVmI
vegane	bWjZkG
veget-	iWsVtS
vegetarier	sWtX
vegetarier$	jHsUtU
vegetarisch	iZ
vehic-	jS
vehicle	hU
vehicle$	hBiSjW
vehicles	bYgD
vehicule	hSjWnU
vehicule de	hUjHnV
vehicule$	gHh\\jEnR
vehicules	bViS
vehicules$	iU
vehiculos	mY
vehiculos$	aDbHhIiHmYtH
veill-	iYjF
veille	i[sS
veint-	gY
veinte	pS
veinte horas	eIfWgI
veinte$	bXgS
veinticinco	jRsT
veinticuatro	fIgYhHlCqItV
veintidos	fTgWiD
veintidos mil	bT
veintitres	gXhXiF
veintiun	iYjJ
velbe-	bDceiH
velo	ha
velo cargo	aV
velo$	bX
velos-	aEbUcHh^iEjC
velot-	c]fDhHiFlEnIoJ
vemos	jXpHqX
venda-	iYnT
vendanges	bJfTnVtH
vendanges$	bGfViGnW
vende	bXcIqIs^
vende-	mU
vendedor	aY
vendedores	bTmT
vendedores$	aJbViHjImW
vendeur	s[
vendeurs	m\\
vendeurs$	m\\
vendeuse	aZ
vendeuse$	aS
vendeuses	iRmT
vendi-	iRoV
vendiendo	qT
vendimia	oZ
vendimia$	aTgTmG
vendo-	hSiTlI
vendor	hUiV
vendors	iUjFkUsT
vendors$	iT
vendredi	dU
vendredi 00	lT
vendredis	fT
vendria	ka
vendria de	k[
venee-	bGcJiZ
veneer	aIiRjS
venen-	iRkZ
venencia	iRkZ
venga	lS
venir	fIhRjYpW
venta	bUi[
venta$	bXgViE
venta-	hUkR
ventaja	jJk]
ventaja$	kY
ventana	aGbHcDhXjW
ventana$	hZiRjE
ventanilla	hWmI
ventas	iU
ventas$	i]jIlIrHsC
vente	jXoTpJ
vente de	gU
vente-	aHbJcYhJiSpH
ventes	aHbJcYhJiSpH
venti-	gEh^iYmJsI
ventilacion	cHgChbpE
venue	bZ
venue$	b[
venue-	n^
venues	n^
venues$	bVnS
ver	aEgHjSt\`
ver$	t[
verac-	hT
veracruz	hT
veracruz$	hU
veran-	j^
verano	fRhU
verano$	fWiUjEoS
veranstaltungstechnik	jS
veranstaltungstechnik$	jS
verantworten	iZ
verantworten$	iT
verar-	bTiUjIkI
verba-	pZrU
verband	aHbGpYqItT
verband$	aEbDpYqItU
verbandsgemeinde	aJbYcI
verbandsgemeinde$	bXcH
verbe-	g[mI
verbeamtung	g[mI
verbi-	cUhUiS
verbo-	fT
verboten	fT
verbr-	iTmRqU
verdad$	sVtT
verde-	bGc^nU
vered-	bUiHkTnW
vereda	bUiIkSnX
verei-	iV
verein	bUfI
vereinbarung	gT
vereinbarung$	gSoS
vereine	cIiZ
verfa-	aWiEjZtI
verga-	iS
vergaberecht	bScIiU
verge-	aWrVtU
vergeben	aXhJpI
verger	aTmV
verger$	aVcIfImI
vergl-	iV
vergleichbar	gIjU
vergleichbar$	jS
vergu-	gWhV
vergunstigt	h\\
vergunstigt$	h\\
vergutet	hUpW
vergutet$	gHhViFjTpU
vergutung	g]iI
verha-	gSjT
verhandelbar	aGbIg]
verhandeln	iXjI
verhandlungen	iT
verhandlungssicher	jW
verhandlungssicher$	j[kJ
verhe-	qHs^
verheiratet	qHs^
verheiratet$	sS
verif-	iRjTqS
verification	jXkI
verification$	iZkG
verifikation	i]
verka-	lU
verkauf	aXiHsW
verkauf$	hH
verkaufen	bTiU
verkaufen$	qW
verkaufer	lX
verkaufer$	aRjJlU
verkauferin	aV
verkauferin$	aT
verkaufserfahrung	hFjGkIl]rI
verkaufstalent	j_lIrIsItC
verkauft	jWqYsU
verke-	aIj_
verkehr	iU
verko-	i_
verku-	kVqZ
verkurzen	kX
verla-	bSeU
verladen	bDi^jH
verlag	aIbZ
verlangerung	e^
verlangt	l]pIsT
verle-	bVe\\hCiTpJ
verlegen	i]
verlegen$	iY
verlo-	cGqXsU
verloren	cGqXsU
verme-	fIrV
vermeiden	qRrY
vermeiden$	qR
vermessungstechniker	bU
vermi-	iXjW
vermin	iY
vermittelt	hW
verni-	iY
vernis	iW
veron-	cEjCn^pG
verpa-	aHbZiTjJ
verpackungsmaschinen	bX
verpf-	gYhR
verpflegung	h]iI
verpflegung$	hZiHpH
verra	qVsS
verra-	aU
verraumen	iV
vers	aSiVjHnIpT
versa-	iT
versand	iW
versand$	iU
versant	cYiHpW
versc-	j[
verschwiegenheit	jZqT
verschwiegenheit$	jYqU
verse-	gRhEp]
versi-	bUjRr\\
version	r[tT
version$	t\\
versions	rd
versions$	jHr\\
verso-	aFh\\iUjI
versorgt	bW
versorgung	bIhAi_jI
versp-	fEgCiBjHn^
verst-	bSjZ
verstehen	iHjXsW
verstehen$	sT
verstehst	s]
verstehst$	s[
versteht	jUrU
versteht$	jZrX
verte	oDp\`qF
verte-	f^gI
verteilt	fU
verteilt auf	fU
verti-	jY
vertical	iWjGkV
vertical$	jJkV
verticales	jS
verticales$	iS
vertige	jYqJ
vertige$	jUrJ
vertigo	jRlH
vertr-	aUjStD
vertrag	eVoG
vertrag lauft	eUoG
vertrage	jT
vertrage$	bVjT
vertraulich	mDpUq\\
vertraulich$	qW
vertretung	eRiT
vertretungsweise	gFi^
vertretungsweise$	gFi^
vertrieb	bIjHl\\qS
verts	aWhH
verur-	iYjBsZ
vervi-	aIcd
verviers	cUjI
verviers$	cV
verwa-	jd
verwaltung	iFjAlVmVsR
verwaltung$	aYiGjHsS
verwaltungsfachangestellte	jZ
verwaltungsfachwirt	jY
verwe-	i]rV
verwenden	iIr^
very	kV
vesou-	cU
vesoul	cU
vesoul$	cU
vesse-	bV
vessel	bTcT
vessel$	bZiI
vessels	bRiW
vessels$	iW
vesta-	b]jGnJ
vestas	b]jGnJ
vesti-	fJgThVsV
vestiaire	aReFh^lGpE
vestiaires	hU
vestiaires$	hFiZ
vesting	fFg\`hGjD
vestu-	hZ
vestuario	hZ
vestuario$	hT
vet	kR
vet nurse	aWeSjVlItG
vet$	a[kGp\\
vetem-	hZiC
vetements	hZiC
veter-	bWmY
veterans	bHiWsS
veterinaria	bHhR
veterinario	jR
veterinarios	bTmJ
veto	aY
vets	b]
vets$	bW
vette-	jXpF
vetted	jXpF
vetti-	j[pR
vetting	j[pR
vetting$	iHjZ
veuil-	aIrStU
veuillez	aIrStU
veut	q]
veut pas	qS
veut$	dCiHoYpJqGsEtW
veux	oSsZ
veux$	aIgHiGjEmGoUpHqJsTtR
vez	d[nZ
vfds	jR
vhf	iUkT
vhf$	bJiTkTrJ
vhi	h_
vhi$	h\\
via	gIpV
via the	pV
viaje	fHgSh_nG
viaje-	nU
viajeros	jTlS
viajes	nWrR
viajes a	cS
viajes$	cJj]nD
viand-	hX
vianda	hW
vianda$	hX
viande	fJ
viari-	aW
viaria	aW
viaria$	aZ
vias	j]
viati-	gYhGnU
viatico	gZjI
viaticos	gShFnV
vibe	s_
vibra-	hY
vic	cb
vic$	cV
vice--	iBjEm_qT
vicen-	mT
vicent	mU
victo-	hTiGjY
victoria	hWjI
vida	hWpU
vida laboral	bIjIp[
vida$	bShU
vide	bGjToHqW
vide$	jZ
video	kTp\\
video de	pV
video$	aTd^fDhH
video-	i]tS
videollamada	p]
videos	pS
vie	i\\
vie$	aWiR
viejo	bHcYkJsY
viejo$	bHc[iJsU
viel	bTfTqTtI
viel$	bFfZi_oIqD
viele	iWjT
viell-	iIqW
vielleicht	iIqW
viene	aGmVqS
viene de	hX
viene-	fJkIl\`
vienes	fJkIl\`
vienn-	gHiZnVqW
vienne	iHnY
viennoiserie	bIiajH
vient-	gWhHqU
viento	gXhG
viento$	fW
vier	fVmU
vier tage	bIcJf]mGpI
vier wochen	aEfBiInWodqSrH
vier$	f\\hRpU
vier--	cEfchEiDjJmXpH
vierg-	hIiIjWsS
vierge	hIiIjWsS
vierh-	bTjUtD
vierhundert	gVtF
vierm-	nY
viermal	nY
viernes 0	bIeHiR
viernes 00	eDp]
viernes a	fT
viernes de	fIhY
viernes hasta	fV
viernes tarde	fT
viernes$	fS
viert	bTm]
viert$	bTmVpJ
viert-	qR
viertausend	aHbTcEtT
vierte	fTiFqX
viertel	fSgX
vierten	fTiT
vierter	bS
vieru-	fJgUiV
vierz-	c[
vierzehn	iS
vierzehn uhr	fS
vierzehn$	mHpY
vierzehnmal	cGgY
vierzig	dSfT
vierzig stunden	fYgG
vierzon	cW
vierzon$	cXmJ
vieux	qTs\\
view	bHeXjJpGrUtT
viewi-	iU
viewings	iU
viewings$	iS
views	bFiTjW
vigen-	aFjZ
vigente	aFjZ
vigente$	aGj^
vigil-	i^
vigilado	bY
vigilance	iS
vigilancia	cGiX
vigilante	aZ
vigne-	bWiI
vigo	cV
vigo$	cY
vigor	aEj\\
vigor$	aFj[
vii	aHbGcDdHeHfHg_hFiCjBkGlHmHnHoHpHqGrGsGtG
villa	bTcShT
villa maria	hGiS
villa$	cCh^iH
villa-	c[
villach	qRsS
village	bUcThIiBjZsT
village$	b\\iE
villages	cX
villages$	cX
villarrobledo	cU
villarrobledo$	cU
villas	bU
villas$	cIjU
villavicencio	cW
villavicencio$	cW
ville	bVhSqT
ville$	hTqIrT
ville-	cYtU
villefranche-de-rouergue	cYhI
villefranche-de-rouergue$	cY
villeurbanne	cTjI
villeurbanne$	cU
vilni-	cU
vilnius	cU
vilnius$	cU
vina	bWiG
viney-	aT
vineyard	aT
vingt	aS
vingt et	f[
vingt$	aTfXiI
vingt-cinq	eVfHhFoI
vingt-deux	mTqI
vingt-sept	bSfGgVhH
vingt-six	hY
vingt-trois	hT
vino	bThX
vino$	bScJgDhU
vinos	iYjV
vinos$	fHi[jJ
vins	hYo]pC
vinta-	aViFjZsS
vintages	iGj\\sT
vinyl	iXlU
viole-	bWiIjT
violencia	jY
violi-	iU
vire	q_rV
virtu-	gTiBjS
virtual	pW
vis	bWh\\jG
visa	eShRiI
visa$	eSh[jH
visag-	sX
visage	sY
visas	bFiWs^
visib-	rXsX
visible	kHpJr[
visio	iHpa
visio$	pV
visio-	aSbS
vision	aWjT
vision$	a\\iI
visit	i_mHpYqU
visit$	gTiTpV
visita	nS
visita$	gZjHrW
visitantes	bYsH
visitantes$	bYjSsH
visitas	iS
visite	fSpR
visite de	iGnUp]
visites	bRiSnS
visiteurs	bZgE
visiteurs$	bW
visiting	hZiG
visitors	bUkV
visitors$	bUiY
visits	dRnU
visits$	cSiX
visko-	i\\
viskositat	i\\
visp	aTcXiF
visp$	aUcX
vista	bUcGiSjV
vista$	iSjS
vista-	dTfW
vistas	dTfW
visto	kWqFtY
visua-	iYjIkS
visual	i[
visual$	iX
vital	kZ
vital$	kY
vital-	hVpTqI
vitality	hV
vitality$	hV
vite	aGbIiIkVqEt\\
vite$	bFcFiFjHkSrGt[
vites-	iVtU
vitesse	iVtU
vitor-	c[
vitoria	cV
vitoria$	cV
vitoria-gasteiz	cW
vitoria-gasteiz$	cV
vitre	bBc^
vitre-	i^jH
vitri-	i[
vitrina	iRjS
vitrina$	iT
vitrine	eIfEi_
vitrines	iS
viva	iSjTsU
vivan-	bTiIsY
vive	cWkX
viver-	aGbVc^iB
vivero	aGb\\
vivid-	jRk[
vivida	jTkU
vivida$	jTkU
vivie-	hY
vivienda	h\\
vivienda$	gV
viviendas	bWeIiY
vivo	bIjSkSpU
vivo$	jTpW
vlook-	j\\
vlookup	j\\
vlookup$	iIjW
vmwar-	jT
vmware	jT
vmware$	jVkJ
vob	iSjS
vocab-	iV
vocabulary	iV
vocal	cGeImX
vocal-	bVjTtU
vocale	iRtX
vocale$	iYtS
vocat-	bViR
vocational	bViR
vogel-	a@cGeHhJiTj^kHpGrIsFtH
voice	jSrRtZ
voice memo	t\\
voice note	pTtW
voice$	bEiFjSsUtX
voice-	aYiS
voices	rV
voici	t\\
voici-	iV
voicing	iV
voicing$	iS
void	aGbEcZiW
voids	iZ
voie	eYtC
voie$	aX
voila	t^
voila$	cJhIt]
voile-	gDiVsY
voir	dYiUpZtH
vois	pYqEsZ
voisi-	kZqIrS
voitu-	hSnT
voiture	hTjSnU
voiture de	hZqV
voiture$	gWjUkH
voix	i\\jHqU
vol	bBhWi\\qV
volke-	bXiGsS
volks-	bXiR
volksbank	bU
volkshochschule	bX
voll	fRhZoH
voll$	fWoFsT
volle	eIf_iHtH
volle-	bWfHlV
vollem	fGlX
vollj-	ja
volljahrig	jZ
volljahrig$	jW
volljurist	j\\
vollk-	aTbCfc
vollkonti	fW
vollkonti$	fY
vollp-	gR
vollpensum	gR
vollpensum$	gU
volls-	cJdViS
vollz-	eUfS
vollzeit	eUfStS
vollzeit$	fWgW
volon-	aTeTjT
volontaire	a_iJ
volontariat	eXjZ
volontariat$	aXjY
volonte	hX
volonte$	h]
vols	b[fFgGhZiCjImXpI
volta-	jW
volti-	gCiAjGkc
volum-	aY
volume	aY
volumen	aR
volumen$	aWbCiR
volun-	mX
voluntariado	iSkW
voluntariado$	jHkY
voluntarios	aGkXm\\
voluntary	fUn[oH
volunteer	bTiU
volunteer$	aEbIiXqT
volunteers	mW
volunteers$	bV
volve-	hVoT
volver	hVoT
volvo	bbhRjFnY
volvo$	aBbHhWmHn]pI
vom bahnhof	cXpI
vom hof	hFiIjDkUnUsX
vom$	iTpU
von 0	b\\fXjI
von 00	bRi[jJ
von 000	bX
von daheim	d]nRoG
von der	nUqS
von hand	bRjV
von vorteil	kV
von zu	bHdWiGnW
von zuhause	d\\fIgJ
von$	mHoStZ
vor	pS
vor allem	bUjSnI
vor der	c\\iIoYqD
vor ort	d]iSpR
vor$	fXpSqI
vorab	aIcHe_fEgHhGlEnHpF
vorar-	jF
vorarbeiter	aXbI
vorarbeiter$	aS
vorarlberg	bXc@gHnZ
vorau-	lR
voraus$	lS
vorausgesetzt	jXl[qI
voraussetzung	kXsS
voraussetzung$	iFkS
vorbe-	iYsT
vorbeikommen	p[
vorbeikommen$	pW
vorbereiten	eGiW
vorbereiten$	eGiT
vorbereitung	gY
vorbereitung$	iW
vorfu-	i]jEkJ
vorga-	qd
vorganger	qa
vorge-	mc
vorgearbeitet	fYiI
vorgesetzt	m\\
vorgesetzte	mZ
vorha-	hTkT
vorhanden	hTkT
vorhanden$	hUkW
vorhe-	gVlV
vorher	gVlW
vorher$	fYgJhHoV
vorke-	l_
vorkenntnisse	l_
vorla-	r[
vorlagen	iV
vorle-	bXjUkU
vorli-	jU
vorliegen	jU
vorliegen$	jU
vorm	aHq[tY
vormi-	fY
vormittag	bXfJpVqE
vormittage	fbiG
vormittage$	f_
vormittags	qT
vormittags$	f]iG
vorsc-	iY
vorsi-	iIkHpEq\\rEtX
vorsitzende	pIt\\
vorso-	dBfGh\\iU
vorsp-	gImIp]
vorst-	pW
vorstand	mTqY
vorstand$	aVeJmY
vorstellungen	fZiE
vorte-	k[
vorteil	k[
vorteil$	k[
vortr-	iS
vortragen	iS
vorze-	gTsT
vorzeigbar	jTsV
vorzeigbar$	jVsV
vorzu-	kX
vos	fWiIrS
voss	aIhZ
voss$	aIhZiGjG
vote	pV
votre	gJpTsZ
vouch-	h[jIpT
voucher	gGhSjEpZ
vouchers	hZ
voudr-	qY
vous plait	iIrVsV
vous$	hXtV
voy	oIq\`tG
voyag-	gIhTnV
voyage	eXpIsY
voyage$	iRsX
voyages	cGgJhWnY
voyages$	aUhFnZ
voz	iUtT
vp	mc
vpn	daiJjC
vpn$	d^iHjGkJ
vrac	aEbVqUtW
vrai	jWkV
vrai$	bHiXjXsI
vraie	aVcIj\\
vrd	aWiYmH
vrd$	aYcDiV
vrp	mT
vsl	aYbRcGiH
vsop	gWjH
vsop$	g]hIjI
vt	jEkZ
vts	aZbI
vu	kVs\\tT
vu les	s^
vu$	k\\
vue	iU
vue$	iXjT
vuelo	cIhUiXlT
vuelt-	iZjHmHnS
vuelta	hSiGnVoT
vuelv-	eZfInUqSrFtI
vuelva	eXmHtI
vulne-	jW
vulnerable	jV
vw	hanIpJ
vwl	hYiI
vwl$	hY
vz	e[gU
vz$	bIeVfTgV
vza	aJbIeVfS
vza$	bIeWfS
w 0	e_gTiVjH
w$	iHjYrU
wa	cSj\`
wa$	c\\dGgYiJjF
wa.me	gEp\`
waalh-	cS
waalhaven	cS
waalhaven$	cS
wache	gFhZiV
wache$	iZjI
wachs-	aTcJeItU
wade	mZqV
wader-	dXiFjW
waders	dXiFjW
waders$	cIdY
wafa	fIiIj\`kF
wafer	aE
waffe-	iJjVlT
wage	eSg]
wage$	eZhIjAlV
wagen	aIbTcBhYnZ
wagen$	aHbUhXiR
wagen-	bRiS
wageningen	bWiF
wagenmeister	aW
wages	gTqSsT
wagga	c\\
wagga$	c\\
wagon-	bTcHi\\
wagons	bZ
wahl	fGgIhZmX
wahl$	hYmT
wahlb-	fV
wahlbar	fV
wahlbar$	hW
wahlw-	fIhTiHpU
wahlweise	fIhTiHpU
wahre-	fSq\\
wahrend	fU
wahrs-	eYpJqR
wahrscheinlich	eYpJqR
wahrscheinlich$	e[pI
wait	eTlVtX
waite-	aXmT
waiters	fImW
waiters$	aRfHmX
waiti-	aW
waiting	aW
waiting list	iUqV
waits	jU
waits$	jU
wakef-	cXtE
wakefield	cXtE
wald	c]iFjF
walda-	aSfJ
waldau	aSfJ
waldb-	bYiHjHoT
waldbad	cSjJlSoU
waldv-	cS
waldviertel	cS
waldviertel$	cS
wales	bFgVj^nJ
wales$	bHgVj[nI
walk	iUjFpY
walk in	p[
walk round	pZ
walk$	gSiY
walk--	b]iEjS
walk-in	fHpX
walka-	i\\
walke-	mXqT
walked	qY
walker	aGm]
walki-	hGiZnT
walking	hHnUpJ
walks	i_
walks$	i[
wall	bUiajJnG
wall$	bVi[nE
walle-	aTiU
walled	iY
wallets	aIb[gJ
wallets$	bYgJ
wallo-	aJbTcAn\`
walls	bTcSiS
walls$	c[iR
walsa-	c[
walsall	c[
walte-	pU
walze-	aXbJ
wande-	aEbTcFgJh[nW
wange-	bScTiI
wangen	bScTiI
wangen im	cX
wangen$	bXiI
wann	iSj^lCpI
want a	sVtX
want someone	sS
want them	cHfRgHo^
want to	jEsW
want two	a[bH
want$	aFt]
wanted but	k]lD
wanted$	aRdRlWmI
wanti-	lRtT
wanting	lRtT
wanting$	bEcHiIlItV
wants	qg
wants a	qEsb
wants to	aVmH
wants$	aHbFiGjUtZ
war	k\\qWsT
war der	aSiHkXtR
war ein	kT
war gut	jFs^
war schon	kVsR
war super	kU
war$	jJqXtS
ward	eIi]mSpD
ward$	aGbZgJ
warde-	a\`
wards	aHi_
ware	kksT
ware der	gGkWsW
ware ein	kWsS
ware fein	kY
ware ideal	kCoTsR
ware$	i\`
wareh-	qItS
warehouse	qItS
waren	jCk^sR
waren-	qT
warendorf	qX
warendorf$	qS
wareneingang	aXiT
warm	bHh]jVrYtH
warm$	bHh[jCrU
warme	i\\
warme-	aSgEi]
warmi-	cUiX
warming	i\\jIoH
warra-	bUcGg\\
warrants	g_hI
warranty	iY
warri-	qS
warrington	qS
warrington$	cU
wart	mU
warte-	qU
warten	bGiV
warten$	bGhIiW
wartu-	fU
wartung	iYjI
wartung$	iXjI
warum	b]
was	qYt[
was a	bWpFqTrJsS
was$	fVhIiDjHkYlXqCsI
wasap	gJiIpZ
wasch-	h[iW
waschen	hT
waschen$	iW
wash	hTiZmJ
wash$	aYiVmD
washe-	hUsV
washed	bVhW
washi-	iU
washing	iV
washing$	iUoR
wasse-	dFh]iXqG
wasser	bYhWiHjRqF
wasser$	h[iI
waste	aSb]
waste$	aWbYjH
watch	i\\
watch$	i]jS
watch-	fZtJ
watching	iYtI
water	bWiY
water$	hV
water-	cTgHjS
waterfront	cY
watering	i]
waterloo	cS
waterproofs	hVjTnE
waterproofs$	hYiGnJ
waters	gHjHk]
wave	i\\
wavre	c]
wavre$	cW
wax	i\`
way	cX
way to	aVbEcHjUlHsS
way with	iJjVkXsE
way$	c\`iIsT
ways	fVgIiUjE
ways$	fVgIiUjE
wc	bJc^dFgGiZjGnH
wcag	iGk^
wcag$	iEk_pI
we	lS
we are	bZcWqR
we can	aSlYqUtD
we can't	fVqXsZ
we do	b[lStI
we don't	lVrU
we get	jBkXlWmIpDrU
we give	jDlYtR
we got	bHlVtT
we had	sW
we have	qT
we know	s\\
we lost	q\\sU
we make	bciF
we need	tU
we open	fXtT
we pay	l[nT
we run	bZlS
we say	rVsYtV
we sell	b\`hG
we sur	fZjI
we take	bTlY
we teach	jVlV
we train	jTlY
we use	bJfTiXlI
we want	aXcJtX
we$	f\`
we'd	aIkUsX
we'd like	bHgEhFiHjBk\\rDtU
we'll	lc
we'll put	lV
we'll send	iVjHlZ
we're	bSfJ
we're a	bVfJ
we're after	bGt]
we're an	bSc\\fIhG
we're at	cSiW
we're in	aGbGc\`fIqItF
we're looking	jW
we're not	bArc
we're$	cWtI
we've	qS
we've a	aIi?pGqWt[
we've been	bR
we've got	aGgE
wear	hHiYjT
weath-	fTgU
weather	fTgU
weather$	iZjToV
web	lT
web$	tW
weber-	jIp[
webin-	bIi[kF
websi-	rV
website	rW
website$	iSpVrT
wechs-	fWlR
wechsel	f[iJmR
wechsel$	fWiFmS
wechseldienst	f\\
wechselnde	bIc^
wechselschicht	hT
wechselschicht$	hV
wechselt	mUqX
wed	d[fW
wed /	dHpV
wed$	dWiT
wed-s-	fX
wed-sat	fX
wed-sat$	fV
wed-sun	qS
wed-sun$	fY
weddi-	bW
wedding	bU
wedding coordinator	a[bD
wedding$	cUnG
weddings /	bUgYiF
weddings$	aXiR
wedne-	dT
wednesday	dYfT
wednesday$	iU
wednesdays	cTeW
wednesdays$	iX
weds	fYiT
weds$	dTi_
wee	bGcXsT
weed	bGeJgJhEibjHtE
week	fU
week 0	fZgAiFpV
week 00	e[
week from	dYlF
week in	d[
week is	fJo\\qH
week no	dWf]h>iHsH
week of	fUgG
week off	hY
week on	cHdIhIn\\
week with	bEdIeDhZ
week$	fX
week'-	eVsU
week's	eVsU
week--	fZ
week-end	fW
week-end$	fGhViZjD
week-ends	fZ
weekd-	f\\
weekday	fZ
weekdays	fU
weekdays$	fU
weeke-	fZ
weekend	fV
weekend in	hW
weekend$	f_hI
weekends	fV
weekends$	hTiR
weekl-	fR
weekly	fR
weekly$	fXnW
weeks	fUlR
weeks holiday	hY
weeks in	cEfShDmJnU
weeks leave	fGh\`
weeks off	h\\
weeks on	f]hF
weeks paid	eFfIl]
weeks vacation	hVqS
weeks$	fYhS
weg	rW
weg$	oSqTrZ
wegen	iEjUqSsV
wegen der	sa
weibl-	aRsZ
weiblich	aRsZ
weiblich$	sZ
weich-	i^sX
weichen	i[
weide	bWiV
weide$	bWiV
weigh	iYs_
weigh-	iXkU
weighbridge	bIcFi\\
weighting	gY
weihn-	hS
weihnachten	h\\qV
weihnachtsgeld	gY
weihnachtsgeld$	gTiJ
weil	fDjUqWsT
weil die	bHeZjIsS
weima-	cS
weimar	cS
weimar$	cW
wein	bIcJh]rS
weinb-	rU
weinbau	bSiHjU
weing-	b[
weingut	bT
weink-	bThFiW
weinkarte	bUiT
weiss	aHmU
weite-	q[
weiterbildung	a[fEhU
weiterbildung$	hViIqW
weitere	aGeVmY
weiß	q^
weißw-	bU
weißwurst	bU
welco-	kVlU
welcome	kWlV
welcome$	iFjDk\\lW
welcoming	iTrUsI
weld	jXpW
welde-	a^gH
welder	aRjS
welder$	aSiIjU
welders	a\`gFjE
weldi-	jTkY
welding	jTkY
welding /	iYjEkS
welding$	cGjXkU
welds	iS
welds$	iS
welfa-	iS
welfare	iS
well	tT
well as	iGjSrV
well enough	j\\
well spoken	sS
well$	iGjTtS
well--	s^
wellb-	bVhW
wellbeing	bVhW
welli-	cRhJjSnX
wellies	hDiGjUkIn]pI
wellington$	jU
welln-	f@gIhXiT
wellness	f@gIhXiT
wells	bRcZ
wells$	cW
welsh	k\\rW
welsh$	jT
weltm-	bU
weltmarktnische	bU
weltmarktnische$	bS
weltw-	iTnT
weltweit	iTnT
wen	aHbFi]qYtE
wende-	iX
wendl-	bTtU
wendland	bTtU
wenig-	jW
wenigstens	jX
wenn	kY
wenn der	iTjDr^
wenn die	eFfTnTrS
wenn du	hCkWlVpT
wenn er	gUhVkEqT
wenn jemand	k[
wenn sie	bTiGkUsY
wenn'-	gHjVkVoItT
wenn's	gHjVkVoItT
went	q\`
wer	kX
wer mag	bFhFiTkEt[
wer will	fZgHiUjInIsH
wer$	bVgZhIiHjGoH
wer's	hRi_jBkF
werden$	sW
were	hSq^
werk	bGcbpT
werkb-	bZhXkGmG
werke	b\`
werke$	b]pI
werkl-	iVjS
werkleiter	iVjS
werks-	h^iJ
werkscontroller	aY
werkstatt	sR
werkstatt$	bR
werkstattwagen	h[
werkstudi	aVeS
werkstudi$	aSeUiG
werkswohnung	hT
werkz-	iVlU
werkzeug	kTlY
werkzeugmacher	aYtG
wesse-	bZcViB
west	c^pU
west$	bGc\\jDnX
weste-	cbpJ
western	pGsX
westf-	cRfEhU
westfield	aJcSfHhYiI
westp-	cX
westport	cX
westport$	cX
wet	hTjS
wet$	cEfWgDh?iCjTkEpFrZ
wetsu-	haiGjF
wettb-	iSkW
wette-	aHbWcIfJjSoVsJ
wetter	aJb>cEgIiXoX
wetzl-	bHcc
weyre-	cV
weyregg	cV
weyregg$	cV
wf	bFcW
wf$	bFcW
wfh	cSdijH
wfh$	da
wfr	jV
wg	bReTjHkW
wg$	dJeUkXsR
whaka-	cIjVs\\
whana-	iSjS
whanau	iSjS
wharf	bIcR
wharf$	cV
what	t\\
what do	hY
what else	bSfHoStS
what i	j[lG
what i'd	gHqZ
what the	bFgSiY
what you	jUp\\rG
what$	aIpUtY
what'-	aHbHcJgHhIlHqFtY
whate-	gUlW
whatever	gUlW
whats-	tR
whatsapp	pRtR
whatsapp 000	jSqT
whatsapp$	bJhSiW
wheat	bZcI
wheel	iZ
wheel-	aUjTsT
wheelchair	iW
wheels	bVjT
when	oS
when a	jS
when it's	f\\gHlFsE
when the	fZqJ
when they	sX
when we	gTiXjF
when$	cHfDjFkJtV
whene-	dV
whenever	dV
where	c[tX
where it	gWqF
where$	iCjIqHt\`
where-	d[eS
wherever	d[eS
wherever$	dWfJ
whetu	lTmV
whetu$	lTmV
which 0	aIbCcGf\\
which is	qU
which$	iRqV
which-	cRhHlRpV
whichever	cSfShIlT
whichever$	cVfWiHlF
while	fV
whipp-	b\`iF
whisk-	qZ
whisky	bTiS
whist-	cUiV
whistler	cY
whistler$	cY
whitb-	bRcR
whitby	bScR
whitby$	cS
whitc-	c\\
whitchurch	c\\
whitchurch$	cT
white	c[iIjUrS
white-	aCb[cViFjIpU
whits-	cSoX
whitstable	c^
whitsun	fHoZ
whitsun$	oX
who :	bU
who can	aThCjWlEsUtF
who has	jUkW
who is	kEmV
who isn't	kHs\\
who will	iStT
who$	jGqTt[
who'd	aEkZpG
who'l-	sW
who'll	sW
who'll be	iImTsS
who's	tV
who'v-	mT
who've	mT
whoev-	bSqY
whoever	bSqY
whole	fJhTjS
whole-	bY
whom	mb
whose	kIs\\
whse	gTjFkWlG
why	pVq]
why$	pYqT
wi	jYlHmFn]pJ
wi$	iHj\\lInS
wichi-	cX
wichita	cX
wichita$	cX
wicht-	jX
wichtig	iSrS
wichtig$	iRjSlT
wick	bHcXfTiI
wick$	bIc[iI
wicke-	iHj\\
wide	c[
wide$	cZ
wider-	qJs\\
widersprechen	qHs]
widerspruche	iU
wie	fErU
wie es	iSoV
wie's	aGfZt\\
wiebk-	mS
wiebke	mS
wiede-	kD
wieder	qSsV
wieder$	aHpRs\\tS
wiedereinsteigerinnen	kEl\`
wiege-	bIiR
wiegen	bIiR
wien	ce
wien 0000	c^
wien$	cY
wien--	cV
wiene-	bHr[
wiese-	aFb^cDkItG
wife	pIq[sa
wifi	hb
wifi$	hX
wig	iVjG
wigan	c]
wigan$	cY
wigs	mZ
wild	f\\
wildc-	cDdIeIfAgIhIjbkHlImJnIqIrItI
wilde-	j[kG
wildl-	bSjItJ
wildlife	bSjItJ
will	q]
will be	cUhIiHkVpV
will come	bIhJjGl_mHpA
will do	iJjXlV
will show	iJjHkGlZpX
will you	a_bIjGlIqCrF
will$	eRfSqEsTtZ
will'-	qVrU
will's	qVrU
willi-	jS
william	cV
william$	cV
willing	jW
willing to	kS
willing$	iFj[
willk-	k[lR
willkommen	k[lR
willkommen$	aTk\\
wills	bTiY
wills$	iW
winch	iW
winch-	cX
wind	bYjS
wind$	aVbI
winde-	cYhDiX
window$	cJhXoVqF
windows	jU
windows server	iFj\\
windows$	hJjV
windp-	iT
windparks	iT
windparks$	iT
wine	bRhWlS
wine$	mV
winer-	bU
wing	gJiZjH
wing$	gJi[jG
winne-	iS
winner	iV
winni-	cTiIjSnV
winnipeg	cVnV
winte-	fR
winter	fS
winter 00	fWrR
winter$	bHeZfT
winterdienst	fJi\`
winterdienst$	iT
winterjacke	iIjZ
winters	bBiGj[oVqU
winterthur	cV
winterthur$	cV
winze-	a[
winzer	jS
wir 00	eVgUtJ
wir bauen	b[
wir bei	gUlV
wir bieten	hTtS
wir das	tU
wir haben	bS
wir hatten	qT
wir im	fUjV
wir keine	bTiGl[sE
wir machen	bV
wir nicht	bXfHjIr\\
wir sind	aIbV
wir suchen	aS
wir uns	gHjCkYsW
wir zahlen	gSjFlU
wir zu	bVgT
wir$	h^iClUtU
wird	qS
wird bezahlt	hT
wird ein	bSjR
wird eine	iR
wird nach	oWqF
wird$	cHqYtZ
wire	bGgHjbk>
wirkl-	jTkEpVrH
wirklich	jTkEpVrH
wirt	aUjS
wirts-	bTcJj\\
wirtschaftsinformatik	jT
wirtshaus	bUhS
wisbe-	cX
wisbech	cX
wisbech$	cZ
wisch-	iVrU
wischen	iVrU
wish	fUsY
wish :	kZ
wish$	eFf\\gGjGsR
wisse-	kJ
wissen$	rJsT
wissz-	eU
wisszeitvg	eU
with 0	j\\m\\pR
with 00	b_
with 000	bUiFj[
with a	rRsS
with an	lRmV
with five	aEbXjUkE
with it	hSsS
with kids	hWmIsS
with me	mUpW
with no	hElTs[
with one	aIbTdVmY
with our	aFhIiTmHoHpZsY
with parents	iX
with the	rU
with two	mS
with us	dXpW
with you	bXiXmHpIsV
with your	p\`
within 0	gWhDlT
within 00	cIhTjS
within a	jZkA
within the	bIdVmT
witho-	jT
without	jT
without a	iSqGsJt[
without$	iHjGl\\qU
witne-	ia
witness	iU
witte-	c[
wittenberge	c[
wittl-	cWnV
wittlich	cWnV
wittlich$	cWjFnV
wittmund	iJ
wittmund$	cV
witz	hVrZ
witz$	h[
wives	jEkTpHs\`
wk	fU
wk 0	iZsS
wk in	cJdXgJiXnV
wk$	fUiR
wknd	f\\g[hEiA
wknd$	fXgWhIiF
wks	fTlV
wks in	fXhTlI
wks on	fX
wks$	hVoY
wlan	gIhb
wlan$	gGhZ
wms	jTkS
wms$	jUkRlT
wo	tW
wo$	fUnT
woche	fSnT
woche mit	iXnS
woche von	bHcJfV
woche$	fW
woche-	f[
wochen	lU
wochen ferien	fBhe
wochen urlaub	hX
wochen$	fT
wochenenddienst	fW
wochenende	f^
wochenende$	fShU
wochenenden	f^
wochenenden$	f[
wochenstunden	f[
wochenstunden$	f[
wochenweise	aGn[
wochenweise$	iDn[
wohl	qb
wohne-	bXhVrH
wohnen	bXhVrH
wohng-	aGbTgJiUjW
wohngruppe	aGbVgHiVjH
wohnh-	b]i?j]
wohno-	bFc]fFhFiEjTsB
wohnu-	h\\
wohnung	hY
wohnungen	aHcWhSiF
wohnungen$	c[hTiC
wohnungsbau	bWcH
wolle-	eX
wollen	eX
wollen wir	bX
wollt-	qWtZ
wollte	qa
wollten	iJjHlHsJtZ
wolnz-	cT
wolnzach	cT
wolve-	cY
wolverhampton	cT
woman	sd
woman$	a[s[
women	kIrWs_
women$	bUiIrV
women's	iV
women-	bSiY
women-only	bTiV
won	gFhHiHj[pT
won't	lYqVsZ
won't have	bEs\\
wood	cWh_jG
wood$	cHhaiRjI
woodl-	aEcT
woodlands	aEcT
woodw-	iTjFkV
wool	hUiGkV
word	pTqX
word "	kIrT
word$	gVjWqU
wordi-	rY
wording	rY
wording$	rZ
words	aJr\`
words tops	pFr\`
words$	kWr[
work :	iX
work is	cUeFfRi?jCl]
work or	jU
work with	aHmT
work$	eJi[oT
worka-	h\\
workation	h\\
worked	jV
worked with	kW
worker	iT
worker$	aV
workers	iWmT
workers$	bTgHiSjI
workf-	bHiWjT
workforce	bFjV
working at	jW
working towards	jU
working$	d@fBhVsUtX
workl-	fXiT
works	bWmV
works$	bXhX
workshop$	cU
workshops	bT
workshops$	iT
workspace	iBj]
world	aT
world-	cCiGjSkIn^
world-check	iGj^kI
world-check$	iIjZ
worsh-	jTrR
worship	jTrR
worst	f[gF
wort	jSqVrY
wort "	rY
wort$	fGgXqY
worte-	r\`
worter	rb
worter$	rX
worth	bHcUfHhTnHoGqU
worth-	cZ
worthing	cZ
worthing$	cZ
would	kesV
would be	k\`lS
would do	bCdIeXfWkFsR
would have	rXsX
would help	k\\
would like	fXiHkHqRrHsCtY
would save	k]
would$	k[
wound	iY
wpm	bJgGhFjc
wps	i]jH
wrapp-	iU
wrapping	iU
wraps	aHbXhDiZ
wreck-	g\\hF
wrexh-	cTeI
wrexham	cTeI
wrexham$	cXeI
write	pUrW
write "	rU
write it	qIr_
write the	i[jJ
write this	aJrStS
write$	pW
write-	jS
writer	aU
writer$	aXgS
writers	m[tH
writes	bTiIjWqH
writi-	dR
writing	dR
writing$	j^
written english	jV
written test	cJpV
wrocl-	cUnS
wroclaw	cUnS
wroclaw$	nW
wrong	bRtS
wrong$	bTgJtT
wrote	pVrYsItG
wset	jTkY
wset 0	jTkX
wset$	iHkS
wsq	jY
wt	i]
wte	fSm\\pE
wte$	bJfTgJm]pE
wunde-	bV
wunsc-	fWk\\
wunsch	hWiI
wunsch$	iHkY
wunschdienstplan	fZ
wunschdienstplan$	fS
wunschenswert	k\\
wunschenswert$	k[
wuppe-	c[
wuppertal	c[
wuppertal$	c[
wurde	qa
wursc-	aXiIl[
wurscht	aXiIl[
wurst	gHh\\jGlZ
wurst$	gGh[jGlZ
wurst-	i[
wurstkuche	iY
wurzb-	cX
wurzburg	cX
wwoof-	mX
x	aR
x /	fSnV
x 0	aZfV
x 00	fR
x im	iU
x$	hUiFjVnX
x-ray	iZ
xacti-	gJiHjSpV
xactimate	gJiHjSpV
xalap-	cV
xalapa	cV
xalapa$	cV
xero	j]
xero$	iTjX
xerox	jHp^
ximen-	jXlFmV
xixe	aSbGcGiWqJ
xl	i\\jTkA
xmas	haoW
xmas$	bThXiFoT
xrf	aBbGgGh^jVmH
xx	gW
xx$	gW
y 0	aWmU
y 00	fSiU
y 000	gWhEi]
y a	eR
y bono	gThVjH
y cargar	iX
y cinco	bJsS
y con	iIjTqSsZ
y cuatro	f[
y de	aHeRnSsV
y despues	i]kS
y domingos	tJ
y el	mSqZ
y en	t]
y festivos	gV
y frances	jY
y hay	hZoS
y jueves	dSfYiH
y la	bGhSmV
y las	gX
y lo	fDgWsXtT
y los	aFi\\mW
y luego	eZ
y media	fX
y medio	fXgRjS
y navidad	jW
y no	qZ
y nos	bYiH
y ocho	sS
y otro	aBbEjHm]
y por	bT
y provincia	bU
y prueba	p\\
y que	hGjXtV
y quince	mU
y saber	j\\
y se	fZ
y seguro	hV
y seis	b\\
y si	kVlIoT
y sin	rZsW
y su	gXhRiImI
y tambien	bWtF
y tiene	hS
y tres	fY
y un	mU
y una	mX
y viernes	dYfG
y yo	aGb^mBqZ
y$	jS
ya	oWqU
ya ni	kXqU
ya no	q[
ya sabes	iIqTrVsS
ya$	eHoarV
yacht-	hIiUjT
yachtmaster	jY
yakim-	cV
yakima	cV
yamah-	bTjR
yamaha	bTjR
yanni-	aHmV
yannick	aHmV
yard	bScRnT
yard$	bVfThR
yards	iTn[
yeah	bTeSgChHtY
yeah$	eWhHtW
year 00	bYsR
year and	bRiR
year contract	e]
year end	fGgHh[oS
year in	eUjUnG
year on	h@jTl[
year one	fEnX
year round	e]gSiIpD
year$	bV
year'-	hUjR
year's	hUjR
year--	hT
year-end	gX
year-old	bFi[
year-olds	lFpX
year-round	bVeRhX
yearl-	eTnT
yearly	eTnT
yearly$	eXmHnX
years	jc
years at	iFjU
years in	j]
years of	j^
years on	j]
years with	j\\qI
years$	eWhSqU
yegua-	bZcWiD
yeovi-	cW
yeovil	cW
yeovil$	cT
yes	tT
yes really	fHhZ
yes$	kWpI
yet	qW
yet$	pTqU
yeux	iIjZ
yield	hDidjI
yildi-	b]cIiIoD
yo	mUqV
yo y	cGm^
yo$	aGbWhTiHmV
yoga	kY
yoga$	iZ
yopal	cZ
yopal$	cZ
york	c^
york$	c^
yorks	c_nT
yorks$	cWhJnZ
yorks-	bXiG
yorkshire	bXiG
you a	hUlJqS
you and	hUmX
you call	bViW
you can	rW
you come	d[
you do	aHl[mGr[tH
you don't	dTjRlV
you drive	bHg[hGiV
you for	t\\
you get	fXh^tG
you have	jSkYoSpT
you keep	gZiR
you know	sT
you like	d[hJjEtT
you live	hW
you made	pT
you must	iGjUrU
you need	cTnS
you pick	eSlW
you put	hSrW
you report	iFmZ
you should	bVqA
you the	oRpDqX
you through	l\\
you to	jR
you want	eVfUgI
you will	iImSt[
you write	aWiW
you'd	mS
you'd be	jEn[tS
you'd work	mToX
you'l-	lS
you'll	lS
you'll be	j[lFmUqB
you'r-	qJ
you're	qJ
you've got	fT
young	jSs\`
young$	aWsStG
young-	aHbAiZsa
your	hT
your own	hSjV
your$	hWpVrG
yours	h]iGpHtV
yours$	dHf\\hWiI
yours-	kS
yourself	kT
yourself$	kU
youth	aYiU
youtu-	bZiJ
youtube	bZiJ
yr	jU
yr 0	gZh_jJ
yr 00	gZ
yr renewable	aGqX
yr$	bTeTgI
yrs	jc
yrs +	j]
yrs bench	jT
yrs$	eT
yurt	gTh\\iGlHtI
yurt$	gXhT
yusra	mTpR
yusra$	mTpS
yverd-	c\`iE
yverdon	cV
yverdon$	cW
yvett-	aHcImXqS
yvette	aHcImXqS
z	eSlCp[
z-dri-	bacIiH
z-drive	bV
zahl	gUjHrY
zahlen	hV
zahlen 00	hZ
zahlen wir	gUkY
zahlen$	h_
zahlt	bJgVhTsI
zahlt$	g]hSjCqIrSsI
zahlu-	mT
zahlung	mT
zahna-	bVcCiTjGqY
zamor-	cW
zamora	cW
zapat-	bRgFh_
zapateria	b[tF
zapateria$	bZhItF
zapatillas	fHgFh_iI
zapatos	hX
zarag-	cYnU
zaragoza	cWnV
zarat-	cW
zarate	cW
zarate$	cW
zaune	aGbIcGi]tI
zeebr-	cW
zeebrugge	cW
zeebrugge$	cY
zehn	bS
zehn bis	iS
zehn prozent	gShYiF
zeich-	aIbUiDj\`pFrV
zeichnung	bFgJjWrW
zeichnungen	jT
zeichnungen lesen	jT
zeige-	jIlZmG
zeigen	jIlZmG
zeigt	iUlWqI
zeile	aIfDg[tV
zeile-	gIr[
zeilen	gIr[
zeilen$	gHpFr^
zeiss	bJiTj\\
zeiss$	i\`jC
zeit	bShUiJt\\
zeita-	bSeYhT
zeitarbeit	bXe[
zeitausgleich	fThX
zeite-	f]
zeitk-	fW
zeitkonto	fW
zeitp-	oW
zeitpunkt	oW
zeitpunkt$	oW
zeitu-	iRjG
zeitung	bSiSjFqS
zell	bGc^
zemen-	bVfG
zentr-	bWcU
zentrale	cSqX
zentrum	bGcZ
zephy-	jTkS
zephyr	jTkS
zerle-	i]
zerlegen	i]
zero	bSlY
zero hours	ea
zero$	bHhViXl[rI
zero--	aIcGe\\fDiFtF
zersp-	aWiZjH
zerti-	aIjSlX
zertifikat	gV
zertifikat$	gW
zertifiziert	bXlI
zertifiziert$	b[
zeugn-	lU
zeugnisse	lU
zeugnisse$	iS
zfa	abj?
zfa$	aU
zi	iIpY
zi$	iIpY
ziege-	bViW
ziegel	i[
ziegen	bZ
ziegl-	mUpW
ziegler	mUpW
ziehe-	iV
ziehen	iV
ziehen$	iTjT
zieht	bUq]
ziel	i\\
zigza-	jW
zigzag	jW
zimmer	bY
zimmer$	b^
zimmermadchen	aWmX
zimmern	aG
zims	i\\
zims$	i\\
zinc	b]iXjE
zinc$	bCeJi_jG
zip	bDeFgIiYqZ
zirco-	i^jG
zitta-	cU
zittau	cU
zivil-	aHb\\cEiBjIkIs]
zl	bJgThX
zn	bYhG
zoe	a@bEiFm\`nUsI
zoll	iFmZ
zoll$	aSjV
zollp-	iTjS
zollpapiere	iW
zollpapiere$	iZ
zona	cZgZ
zona$	aUgTmErUsU
zonal	m[
zonas	bHc]
zone	c^gW
zone 0	cAg\`
zone$	gS
zones	dViZ
zones$	dXiYjGtI
zoolo-	aSb[iC
zoom	dZp]
zoom$	d]pR
zoote-	jW
zootecnia	jX
zootecnia$	iHjY
zu 0	dSfV
zu besetzen	aZ
zu den	eUiSjGkZ
zu dritt	m[
zu einem	pT
zu hause	d[nU
zu sechst	mX
zu tun	tT
zu und	fRgGqCt^
zu uns	b_rHs]
zu viert	bTmZ
zu zweit	m^
zu$	fa
zuarb-	iVmW
zucke-	iCk[
zuers-	lYrX
zuerst	lYrX
zug	cRt]
zug$	c\\
zuge	b[nF
zuges-	eYfTgIhG
zugesagt	eYfTgIhG
zugig	iHjStW
zugig$	iHjStX
zugig-	j_
zuhau-	d^
zuhause	d^
zuhause$	dT
zulag-	gY
zulage	hT
zulagen	g\\
zulagen$	gZ
zulas-	iVjX
zulet-	hWpHqW
zuletzt	hWpHqW
zulu	jY
zulu$	jX
zum	hXoX
zum 0	eIo^
zum 00	mGq^
zum$	hJoXqItU
zunac-	eTgTlU
zunachst	eTgTlU
zunachst 0	eSgWjI
zup	jZ
zur	oV
zuric-	bTcUqS
zurich	cTqV
zurich$	qR
zuruc-	iTjEqRrS
zuruck	mIqTrT
zuruck$	mGqRrW
zus	bSgJr[
zusam-	mW
zusammen	dStV
zusammen$	dWgTmItT
zusat-	hZiHjYkT
zusatzliche	bSfFk[
zusatzrente	h_
zusatzversorgung	h[
zusatzversorgung$	hZ
zuschlage	gXiDjS
zuschuss	hX
zuver-	j]sS
zuverlassig	fHjX
zuwen-	b]cJi?
zvk	eGfCgHh^iIjG
zvk-r-	hX
zvk-rente	hX
zvk-rente$	hX
zwanz-	fV
zwanzig	fV
zwanzig bis	fS
zwanzig uhr	fViE
zwar	bIeZ
zwei bis	nY
zwei jahre	hRjW
zwei leute	a^cFmA
zwei regenerationstage	hS
zwei tage	dYpT
zwei wochen	bTiWqI
zwei$	aScFdSgJhFn[oJtE
zweie-	m]
zweierteam	aImU
zweih-	bR
zweim-	jGnV
zweimal	jGnV
zweir-	cIsV
zweiradmechatroniker	cIsV
zweis-	g[iJpY
zweit	m^
zweit$	gTmU
zweitausend	jJ
zweiten	eVqV
zweiter	bZmGpR
zweites	bVhUsW
zweiu-	gS
zweiunddreißig	fZ
zweiundzwanzig	gTiJtR
zweiz-	bXfHh[iClJqGtG
zwett-	cW
zwettl	cW
zwick-	cX
zwickau	cX
zwing-	jUlX
zwingend	jUlX
zwingend$	lX
zwischen 0	fY
zwischen 00	mWsS
zwischen den	gJ
zwolf	mZ
zwolf$	bSfWiHmS
zwolf-	fZoEpV
zzgl	g^hG
~=apply	pX
~=company	bS
~=date	eU
~=nice	k]
~=notneeded	aIjHll
~=place	cT
~=team	mV
~=title	aU
~company	bS
~company/high	mT
~contact	p]
~contact/high	p]
~deadline	aRbHfGp[
~deadline/high	aRbHfGp[
~duty/high	i\\
~end	eWfS
~end/high	eWfS
~experience/high	lU
~free/high	jR
~hours/high	gD
~manager	mS
~manager/high	mS
~not	lR
~pay/high	gT
~place	cT
~place/medium	cXpV
~skill/high	iTkU
~start	oV
~start/high	oT
~start/medium	oS
~team	bS
~team/high	bS
~title	aU
~title/high	aW
~title/medium	a]
~variable	hU
~variable/medium	g@h]iRjF
£ 0	hS
£ 00	gR
£ 963	gVhTjJ
£$	jUrU
¤ (	fIrS
¤ +	sV
¤ 000	gUiE
¤ annuels	bSfI
¤ bei	g]iH
¤ brut	rS
¤ brutto	fHjW
¤ de	gEhHnY
¤ die	gThG
¤ im	gXsU
¤ je	aJg\\jI
¤ la	gZ
¤ por	g\`
¤ pro	g^
¤ sur	gT
¤ x	gT
¤$	gW
ß	r\`
œuvre	aY`
