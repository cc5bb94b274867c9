//! Cities and their search.

use super::*;

fn names(query: &str, limit: usize) -> Vec<String> {
    search(query, None, limit).iter().map(|city| format!("{}/{}", city.name, city.uf)).collect()
}

fn place(list: &[String], name: &str) -> usize {
    list.iter().position(|one| one == name).unwrap_or_else(|| panic!("{name} is not in {list:?}"))
}

#[test]
fn all_cities_are_there() {
    assert_eq!(INDEX.entries.len(), 5571);
    assert_eq!(INDEX.by_code.len(), 5571);
    assert_eq!(find(CityCode::from(3_550_308)).map(|city| city.name.as_str()), Some("São Paulo"));
    assert!(find(CityCode::from(1)).is_none());
    for entry in &INDEX.entries {
        assert!(is_state(&entry.city.uf.to_lowercase()), "{}", entry.city.uf);
        assert!((-34.0..=5.5).contains(&entry.city.latitude), "{}", entry.city.name);
        assert!((-74.0..=-32.0).contains(&entry.city.longitude), "{}", entry.city.name);
    }
}

#[test]
fn a_city_has_the_time_zone_of_its_place() {
    let zone = |code: i64| find(CityCode::from(code)).map(|city| city.zone().to_string()).unwrap_or_default();
    for (code, name) in [
        (3_550_308, "America/Sao_Paulo"),
        (2_605_459, "America/Noronha"),
        (2_611_606, "America/Recife"),
        (5_107_602, "America/Cuiaba"),
        (1_302_603, "America/Manaus"),
        (1_304_062, "America/Eirunepe"),
        (1_200_401, "America/Rio_Branco"),
    ] {
        assert_eq!(zone(code), name, "{code}");
    }
    // Thirteen municipalities of Amazonas and the twenty-two of Acre are two hours behind Brasília.
    let behind = INDEX.entries.iter().filter(|entry| entry.city.zone().time_name() == "horário do Acre").count();
    assert_eq!(behind, 35);
}

#[test]
fn the_first_is_the_one_a_person_means() {
    for (query, first) in [
        ("sao", "São Paulo/SP"),
        ("SÃO P", "São Paulo/SP"),
        ("cam", "Campinas/SP"),
        ("rio", "Rio de Janeiro/RJ"),
        ("uber", "Uberlândia/MG"),
        ("rondonop", "Rondonópolis/MT"),
        ("campinas sp", "Campinas/SP"),
        ("campinas/sp", "Campinas/SP"),
        ("Campinas - SP", "Campinas/SP"),
        ("bom jesus pi", "Bom Jesus/PI"),
        ("palmas pr", "Palmas/PR"),
        ("palmas", "Palmas/TO"),
        ("sao jose campos", "São José dos Campos/SP"),
        ("jiparana", "Ji-Paraná/RO"),
        ("ji-parana", "Ji-Paraná/RO"),
        ("alta floresta doeste", "Alta Floresta D'Oeste/RO"),
        ("alta floresta d oeste", "Alta Floresta D'Oeste/RO"),
        ("horizonte belo", "Belo Horizonte/MG"),
        ("paranagua", "Paranaguá/PR"),
        ("santos", "Santos/SP"),
        ("  luís  eduardo ", "Luís Eduardo Magalhães/BA"),
        ("serra", "Serra/ES"),
        ("bras", "Brasília/DF"),
        ("gua", "Guarulhos/SP"),
        ("cur", "Curitiba/PR"),
        ("sp", "São Paulo/SP"),
        ("pal", "Palmas/TO"),
        ("sao mg", "São João del Rei/MG"),
    ] {
        assert_eq!(names(query, 10).first().map(String::as_str), Some(first), "{query}: {:?}", names(query, 10));
    }
}

#[test]
fn larger_places_come_before_smaller_ones() {
    let found = names("cam", 50);
    let camacari = place(&found, "Camaçari/BA");
    assert!(place(&found, "Campinas/SP") < camacari && place(&found, "Campo Grande/MS") < camacari, "{found:?}");
    let found = names("uber", 10);
    assert!(place(&found, "Uberlândia/MG") < place(&found, "Uberaba/MG"));
}

#[test]
fn a_name_that_begins_so_comes_before_a_word_and_a_word_before_the_rest() {
    let found = names("horizonte", 50);
    assert!(place(&found, "Horizonte/CE") < place(&found, "Belo Horizonte/MG"), "{found:?}");
    let found = names("bel", 50);
    assert!(found.first().is_some_and(|name| name.starts_with("Bel")), "{found:?}");
}

#[test]
fn a_state_narrows_and_a_limit_holds() {
    assert!(search("sao", Some("mg"), 50).iter().all(|city| city.uf == "MG"));
    assert_eq!(search("sao", Some("MG"), 3).len(), 3);
    assert_eq!(search("sao", Some(""), 500).len(), MAX_FOUND);
    assert!(search("sao", Some("XX"), 10).is_empty());
    assert_eq!(search("sao", None, 0).len(), 0);
}

#[test]
fn too_little_or_nonsense_finds_nothing() {
    for query in ["", " ", "s", "-", "'", "zzzz", "a'", "\u{301}"] {
        assert!(search(query, None, 10).is_empty(), "{query}");
    }
    assert!(search(&"sao ".repeat(1_000), None, 10).is_empty());
}

#[test]
fn distances_are_those_of_the_road_approximately() {
    use crate::distance::estimate;
    let city = |code| find(CityCode::from(code)).expect("a city");
    let (sao_paulo, rio, manaus, recife) = (city(3_550_308), city(3_304_557), city(1_302_603), city(2_611_606));
    for (from, to, road) in [(sao_paulo, rio, 430), (sao_paulo, recife, 2_660)] {
        let km = estimate(from, to).distance_km.expect("a figure").get();
        assert!((road * 88 / 100..=road * 112 / 100).contains(&km), "{} - {}: {km}", from.name, to.name);
        assert_eq!(estimate(from, to), estimate(to, from));
    }
    let none = estimate(sao_paulo, manaus);
    assert_eq!(none.distance_km, None);
    assert!(none.reason.is_some_and(|reason| reason.contains("Manaus/AM")));
    let same = estimate(rio, rio);
    assert_eq!((same.distance_km, same.reason.is_some()), (None, true));
}

#[test]
fn own_freights_come_before_the_estimate_and_the_odometer_before_the_entered_distance() {
    use crate::{
        DistanceBasis::{Estimate, OwnFreights},
        DistanceSource::{Estimated, Odometer, Planned},
        OwnTrip,
        distance::{between, estimate},
    };
    let city = |code| find(CityCode::from(code)).expect("a city");
    let (verde, santos) = (city(5_218_805), city(3_548_500));
    let estimated = estimate(verde, santos).distance_km.map(kernel::Km::get);
    let found = |own: &[(i64, crate::DistanceSource)]| {
        let own: Vec<OwnTrip> = own.iter().map(|(km, source)| OwnTrip { km: (*km).into(), source: *source }).collect();
        let found = between(verde, santos, &own);
        (found.distance_km.map(kernel::Km::get), found.basis, found.words)
    };
    let own = |km, words: &str| (Some(km), OwnFreights, Some(words.to_owned()));
    assert_eq!(found(&[]), (estimated, Estimate, None));
    assert_eq!(found(&[(1_085, Estimated)]), (estimated, Estimate, None), "an accepted estimate is no experience");
    assert_eq!(found(&[(1_010, Planned)]), own(1_010, "de 1 frete seu"));
    assert_eq!(found(&[(1_010, Planned), (1_013, Planned)]), own(1_012, "mediana de 2 fretes seus"));
    assert_eq!(
        found(&[(1_000, Odometer), (1_900, Odometer), (1_020, Odometer), (900, Planned), (900, Planned)]),
        own(1_020, "mediana de 3 fretes seus, pelo hodômetro")
    );
}
