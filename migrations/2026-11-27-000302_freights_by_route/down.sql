DROP INDEX freights_by_route;
