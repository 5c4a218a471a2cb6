/**
 * How what is of a country, and who lives there, is called: the adjectives that pertain to its name in WordNet 3.1, and
 * peoples that are called otherwise. A line is a place as `place.ts` names it.
 */
export const demonyms = `
Afghanistan: afghani, afghan, afghanistani
Africa: african
Albania: albanian
Algeria: algerian
Andorra: andorran
Angola: angolan
Anguilla: anguillan
Argentina: argentine, argentinian
Armenia: armenian
Asia: asian
Australia: australian
Austria: austrian
Azerbaijan: azerbaijani, azeri
Bahamas: bahamian
Bahrain: bahraini
Bangladesh: bangladeshi
Barbados: barbadian
Belarus: belarusian
Belgium: belgian
Benin: beninese
Bermuda: bermudan
Bhutan: bhutanese
Bolivia: bolivian
Bosnia & Herzegovina: bosnian
Botswana: botswanan
Brazil: brazilian
Brunei: bruneian
Bulgaria: bulgarian
Burkina Faso: burkinabe
Burundi: burundian
Cambodia: cambodian
Cameroon: cameroonian
Canada: canadian
Chad: chadian
Chile: chilean
China: chinese
Colombia: colombian
Congo - Kinshasa: congolese
Costa Rica: costa rican
Croatia: croatian, croat
Cuba: cuban
Cyprus: cypriote, cypriot
Czechia: czech
Denmark: danish, dane
Djibouti: djiboutian
Dominican Republic: dominican
Ecuador: ecuadorian
Egypt: egyptian
El Salvador: salvadoran, salvadorean
Eritrea: eritrean
Estonia: estonian
Eswatini: swazi
Ethiopia: ethiopian
Europe: european
Fiji: fijian
Finland: finnish, finn
France: french, frenchman
Gabon: gabonese
Gambia: gambian
Georgia: georgian
Germany: german
Ghana: ghanaian
Gibraltar: gibraltarian
Greece: greek
Greenland: greenlandic, greenlander
Grenada: grenadian
Guatemala: guatemalan
Guinea: guinean
Guyana: guyanese
Haiti: haitian
Honduras: honduran
Hungary: hungarian
Iceland: icelandic, icelander
India: indian
Indonesia: indonesian
Iran: iranian
Iraq: iraqi
Ireland: irish, irishman
Israel: israeli
Italy: italian
Jamaica: jamaican
Japan: japanese
Jordan: jordanian
Kazakhstan: kazakhstani, kazakh
Kenya: kenyan
Kosovo: kosovar
Kuwait: kuwaiti
Kyrgyzstan: kyrgyzstani, kyrgyz
Laos: laotian
Latvia: latvian
Lebanon: lebanese
Lesotho: basotho
Liberia: liberian
Libya: libyan
Liechtenstein: liechtensteiner
Lithuania: lithuanian
Luxembourg: luxembourgian, luxemburger
Madagascar: madagascan
Malawi: malawian
Malaysia: malaysian
Mali: malian
Malta: maltese
Mauritania: mauritanian
Mauritius: mauritian
Mexico: mexican
Moldova: moldovan
Monaco: monegasque
Mongolia: mongol, mongolian
Montenegro: montenegrin
Morocco: moroccan
Mozambique: mozambican
Myanmar (Burma): burmese
Namibia: namibian
Nauru: nauruan
Nepal: nepalese, nepali
Netherlands: dutch, dutchman
New Caledonia: new caledonian
New Zealand: new zealander, kiwi
Nicaragua: nicaraguan
Niger: nigerien
Nigeria: nigerian
North Korea: north korean
North Macedonia: macedonian
Norway: norwegian
Oman: omani
Pakistan: pakistani
Palestinian Territories: palestinian
Panama: panamanian
Papua New Guinea: papuan
Paraguay: paraguayan
Peru: peruvian
Philippines: filipino
Poland: polish, pole
Portugal: portuguese
Qatar: qatari
Romania: romanian
Russia: russian
Rwanda: rwandan
Samoa: samoan
San Marino: san marinese
Saudi Arabia: saudi-arabian, saudi
Senegal: senegalese
Serbia: serbian, serb
Seychelles: seychellois
Sierra Leone: sierra leonean
Singapore: singaporean
Slovakia: slovakian, slovak
Slovenia: slovenian, slovene
Somalia: somalian, somali
South Africa: south african
South Korea: korean, south korean
South Sudan: south sudanese
Spain: spanish, spaniard
Sri Lanka: sri lankan
Sudan: sudanese
Sweden: swedish, swede
Switzerland: swiss
Syria: syrian
Taiwan: taiwanese
Tajikistan: tajikistani, tajik
Tanzania: tanzanian
Thailand: thai
Togo: togolese
Tonga: tongan
Tunisia: tunisian
Turkmenistan: turkmen
Türkiye: turkish, turk
Uganda: ugandan
Ukraine: ukrainian
United Kingdom: british, scots, scottish, welsh, briton, englishman, scot
United States: american
Uruguay: uruguayan
Uzbekistan: uzbekistani, uzbek
Venezuela: venezuelan
Vietnam: vietnamese
Yemen: yemeni
Zambia: zambian
Zimbabwe: zimbabwean
`
